// Words of another language in which English was left standing.
import type { Dictionary } from "./dictionaries.ts"

const placeholder = /\{\{[^}]*\}\}|\$t\([^)]*\)/g
/** Two letters in a row are a word; a unit or a sign is the same everywhere. */
const word = /\p{L}{2}/u
/** Little words that every English sentence has and neither of the other languages. */
const english = /(?<!\p{L})(the|and|with|your|this|that|from|not|you|for)(?!\p{L})/iu

/** Names, addresses and codes that nobody translates. */
const names = new Set([
  "ID",
  "IDNO",
  "IP",
  "RON",
  "PDF",
  "CSV",
  "Push",
  "English",
  "Română",
  "Русский",
  "t.me/maria",
])
const addresses = /^\S+@example\.com$/

/** What Romanian says as English does. */
const alike: Record<string, ReadonlySet<string>> = {
  ro: new Set([
    "Administrator",
    "Auto",
    "Avatar",
    "Belarus",
    "Botanica",
    "Browser",
    "Calendar",
    "Chat",
    "Chat ·",
    "Chișinău",
    "Client",
    "client",
    "Document",
    "Logo",
    "Moderator",
    "Moldova",
    "Respect",
    "Selfie",
    "Spam",
    "Text",
    "Urgent",
    "hash",
    "km",
    "lei",
    "leu",
    "text",
    "<10 min",
  ]),
}

/** Equal to the English text without being a name, or with a little word of English inside. */
export function leftInEnglish(locale: string, words: Dictionary, source: Dictionary): string[] {
  return [...words].flatMap(([key, text]) => {
    const plain = text.replaceAll(placeholder, "").trim()
    if (!word.test(plain) || names.has(plain) || addresses.test(plain)) return []
    const isCopy = text === source.get(key) && !alike[locale]?.has(plain)
    const isMixed = english.test(plain)
    return isCopy || isMixed ? [`${locale}: ${key} is in English: “${text.slice(0, 60)}”`] : []
  })
}
