// Three dictionaries that must say the same things, and exactly what the code asks for.
import { fixedParts, nodesOf, parse } from "./syntax.ts"
import { filesUnder, read, type SourceFile } from "./repository.ts"

/** Keys as the code writes them ("shell:menu.open"), with their words. */
export type Dictionary = Map<string, string>

type Words = { [key: string]: string | Words }

const pluralEnding = /_(zero|one|two|few|many|other)$/
/** A value (`{{name}}`), or the label of something on a page (`$t(work:report)`). */
const placeholder = /\{\{\s*([\w.]+)[^}]*\}\}|\$t\([^)]*\)/g

export function flatten(namespace: string, words: Words): Dictionary {
  const into: Dictionary = new Map()
  const visit = (below: Words, prefix: string) => {
    for (const [key, value] of Object.entries(below)) {
      if (typeof value === "string") into.set(`${prefix}${key}`, value)
      else visit(value, `${prefix}${key}.`)
    }
  }
  visit(words, `${namespace}:`)
  return into
}

const folder = "packages/words"

/** A language as it lies on disk, with its references to labels. */
export function readDictionary(locale: string): Dictionary {
  return new Map(
    filesUnder(`${folder}/${locale}`).flatMap((path) => {
      const namespace = path.slice(`${folder}/${locale}/`.length, -".json".length)
      return [...flatten(namespace, JSON.parse(read(path).text))]
    }),
  )
}

/** Each language writes its percents in its own way: the value comes with its sign, from `percentText`. */
export function typedPercents(locale: string, words: Dictionary): string[] {
  return [...words]
    .filter(([, text]) => /\}\}\s?%/.test(text))
    .map(([key]) => `${locale}: ${key} types "%" after a value: pass it through percentText`)
}

const stem = (key: string) => key.replace(pluralEnding, "")

/** Keys that English has in plural forms. */
function pluralStems(dictionary: Dictionary): Set<string> {
  return new Set([...dictionary.keys()].filter((key) => pluralEnding.test(key)).map(stem))
}

export function faultsBetween(locale: string, words: Dictionary, english: Dictionary): string[] {
  const plural = pluralStems(english)
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const wanted = [...english.keys()].flatMap((key) =>
    // A text of its own for nothing at all (`_zero`) is there in every language or in none.
    plural.has(stem(key)) && !key.endsWith("_zero") ? forms.map((form) => `${stem(key)}_${form}`) : [key],
  )
  const missing = [...new Set(wanted)].filter((key) => !words.has(key))
  const extra = [...words.keys()].filter((key) => !wanted.includes(key))
  return [
    ...missing.map((key) => `${locale}: ${key} is missing`),
    ...extra.map(
      (key) => `${locale}: ${key} is not in English, or is a plural form that the language has not`,
    ),
    ...[...words].flatMap(([key, text]) => wrongPlaceholders(locale, key, text, english)),
  ]
}

function wrongPlaceholders(locale: string, key: string, text: string, english: Dictionary): string[] {
  const model = english.get(key) ?? english.get(`${stem(key)}_other`)
  if (model === undefined) return []
  const [here, there] = [placeholdersOf(text), placeholdersOf(model)]
  // "One offer" may leave the number out.
  const mayMiss = pluralEnding.test(key) ? ["{{count}}"] : []
  const wrong = [
    ...there.filter((name) => !here.includes(name) && !mayMiss.includes(name)),
    ...here.filter((name) => !there.includes(name) && !mayMiss.includes(name)),
  ]
  return wrong.map((name) => `${locale}: ${key} and its English differ in ${name}`)
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([whole, name]) => (name ? `{{${name}}}` : whole))
}

/** Letters that look right and aren't, and words left empty. */
export function wrongLetters(locale: string, words: Dictionary): string[] {
  return [...words].flatMap(([key, text]) => [
    ...(text.trim() === "" ? [`${locale}: ${key} is empty`] : []),
    ...(/[şţŞŢ]/.test(text)
      ? [`${locale}: ${key} has ş or ţ with a cedilla; write ș and ț with a comma`]
      : []),
    ...(locale === "ru" && /[a-z][а-яё]|[а-яё][a-z]/i.test(text.replaceAll(placeholder, " "))
      ? [`ru: ${key} mixes Latin and Cyrillic letters in one word`]
      : []),
  ])
}

