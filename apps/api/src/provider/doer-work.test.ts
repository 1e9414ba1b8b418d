import { eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { dayOf } from "@doable/domain/time/market-day"
import { anApi } from "../../test/api.ts"
import { aDoerAtTheDoor, aHire, anInvite, anOffer, offerOn } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { agreements, taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { taskInvites } from "../platform/db/schema/task-invite.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { recomputeProviderStats } from "./recompute-provider-stats.ts"
import type { Board, CalendarAnswer, Income } from "../dashboard/doer/dashboard-answers.ts"

const world = anApi()
const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

type Doer = Awaited<ReturnType<typeof aDoerAtTheDoor>>
type Figure = { value: number | null; previous: number | null }
type Dashboard = {
  actions: { kind: string; role: string }[]
  counts: { offers: number; jobs: number }
}
type Stats = { metrics: (Figure & { key: string })[]; funnel: Record<string, number> }
const look = (doer: Doer, period = 30) => doer.ask<Stats>("provider.getStats", { period })
const metric = ({ metrics }: Stats, name: string): Figure | undefined => {
  const found = metrics.find(({ key }) => key === name)
  return found && { value: found.value, previous: found.previous }
}

type End = { at: Date; outcome?: "completed" | "cancelled"; price?: number; currency?: "MDL" | "EUR" }

/** A hire that is over, past all rules. */
async function aDoneJob(
  client: { id: string },
  doer: { id: string },
  { at, outcome = "completed", price = 450_00, currency = "MDL" }: End,
) {
  const { assignmentId, task, offer } = await aHire(world.db, client, doer)
  const isDone = outcome === "completed"
  await world.db
    .update(taskAssignments)
    .set({
      assignedAt: new Date(at.getTime() - dayMs),
      endedAt: at,
      outcome,
      ...(isDone ? { completedBy: "owner" } : { fault: "provider" }),
    })
    .where(eq(taskAssignments.id, assignmentId))
  await world.db.update(agreements).set({ price, currency }).where(eq(agreements.assignmentId, assignmentId))
  await world.db.update(taskOffers).set({ status: "ended", closedAt: at }).where(eq(taskOffers.id, offer.id))
  await world.db
    .update(tasks)
    .set({ status: isDone ? "completed" : "cancelled" })
    .where(eq(tasks.id, task.id))
  await world.db.transaction((tx) => recomputeProviderStats(tx, doer.id))
  return task
}

describe("the work board", () => {
  test("holds every offer and every job by its state, with what it says about it", async () => {
    const [ana, ion] = [await aCaller(world, { name: "Ana Rusu" }), await aDoerAtTheDoor(world)]
    const open = () => aTask(world.db, ana.user)
    await offerOn(ion, await open())
    await anOffer(world.db, await open(), ion.user, { status: "stale", staleAt: new Date() })
    const closed = { closedAt: new Date() }
    await anOffer(world.db, await open(), ion.user, {
      status: "declined",
      declineReason: "price",
      ...closed,
    })
    await anOffer(world.db, await open(), ion.user, { status: "withdrawn", ...closed })
    const scheduledAt = new Date(Date.now() + dayMs)
    for (const status of ["assigned", "in_progress", "completion_requested"] as const)
      await aHire(world.db, ana.user, ion.user, { status, scheduledAt })
    await aDoneJob(ana.user, ion.user, { at: daysAgo(1) })

    const jobs = await ion.ask<Board>("provider.getBoard")
    const totals = (columns: Record<string, { total: number; data: unknown[] }>) =>
      Object.fromEntries(
        Object.entries(columns).map(([name, { total, data }]) => [name, [total, data.length]]),
      )
    expect((await ion.ask<Dashboard>("provider.getDashboard")).counts).toEqual({ offers: 2, jobs: 3 })
    expect(await ion.ask("provider.getLostOffers")).toEqual({
      data: [{ reason: "price", count: 1, previous: 0 }],
      total: 1,
      previous: 0,
      months: [{ month: dayOf(new Date()).slice(0, 7), count: 1 }],
    })
    expect(totals(jobs)).toEqual({
      assigned: [1, 1],
      in_progress: [1, 1],
      completion_requested: [1, 1],
      disputed: [0, 0],
      completed: [1, 1],
    })
    expect(jobs.assigned.data[0]).toMatchObject({
      client: "Ana R.",
      scheduledAt: scheduledAt.toISOString(),
      price: { amount: 450_00, currency: "MDL" },
      isRework: false,
    })
    const stranger = await aDoerAtTheDoor(world)
    expect((await stranger.ask<Board>("provider.getBoard")).assigned).toEqual({ data: [], total: 0 })
    expect(await stranger.ask("provider.getLostOffers")).toEqual({
      data: [],
      total: 0,
      previous: 0,
      months: [],
    })
  })

  test("says why offers weren't chosen in a period, in the one before and month by month", async () => {
    const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
    const lost = async (days: number, given: object) => {
      const at = { closedAt: daysAgo(days), updatedAt: daysAgo(days) }
      await anOffer(world.db, await aTask(world.db, ana.user), ion.user, { ...given, ...at })
    }
    const price = { status: "declined", declineReason: "price" } as const
    for (const days of [1, 20, 40, 800]) await lost(days, price)
    await lost(2, { status: "not_selected" })
    await lost(100, { status: "expired" })
    await lost(3, { status: "withdrawn" })
    type Lost = { data: object[]; total: number; previous: number; months: { count: number }[] }
    const ask = (input?: object) => ion.ask<Lost>("provider.getLostOffers", input)
    const month = await ask({ period: 30 })
    expect(month).toMatchObject({ total: 3, previous: 1 })
    expect(month.data).toEqual([
      { reason: "price", count: 2, previous: 1 },
      { reason: "not_selected", count: 1, previous: 0 },
    ])
    expect(month.months.reduce((sum, { count }) => sum + count, 0)).toBe(5)
    expect(await ask()).toMatchObject({ total: 4, previous: 1 })
    expect(await ask({ period: 365 })).toMatchObject({ total: 5, previous: 0 })
  })

  test("stands below what waits for the doer, and not for the client that the doer is, too", async () => {
    const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
    await aHire(world.db, ana.user, ion.user)
    await aHire(world.db, ion.user, (await aDoerAtTheDoor(world)).user, { status: "completion_requested" })
    expect((await ion.ask<Dashboard>("provider.getDashboard")).actions).toMatchObject([
      { kind: "start_work", role: "doer" },
    ])
  })
})

describe("the figures", () => {
  test("of offers count those of the time asked for; a share is said from five decisions on", async () => {
    const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
    const decided = async (status: "not_selected" | "declined", given: object = {}) =>
      anOffer(world.db, await aTask(world.db, ana.user), ion.user, { status, closedAt: new Date(), ...given })
    await decided("not_selected", { createdAt: daysAgo(40) })
    for (const _ of [1, 2, 3]) await decided("not_selected")
    await decided("declined", { declineReason: "task_closed" })
    await aHire(world.db, ana.user, ion.user)
    const early = await look(ion)
    expect(metric(early, "offers")).toEqual({ value: 5, previous: 1 })
    expect(metric(early, "win_rate")).toEqual({ value: null, previous: null })
    expect(early.funnel).toEqual({ sent: 5, seen: 4, decided: 4, won: 1 })
    await decided("declined", { declineReason: "price" })
    expect(metric(await look(ion), "win_rate")?.value).toBe(0.2)
    expect(metric(await look(ion, 90), "offers")).toEqual({ value: 7, previous: 0 })
  })

  test("of replies and work are those of the profile, beside what stood there before", async () => {
    const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
    const answered = async (asked: Date, minutes: number) => {
      const { id } = await anInvite(world.db, await aTask(world.db, ana.user), ion.user)
      const answeredAt = new Date(asked.getTime() + minutes * 60_000)
      await world.db
        .update(taskInvites)
        .set({ status: "declined", createdAt: asked, answeredAt })
        .where(eq(taskInvites.id, id))
    }
    await answered(daysAgo(50), 60)
    await answered(daysAgo(2), 20)
    for (const _ of [1, 2, 3, 4, 5]) await aDoneJob(ana.user, ion.user, { at: daysAgo(45) })
    await aDoneJob(ana.user, ion.user, { at: daysAgo(2), outcome: "cancelled" })
    const seen = await look(ion)
    expect(metric(seen, "reply")).toEqual({ value: 40, previous: 60 })
    expect(metric(seen, "completion")).toEqual({ value: 5 / 6, previous: 1 })
    expect(metric(seen, "rating")).toEqual({ value: null, previous: null })
  })
})

describe("the agreed income", () => {
  test("adds up completed work by the market's month and by currency, and nobody else's", async () => {
    const [ana, ion, eva] = [
      await aCaller(world, { name: "Ana Rusu" }),
      await aDoerAtTheDoor(world),
      await aDoerAtTheDoor(world),
    ]
    // Ten in the evening UTC on the last of the month is the first of the next at the place of the work.
    await aDoneJob(ana.user, ion.user, { at: new Date("2026-02-28T22:30:00Z"), price: 100_00 })
    await aDoneJob(ana.user, ion.user, { at: new Date("2026-02-28T21:30:00Z"), price: 200_00 })
    const last = await aDoneJob(ana.user, ion.user, { at: new Date("2026-03-10T09:00:00Z"), price: 300_00 })
    await aDoneJob(ana.user, ion.user, {
      at: new Date("2026-03-09T09:00:00Z"),
      price: 50_00,
      currency: "EUR",
    })
    await aDoneJob(ana.user, ion.user, { at: new Date("2026-03-08T09:00:00Z"), outcome: "cancelled" })
    await aDoneJob(ana.user, eva.user, { at: new Date("2026-03-07T09:00:00Z") })
    const ask = (input: object) => ion.ask<Income>("provider.getIncome", input)
    const all = await ask({ from: "2026-01-01", to: "2026-12-31", pagination: { limit: 1 } })
    expect(all).toMatchObject({
      total: 4,
      sums: [
        { currency: "MDL", amount: 600_00, count: 3 },
        { currency: "EUR", amount: 50_00, count: 1 },
      ],
      months: [
        { month: "2026-02", currency: "MDL", amount: 200_00, count: 1 },
        { month: "2026-03", currency: "EUR", amount: 50_00, count: 1 },
        { month: "2026-03", currency: "MDL", amount: 400_00, count: 2 },
      ],
    })
    expect(all.data).toEqual([
      {
        id: expect.any(String),
        lang: "en",
        taskId: last.id,
        title: last.title,
        client: "Ana R.",
        price: { amount: 300_00, currency: "MDL" },
        completedAt: "2026-03-10T09:00:00.000Z",
      },
    ])
    expect((await ask({ from: "2026-02-01", to: "2026-02-28" })).total).toBe(1)
    expect((await ask({ from: "2026-03-01", to: "2026-02-01" })).total).toBe(0)
    expect(await ion.tryAsk("provider.getIncome", { from: "2026-02-30", to: "2026-03-01" })).toMatchObject([
      { path: "from" },
    ])
  })
})

test("the calendar has the jobs with an hour that are on, the next one first", async () => {
  const [ana, ion] = [await aCaller(world, { name: "Ana Rusu" }), await aDoerAtTheDoor(world)]
  const at = (days: number) => new Date(Date.now() + days * dayMs)
  const day = (days: number) => at(days).toISOString().slice(0, 10)
  const later = await aHire(world.db, ana.user, ion.user, { scheduledAt: at(5) })
  const soon = await aHire(world.db, ana.user, ion.user, { scheduledAt: at(2), status: "in_progress" })
  await aHire(world.db, ana.user, ion.user, { scheduledAt: at(60) })
  await aHire(world.db, ana.user, ion.user)
  const { data, total } = await ion.ask<CalendarAnswer>("provider.getCalendar", { from: day(0), to: day(30) })
  expect(total).toBe(2)
  expect(data.map(({ taskId, status }) => [taskId, status])).toEqual([
    [soon.task.id, "in_progress"],
    [later.task.id, "assigned"],
  ])
  expect(await ana.ask("provider.getCalendar", { from: day(0), to: day(30) })).toMatchObject({
    data: [],
    total: 0,
  })
})
