import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { anApi } from "../../../test/api.ts"
import { aFile } from "../../../test/factories.ts"
import { aDraft, aPlace, aTask } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { files } from "../../platform/db/schema/file.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { taskEvents, tasks } from "../../platform/db/schema/task.ts"
import type { TaskAnswer } from "../../task/answers.ts"
import { runTaskTimers } from "./expire-tasks.ts"

const world = anApi()
const dayMs = 24 * 60 * 60 * 1000
const days = (count: number) => new Date(Date.now() + count * dayMs)

const rowOf = async (id: string) => (await world.db.select().from(tasks).where(eq(tasks.id, id)))[0]
const typesOf = async (taskId: string) =>
  (
    await world.db
      .select()
      .from(taskEvents)
      .where(eq(taskEvents.taskId, taskId))
      .orderBy(taskEvents.createdAt)
  ).map(({ type }) => type)
async function recorded(taskId: string) {
  const rows = await world.db.select().from(outboxEvents).orderBy(outboxEvents.recordedAt)
  return rows
    .filter(({ payload }) => (payload as { taskId?: string }).taskId === taskId)
    .map(({ type }) => type)
}

describe("editing an open task", () => {
  test("makes a new version, told to its history and to those who wait", async () => {
    const ana = await aCaller(world)
    const { id } = await ana.tell("task.create", { payload: await wholePayload(world.db) })
    const open = await ana.tell("task.publish", { id })
    const { task } = await ana.tell<{ task: TaskAnswer }>("task.update", {
      id,
      version: open.version,
      payload: { title: "Repair two leaking kitchen taps" },
    })
    expect(task).toMatchObject({
      status: "open",
      version: open.version + 1,
      title: "Repair two leaking kitchen taps",
    })
    expect(await typesOf(id)).toEqual(["created", "published", "edited"])
    expect(await recorded(id)).toEqual(["task.published", "task.changed"])
  })

  test("never leaves it half: nothing is saved", async () => {
    const ana = await aCaller(world)
    const { id, title } = await aTask(world.db, ana.user)
    const { body } = await ana.raw("task.update", { id, version: 1, payload: { title: "tap", mode: null } })
    expect(body.error?.data).toMatchObject({
      refusal: "task_incomplete",
      fields: [
        { path: "title", code: "title_too_short", min: 10 },
        { path: "mode", code: "mode_required" },
      ],
    })
    expect(await rowOf(id)).toMatchObject({ title, version: 1 })
  })

  test("is over when the task is", async () => {
    const ana = await aCaller(world)
    for (const status of ["assigned", "completed", "cancelled", "expired", "removed"] as const) {
      const { id } = await aTask(world.db, ana.user, { status })
      expect(await ana.tryTell("task.update", { id, version: 1, payload: {} })).toBe("task_not_editable")
    }
  })
})

