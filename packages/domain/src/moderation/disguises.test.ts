import { describe, expect, test } from "vitest"
import { findContacts, maskContacts } from "./contacts.ts"
import { harmlessEn } from "./texts/harmless-en.ts"
import { harmlessRo } from "./texts/harmless-ro.ts"
import { harmlessRu } from "./texts/harmless-ru.ts"

const phone = "069123456"
const email = "ana.rusu@gmail.com"
const telegram = "t.me/anarusu"

/** What people put between the characters of a contact. */
const between = {
  "zero-width signs": "\u200b",
  "soft hyphens": "\u00ad",
  commas: ",",
  colons: ":",
  slashes: "/",
  "five spaces": "     ",
  underscores: "_",
  brackets: ")(",
}

const spread = Object.entries(between).flatMap(([how, sign]) =>
  [phone, email, telegram].map((contact) => [how, [...contact].join(sign)] as const),
)

/** The same between whole parts. */
const inParts = Object.entries(between).flatMap(([how, sign]) =>
  [
    ["069", "12", "34", "56"],
    ["ana.rusu", "@", "gmail", ".", "com"],
    ["t", ".", "me", "/", "anarusu"],
  ].map((parts) => [how, parts.join(sign)] as const),
)

const written = [
  "０６９１２３４５６",
  "𝟎𝟔𝟗𝟏𝟐𝟑𝟒𝟓𝟔",
  "⓪⑥⑨①②③④⑤⑥",
  "٠٦٩١٢٣٤٥٦",
  "0️⃣6️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣",
  "O69 123 456",
  "zero six nine one two three four five six",
  "ноль шесть девять один два три четыре пять шесть",
  "zero șase nouă unu doi trei patru cinci șase",
  "zero 69 one 23 four 56",
  "ноль 69 один 23 четыре 56",
  "zero 69 unu 23 patru 56",
  "+３７３ ６９ １２３ ４５６",
  "𝟘𝟞𝟡 𝟙𝟚𝟛 𝟜𝟝𝟞",
  "➀23 069 ①②③ ④⑤⑥",
  "ana at gmail dot com",
  "ana собака mail точка ru",
  "ana arond gmail punct com",
  "ana.rusu собачка mail.ru",
  "ana {at} gmail.com",
  "ana{at}gmail{dot}com",
  "ana@gmail[dot]com",
  "ana [at] gmail [dot] com",
  "ana@gmail com",
  "ana gmail com",
  "ana at gmail com",
  "t . me / anarusu",
  "t.me / anarusu",
  "телеграм t точка me слэш anarusu",
  "@ anarusu",
  "пишите @ ana_rusu",
  "viber 069 12 34 56",
  "my viber is 69123456",
  "viber: anarusu",
  "whatsapp + 373 69 123 456",
  "whatsapp +37369123456",
  "insta: anarusu",
  "insta anarusu99",
  "069 123\n456",
  "ana@\ngmail.com",
  "t.me/\nanarusu",
  "654321960",
  "moc.liamg@ana",
  "usurana/em.t",
] as const

/** So that a text is told from its neighbours by more than its start. */
const sentence = (contact: string) => `Please write, ${contact}, thanks`

describe("a contact in disguise is seen", () => {
  test.each([...spread, ...inParts, ...written.map((text) => ["written so", text] as const)])(
    "%s: %j",
    (_, text) => {
      expect(findContacts(text)).not.toEqual([])
      expect(findContacts(sentence(text))).not.toEqual([])
    },
  )

  test("and nothing of it that could be read stays", () => {
    for (const [, text] of spread) expect(maskContacts(text).text).not.toMatch(/[\p{L}\p{N}]{3}|\d.*\d.*\d/u)
  })
})

const harmless = [harmlessEn, harmlessRu, harmlessRo].flatMap((texts) => texts.trim().split("\n"))

test("of 300 harmless texts with figures none is taken for a contact", () => {
  expect(harmless).toHaveLength(300)
  expect(harmless.filter((text) => findContacts(text).length > 0)).toEqual([])
})

test("nor are they together, one after the other", () => {
  const pages = Array.from({ length: 30 }, (_, at) => harmless.slice(at * 10, at * 10 + 10).join("\n"))
  expect(pages.flatMap((page) => findContacts(page).map(({ start, end }) => page.slice(start, end)))).toEqual(
    [],
  )
})
