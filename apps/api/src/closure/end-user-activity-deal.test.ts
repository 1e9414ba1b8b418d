import { and, eq, inArray, isNotNull } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aDoerAtTheDoor, offerOn, terms } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { aHiredPair, cancellerOf, linesOf } from "../../test/work-world.ts"
import { auditLogs } from "../platform/db/schema/audit-log.ts"
import { notifications } from "../platform/db/schema/notification.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { taskEvents, tasks } from "../platform/db/schema/task.ts"
import { rebuildStats } from "../stats/rebuild-stats.ts"

const world = anApi()
type Caller = Awaited<ReturnType<typeof aCaller>>

const setStatus = async (someone: Caller, status: string) =>
  (await aCaller(world, { role: "ADMIN" })).tryTell("adminUser.setStatus", {
    id: someone.user.id,
    status,
    reason: "as a test",
  })
const taskOf = async (id: string) => (await world.db.select().from(tasks).where(eq(tasks.id, id)))[0]
const offersOn = async (taskId: string) =>
  (await world.db.select().from(taskOffers).where(eq(taskOffers.taskId, taskId))).map(({ status }) => status)
const hireOf = async (taskId: string) =>
  (await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, taskId)))[0]
/** What the page of the task shows to one of the two. */
const standsStillFor = async (who: Caller, taskId: string) => {
  type List = { data: { strandedAt: string | null }[] }
  return (await who.ask<List>("taskAssignment.getByTask", { taskId })).data[0]?.strandedAt !== null
}
const toldTo = async ({ user }: Caller) =>
  (await world.db.select().from(notifications).where(eq(notifications.userId, user.id))).map(
    ({ type }) => type,
  )
const differences = async () => {
  const found: unknown[] = []
  await rebuildStats(world.db, (difference) => found.push(difference))
  return found
}

