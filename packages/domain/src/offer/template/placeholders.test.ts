import { expect, test } from "vitest"
import { eachGap, fillGaps, nameGaps, placeholders, storeGaps, unknownGaps } from "./placeholders.ts"

const names = { client: "client’s name", task: "task", day: "day", place: "place", price: "price" }
const values = { client: "Maria", task: "Hang a shelf", day: "Friday", place: "Botanica", price: "300 lei" }

test.each([
  ["Hello, {client}.", "Hello, Maria."],
  ["{task} in {place} on {day} for {price}", "Hang a shelf in Botanica on Friday for 300 lei"],
  ["{client} and {client} again", "Maria and Maria again"],
  ["{somethingelse} {Client} { client }", "{somethingelse} {Client} { client }"],
  ["$& and {client}", "$& and Maria"],
])("%s is filled in", (text, filled) => expect(fillGaps(text, values)).toBe(filled))

test.each([
  ["I can come on {day}.", "I can come on 22 nov."],
  ["On {day}, then.", "On 22 nov., then."],
  ["{day}... or later", "22 nov.... or later"],
])("%s has one full stop after a shortened month", (text, filled) =>
  expect(fillGaps(text, { ...values, day: "22 nov." })).toBe(filled),
)

test("what fills a gap isn't read again", () => {
  expect(fillGaps("{client} {price}", { ...values, client: "{price}" })).toBe("{price} 300 lei")
})

test.each([
  ["Hello, {client’s name}.", "Hello, {client}."],
  ["Hello, { Client’s Name }.", "Hello, {client}."],
  ["I charge {nothing}", "I charge {nothing}"],
  ["{day}{place}", "{day}{place}"],
])("%s is stored", (shown, stored) => expect(storeGaps(shown, names)).toBe(stored))

test("a text that is shown and stored again is the same", () => {
  const text = placeholders.map((one) => `{${one}}`).join(" ")
  expect(storeGaps(nameGaps(text, names), names)).toBe(text)
  expect(eachGap((one) => one.toUpperCase()).client).toBe("CLIENT")
})

test.each([
  ["Hello, {client}. I come on {day} for {price}.", []],
  ["Hello, {name}. {Client} { day } {name}", ["{name}", "{Client}", "{ day }"]],
  ["{} {{client}} {not\nclosed", []],
])("in %j nothing else than %j stays as it is", (text, unknown) => expect(unknownGaps(text)).toEqual(unknown))
