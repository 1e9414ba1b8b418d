import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn } from "../../../test/deal-factories.ts"
import { aHiredPair, cancellerOf, linesOf, storyOf } from "../../../test/work-world.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import { rebuildStats } from "../../stats/rebuild-stats.ts"
import { runWorkTimers } from "../hire/run-timers.ts"
import type { TaskAnswer } from "../../task/answers.ts"

let aheadMs = 0
const world = anApi({ now: () => new Date(Date.now() + aheadMs) })
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const inHours = (hours: number) => new Date(Date.now() + aheadMs + hours * hourMs)

async function hireRow(taskId: string) {
  const [row] = await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, taskId))
  return row
}

async function differences() {
  const wrong: unknown[] = []
  await rebuildStats(world.db, (difference) => wrong.push(difference))
  return wrong
}

const off = (id: string, given: object = {}) => ({ id, reasonCode: "plans_changed", ...given })

describe("calling off", () => {
  test("within an hour of the hire is nobody's fault, and the owner may close the task", async () => {
    const pair = await aHiredPair(world, { scheduledAt: inHours(2) })
    const { ana, id } = pair
    const { task } = await ana.tell<{ task: TaskAnswer }>(
      "task.cancelAssignment",
      off(id, { after: "close" }),
    )
    expect(task.status).toBe("cancelled")
    expect(await hireRow(id)).toMatchObject({ outcome: "cancelled", fault: "none", reviewRemindAt: null })
    const { data } = await ana.ask<{ data: object[] }>("taskAssignment.getByTask", { taskId: id })
    expect(data).toMatchObject([{ isByConsent: false, cancelledBy: "you" }])
    expect((await linesOf(pair)).at(-1)).toBe("cancelled")
    expect(await cancellerOf(pair)).toBe("owner")
    expect((await storyOf(pair)).at(-1)).toBe("cancelled: assigned → cancelled")
    expect(await ana.tryTell("task.reopen", { id })).toBe("done")
  })

  test("later is the fault of whoever does it, and opens the task for earlier offers", async () => {
    const pair = await aHiredPair(world)
    const { ana, ion, id } = pair
    const eva = await aDoerAtTheDoor(world)
    aheadMs += 2 * hourMs
    const { task } = await ana.tell<{ task: TaskAnswer }>("task.cancelAssignment", off(id))
    expect(task.status).toBe("open")
    expect(await hireRow(id)).toMatchObject({ outcome: "replaced", fault: "owner" })
    expect((await linesOf(pair)).slice(-2)).toEqual(["cancelled", "reopened"])
    expect((await storyOf(pair)).at(-1)).toBe("reopened: assigned → open")
    const [owner] = await world.db.select().from(users).where(eq(users.id, ana.user.id))
    expect(owner).toMatchObject({ hiredCount: 1, calledOffCount: 1 })
    expect(await ion.tryTell("task.start", { id })).toBe("task_not_found")
    const again = await offerOn(eva, task)
    expect(await ana.tryTell("offer.accept", { id: again.id, paymentMethod: "cash" })).toBe("done")
    expect(await differences()).toEqual([])
  })

  test("by the doer puts the task back on the wall and counts against the doer alone", async () => {
    const { ana, ion, id } = await aHiredPair(world, { scheduledAt: inHours(48) })
    aheadMs += 2 * hourMs
    const note = "I fell ill. I am sorry."
    const { task } = await ion.tell<{ task: TaskAnswer }>(
      "task.cancelAssignment",
      off(id, { reasonCode: "unwell", note, after: "close" }),
    )
    expect(task.status).toBe("open")
    const [hire] = (
      await ana.ask<{ data: { fault: string; cancelNote: string; agreement: { address: string | null } }[] }>(
        "taskAssignment.getByTask",
        { taskId: id },
      )
    ).data
    expect(hire).toMatchObject({ fault: "provider", cancelNote: note, agreement: { address: null } })
    const [profile] = await world.db
      .select()
      .from(providerProfiles)
      .where(eq(providerProfiles.userId, ion.user.id))
    expect(profile).toMatchObject({ assignedCount: 1, completedCount: 0, ownFaultCount: 1 })
    expect(await differences()).toEqual([])
  })

  test("is too late a day before the hour, and once the work has begun", async () => {
    const { ana, ion, id } = await aHiredPair(world, { scheduledAt: inHours(20) })
    aheadMs += 2 * hourMs
    for (const who of [ana, ion]) {
      expect(await who.tryTell("task.cancelAssignment", off(id))).toBe("cancel_too_late")
    }
    const begun = await aHiredPair(world)
    await begun.ion.tell("task.start", { id: begun.id })
    expect(await begun.ana.tryTell("task.cancelAssignment", off(begun.id))).toBe("cancel_too_late")
  })

  test("by the doer after the task's day leaves it closed, and its owner opens it for another day", async () => {
    const { ana, ion, id } = await aHiredPair(world)
    aheadMs += 2 * hourMs
    const passed = new Date(Date.now() - 3 * dayMs).toISOString().slice(0, 10)
    await world.db.update(tasks).set({ timingKind: "on_date", dueDate: passed }).where(eq(tasks.id, id))
    const { task } = await ion.tell<{ task: TaskAnswer }>("task.cancelAssignment", off(id))
    expect(task.status).toBe("cancelled")
    expect(await ana.tryTell("task.reopen", { id })).toBe("task_date_passed")
    const day = inHours(5 * 24)
      .toISOString()
      .slice(0, 10)
    const timing = { kind: "on_date", date: day }
    expect((await ana.tell("task.reopen", { id, timing })).status).toBe("open")
  })
})

