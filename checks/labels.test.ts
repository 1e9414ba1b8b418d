import { expect, test } from "vitest"
import { locales } from "../packages/domain/src/locale.ts"
import { flatten, readDictionary } from "./dictionaries.ts"
import { retypedLabels, wrongReferences } from "./labels.ts"

test.each(locales)("in %s, texts that name a button, a tab or a page take its label by key", (locale) => {
  const words = readDictionary(locale)
  expect(retypedLabels(locale, words)).toEqual([])
  expect(wrongReferences(locale, words)).toEqual([])
})

const model = { report: "Mark as done", page: { title: "Disputes" } }
const faultsOf = (text: string) => {
  const words = new Map([
    ...flatten("work", model),
    ...flatten("articles", model),
    ...flatten("help", { greeting: "Hello, {{name}}", chain: "$t(work:report)", text }),
  ])
  return [...retypedLabels("en", words), ...wrongReferences("en", words)]
}

test.each([
  ["Select “Mark as done”.", "Write $t(work:report) or $t(articles:report)."],
  ["Select “mark as done”.", "Write $t(work:report)"],
  ["Нажмите «Готово».", "No label says this"],
  ["Alege „Gata”.", "No label says this"],
  ['Select "Done".', "No label says this"],
  ["See [“Done”](/help).", "No label says this"],
  ["See [Disputes](/help).", "Write $t(work:page.title) or $t(articles:page.title)."],
  ["Select “$t(work:done)”.", "there's no such key"],
  ["Select “$t(report)”.", "there's no such key"],
  ["Select “$t(help:greeting)”.", "isn't a plain label"],
  ["Select “$t(help:chain)”.", "isn't a plain label"],
])("%s goes red", (text, sentence) => {
  expect(faultsOf(text).join()).toContain(sentence)
})

test.each([
  "Select “$t(work:report)”.",
  "See [«$t(articles:page.title)»](/help).",
  "See [$t(articles:page.title)](/help) and [disputes](/help).",
  "“{{title}}” is open.",
  "“Looking for a handyman” says too little.",
])("%s passes", (text) => {
  expect(faultsOf(text)).toEqual([])
})
