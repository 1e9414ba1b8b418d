import { expect, test } from "vitest"
import { aHire } from "../../../test/answers/hire.ts"
import { taskId } from "../../../test/answers/task-page.ts"
import { emptyChange, problemsOf } from "./change-form.ts"

// 15:00 in Chișinău.
const now = new Date("2026-06-12T12:00:00.000Z")

test.each([
  ["an hour of today that has gone by", "2026-06-12", "09:00", ["time", "timePassed"]],
  ["a day that has gone by", "2026-06-11", "09:00", ["scheduledAt", "schedule_out_of_range"]],
  ["a day too far away", "2027-06-12", "09:00", ["scheduledAt", "schedule_out_of_range"]],
  ["no day", null, "09:00", ["scheduledAt", "dayNeeded"]],
])("%s is told at the field it is about", (_, day, time, problem) => {
  const { agreement } = aHire()
  const form = { ...emptyChange(agreement), day, time }
  expect([...problemsOf("schedule", form, { taskId, agreement, now })]).toEqual([problem])
})
