import type { ContactKind, ContactSpan } from "./contacts.ts"

// Every repetition has an end, so that no text, however long, takes long to read.
const name = String.raw`[\p{L}\p{N}_+-]{1,40}(?:[.][\p{L}\p{N}_+-]{1,40}){0,4}`
const label = String.raw`[\p{L}\p{N}-]{1,40}`
const alone = String.raw`(?<![\p{L}\p{N}_])`
const over = String.raw`(?![\p{L}\p{N}_])`
const gap = String.raw`[^\S\n]{0,3}`
const some = String.raw`[^\S\n]{1,3}`
/** What people put around the @ and the dot so that it is no address any more. */
const junk = String.raw`[\s,:;/_|*()[\]{}<>"«»-]{0,6}`
const mailHouses = "gmail|mail|yahoo|yandex|inbox|icloud|hotmail|outlook|protonmail|rambler|ukr|bk"

/** Endings that are nobody's everyday word; "de", "la", "me", "eu" and the like are too common to count. */
const endings = "com|ru|md|ro|net|org|info|io|ua|shop|site|online|store|app|link|xyz|biz|ру|ком|мд|нет|рф"
const atSign = String.raw`(?:${gap}@${gap}|${gap}[([{<]{1,2}${gap}(?:at|a|@|собака|собачка|arond|arong)${gap}[)\]}>]{1,2}${gap})`
const atWord = String.raw`(?:${some}(?:at|собака|собачка|sobaka|arond|arong|a rond)${some})`
const dot = String.raw`(?:\.|${gap}[([{<]{1,2}${gap}(?:dot|точка|punct|\.)${gap}[)\]}>]{1,2}${gap}|${some}(?:dot|точка|tochka|punct)${some}|${some}\.${some}?)`

const slash = String.raw`(?:/|слэш|слеш|slash)`
const looseDot = String.raw`(?:\.|dot|точка|punct)`

/**
 * What a pattern can't do without, where reading the pattern itself is costly: engines take up to 25 ms to compile one,
 * and forget it when nobody has written for a while.
 */
const needs = {
  at: /@/,
  atSign: new RegExp(atSign, "iu"),
  atWord: new RegExp(atWord, "iu"),
  ending: new RegExp(`(?:${endings})(?![a-z])`, "iu"),
  mailHouse: new RegExp(mailHouses, "iu"),
}

/** What it needs is asked first. */
type Sought = [kind: ContactKind, pattern: RegExp, ...needs: RegExp[]]

