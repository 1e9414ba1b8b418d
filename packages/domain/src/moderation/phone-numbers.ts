import type { ContactSpan } from "./contacts.ts"

const candidate = /\(?(?:\+|(?<![\d.,])00|(?<!\d))\d(?:[\s().\-–—/_*·•~]{0,3}\d){5,15}(?!\d)/gu
const date = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:(?:19|20)\d\d|\d\d)(?!\d)/g
const dateBackwards = /(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g

/** Words after which even a short number is one to call. */
const called =
  /(?:тел(?:ефон\p{L}*)?|моб(?:ил\p{L}*)?|звон\p{L}*|набер\p{L}*|номер\p{L}*|tel(?:efon\p{L}*)?|mob(?:il\p{L}*)?|phone|call|cell|sun[ăa](?:ți|ti)?(?:-mă|-ma)?|ap(?:el|ela)\p{L}*|viber|вайбер|whats ?app|ватсап)[\s.:№#-]{0,4}(?:(?:me|us|at|on|мне|по|la|pe|nr|is)[\s.:]{1,3}){0,2}$/iu
const counted =
  /^\s{0,2}(?:lei|leu|лей|леев|лея|руб|₽|mdl|ron|eur|euro|евро|€|\$|usd|долл|kg|кг|km|км|m2|м2|m²|м²|mm|мм|cm|см|шт|buc)/iu

export function findNumbers(text: string): ContactSpan[] {
  const digits = withDigits(text)
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
  if (written.startsWith("+") || written.startsWith("00")) return digits.length >= 8
  if (called.test(before) && digits.length >= 6) return true
  // A sum in groups of three, or a measure with its unit.
  if (/^\d{1,3}(?:[\s.]000)+$/.test(written) || counted.test(after)) return false
  if (/^0[.]\d/.test(written)) return false
  if (/^0[2-79]\d{7,8}$/.test(digits)) return true
  if (/^(?:373[2-79]\d{7}|40[2-7]\d{8}|380\d{9}|[78]9\d{9})$/.test(digits)) return true
  // Without the leading zero, as people write it in a hurry.
  return /^[67]\d{7}$/.test(digits) && !/^\d{1,2}[\s.]\d{3}[\s.]\d{3}$/.test(written.trim())
    ? true
    : /^[67]\d[\s.-]\d{3}[\s.-]\d{3}$/.test(written) && !/0{3}$/.test(written)
}

/** Same length, so that places stay: letters that stand for digits become digits, and dates become none. */
function withDigits(text: string): string {
  return text
    .replaceAll(/[\uff10-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/(?<=\d[\s.-]?)[oOоО](?=[\s.-]?\d)|(?<![\p{L}])[oOоО](?=[\s.-]?\d{1,3}[\s.-]?\d)/gu, "0")
    .replaceAll(/(?<=\d)[lI|](?=\d)/g, "1")
    .replaceAll(/(?<=\d)[Зз](?=\d)/gu, "3")
    .replaceAll(/(?<=\d)б(?=\d)/gu, "6")
    .replaceAll(date, (found) => "x".repeat(found.length))
    .replaceAll(dateBackwards, (found) => "x".repeat(found.length))
}
