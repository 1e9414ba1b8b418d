import { expect, test } from "vitest"
import { suggestEmail } from "./email-suggestion.ts"

const cases: [typed: string, meant: string | null, why: string][] = [
  ["maria@gmial.com", "maria@gmail.com", "two letters swapped"],
  ["maria@gmal.com", "maria@gmail.com", "a letter missing"],
  ["maria@gmaill.com", "maria@gmail.com", "a letter twice"],
  ["maria@gmail.con", "maria@gmail.com", "a wrong ending"],
  ["maria@gmail.co", "maria@gmail.com", "an ending cut off"],
  ["maria@gmail", "maria@gmail.com", "no ending"],
  ["Maria.R@GMIAL.COM", "Maria.R@gmail.com", "capitals"],
  ["ion@yandx.ru", "ion@yandex.ru", "Russian host"],
  ["ion@mail.rru", "ion@mail.ru", "Russian host"],
  ["ion@yaho.ro", "ion@yahoo.ro", "Romanian host"],
  ["ion@outlok", "ion@outlook.com", "no ending and a letter missing"],
  ["maria@gmail.com", null, "nothing wrong"],
  ["maria@mail.com", null, "a real host beside gmail.com"],
  ["maria@ymail.com", null, "a real host beside gmail.com"],
  ["maria@example.com", null, "a host nobody knows"],
  ["maria@gm", null, "too short to tell"],
  ["maria", null, "no host"],
  ["@gmial.com", null, "no name"],
  ["a@b@gmial.com", null, "two at signs"],
  ["", null, "nothing"],
]

test.each(cases)("%j means %j: %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})