export const soughtAddresses: Sought[] = [
  [
    "email",
    new RegExp(
      `${alone}${name}${junk}@${junk}${label}(?:\\n${label})?${junk}${looseDot}${junk}(?:${endings})${over}`,
      "giu",
    ),
    needs.at,
  ],
  [
    "email",
    new RegExp(
      `${alone}${name}(?:${atSign}|${atWord}|${some})(?:${mailHouses})(?:${dot}|${some})(?:${endings})${over}`,
      "giu",
    ),
    needs.mailHouse,
  ],
  [
    "link",
    new RegExp(
      `${alone}(?:t|wa|vk|fb|ig)${junk}${looseDot}${junk}me${junk}${slash}${junk}[A-Za-z\\d]\\w{2,40}`,
      "giu",
    ),
  ],
  [
    "handle",
    /(?<![\p{L}\p{N}_.@]|\d\s)[([]?@(?:[^\S\n]{1,3}|[,:;/_()[\]{}]{1,3})[A-Za-z][\w.]{3,40}(?![\w/@])/gu,
  ],
  [
    "email",
    new RegExp(`${alone}${name}${atSign}${label}(?:${dot}${label}){1,4}${over}`, "giu"),
    needs.atSign,
  ],
  [
    "email",
    new RegExp(`${alone}${name}${atWord}${label}(?:${dot}${label}){0,2}${dot}(?:${endings})${over}`, "giu"),
    needs.atWord,
    needs.ending,
  ],
  ["link", /(?<![\p{L}\p{N}])(?:https?|h\s?t\s?t\s?p\s?s?)\s?:\s?\/\/[^\s<>"»]{1,300}/giu],
  ["link", /(?<![\p{L}\p{N}])www\.[^\s<>"»]{2,300}/giu],
  ["link", /(?<![\p{L}\p{N}])(?:t|wa|m|vk|fb|ig)\.me\b(?:\/[^\s<>"»]{1,100})?/giu],
  [
    "link",
    new RegExp(`${alone}(?:${label}\\.){1,4}(?:${endings})${over}(?:/[^\\s<>"»]{0,200})?`, "giu"),
    needs.ending,
  ],
  [
    "link",
    new RegExp(`${alone}${label}${gap}[([](?:dot|точка|punct)[)\\]]${gap}(?:${endings})${over}`, "giu"),
    needs.ending,
  ],
  [
    "link",
    new RegExp(`${alone}${label}${some}(?:dot|точка|tochka|punct|\\.)${some}(?:${endings})${over}`, "giu"),
    needs.ending,
  ],
  ["handle", /(?<![\p{L}\p{N}_.@])@[A-Za-z][\w.]{2,40}(?![\w/])/gu],
]

/** Names of programs and of parts of style sheets that only look like addresses. */
const known =
  /^(?:(?:asp|vb|ado|ml)\.net(?:\/.*)?|socket\.io|draw\.io|@(?:media|import|keyframes|font|supports|layer|types))$/iu

const messengers =
  "telegram|телеграмм?|телега|тг|tg|whats ?app|ватсап|вотсап|вацап|viber|вайбер|instagram|инстаграмм?|инста|insta|facebook|фейсбук|skype|скайп|signal|discord|дискорд|tiktok|тикток|snapchat|vk|вк"
/** A messenger, what people put between, and a name that is written like one. */
const messengerName = new RegExp(
  `${alone}(?:${messengers})[\\p{L}]{0,3}(?:${some}(?:id|nick|ник|user|name|мой|meu|my|is|это)){0,2}([^\\S\\n]{0,6}[:=–,/_([{-]{0,2}[^\\S\\n]{0,3})(@?[A-Za-z][\\w.]{2,40})`,
  "giu",
)
const anyMessenger = new RegExp(messengers, "iu")
/** What is said of a messenger without naming anyone. */
const aboutMessenger = new RegExp(
  `^(?:${messengers}|bots?|api|ads?|groups?|channels?|shop|login|web|id|link)$`,
  "iu",
)

export function findAddresses(text: string): ContactSpan[] {
  const plain = withoutDisguise(text)
  return [...find(soughtAddresses, plain), ...messengerNames(plain)]
}

const reversedPatterns: Sought[] = [
  ["email", new RegExp(`${alone}${name}@(?:${label}\\.){1,4}(?:${endings})${over}`, "giu"), needs.at],
  ["link", /(?<![\p{L}\p{N}])(?:t|wa|vk|fb|ig)\.(?:me|com)\/[A-Za-z]\w{2,40}/giu],
]

/** In a text that was turned round, only what can be nothing else. */
export function findReversedAddresses(backwards: string): ContactSpan[] {
  return find(reversedPatterns, backwards)
}

function find(sought: Sought[], text: string): ContactSpan[] {
  return sought.flatMap(([kind, pattern, ...needed]) => {
    if (!needed.every((part) => part.test(text))) return []
    return [...text.matchAll(pattern)]
      .filter(([found]) => !known.test(found))
      .map((match) => ({ start: match.index, end: match.index + match[0].length, kind }))
  })
}

function messengerNames(text: string): ContactSpan[] {
  if (!anyMessenger.test(text)) return []
  return [...text.matchAll(messengerName)].flatMap((match) => {
    const [whole, between = "", handle = ""] = match
    const end = match.index + whole.length
    if (aboutMessenger.test(handle)) return []
    const isWrittenSo =
      /^@|[\d_]/.test(handle) || (handle.length > 4 && /^(?:\s{4,}|[,:/_([{]+)$/.test(between))
    const closesLine = /[:=]/.test(between) && /^\s*(?:[.,;!)]|$|\n)/u.test(text.slice(end, end + 5))
    return isWrittenSo || closesLine ? [{ start: match.index, end, kind: "handle" as const }] : []
  })
}

/** Same length, so that places stay: look-alikes between Latin letters become Latin. */
function withoutDisguise(text: string): string {
  return text.replaceAll(/[A-Za-z\d.@_а-яёіА-ЯЁІ-]{4,80}/gu, (word) => {
    const isMixed = /[A-Za-z]/.test(word) && /[аеорсухікмтвн]/iu.test(word) && /[.@]/.test(word)
    return isMixed ? word.replaceAll(/[аеорсухікмтвн]/giu, latinOf) : word
  })
}

const twins: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  к: "k",
  м: "m",
  т: "t",
  в: "b",
  н: "h",
}

function latinOf(letter: string): string {
  return twins[letter.toLowerCase()] ?? letter
}
