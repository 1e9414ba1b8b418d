import { expect, test } from "vitest"
import { materialChanges } from "./material-change.ts"

const before = {
  description: "The tap drips",
  answers: { rooms: 2, kind: "tap" },
  mode: "in_person",
  placeId: "chisinau",
  dueDate: null,
  budgetMin: 500_00,
}

test.each<[string, object, string[]]>([
  ["nothing", {}, []],
  ["a title", { title: "Another" }, []],
  ["answers in another order", { answers: { kind: "tap", rooms: 2 } }, []],
  ["an answer", { answers: { rooms: 3, kind: "tap" } }, ["answers"]],
  ["the text", { description: "The tap drips by day" }, ["description"]],
  ["the place", { placeId: "balti" }, ["where"]],
  ["in person or remote", { mode: "remote" }, ["where"]],
  ["a day", { dueDate: "2026-06-14" }, ["when"]],
  ["no day where none was", { dueDate: undefined }, []],
  ["the price", { budgetMin: 400_00 }, ["budget"]],
  ["who brings materials", { materials: "doer_brings" }, ["materials"]],
])("a change of %s", (_, change, parts) => {
  expect(materialChanges(before, { ...before, ...change })).toEqual(parts)
})
