import { expect, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { baseNamespaces } from "@doable/words/keys"
import { dictionariesFor } from "./dictionaries.ts"
import { divideWords } from "./divide-words.ts"
import { pageWordsText } from "./page-words.tsx"
import { wordFiles } from "./word-files.ts"

test("the scripts read the words as they are, and no text ends the script that holds them", () => {
  const others = { common: { end: "</script><!--", deep: { quote: `"„ș”\\` } }, shell: {} }
  const text = pageWordsText({ files: [], names: [], others })
  expect(text).not.toContain("<")
  expect(JSON.parse(text)).toEqual({ files: [], names: [], others })
})

test.each(locales)(
  "in %s what a page declares comes in two files, and what it has beyond that with it",
  (locale) => {
    const declared = ["tasks", "task", "common", "task"] as const
    const dictionaries = dictionariesFor(locale, [...baseNamespaces, ...declared, "restriction"])
    const divided = divideWords({ locale, dictionaries, declared }, true)
    expect(divided.names).toEqual([...baseNamespaces, "tasks", "task"])
    expect(divided.files).toEqual(wordFiles(locale, declared).map(({ address }) => address))
    expect(divided.others).toEqual(dictionariesFor(locale, ["restriction"]))
  },
)

test("a page whose words didn't all come brings those it has", () => {
  const dictionaries = dictionariesFor("en", [...baseNamespaces, "task"])
  const present = { locale: "en", dictionaries, declared: ["task", "tasks"] } as const
  expect(divideWords(present, true)).toMatchObject({
    names: baseNamespaces,
    others: { task: dictionaries.task },
  })
  expect(divideWords(present, false)).toEqual({ files: [], names: [], others: dictionaries })
})

test("a file's name says what is in it: another language or another page has another one", async () => {
  const files = locales
    .flatMap((locale) => [wordFiles(locale, ["tasks"]), wordFiles(locale, ["task"])])
    .flat()
  expect(new Set(files.map(({ address }) => address)).size).toBe(3 * locales.length)
  for (const { address, names, text } of files) {
    expect(address).toMatch(/^\/assets\/words-[\w-]{8}\.js$/)
    const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { default: object }
    expect(Object.keys(module.default)).toEqual(names)
  }
})
