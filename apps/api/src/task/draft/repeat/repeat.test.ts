import { and, eq } from "../../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { draftedFor, nextRepeatDay } from "@doable/domain/task/repeat/rhythm"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { anApi } from "../../../../test/api.ts"
import { aDoer, aHire } from "../../../../test/deal-factories.ts"
import { aDraft, aTask, categoryOf } from "../../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../../test/task-world.ts"
import { categories } from "../../../platform/db/schema/category.ts"
import { outboxEvents } from "../../../platform/db/schema/outbox.ts"
import { taskRepeats, tasks } from "../../../platform/db/schema/task.ts"
import { taskAssignments } from "../../../platform/db/schema/task-assignment.ts"
import { users } from "../../../platform/db/schema/user.ts"
import type { TaskAnswer } from "../../answers.ts"
import { draftNextTasks } from "./draft-next-tasks.ts"

const world = anApi()
const today = dayOf(new Date())
const dated = (dueDate: string) => ({ timingKind: "on_date", dueDate }) as const

type Repeat = { id: string; nextDay: string; isPaused: boolean }
type Ana = Awaited<ReturnType<typeof aCaller>>

const draftsOf = ({ user }: Ana) =>
  world.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.ownerId, user.id), eq(tasks.status, "draft")))
const rowOf = async (id: string) =>
  (await world.db.select().from(taskRepeats).where(eq(taskRepeats.id, id)))[0]
const mine = async (ana: Ana) => (await ana.ask<{ data: Repeat[] }>("taskRepeat.getMy")).data

/** A task of the day after tomorrow that repeats from then on. */
async function aRepeat(given: object = {}, every = "weekly") {
  const ana = await aCaller(world)
  const firstDay = addDays(today, 2)
  const task = await aTask(world.db, ana.user, { ...dated(firstDay), ...given })
  const repeat = await ana.tell<Repeat>("taskRepeat.set", { taskId: task.id, every })
  return { ana, task, repeat, firstDay }
}

test("the next one is drafted ahead of its day, once however many processes look, and its owner is notified", async () => {
  const { ana, task, repeat, firstDay } = await aRepeat()
  expect(repeat.nextDay).toBe(addDays(firstDay, 7))
  const at = draftedFor(repeat.nextDay)
  await draftNextTasks(world.db, new Date(at.getTime() - 1))
  expect(await draftsOf(ana)).toEqual([])

  await Promise.all([1, 2, 3].map(() => draftNextTasks(world.db, at)))
  await draftNextTasks(world.db, at)
  const drafts = await draftsOf(ana)
  expect(drafts).toMatchObject([
    { title: task.title, timingKind: "on_date", dueDate: repeat.nextDay, categoryId: task.categoryId },
  ])
  const events = await world.db
    .select()
    .from(outboxEvents)
    .where(eq(outboxEvents.type, "task.repeat-drafted"))
  expect(
    events.filter(({ payload }) => (payload as { ownerId: string }).ownerId === ana.user.id),
  ).toMatchObject([{ payload: { taskId: drafts[0]?.id } }])
  const draft = { id: drafts[0]?.id, day: repeat.nextDay }
  expect(await mine(ana)).toMatchObject([{ id: repeat.id, nextDay: addDays(firstDay, 14), draft }])
})

test("one draft waits at a time; once it's posted, the next one is its copy, and it isn't held as the same task", async () => {
  const ana = await aCaller(world)
  const payload = await wholePayload(world.db, { timing: { kind: "on_date", date: addDays(today, 2) } })
  const { id } = await ana.tell("task.create", { payload })
  const { id: repeatId } = await ana.tell<Repeat>("taskRepeat.set", { taskId: id, every: "weekly" })
  expect(await rowOf(repeatId)).toMatchObject({ firstDay: null, draftAt: null })
  await ana.tell("task.publish", { id })
  const days = [1, 2, 3].map((week) => addDays(today, 2 + week * 7)) as [string, string, string]
  expect(await mine(ana)).toMatchObject([{ nextDay: days[0] }])

  await draftNextTasks(world.db, draftedFor(days[0]))
  await draftNextTasks(world.db, draftedFor(days[1]))
  const [draft, ...more] = await draftsOf(ana)
  expect([draft?.dueDate, more]).toEqual([days[0], []])
  // The same series, found by its draft too.
  expect(await ana.ask("taskRepeat.getMy", { taskId: draft?.id })).toMatchObject({ total: 1 })

  const draftId = draft?.id ?? ""
  const changed = {
    id: draftId,
    version: draft?.version,
    payload: { title: "Repair two leaking kitchen taps" },
  }
  await ana.tell("task.update", changed)
  expect(await ana.tell<TaskAnswer>("task.publish", { id: draftId })).toMatchObject({ status: "open" })
  expect(await mine(ana)).toMatchObject([{ draft: null }])
  await draftNextTasks(world.db, draftedFor(days[2]))
  expect(await draftsOf(ana)).toMatchObject([{ title: "Repair two leaking kitchen taps", dueDate: days[2] }])
  expect(await rowOf(repeatId)).toMatchObject({ taskId: draftId })
})

