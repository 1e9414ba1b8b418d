import { describe, expect, test } from "vitest"
import { questionsPerDay, questionsPerTask } from "./limits.ts"
import { whyCannotAnswer, whyCannotAsk, whyCannotDelete } from "./rules.ts"

const task = { ownerId: "ana", status: "open" } as const
const actor = { id: "ion", status: "active", emailVerified: true }

describe("asking", () => {
  const limits = { perTask: questionsPerTask, perDay: questionsPerDay }
  const asked = { task, actor, isBlocked: false, askedHere: 0, askedToday: 0, limits }
  test.each([
    ["anybody who is signed in", {}, null],
    ["the owner", { actor: { ...actor, id: "ana" } }, "question_own_task"],
    ["when it is no longer open", { task: { ...task, status: "assigned" } }, "task_not_open"],
    ["kept apart", { isBlocked: true }, "user_blocked"],
    ["a limited person", { actor: { ...actor, status: "limited" } }, "user_limited"],
    ["without a confirmed address", { actor: { ...actor, emailVerified: false } }, "email_not_verified"],
    ["for the tenth time here", { askedHere: 9 }, null],
    ["for the eleventh time here", { askedHere: 10 }, "question_limit_reached"],
    ["for the thirtieth time today", { askedToday: 29 }, null],
    ["for the thirty-first time today", { askedToday: 30 }, "question_day_limit_reached"],
  ] as const)("%s", (_title, given, refusal) => {
    expect(whyCannotAsk({ ...asked, ...given })).toBe(refusal)
  })
})

test("the owner answers while the task is open", () => {
  expect(whyCannotAnswer(task, "ana")).toBeNull()
  expect(whyCannotAnswer({ ...task, status: "expired" }, "ana")).toBe("task_not_open")
  expect(whyCannotAnswer(task, "ion")).toBe("question_not_found")
})

test("its author takes back what nobody answered; an administrator anything", () => {
  const question = { authorId: "ion", answeredAt: null }
  const answered = { ...question, answeredAt: new Date("2026-08-04T09:00:00Z") }
  expect(whyCannotDelete(question, { id: "ion", role: "USER" })).toBeNull()
  expect(whyCannotDelete(answered, { id: "ion", role: "USER" })).toBe("question_answered")
  expect(whyCannotDelete(question, { id: "ana", role: "USER" })).toBe("question_not_found")
  expect(whyCannotDelete(answered, { id: "eva", role: "ADMIN" })).toBeNull()
})
