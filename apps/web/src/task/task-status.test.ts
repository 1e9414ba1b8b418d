import type { TaskStatus } from "@doable/domain/task/status"
import { expect, test } from "vitest"
import { isOver, stepsDone } from "./task-status.ts"

test.each<[TaskStatus, number | null]>([
  ["draft", 0],
  ["open", 1],
  ["assigned", 2],
  ["in_progress", 2],
  ["completion_requested", 3],
  ["completed", null],
  ["cancelled", null],
  ["expired", null],
])("of a task that is %s, %s steps are done", (status, done) => {
  expect(stepsDone(status)).toBe(done)
  expect(isOver(status)).toBe(done === null)
})
