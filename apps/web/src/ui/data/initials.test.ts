import { expect, test } from "vitest"
import { colourKeyOf, gradientOf, initialsOf } from "./initials.ts"

test.each([
  ["Maria Cojocaru", "MC"],
  ["  ion   rusu ", "IR"],
  ["Cristina Ștefăniță", "CȘ"],
  ["Юлия Ёлкина", "ЮЁ"],
  ["Ana-Maria de la Popa", "AP"],
  ["Ion (Vanea) Rusu", "IR"],
  ["Ion", "I"],
  ["🙂 Ion 🙂", "I"],
  ["7 Grade", "7G"],
  ["🙂", ""],
  ["", ""],
])("[U08] the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test("[U08] a letter keeps its mark, however the name was typed", () => {
  expect(initialsOf("S\u0326tefan T\u0326urcanu")).toBe("ȘȚ")
})

test("[U08] the gradient is derived from the name and stays the same", () => {
  expect(gradientOf("Maria Cojocaru")).toEqual(["#2E7D46", "#0F6A4B"])
  expect(gradientOf("Наталья Гуцу")).toEqual(["#AF5029", "#8F3214"])
  expect(gradientOf("Daria Popa")).toEqual(["#5C6B77", "#3D4A55"])
  expect(gradientOf("")).toEqual(["#2E7D46", "#0F6A4B"])
})

test("a short form of a name has the colours of the whole", () => {
  expect(colourKeyOf("Nina Rusu")).toBe(colourKeyOf("Nina R."))
  expect(colourKeyOf("Анна Мария Соколова")).toBe(colourKeyOf("Анна С."))
  expect(colourKeyOf("Nina Rusu")).not.toBe(colourKeyOf("Nina Ceban"))
  expect(colourKeyOf("Nina")).toBe("Nina ")
})

test("every gradient is given to someone", () => {
  const used = new Set(Array.from({ length: 400 }, (_, index) => gradientOf(`Name ${index}`)[0]))
  expect(used.size).toBe(10)
})

test("white letters are readable on both ends of every gradient", () => {
  const names = Array.from({ length: 400 }, (_, index) => `Name ${index}`)
  const stops = new Set(names.flatMap((name) => gradientOf(name)))
  expect([...stops].filter((stop) => contrastWithWhite(stop) < 4.5)).toEqual([])
})

function contrastWithWhite(hex: string) {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