describe("closing and opening again", () => {
  /** In how many days the owner's page says that posting again ends; null where it says nothing of it. */
  const daysToReopen = async (owner: Awaited<ReturnType<typeof aCaller>>, id: string) => {
    type Page = { timers: { kind: string; endsAt: string }[] }
    const { timers } = await owner.ask<Page>("task.getById", { id })
    const end = timers.find(({ kind }) => kind === "reopen")?.endsAt
    return end ? Math.round((Date.parse(end) - Date.now()) / dayMs) : null
  }

  test.each([
    ["61 days after it was closed", { endedAt: days(-61) }, "task_reopen_too_late"],
    ["once our team has sent it back", { endedAt: new Date(), moderationNote: "Not here" }, "task_sent_back"],
  ])("isn't promised %s", async (_, own, refusal) => {
    const ana = await aCaller(world)
    const { id } = await aTask(world.db, ana.user, { status: "cancelled", ...own })
    expect(await daysToReopen(ana, id)).toBeNull()
    expect(await ana.tryTell("task.reopen", { id })).toBe(refusal)
  })

  test("each with one line of history and one event", async () => {
    const ana = await aCaller(world, { name: "Ana Rusu" })
    const { id } = await aTask(world.db, ana.user)
    const closed = await ana.tell("task.close", { id, reasonCode: "found_elsewhere", note: " a neighbour " })
    expect(closed.status).toBe("cancelled")
    expect(await ana.tryTell("task.close", { id, reasonCode: "other" })).toBe("task_not_open")
    expect(await daysToReopen(ana, id)).toBe(60)
    const opened = await ana.tell("task.reopen", { id })
    expect(opened).toMatchObject({ status: "open", version: 2 })
    expect(await typesOf(id)).toEqual(["closed", "reopened"])
    expect(await recorded(id)).toEqual(["task.closed", "task.reopened"])
    type Told = { data: unknown; actor: { name: string } | null }
    const { data, total } = await ana.ask<{ data: Told[]; total: number }>("task.getTimeline", { id })
    expect(data[0]?.actor?.name, "as everybody reads it: administrators act here too").toBe("Ana R.")
    expect([total, data[0]?.data]).toEqual([2, { reason: "found_elsewhere", note: "a neighbour", offers: 0 }])
  })

  test("asks for a new date when the old one has passed", async () => {
    const ana = await aCaller(world)
    const past = { timingKind: "on_date", dueDate: addDays(dayOf(new Date()), -1) } as const
    const { id } = await aTask(world.db, ana.user, { ...past, status: "expired", endedAt: new Date() })
    expect(await ana.tryTell("task.reopen", { id })).toBe("task_date_passed")
    const timing = { kind: "on_date", date: addDays(dayOf(new Date()), 3) }
    expect(await ana.tell("task.reopen", { id, timing })).toMatchObject({ status: "open", timing })
  })

  test("counts against the limits like any other", async () => {
    const ana = await aCaller(world, { createdAt: new Date() })
    for (let count = 0; count < 3; count += 1) await aTask(world.db, ana.user)
    const { id } = await aTask(world.db, ana.user, { status: "cancelled", endedAt: new Date() })
    expect(await ana.tryTell("task.reopen", { id })).toBe("task_limit_newcomer")
  })

  test("two actions at once do one of them", async () => {
    const ana = await aCaller(world)
    const { id } = await aTask(world.db, ana.user)
    const close = () => ana.tryTell("task.close", { id, reasonCode: "not_needed" })
    expect((await Promise.all([close(), close(), close()])).toSorted()).toEqual([
      "done",
      "task_not_open",
      "task_not_open",
    ])
    expect(await typesOf(id)).toEqual(["closed"])
  })
})

test("a copy is a draft with everything but a date that has passed", async () => {
  const ana = await aCaller(world)
  await aPlace(world.db, { id: "chisinau" })
  const picture = await aFile(world.db, ana.user, { purpose: "picture", key: "copy" })
  const given = { mode: "in_person", placeId: "chisinau", address: "bd. Dacia 1", fileIds: [picture.id] }
  const { id } = await ana.tell("task.create", { payload: await wholePayload(world.db, given) })
  await ana.tell("task.publish", { id })
  const copy = await ana.tell("task.duplicate", { id })
  expect(copy).toMatchObject({
    status: "draft",
    title: "Repair a leaking kitchen tap",
    place: { id: "chisinau" },
    own: { address: "bd. Dacia 1" },
    files: [{ id: picture.id }],
  })
  expect(copy.id).not.toBe(id)
})

