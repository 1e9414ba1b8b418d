import { expect, test } from "vitest"
import type { CategoryQuestion } from "../category/category.ts"
import { taskCompleteness } from "./completeness.ts"
import type { TaskDraft } from "./input.ts"

const label = { en: "Rooms", ru: "Комнаты", ro: "Camere" }
const rooms: CategoryQuestion = { key: "rooms", type: "number", label, required: true }
const whole: TaskDraft = {
  title: "Repair a leaking kitchen tap",
  description: "x".repeat(150),
  categoryId: "c",
  answers: { rooms: 0 },
  mode: "in_person",
  placeId: "chisinau",
  timing: { kind: "on_date", date: "2026-08-04" },
  budgetKind: "fixed",
  budgetMin: { amount: 1, currency: "MDL" },
  fileIds: ["f"],
}

test("all of it is a hundred, nothing of it is nothing", () => {
  expect(taskCompleteness(whole, [rooms])).toEqual({ score: 100, hints: [] })
  expect(taskCompleteness({}, [rooms]).score).toBe(0)
})

test.each<[string, TaskDraft, number]>([
  ["title", { title: " short " }, 85],
  ["category", { categoryId: null }, 90],
  ["description_more", { description: "x".repeat(30) }, 90],
  ["answers", { answers: {} }, 90],
  ["pictures", { fileIds: [] }, 90],
  ["place", { placeId: null }, 90],
  ["timing", { timing: { kind: "on_date" } }, 95],
  ["budget", { budgetMin: null }, 90],
])("without %s something is missing", (hint, given, score) => {
  expect(taskCompleteness({ ...whole, ...given }, [rooms])).toEqual({ score, hints: [hint] })
})

test("what would add most is said first", () => {
  const { hints } = taskCompleteness({ title: whole.title }, [])
  expect(hints[0]).toBe("description")
  expect(hints.at(-1)).toBe("timing")
})