test("a day is skipped once, a pause leaves out what falls into it, and after the stop nothing comes", async () => {
  const { ana, repeat, firstDay } = await aRepeat({}, "fortnightly")
  const { id } = repeat
  const [second, third] = [addDays(firstDay, 14), addDays(firstDay, 28)]
  const skip = () => ana.tell<Repeat>("taskRepeat.skip", { id, day: second })
  expect((await Promise.all([skip(), skip()])).map(({ nextDay }) => nextDay)).toEqual([third, third])

  await ana.tell("taskRepeat.setPaused", { id, isPaused: true })
  await draftNextTasks(world.db, draftedFor(third))
  expect(await draftsOf(ana)).toEqual([])
  await world.db.update(taskRepeats).set({ nextDay: today }).where(eq(taskRepeats.id, id))
  const resumed = await ana.tell<Repeat>("taskRepeat.setPaused", { id, isPaused: false })
  expect(resumed).toMatchObject({ isPaused: false, nextDay: second })

  const monthly = await ana.tell<Repeat>("taskRepeat.set", {
    taskId: (await rowOf(id))?.taskId,
    every: "monthly",
  })
  expect(monthly).toMatchObject({ id, nextDay: nextRepeatDay({ every: "monthly", firstDay }, firstDay) })
  await ana.tell("taskRepeat.stop", { id })
  await draftNextTasks(world.db, draftedFor(monthly.nextDay))
  expect([await draftsOf(ana), await mine(ana)]).toEqual([[], []])
})

test("days that a standing server missed don't come all at once", async () => {
  const { ana, repeat, firstDay } = await aRepeat()
  const late = new Date(draftedFor(addDays(firstDay, 28)).getTime() + 1)
  await draftNextTasks(world.db, late)
  expect(await draftsOf(ana)).toMatchObject([{ dueDate: addDays(firstDay, 28) }])
  expect(await rowOf(repeat.id)).toMatchObject({ nextDay: addDays(firstDay, 35) })
})

test("who may not post is left out, a closed account pauses, and what we took down comes no more", async () => {
  const [limited, closed, removed] = [await aRepeat(), await aRepeat(), await aRepeat()]
  const set = (ana: Ana, status: "limited" | "deactivated") =>
    world.db.update(users).set({ status }).where(eq(users.id, ana.user.id))
  await set(limited.ana, "limited")
  await set(closed.ana, "deactivated")
  await world.db.update(tasks).set({ status: "removed" }).where(eq(tasks.id, removed.task.id))
  await draftNextTasks(world.db, draftedFor(limited.repeat.nextDay))
  for (const { ana } of [limited, closed, removed]) expect(await draftsOf(ana)).toEqual([])
  expect(await rowOf(limited.repeat.id)).toMatchObject({
    nextDay: addDays(limited.firstDay, 14),
    isPaused: false,
  })
  expect(await rowOf(closed.repeat.id)).toMatchObject({ isPaused: true })
  expect(await rowOf(removed.repeat.id)).toBeUndefined()
  expect(await removed.ana.tryTell("taskRepeat.set", { taskId: removed.task.id, every: "weekly" })).toBe(
    "task_not_editable",
  )
})

test("a closed category has to be chosen again, and the doer of the last job is invited first", async () => {
  const leaf = await categoryOf(world.db, "seo")
  const ana = await aCaller(world)
  const { user: doer, profile } = await aDoer(world.db)
  const { task, assignmentId } = await aHire(world.db, ana.user, doer)
  const done = { outcome: "completed", completedBy: "owner", endedAt: new Date() } as const
  await world.db.update(taskAssignments).set(done).where(eq(taskAssignments.id, assignmentId))
  const inLeaf = { categoryId: leaf.id, parentCategoryId: leaf.parentId, status: "completed" } as const
  await world.db
    .update(tasks)
    .set({ ...inLeaf, ...dated(addDays(today, 2)) })
    .where(eq(tasks.id, task.id))
  const { nextDay } = await ana.tell<Repeat>("taskRepeat.set", { taskId: task.id, every: "weekly" })
  await world.db.update(categories).set({ isActive: false }).where(eq(categories.id, leaf.id))
  await draftNextTasks(world.db, draftedFor(nextDay))
  const [draft] = await draftsOf(ana)
  expect(draft).toMatchObject({ categoryId: null, parentCategoryId: null })
  expect(draft?.askedProviderIds).toEqual([profile.id])
})

test("a deleted draft takes its rhythm along; the draft of the next one only itself", async () => {
  const ana = await aCaller(world)
  const first = await aDraft(world.db, ana.user)
  await ana.tell("taskRepeat.set", { taskId: first.id, every: "weekly" })
  await ana.tell("task.delete", { id: first.id })
  expect(await mine(ana)).toEqual([])

  const { ana: ben, repeat } = await aRepeat()
  await draftNextTasks(world.db, draftedFor(repeat.nextDay))
  await ben.tell("task.delete", { id: (await draftsOf(ben))[0]?.id })
  const [{ nextDay = "" } = {}] = await mine(ben)
  await draftNextTasks(world.db, draftedFor(nextDay))
  expect(await draftsOf(ben)).toMatchObject([{ dueDate: nextDay }])
})