describe("whoever is shut out", () => {
  test("has no open task and no standing offer with the answer to the administrator", async () => {
    const [ana, ion, eva] = [await aCaller(world), await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
    const [open, held] = [
      await aTask(world.db, ion.user),
      await aTask(world.db, ion.user, { status: "held", holdReason: "near_duplicate" }),
    ]
    const other = await aTask(world.db, ana.user)
    await offerOn(eva, open)
    await offerOn(ion, other)
    expect(await setStatus(ion, "deactivated")).toBe("done")

    expect([(await taskOf(open.id))?.status, (await taskOf(held.id))?.status]).toEqual([
      "cancelled",
      "cancelled",
    ])
    expect(await offersOn(open.id)).toEqual(["declined"])
    expect([await offersOn(other.id), (await taskOf(other.id))?.offerCount]).toEqual([["withdrawn"], 0])
    const told = await world.db
      .select({ from: taskEvents.fromStatus, to: taskEvents.toStatus })
      .from(taskEvents)
      .where(and(inArray(taskEvents.taskId, [open.id, held.id]), isNotNull(taskEvents.toStatus)))
    expect(told.map(({ from, to }) => `${from} → ${to}`).toSorted()).toEqual([
      "held → cancelled",
      "open → cancelled",
    ])
    await expect.poll(() => toldTo(eva)).toContain("TaskClosed")
    await expect.poll(() => toldTo(ana)).toContain("OfferWithdrawn")
    expect(await differences()).toEqual([])
  })

  test("leaves running work to the administrators, and the other one learns it; back again, it goes on", async () => {
    const pair = await aHiredPair(world)
    const { ana, ion, id } = pair
    expect(await standsStillFor(ana, id)).toBe(false)
    await setStatus(ion, "deactivated")
    expect(await taskOf(id)).toMatchObject({ status: "assigned" })
    expect(await standsStillFor(ana, id)).toBe(true)
    expect((await hireOf(id))?.strandedAt).not.toBeNull()
    expect(await linesOf(pair)).toContain("left_alone")
    await expect.poll(() => toldTo(ana)).toContain("HireStranded")
    await setStatus(ana, "deactivated")
    await setStatus(ion, "active")
    expect((await hireOf(id))?.strandedAt, "the other one is out as well").not.toBeNull()
    await setStatus(ana, "active")
    expect((await hireOf(id))?.strandedAt).toBeNull()
    expect(await toldTo(ion)).not.toContain("HireStranded")
  })
})

describe("whoever is left alone", () => {
  test("reads in the talk that the work stands still, and that it goes on", async () => {
    const pair = await aHiredPair(world)
    await setStatus(pair.ion, "deactivated")
    await setStatus(pair.ion, "active")
    expect((await linesOf(pair)).slice(-2)).toEqual(["left_alone", "goes_on"])
  })

  test("is not asked to begin, and sees on the board what stands still", async () => {
    const { ana, ion, id } = await aHiredPair(world)
    type Board = { assigned: { data: { taskId: string; isStranded: boolean }[] } }
    type Dashboard = { actions: { kind: string; taskId: string }[] }
    const seen = async () => {
      const { assigned } = await ion.ask<Board>("provider.getBoard")
      const { actions } = await ion.ask<Dashboard>("provider.getDashboard")
      const job = assigned.data.find(({ taskId }) => taskId === id)
      return { isStranded: job?.isStranded, asked: actions.some(({ taskId }) => taskId === id) }
    }
    expect(await seen()).toEqual({ isStranded: false, asked: true })
    await setStatus(ana, "deactivated")
    expect(await seen()).toEqual({ isStranded: true, asked: false })
  })

  test("calls it off at any hour by nobody's fault, and nothing of somebody who is out goes back on the wall", async () => {
    const soon = () => new Date(Date.now() + 2 * 60 * 60 * 1000)
    const [first, second] = [
      await aHiredPair(world, { scheduledAt: soon() }),
      await aHiredPair(world, { scheduledAt: soon() }),
    ]
    const assignedAt = new Date(Date.now() - 5 * 60 * 60 * 1000)
    const ids = [first.id, second.id]
    await world.db.update(taskAssignments).set({ assignedAt }).where(inArray(taskAssignments.taskId, ids))
    const callOff = (who: Caller, id: string) =>
      who.tryTell("task.cancelAssignment", { id, reasonCode: "no_answer", after: "reopen" })
    expect([await callOff(first.ion, first.id), await callOff(second.ana, second.id)]).toEqual([
      "cancel_too_late",
      "cancel_too_late",
    ])
    await setStatus(first.ana, "deactivated")
    await setStatus(second.ion, "deactivated")
    expect([await callOff(first.ion, first.id), await callOff(second.ana, second.id)]).toEqual([
      "done",
      "done",
    ])
    expect([(await taskOf(first.id))?.status, (await taskOf(second.id))?.status]).toEqual([
      "cancelled",
      "open",
    ])
    expect([(await hireOf(first.id))?.fault, (await hireOf(second.id))?.fault]).toEqual(["none", "none"])
    expect(await differences()).toEqual([])
  })
})

test("administrators find work that was left alone and end it by nobody's fault; other work they cannot end so", async () => {
  const pair = await aHiredPair(world)
  const { ana, ion, id } = pair
  const admin = await aCaller(world, { role: "ADMIN" })
  type List = { data: { id: string }[] }
  const isListed = async () =>
    (await admin.ask<List>("adminTask.getList", { status: "stranded" })).data.some((row) => row.id === id)
  const end = () => admin.tryTell("adminTask.endWork", { id, reason: "the doer is out" })
  expect([await isListed(), await end()]).toEqual([false, "task_bad_transition"])
  await ana.tell("task.start", { id })
  await setStatus(ion, "deactivated")
  expect(await isListed()).toBe(true)
  expect(
    (await admin.ask<{ strandedAt: string | null }>("adminTask.getById", { id })).strandedAt,
  ).not.toBeNull()

  expect(await end()).toBe("done")
  expect(await taskOf(id)).toMatchObject({ status: "cancelled" })
  const over = { outcome: "cancelled", fault: "none", cancelledById: null, endsAt: null, remindAt: null }
  expect(await hireOf(id)).toMatchObject(over)
  expect([await isListed(), await end()]).toEqual([false, "task_bad_transition"])
  expect(await standsStillFor(ana, id), "what has ended stands still no more").toBe(false)
  expect(await cancellerOf(pair)).toBe("team")
  await expect.poll(() => toldTo(ana)).toContain("TaskCancelled")
  const [row] = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, id))
  expect(row).toMatchObject({ action: "task.end_work", reason: "the doer is out" })
  expect(await differences()).toEqual([])
})

