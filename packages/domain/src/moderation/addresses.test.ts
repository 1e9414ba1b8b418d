import fc from "fast-check"
import { expect, test } from "vitest"
import { soughtAddresses } from "./addresses.ts"

const signs = [..."@.()[]{}<>/:,-_4 \n"]
const names = ["ana", "Ион", "at", "a rond", "ſhop", "t", "wa", "vk"]
const ats = [
  "@",
  " @ ",
  " AT ",
  " собака ",
  " ᲃобака ",
  " a rond ",
  "(at)",
  "[ arong ]",
  "{собачка}",
  " ",
  "<@>",
]
const places = ["GMAIL", "mail", "ſite", "bk", "me", "yandex", "OutlooK", "rusu", "гараж"]
const dots = [".", " . ", "(dot)", "[точка]", " DOT ", " punct ", " tochka ", " "]
const ends = ["com", "COM", "Kom", "ru", "мд", "ſhop", "linK", "ком", "xyz", "me"]

const oneOf = (values: string[]) => fc.constantFrom(...values)
const address = fc.tuple(...[names, ats, places, dots, ends].map(oneOf)).map((all) => all.join(""))
const noise = oneOf([...signs, ...names, ...ats, ...places, ...dots, ...ends])
const someText = fc.array(fc.oneof(noise, address), { maxLength: 8 }).map((all) => all.join(""))

test("a text without what a pattern needs has nothing that it finds", () => {
  const found = new Set<RegExp>()
  const check = fc.property(someText, (text) => {
    for (const [, pattern, ...needs] of soughtAddresses) {
      if (text.search(pattern) < 0) continue
      found.add(pattern)
      expect([text, ...needs.map((part) => part.test(text))]).toEqual([text, ...needs.map(() => true)])
    }
  })
  // The same texts each time: chance may leave out a pattern.
  fc.assert(check, { numRuns: 3_000, seed: 20_261_119 })
  // Otherwise the test above says nothing about it.
  for (const [, pattern, ...needs] of soughtAddresses)
    if (needs.length > 0) expect([pattern.source, found.has(pattern)]).toEqual([pattern.source, true])
})
