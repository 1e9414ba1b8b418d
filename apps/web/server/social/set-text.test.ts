import { describe, expect, test } from "vitest"
import { drawable, lineOf, linesOf, widthOf } from "./set-text.ts"

const setting = { face: "display", size: 50, width: 500 } as const

test.each([
  "Ștefan țese în grădină ăâîșț ĂÂÎȘȚ",
  "Съешь ещё этих мягких французских булок, ёж",
  "ABCXYZ abcxyz 0123456789 „a” «б» — № €",
])("every letter of the three languages has its outline: %s", (text) => {
  expect(drawable(text)).toBe(text)
  const drawn = lineOf(text, { face: "text", size: 30, x: 0, y: 0, fill: "#000000" })
  expect(drawn.match(/<path/g)).toHaveLength(text.replaceAll(" ", "").length)
})

test.each([
  ["12\u00a0000\u202flei", "12 000 lei"],
  ["Dvořák's façade", "Dvorák's façade"],
  ["Wash 🪟 the windows\n\tnow", "Wash the windows now"],
  ["s\u0327i", "şi"],
  ["窓", ""],
])("%j is drawn as %j", (text, drawn) => {
  expect(drawable(text)).toBe(drawn)
})

test("what a person wrote never becomes markup", () => {
  const drawn = lineOf(`"/><script>&lt;`, { face: "text", size: 30, x: 0, y: 0, fill: "#000000" })
  expect(
    drawn.replaceAll(
      /<g transform="[^"<>]*" fill="#000000">|<path transform="[^"<>]*" d="[^"<>]*"\/>|<\/g>/g,
      "",
    ),
  ).toBe("")
})

describe("lines", () => {
  const text = "Assemble a two-door wardrobe and fix it to the wall"

  test("break between words and fit", () => {
    const lines = linesOf(text, setting, 9)
    expect(lines.join(" ")).toBe(text)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(widthOf(line, "display", 50)).toBeLessThanOrEqual(500)
  })

  test("that are too many end in dots", () => {
    const lines = linesOf(text, setting, 2)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/\p{L}…$/u)
    expect(widthOf(lines[1] ?? "", "display", 50)).toBeLessThanOrEqual(500)
  })

  test("of a word without an end are broken, with nothing lost", () => {
    const word = "щ".repeat(80)
    expect(linesOf(word, setting, 20).join("")).toBe(word)
  })

  test("of nothing are none", () => {
    expect(linesOf("  \n ", setting, 3)).toEqual([])
  })
})