/** Nouns that agree with the number before them, as they read for most numbers. */
const countedNouns: Record<string, string> = {
  en: "characters|times|days|hours|minutes|seconds|months|lines|items|photos|pictures|files|services|jobs|tasks|offers|proposals|decisions|messages|reviews|doers|people",
  ru: "символ(?:ов|а)?|раза?|дн(?:ей|я)|день|час(?:ов|а)?|минуты?|секунды?|месяц(?:ев|а)?|строк[аи]?|пункт(?:ов|а)?|фотографи[йи]|файл(?:ов|а)?|услуг[аи]?|работы?|задани[йея]|предложени[йея]|решени[йея]|сообщени[йея]|отзыв(?:ов|а)?|исполнител(?:ей|я)|человека?",
  ro: "caractere|ori|zile|ore|minute|secunde|luni|rânduri|puncte|fotografii|fișiere|servicii|lucrări|sarcini|oferte|propuneri|decizii|mesaje|recenzii|executanți|persoane|necitite|alese",
}

/** A number with its noun in a text that has one form: right for some numbers, wrong for 1, 2, 21 or 101. */
export function uncountedNouns(locale: string, words: Dictionary): string[] {
  const counted = new RegExp(
    `\\{\\{(?!percent)\\w+\\}\\}[ \u00A0](?:de )?(?:${countedNouns[locale] ?? ""})(?![\\p{L}])`,
    "u",
  )
  return [...words].flatMap(([key, text]) => {
    const found = pluralEnding.test(key) ? null : counted.exec(text)
    return found ? [`${locale}: ${key} says "${found[0]}": give it plural forms chosen by count`] : []
  })
}

/**
 * Forms of a noun on the wrong numbers. In Russian 3 takes the form that fractions take, and never the one that 5 takes,
 * unless the whole text is in another case (then 1 and a half read alike). In Romanian only numbers from 20 on have "de".
 */
export function misplacedForms(locale: string, words: Dictionary): string[] {
  const fits: Record<string, (few: string, stemmed: string) => boolean> = {
    ru: (few, key) => {
      const [one, many, other] = ["one", "many", "other"].map((form) => words.get(`${key}_${form}`) ?? "")
      if (few === many) return one === other || one === many || !/^\{\{\w+\}\} /.test(few)
      return (
        other === few ||
        wordsOf(other ?? "").some((word) => isWordOf(few, word) && !isWordOf(many ?? "", word))
      )
    },
    ro: (few) => !/\}\}[ \u00A0]de /.test(few),
  }
  return [...words].flatMap(([key, text]) =>
    key.endsWith("_few") && fits[locale]?.(text, stem(key)) === false
      ? [`${locale}: ${key} has the form of another number: "${text}"`]
      : [],
  )
}

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []
const isWordOf = (text: string, word: string) => wordsOf(text).includes(word)

/** How code names its words: a whole key, or one with `*` where a part is put in at run time. */
export function keysNamedIn(file: SourceFile, namespaces: string[], defaultNamespace: string): string[] {
  return [...nodesOf(parse(file))].flatMap((node) => {
    if (node.type === "CallExpression" && isTranslate(node.callee)) {
      const key = fixedParts((node.arguments as unknown[])[0])?.join("*")
      return key && !key.includes(":") ? [`${defaultNamespace}:${key}`] : []
    }
    const key = fixedParts(node)?.join("*") ?? ""
    const [namespace = "", name = ""] = key.split(":")
    // `*:*` could be anything, and says nothing about what is used.
    const isKey =
      /^[\w*-]+:[\w.*-]+$/.test(key) && name.replaceAll("*", "") + namespace.replaceAll("*", "") !== ""
    return isKey && (namespace.includes("*") || namespaces.includes(namespace)) ? [key] : []
  })
}

function isTranslate(callee: unknown): boolean {
  const { name, property } = callee as { name?: string; property?: { name?: string } }
  return name === "t" || property?.name === "t"
}

export function keysAgainstCode(
  dictionary: Dictionary,
  named: string[],
): { unknown: string[]; unused: string[] } {
  const keys = [...new Set([...dictionary.keys()].map(stem))]
  const patterns = [...new Set(named)].map((name) => ({
    name,
    pattern: new RegExp(`^${name.split("*").map(RegExp.escape).join(".*")}$`),
  }))
  return {
    unknown: patterns.filter(({ pattern }) => !keys.some((key) => pattern.test(key))).map(({ name }) => name),
    unused: keys.filter((key) => !patterns.some(({ pattern }) => pattern.test(key))),
  }
}
