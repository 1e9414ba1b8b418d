import { expect, test } from "vitest"
import type { ActionKind } from "@doable/domain/dashboard/actions"
import { dueText } from "./due-text.ts"

const now = Date.parse("2026-11-16T10:00:00Z")
const hour = 60 * 60_000
const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(" ")) as never

test.each<[ActionKind, number | null, string | null, boolean]>([
  ["confirm_completion", 4 * 24 * hour, "dashboard:due.left 4 days", false],
  ["confirm_completion", 3.2 * 24 * hour, "dashboard:due.left 3 days", false],
  ["choose_offer", 24 * hour, "dashboard:due.left 24 hours", false],
  ["answer_invite", 0.4 * hour, "dashboard:due.left 24 minutes", true],
  ["write_review", 0, "dashboard:due.over", true],
  ["answer_question", null, null, false],
  ["start_work", 30 * hour, "dashboard:due.planned Tue 17 Nov, 18:00", false],
  ["make_changes", -hour, "dashboard:due.was Mon 16 Nov, 11:00", true],
])("%s with %s ms left says %s", (kind, left, text, isPressing) => {
  const dueAt = left === null ? null : new Date(now + left).toISOString()
  const expected = text === null ? null : { text: text, isPressing }
  expect(dueText({ kind, dueAt }, now, { t, locale: "en" })).toEqual(expected)
})
