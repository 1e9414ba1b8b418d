import { expect, test } from "vitest"
import { locales } from "../packages/domain/src/locale.ts"
import { refusals } from "../packages/domain/src/refusal.ts"
import {
  faultsBetween,
  flatten,
  keysAgainstCode,
  keysNamedIn,
  misplacedForms,
  readDictionary,
  typedPercents,
  uncountedNouns,
  wrongLetters,
  type Dictionary,
} from "./dictionaries.ts"
import { filesUnder, isTest, sourceFiles } from "./repository.ts"

const namespaces = filesUnder("packages/words/en").map((path) =>
  path.slice("packages/words/en/".length, -".json".length),
)

const english = readDictionary("en")
const product = sourceFiles().filter(
  ({ path }) => /^(apps\/\w+\/(src|server)|packages\/words\/src)\//.test(path) && !isTest(path),
)
const named = product.flatMap((file) => keysNamedIn(file, namespaces, "common"))

test.each(locales)("%s has the keys, plural forms and placeholders of English", (locale) => {
  expect(faultsBetween(locale, readDictionary(locale), english)).toEqual([])
})

test.each(locales)("%s has no empty words and no letters that only look right", (locale) => {
  expect(wrongLetters(locale, readDictionary(locale))).toEqual([])
})

test.each(locales)("in %s no percent sign is typed after a value", (locale) => {
  expect(typedPercents(locale, readDictionary(locale))).toEqual([])
  expect(typedPercents(locale, new Map([["task:share", "{{share}} %"]]))).toHaveLength(1)
})

test.each([
  ["en", "At most {{max}} characters."],
  ["ru", "Не больше {{max}} символов."],
  ["ro", "Cel mult {{max}} de caractere."],
])("in %s a noun agrees with the number before it, whatever it is", (locale, wrong) => {
  expect(uncountedNouns(locale, readDictionary(locale))).toEqual([])
  expect(uncountedNouns(locale, flatten("task", { limit: wrong, limit_other: wrong }))).toHaveLength(1)
})

test.each([
  ["ru", { jobs_one: "{{count}} новое задание", jobs_few: "{{count}} новых заданий" }],
  [
    "ru",
    {
      jobs_one: "{{count}} новое задание",
      jobs_few: "{{count}} новых заданий",
      jobs_many: "{{count}} новых задания",
    },
  ],
  ["ro", { jobs_one: "{{count}} sarcină", jobs_few: "{{count}} de sarcini" }],
])("in %s every form of a noun stands on its own numbers", (locale, wrong) => {
  expect(misplacedForms(locale, readDictionary(locale))).toEqual([])
  const right = { jobs_many: "{{count}} новых заданий", jobs_other: "{{count}} нового задания" }
  expect(misplacedForms(locale, flatten("task", { ...right, ...wrong }))).toHaveLength(1)
})

test("every refusal of the domain has words, and no words are left of one that is gone", () => {
  const worded = [...english.keys()]
    .filter((key) => key.startsWith("refusal:"))
    .map((key) => key.slice("refusal:".length))
  expect(worded.toSorted()).toEqual(Object.keys(refusals).toSorted())
})

test("every key that the code names exists", () => {
  expect(keysAgainstCode(english, named).unknown).toEqual([])
})

test("every key is named by the code", () => {
  expect(keysAgainstCode(english, named).unused).toEqual([])
})

const model = flatten("task", {
  title: "Task {{name}}",
  offers_one: "{{count}} offer",
  offers_other: "{{count}} offers",
})

test.each([
  ["ro", { offers_one: "o", offers_few: "o", offers_other: "o" }, "ro: task:title is missing"],
  [
    "ru",
    { title: "Задание {{name}}", offers_one: "1", offers_few: "2", offers_other: "0" },
    "ru: task:offers_many is missing",
  ],
  [
    "ro",
    { title: "Sarcină {{name}}", more: "x", offers_one: "o", offers_few: "o", offers_other: "o" },
    "ro: task:more is not in English, or is a plural form that the language has not",
  ],
  [
    "ro",
    { title: "Sarcină {{nume}}", offers_one: "o", offers_few: "o", offers_other: "o" },
    "ro: task:title and its English differ in {{name}}",
  ],
])("%s with %j goes red", (locale, words, sentence) => {
  expect(faultsBetween(locale, flatten("task", words), model)).toContain(sentence)
})

test("a text that names another button than the English one goes red", () => {
  const [english, romanian] = ["Select “$t(work:report)”.", "Alege „$t(work:look)”."].map((text) =>
    flatten("help", { text }),
  ) as [Dictionary, Dictionary]
  expect(faultsBetween("ro", romanian, english)).toContain(
    "ro: help:text and its English differ in $t(work:report)",
  )
})

test("a whole dictionary passes, and a form for one may leave the number out", () => {
  const words = {
    title: "Sarcină {{name}}",
    offers_one: "o ofertă",
    offers_few: "{{count}} oferte",
    offers_other: "{{count}} de oferte",
  }
  expect(faultsBetween("ro", flatten("task", words), model)).toEqual([])
})

test.each([
  ["ro", "Şi ţară", "cedilla"],
  ["ru", "Зaдание", "mixes"],
  ["en", " ", "empty"],
])("%s %j goes red", (locale, text, word) => {
  expect(wrongLetters(locale, new Map([["task:title", text]])).join()).toContain(word)
})

const code = (text: string) => ({ path: "a.tsx", text })

test.each([
  ['t("task:titel")', ["task:titel"], ["task:title", "task:offers"]],
  ['t("task:title"); t("task:offers", { count })', [], []],
  ['const key = open ? "task:title" : "task:offers"', [], []],
  ["t(`task:${which}`)", [], []],
  ["t(`${noun}:title`); t(`${noun}:${which}`)", [], ["task:offers"]],
  ['t("missing")', ["common:missing"], ["task:title", "task:offers"]],
  ['const time = "12:30"; const url = "https://x"', [], ["task:title", "task:offers"]],
])("keys named by %s", (text, unknown, unused) => {
  const found = keysAgainstCode(model, keysNamedIn(code(text), ["task"], "common"))
  expect(found).toEqual({ unknown, unused })
})