describe("silence", () => {
  test("is asked about four times and ends the work after thirty days, at nobody's cost", async () => {
    const pair = await aHiredPair(world)
    const { ana, ion, id } = pair
    const from = inHours(0).getTime()
    const at = (days: number) => new Date(from + days * dayMs + hourMs)
    for (const [day, count] of [
      [0.5, 0],
      [1, 1],
      [2, 1],
      [3, 2],
      [7, 3],
      [25, 4],
      [29, 4],
    ] as const) {
      await Promise.all([runWorkTimers(world.db, at(day)), runWorkTimers(world.db, at(day))])
      await runWorkTimers(world.db, at(day))
      expect(await hireRow(id)).toMatchObject({ reminderCount: count, outcome: null })
    }
    await runWorkTimers(world.db, at(30))
    await runWorkTimers(world.db, at(30))
    expect(await hireRow(id)).toMatchObject({ outcome: "cancelled", fault: "none", cancelledById: null })
    expect((await storyOf(pair)).filter((line) => line.startsWith("stalled"))).toEqual([
      "stalled: assigned → cancelled",
    ])
    const [profile] = await world.db
      .select()
      .from(providerProfiles)
      .where(eq(providerProfiles.userId, ion.user.id))
    expect(profile).toMatchObject({ ownFaultCount: 0, completedCount: 0 })
    expect(await differences()).toEqual([])
    expect(await ana.tryTell("task.reopen", { id })).toBe("done")
    expect(await ion.tryTell("task.start", { id })).toBe("task_not_found")
  })

  test("is broken by a message or an action of one of the two", async () => {
    const { ana, id } = await aHiredPair(world)
    const from = inHours(0).getTime()
    aheadMs += 2 * dayMs
    const { data } = await ana.ask<{ data: { id: string }[] }>("conversation.getMy", {})
    const payload = { conversationId: data[0]?.id, text: "How is it going?", fileIds: [] }
    await ana.tell("message.create", { payload })
    await runWorkTimers(world.db, new Date(from + 31 * dayMs))
    expect(await hireRow(id)).toMatchObject({ outcome: null })
    await runWorkTimers(world.db, new Date(from + 33 * dayMs))
    expect(await hireRow(id)).toMatchObject({ outcome: "cancelled" })
  })

  test("of the owner after the work was handed over is a yes, after three reminders", async () => {
    const pair = await aHiredPair(world)
    const { ion, id } = pair
    await ion.tell("task.requestCompletion", { id })
    const from = inHours(0).getTime()
    const at = (days: number) => new Date(from + days * dayMs)
    for (const [day, count] of [
      [0.9, 0],
      [1.1, 1],
      [3.1, 2],
      [6.1, 3],
      [6.9, 3],
    ] as const) {
      await Promise.all([runWorkTimers(world.db, at(day)), runWorkTimers(world.db, at(day))])
      expect(await hireRow(id)).toMatchObject({ reminderCount: count, outcome: null })
    }
    await Promise.all([runWorkTimers(world.db, at(7.1)), runWorkTimers(world.db, at(7.1))])
    await runWorkTimers(world.db, at(7.2))
    expect(await hireRow(id)).toMatchObject({ outcome: "completed", completedBy: "clock" })
    expect((await linesOf(pair)).filter((key) => key === "auto_completed")).toHaveLength(1)
    expect((await storyOf(pair)).at(-1)).toBe("completed: completion_requested → completed")
    expect(await differences()).toEqual([])
  })
})
