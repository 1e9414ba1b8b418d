import type { ContactSpan } from "./contacts.ts"

const candidate = /\(?(?:\+|(?<![\d.,])00|(?<!\d))\d(?:[\s().\-–—/_*·•~]{0,3}\d){5,15}(?!\d)/gu
const date = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:(?:19|20)\d\d|\d\d)(?!\d)/g
const dateBackwards = /(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g

/** Words after which even a short number is one to call. */
const called =
  /(?:тел(?:ефон\p{L}*)?|моб(?:ил\p{L}*)?|звон\p{L}*|набер\p{L}*|номер\p{L}*|tel(?:efon\p{L}*)?|mob(?:il\p{L}*)?|phone|call|cell|sun[ăa](?:ți|ti)?(?:-mă|-ma)?|ap(?:el|ela)\p{L}*|viber|вайбер|whats ?app|ватсап)[\s.:№#-]{0,4}(?:(?:me|us|at|on|мне|по|la|pe|nr|is)[\s.:]{1,3}){0,2}$/iu
const counted =
  /^\s{0,2}(?:lei|leu|лей|леев|лея|руб|₽|mdl|ron|eur|euro|евро|€|\$|usd|долл|kg|кг|km|км|m2|м2|m²|м²|mm|мм|cm|см|шт|buc)/iu

/** Words before a number that counts or names a thing. */
const named =
  /(?:серийн\p{L}*|серия|артикул\p{L}*|каталож\p{L}*|кадастр\p{L}*|заказ\p{L}*|код|serial|article|order|part|code|sku|ean|isbn|articol|seri[ae]|comand[aă]|cod)[\s\p{L}.:№#]{0,15}$/iu
/** Groups of digits, all with the same between: "069,123,456", "069)(12)(34)(56". */
const grouped =
  /(?<![\d.,:])(?:\+?373|0)\d{0,3}([^\S\n]{1,6}|[^\S\n]{0,2}[,:;|=][^\S\n]{0,2}|[)\]}]\s?[([{])\d{1,6}(?:\1\d{1,6}){1,8}(?!\d)/gu
/** Nothing else is written like this. */
const surePhone = /^(?:0[67]\d{7}|07\d{8}|(?:00)?373[2-79]\d{7})$/

export function findNumbers(text: string): ContactSpan[] {
  const digits = withDigits(text)
  return [...findCandidates(digits, text), ...findGrouped(digits)]
}

function findGrouped(digits: string): ContactSpan[] {
  return [...digits.matchAll(grouped)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length, kind: "phone" as const }
    return isSurelyPhone(match[0]) ? [span] : []
  })
}

export function isSurelyPhone(written: string): boolean {
  return surePhone.test(withDigits(written).replaceAll(/\D/g, "")) && !/\p{L}{2}/u.test(written)
}

/** In a text that was turned round: nine digits in one piece, unless they name a thing. */
export function findReversedNumbers(backwards: string): ContactSpan[] {
  return [...backwards.matchAll(/(?<!\d[.,/-]?)0[67]\d{7}(?![.,/-]?\d)/g)].flatMap((match) => {
    const end = match.index + match[0].length
    const before = backwards
      .slice(end, end + 30)
      .split("")
      .toReversed()
      .join("")
    return named.test(before) ? [] : [{ start: match.index, end, kind: "phone" as const }]
  })
}

function findCandidates(digits: string, text: string): ContactSpan[] {
  return [...digits.matchAll(candidate)].flatMap((match) => {
    const start = match.index
    const end = start + match[0].length
    const before = text.slice(Math.max(0, start - 30), start)
    return isPhone(match[0].replace("(", ""), before, text.slice(end, end + 10))
      ? [{ start, end, kind: "phone" as const }]
      : []
  })
}

function isPhone(written: string, before: string, after: string): boolean {
  const digits = written.replaceAll(/\D/g, "")
  if (written.startsWith("+")) return digits.length >= 8
  if (surePhone.test(digits)) return !counted.test(after)
  if (named.test(before)) return false
  if (written.startsWith("00")) return digits.length >= 11
  if (called.test(before) && digits.length >= 6) return true
  // A sum in groups of three, or a measure with its unit.
  if (/^\d{1,3}(?:[\s.]000)+$/.test(written) || counted.test(after)) return false
  if (/^0[.]\d/.test(written)) return false
  if (/^0(?:[2-79]\d{7}|[237]\d{8})$/.test(digits)) return true
  if (/^(?:373[2-79]\d{7}|40[2-7]\d{8}|380\d{9}|[78]9\d{9})$/.test(digits)) return true
  // Without the leading zero, as people write it in a hurry.
  return /^[67]\d{7}$/.test(digits) && !/^\d{1,2}[\s.]\d{3}[\s.]\d{3}$/.test(written.trim())
    ? true
    : /^[67]\d[\s.-]\d{3}[\s.-]\d{3}$/.test(written) && !/0{3}$/.test(written)
}

/** Same length, so that places stay: letters that stand for digits become digits, and dates become none. */
function withDigits(text: string): string {
  return text
    .replaceAll(/(?<=\d[\s.-]?)[oOоО](?=[\s.-]?\d)|(?<![\p{L}])[oOоО](?=[\s.-]?\d{1,3}[\s.-]?\d)/gu, "0")
    .replaceAll(/(?<=\d)[lI|](?=\d)/g, "1")
    .replaceAll(/(?<=\d)[Зз](?=\d)/gu, "3")
    .replaceAll(/(?<=\d)б(?=\d)/gu, "6")
    .replaceAll(date, (found) => "x".repeat(found.length))
    .replaceAll(dateBackwards, (found) => "x".repeat(found.length))
}
