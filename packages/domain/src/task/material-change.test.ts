import { expect, test } from "vitest"
import { isMaterialChange } from "./material-change.ts"

const before = {
  description: "The tap drips",
  answers: { rooms: 2, kind: "tap" },
  mode: "in_person",
  placeId: "chisinau",
  dueDate: null,
  budgetMin: 500_00,
}

test.each<[string, object, boolean]>([
  ["nothing", {}, false],
  ["a title", { title: "Another" }, false],
  ["answers in another order", { answers: { kind: "tap", rooms: 2 } }, false],
  ["an answer", { answers: { rooms: 3, kind: "tap" } }, true],
  ["the text", { description: "The tap drips by day" }, true],
  ["the place", { placeId: "balti" }, true],
  ["in person or remote", { mode: "remote" }, true],
  ["a day", { dueDate: "2026-06-14" }, true],
  ["no day where none was", { dueDate: undefined }, false],
  ["the price", { budgetMin: 400_00 }, true],
  ["who brings materials", { materials: "doer_brings" }, true],
])("a change of %s", (_, change, isMaterial) => {
  expect(isMaterialChange(before, { ...before, ...change })).toBe(isMaterial)
})
