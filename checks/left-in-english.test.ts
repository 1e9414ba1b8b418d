import { expect, test } from "vitest"
import { readDictionary } from "./dictionaries.ts"
import { leftInEnglish } from "./left-in-english.ts"

test.each(["ru", "ro"])("whoever reads only %s meets no English sentence", (locale) => {
  expect(leftInEnglish(locale, readDictionary(locale), readDictionary("en"))).toEqual([])
})

test("a copy and a mixture are found; names, numbers and words that both languages have are not", () => {
  const english = new Map([
    ["a:open", "Open"],
    ["a:chat", "Chat"],
    ["a:money", "{{amount}} RON"],
    ["a:mail", "maria@example.com"],
    ["a:long", "Send the answer"],
  ])
  const words = new Map([...english, ["a:long", "Trimite the answer"]])
  expect(leftInEnglish("ro", words, english)).toEqual([
    "ro: a:open is in English: “Open”",
    "ro: a:long is in English: “Trimite the answer”",
  ])
  expect(leftInEnglish("ru", words, english)).toContain("ru: a:chat is in English: “Chat”")
})
