import { expect, test } from "vitest"
import { blankForm, taskUnits } from "./form.ts"
import { mergeForms } from "../../../blocks/draft/merge.ts"

const base = { ...blankForm("en"), title: "Mow the lawn", description: "About two hundred square metres." }

test("what only one side changed is taken from that side", () => {
  const mine = { ...base, title: "Mow the lawn and the slope" }
  const theirs = { ...base, budgetKind: "fixed" as const, budgetMin: 30_000 }
  const { form, conflicts } = mergeForms(taskUnits, { base, mine, theirs })
  expect(form).toEqual({ ...base, title: mine.title, budgetKind: "fixed", budgetMin: 30_000 })
  expect(conflicts).toEqual([])
})

test("what both changed in the same way is no question", () => {
  const both = { ...base, title: "Mow the lawn twice" }
  expect(mergeForms(taskUnits, { base, mine: both, theirs: { ...both } })).toEqual({
    form: both,
    conflicts: [],
  })
})

test("what both changed differently is asked about, and ours stays until then", () => {
  const mine = { ...base, title: "Mow the lawn here", date: "2026-08-01", timingKind: "on_date" as const }
  const theirs = { ...base, title: "Mow the lawn there", timingKind: "flexible" as const, isUrgent: true }
  const { form, conflicts } = mergeForms(taskUnits, { base, mine, theirs })
  expect(conflicts).toEqual(["title", "when"])
  expect(form).toEqual(mine)
})

test("answers that came back in another order are the same answers", () => {
  const mine = { ...base, answers: { rooms: 2, hasPets: true } }
  const theirs = { ...base, answers: { hasPets: true, rooms: 2 } }
  expect(mergeForms(taskUnits, { base, mine, theirs }).conflicts).toEqual([])
})
