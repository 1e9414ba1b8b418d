import { describe, expect, test } from "vitest"
import { taskActionsOf, taskMove, taskMoves, type TaskActor, type TaskAction } from "./graph.ts"
import { editableStatuses, listedStatuses, runningStatuses, taskStatuses, type TaskStatus } from "./status.ts"

const next = (status: TaskStatus) =>
  taskMoves.filter(({ from }) => (from as readonly TaskStatus[]).includes(status)).map(({ to }) => to)

describe("the life of a task", () => {
  test("reaches every state from a draft", () => {
    const seen = new Set<TaskStatus>(["draft"])
    for (const status of seen) for (const to of next(status)) seen.add(to)
    expect([...seen].toSorted()).toEqual([...taskStatuses].toSorted())
  })

  test("ends where it is done, unless the two argue about it: what was removed can come back", () => {
    const isEnd = (status: TaskStatus) => next(status).every((to) => to === "disputed")
    expect(taskStatuses.filter(isEnd)).toEqual(["completed"])
  })

  test("has one way at most for an action from a state", () => {
    const ways = taskMoves.flatMap(({ action, from }) => from.map((status) => `${status} ${action}`))
    expect(new Set(ways).size).toBe(ways.length)
  })

  test("knows a doer only where one was hired", () => {
    const doerStates = taskStatuses.filter((status) =>
      taskActionsOf(status, "doer").some((action) => action !== "dispute"),
    )
    for (const status of doerStates) expect(runningStatuses).toContain(status)
  })

  test("shows to everybody what is open or was done, and lets its owner change what nobody works on", () => {
    for (const status of runningStatuses) {
      if (status !== "disputed") expect(listedStatuses).toContain(status)
      expect(editableStatuses).not.toContain(status)
    }
  })
})

test.each([
  ["open", "assign", "assigned"],
  ["open", "close", "cancelled"],
  ["assigned", "assign", null],
  ["completed", "reopen", null],
  ["completion_requested", "cancel", null],
  ["in_progress", "cancel", null],
  ["completion_requested", "request_changes", "in_progress"],
  ["cancelled", "reopen", "open"],
] satisfies [TaskStatus, TaskAction, TaskStatus | null][])("from %s by %s to %s", (from, action, to) => {
  expect(taskMove(from, action)?.to ?? null).toBe(to)
})

test.each([
  ["open", "owner", ["assign", "close"]],
  ["open", "clock", ["hold", "leave", "expire"]],
  [
    "assigned",
    "doer",
    [
      "start",
      "request_completion",
      "cancel",
      "cancel_and_reopen",
      "cancel_agreed",
      "cancel_agreed_and_reopen",
      "dispute",
    ],
  ],
  ["completion_requested", "owner", ["complete", "request_changes", "dispute"]],
  ["completed", "owner", ["dispute"]],
  ["disputed", "admin", ["complete_dispute", "cancel_dispute", "redo_dispute"]],
] satisfies [TaskStatus, TaskActor, TaskAction[]][])(
  "while it is %s, the %s may do %j",
  (status, actor, actions) => {
    expect(taskActionsOf(status, actor)).toEqual(actions)
  },
)