describe("files", () => {
  test("are one's own pictures and documents, in the order given; strangers see the pictures", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const own = (given: object) => aFile(world.db, ana.user, { key: crypto.randomUUID(), ...given })
    const one = await own({ purpose: "picture" })
    const two = await own({ purpose: "picture" })
    const plan = await own({
      purpose: "document",
      type: "application/pdf",
      isPublic: false,
      originalName: "plan.pdf",
    })
    const payload = await wholePayload(world.db, { fileIds: [two.id, plan.id, one.id] })
    const { id } = await ana.tell("task.create", { payload })
    const mine = await ana.tell("task.publish", { id })
    expect(mine.files.map((file) => file.id)).toEqual([two.id, plan.id, one.id])
    const { task } = await ion.ask<{ task: TaskAnswer }>("task.getById", { id })
    expect(task.files.map((file) => [file.id, file.name])).toEqual([
      [two.id, null],
      [one.id, null],
    ])

    const foreign = await aFile(world.db, ion.user, { purpose: "picture", key: "foreign" })
    const avatar = await own({ purpose: "avatar" })
    const waiting = await own({ purpose: "picture", status: "waiting" })
    const hidden = await own({ purpose: "picture", isPublic: false })
    for (const file of [foreign, avatar, waiting, hidden, { id: crypto.randomUUID() }]) {
      expect(await ana.tryTell("task.create", { payload: { fileIds: [file.id] } })).toBe("task_file_unfit")
    }
    const eleven = Array.from({ length: 11 }, () => one.id)
    expect(await ana.tryTell("task.create", { payload: { fileIds: eleven } })).toMatchObject([
      { path: "payload.fileIds", code: "too_big", max: 10 },
    ])
  })

  test("of a draft go with it, unless another task has them too", async () => {
    const ana = await aCaller(world)
    const alone = await aFile(world.db, ana.user, { purpose: "picture", key: "alone" })
    const both = await aFile(world.db, ana.user, { purpose: "picture", key: "both" })
    const first = await ana.tell("task.create", { payload: { fileIds: [alone.id, both.id] } })
    await ana.tell("task.create", { payload: { fileIds: [both.id] } })
    await ana.tell("task.delete", { id: first.id })
    const statusOf = async (id: string) =>
      (await world.db.select().from(files).where(eq(files.id, id)))[0]?.status
    expect([await statusOf(alone.id), await statusOf(both.id)]).toEqual(["removed", "ready"])
  })
})

describe("what only time does", () => {
  test("a task runs out once, however often the clock is asked", async () => {
    const ana = await aCaller(world)
    const over = await aTask(world.db, ana.user, { expiresAt: days(-1) })
    const fresh = await aTask(world.db, ana.user)
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([runTaskTimers(world.db, new Date()), runTaskTimers(world.db, new Date())])
    }
    expect(await rowOf(over.id)).toMatchObject({ status: "expired", warnAt: null })
    expect(await rowOf(fresh.id)).toMatchObject({ status: "open" })
    expect(await typesOf(over.id)).toEqual(["expired"])
    expect(await recorded(over.id)).toEqual(["task.expired"])
  })

  test("its owner is warned once before", async () => {
    const ana = await aCaller(world)
    const { id } = await aTask(world.db, ana.user, { expiresAt: days(4), warnAt: days(-1) })
    for (let round = 0; round < 2; round += 1) await runTaskTimers(world.db, new Date())
    expect(await typesOf(id)).toEqual(["expiring"])
    expect(await recorded(id)).toEqual(["task.expiring"])
    expect(await rowOf(id)).toMatchObject({ status: "open", warnAt: null })
  })

  test("a whole life by the clock alone: warned after 25 days, over after 30", async () => {
    const ana = await aCaller(world)
    const { id } = await ana.tell("task.create", { payload: await wholePayload(world.db) })
    await ana.tell("task.publish", { id })
    const seen: string[][] = []
    for (const day of [24.9, 25.1, 29.9, 30.1, 31]) {
      await runTaskTimers(world.db, days(day))
      seen.push((await typesOf(id)).slice(2))
    }
    expect(seen).toEqual([[], ["expiring"], ["expiring"], ["expiring", "expired"], ["expiring", "expired"]])
  })

  test("a draft that nobody touches for sixty days is forgotten", async () => {
    const ana = await aCaller(world)
    const idle = await aDraft(world.db, ana.user, { updatedAt: days(-61) })
    const touched = await aDraft(world.db, ana.user, { updatedAt: days(-59) })
    await runTaskTimers(world.db, new Date())
    expect([await rowOf(idle.id), (await rowOf(touched.id))?.status]).toEqual([undefined, "draft"])
  })
})
