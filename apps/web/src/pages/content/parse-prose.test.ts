import { expect, test } from "vitest"
import { parseProse, plainProse } from "./parse-prose.ts"

test("lines are paragraphs, and lines with a dash are one list", () => {
  expect(parseProse("One.\n- a\n- b\nTwo.")).toEqual([
    { kind: "text", spans: [{ text: "One." }] },
    { kind: "list", items: [[{ text: "a" }], [{ text: "b" }]] },
    { kind: "text", spans: [{ text: "Two." }] },
  ])
})

test("a link has words, a page of ours, and perhaps a place on it", () => {
  expect(parseProse("See [Help](/help#ranking), or [all](/tasks).")).toEqual([
    {
      kind: "text",
      spans: [
        { text: "See " },
        { text: "Help", to: "/help", read: undefined, hash: "ranking" },
        { text: ", or " },
        { text: "all", to: "/tasks", read: undefined, hash: undefined },
        { text: "." },
      ],
    },
  ])
})

test("a link may lead to one article of the help", () => {
  expect(parseProse("[Faults](/help?read=faults)")[0]).toEqual({
    kind: "text",
    spans: [{ text: "Faults", to: "/help", read: "faults", hash: undefined }],
  })
  expect(plainProse("[Faults](/help?read=faults).")).toBe("Faults.")
})

test("addresses elsewhere are no links", () => {
  expect(parseProse("[x](https://example.com)")[0]).toEqual({
    kind: "text",
    spans: [{ text: "[x](https://example.com)" }],
  })
})

test("the words alone have no marks", () => {
  expect(plainProse("See [Help](/help).\n- a\n- b")).toBe("See Help. a b")
})
