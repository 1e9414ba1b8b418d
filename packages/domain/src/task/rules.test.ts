import { describe, expect, test } from "vitest"
import {
  openTasksPerPerson,
  publishedPerDay,
  whyCannotClose,
  whyCannotDelete,
  whyCannotEdit,
  whyCannotModerate,
  whyCannotPublish,
  whyCannotReopen,
  whyHold,
} from "./rules.ts"
import { taskStatuses, type TaskStatus } from "./status.ts"

const now = new Date("2026-08-04T09:00:00Z")
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const owner = { id: "ana", status: "active", emailVerified: true, createdAt: daysAgo(30) }
const draft = { ownerId: "ana", status: "draft" } as const

describe("publishing", () => {
  const asked = { task: draft, actor: owner, openCount: 0, publishedToday: 0, now }
  const newcomer = { ...owner, createdAt: daysAgo(6) }
  test.each([
    ["a draft of one's own", {}, null],
    ["another's", { actor: { ...owner, id: "ion" } }, "task_not_found"],
    [
      "another's that is open: no word about its state",
      { actor: { ...owner, id: "ion" }, task: { ...draft, status: "open" } },
      "task_not_found",
    ],
    ["what is open already", { task: { ...draft, status: "open" } }, "task_not_draft"],
    ["by a limited person", { actor: { ...owner, status: "limited" } }, "user_limited"],
    ["without a confirmed address", { actor: { ...owner, emailVerified: false } }, "email_not_verified"],
    ["the tenth", { openCount: openTasksPerPerson.usual - 1 }, null],
    ["the eleventh", { openCount: openTasksPerPerson.usual }, "task_limit_reached"],
    ["a newcomer's third", { actor: newcomer, openCount: 2 }, null],
    ["a newcomer's fourth", { actor: newcomer, openCount: 3 }, "task_limit_newcomer"],
    ["a fourth on the eighth day", { actor: { ...owner, createdAt: daysAgo(7) }, openCount: 3 }, null],
    ["the tenth of the day", { publishedToday: publishedPerDay - 1 }, null],
    ["the eleventh of the day", { publishedToday: publishedPerDay }, "task_day_limit_reached"],
  ] as const)("%s", (_title, given, refusal) => {
    expect(whyCannotPublish({ ...asked, ...given })).toBe(refusal)
  })
})

describe("in which state what is allowed", () => {
  const table: Record<
    string,
    { rule: (task: { ownerId: string; status: TaskStatus }, id: string) => unknown; fits: TaskStatus[] }
  > = {
    edit: { rule: whyCannotEdit, fits: ["draft", "held", "open"] },
    close: { rule: whyCannotClose, fits: ["open"] },
    delete: { rule: whyCannotDelete, fits: ["draft"] },
  }
  test.each(Object.entries(table))("%s", (_name, { rule, fits }) => {
    for (const status of taskStatuses) {
      expect([status, rule({ ownerId: "ana", status }, "ana") === null]).toEqual([
        status,
        fits.includes(status),
      ])
      expect(rule({ ownerId: "ana", status }, "ion")).toBe("task_not_found")
    }
  })
})

test("nobody decides for us about a task of their own, nor about one that they do", () => {
  const task = { ownerId: "ana", assignedProviderId: "ion" }
  expect(["ana", "ion", "emma"].map((who) => whyCannotModerate(task, who))).toEqual([
    "task_own",
    "task_own",
    null,
  ])
  expect(whyCannotModerate({ ...task, assignedProviderId: null }, "emma")).toBeNull()
})

describe("opening again", () => {
  const asked = {
    task: { ownerId: "ana", status: "expired" as TaskStatus },
    actorId: "ana",
    endedAt: daysAgo(60),
    wasAssigned: false,
    wasSentBack: false,
    withinDays: 60,
    now,
  }
  test.each([
    ["what ran out sixty days ago", {}, null],
    ["what was closed", { task: { ...asked.task, status: "cancelled" as const } }, null],
    ["what ran out before that", { endedAt: daysAgo(60.01) }, "task_reopen_too_late"],
    ["what has no end", { endedAt: null }, "task_reopen_too_late"],
    ["what is open", { task: { ...asked.task, status: "open" as const } }, "task_not_ended"],
    ["what was removed", { task: { ...asked.task, status: "removed" as const } }, "task_not_ended"],
    ["what had a doer", { wasAssigned: true }, "task_was_assigned"],
    ["what we sent back", { wasSentBack: true }, "task_sent_back"],
    ["another's", { actorId: "ion" }, "task_not_found"],
  ])("%s", (_title, given, refusal) => {
    expect(whyCannotReopen({ ...asked, ...given })).toBe(refusal)
  })
})

test.each([
  [{ prohibited: true, nearDuplicate: true, earlierRemovals: true }, "prohibited_words"],
  [{ prohibited: false, nearDuplicate: true, earlierRemovals: true }, "near_duplicate"],
  [{ prohibited: false, nearDuplicate: false, earlierRemovals: true }, "earlier_removals"],
  [{ prohibited: false, nearDuplicate: false, earlierRemovals: false }, null],
] as const)("%j is held for %s", (found, reason) => {
  expect(whyHold(found)).toBe(reason)
})