test("whoever is limited keeps open tasks and standing offers, and begins nothing new", async () => {
  const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
  const [own, other, third] = [
    await aTask(world.db, ion.user),
    await aTask(world.db, ana.user),
    await aTask(world.db, ana.user),
  ]
  await offerOn(ion, other)
  await setStatus(ion, "limited")
  expect([(await taskOf(own.id))?.status, await offersOn(other.id)]).toEqual(["open", ["active"]])
  expect(await ion.tryTell("offer.create", { payload: { taskId: third.id, ...terms() } })).toBe(
    "user_limited",
  )
  const question = { taskId: third.id, text: "Which floor is it on?", lang: "en" }
  expect(await ion.tryTell("taskQuestion.create", { payload: question })).toBe("user_limited")
})

/** Whichever comes first, nothing is left waiting for a deactivated person. */
async function holdsAfter(out: Caller, taskIds: string[]) {
  const { id } = out.user
  const left = await world.db.select().from(tasks).where(inArray(tasks.id, taskIds))
  expect(left.filter(({ ownerId, status }) => ownerId === id && status === "open")).toEqual([])
  const standing = await world.db
    .select()
    .from(taskOffers)
    .where(and(eq(taskOffers.providerId, id), inArray(taskOffers.status, ["active", "stale"])))
  expect(standing).toEqual([])
  const hires = await world.db.select().from(taskAssignments).where(inArray(taskAssignments.taskId, taskIds))
  for (const { endedAt, strandedAt, ownerId, providerId } of hires) {
    if (endedAt === null && [ownerId, providerId].includes(id)) expect(strandedAt).not.toBeNull()
  }
}

describe("at the same moment as", () => {
  test("a hire: the doer is either hired and the work is marked, or the hire is refused", async () => {
    for (let round = 0; round < 4; round += 1) {
      const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
      const task = await aTask(world.db, ana.user)
      const offer = await offerOn(ion, task)
      const accept = () => ana.tryTell("offer.accept", { id: offer.id, paymentMethod: "cash" })
      const actions = [accept, () => setStatus(ion, "deactivated")]
      const [first, second] = round % 2 ? actions : actions.toReversed()
      const results = await Promise.all([first?.(), second?.()])
      expect(results).toContain("done")
      await holdsAfter(ion, [task.id])
      expect((await taskOf(task.id))?.offerCount).toBe(0)
    }
    expect(await differences()).toEqual([])
  })

  test("posting and offering: what was posted is closed, what was offered is taken back, or neither happened", async () => {
    for (let round = 0; round < 2; round += 1) {
      const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
      const others = [await aTask(world.db, ana.user), await aTask(world.db, ana.user)]
      const own = await aTask(world.db, ion.user, { status: "expired", endedAt: new Date() })
      await Promise.all([
        setStatus(ion, "deactivated"),
        Promise.all([
          ...others.map(({ id }) => ion.tryTell("offer.create", { payload: { taskId: id, ...terms() } })),
          ion.tryTell("task.reopen", { id: own.id }),
        ]),
      ])
      await holdsAfter(ion, [own.id, ...others.map(({ id }) => id)])
    }
    expect(await differences()).toEqual([])
  })
})
