import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { publicName } from "@doable/domain/user/public-name"
import { anApi } from "../../../test/api.ts"
import { anInvite } from "../../../test/deal-factories.ts"
import { aDraft, aPlace, aTask } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { aHiredPair } from "../../../test/work-world.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { tasks, taskViews } from "../../platform/db/schema/task.ts"
import type { OwnTaskCard, TaskAnswer, TaskCard } from "../answers.ts"
import { addUpViews } from "../count-view.ts"

const world = anApi()
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000)
const rowOf = async (id: string) => (await world.db.select().from(tasks).where(eq(tasks.id, id)))[0]

describe("looking at a task", () => {
  test("counts once per person and day, never for its owner, and is added up later", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const { id } = await aTask(world.db, ana.user)
    const views = async () =>
      (await ana.ask<{ task: TaskAnswer }>("task.getById", { id })).task.own?.viewCount
    for (let time = 0; time < 3; time += 1) await ion.ask("task.getById", { id })
    await world.get(`/trpc/task.getById?input=${encodeURIComponent(JSON.stringify({ id }))}`)
    expect(await views()).toBe(2)
    await addUpViews(world.db, days(1))
    await addUpViews(world.db, days(1))
    expect(await views()).toBe(2)
    expect((await rowOf(id))?.viewCount).toBe(2)
    expect(await world.db.select().from(taskViews).where(eq(taskViews.taskId, id))).toEqual([])
  })
})

describe("favourites", () => {
  test("are kept once, listed newest first, and let go", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const [one, two] = [await aTask(world.db, ana.user), await aTask(world.db, ana.user)]
    const target = (id: string) => ({ targetType: "task", targetId: id })
    const add = (id: string) => ion.tell<object>("favourite.add", target(id))
    expect(await add(one.id)).toEqual({ isSaved: true })
    await Promise.all([add(two.id), add(two.id), add(two.id)])
    const mine = () => ion.ask<{ data: TaskCard[]; total: number }>("favourite.getMy", {})
    expect((await mine()).data.map(({ id, isSaved }) => [id, isSaved])).toEqual([
      [two.id, true],
      [one.id, true],
    ])
    expect((await rowOf(two.id))?.savedCount).toBe(1)
    expect((await ion.ask<{ viewer: object }>("task.getById", { id: one.id })).viewer).toMatchObject({
      isSaved: true,
    })

    await ana.tell("task.close", { id: one.id, reasonCode: "not_needed" })
    expect((await mine()).total).toBe(1)
    for (let time = 0; time < 2; time += 1) {
      expect(await ion.tell("favourite.remove", target(two.id))).toEqual({ isSaved: false })
    }
    expect([(await mine()).total, (await rowOf(two.id))?.savedCount]).toEqual([0, 0])
  })

  test("are only what one may see", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const draft = await aDraft(world.db, ana.user)
    for (const targetId of [draft.id, crypto.randomUUID()]) {
      expect(await ion.tryTell("favourite.add", { targetType: "task", targetId })).toBe("task_not_found")
    }
  })

  test("hold what only those who were asked may see, for those who were", async () => {
    const [ana, ion, stranger] = [await aCaller(world), await aCaller(world), await aCaller(world)]
    const task = await aTask(world.db, ana.user, { visibility: "invited_only" })
    await anInvite(world.db, task, ion.user)
    const target = { targetType: "task", targetId: task.id }
    expect(await stranger.tryTell("favourite.add", target)).toBe("task_not_found")
    await ion.tell("favourite.add", target)
    const mine = async () => (await ion.ask<{ data: TaskCard[] }>("favourite.getMy", {})).data
    expect((await mine()).map(({ id }) => id)).toEqual([task.id])
    await world.db.update(tasks).set({ status: "removed" }).where(eq(tasks.id, task.id))
    expect(await mine()).toEqual([])
  })
})

test("one's own tasks are listed by state, last touched first", async () => {
  const ana = await aCaller(world)
  const old = await aTask(world.db, ana.user, { updatedAt: days(-2) })
  const draft = await aDraft(world.db, ana.user, { updatedAt: days(-1), title: "" })
  await aTask(world.db, (await aCaller(world)).user)
  const mine = (input: object) => ana.ask<{ data: TaskCard[]; total: number }>("task.getMy", input)
  expect((await mine({})).data.map(({ id }) => id)).toEqual([draft.id, old.id])
  expect(await mine({ status: ["open"] })).toMatchObject({ data: [{ id: old.id }], total: 1 })
  expect(await mine({ pagination: { limit: 1, offset: 1 } })).toMatchObject({
    data: [{ id: old.id }],
    total: 2,
  })
  expect(await mine({ role: "doer" })).toMatchObject({ data: [], total: 0 })
})

test("one's own task names its doer and the agreed price to its owner alone", async () => {
  const scheduledAt = new Date(Date.now() + 3 * 86_400_000)
  const { ana, ion, id } = await aHiredPair(world, { scheduledAt })
  type Mine = { data: OwnTaskCard[] }
  const [mine] = (await ana.ask<Mine>("task.getMy", {})).data
  const [agreed] = await world.db
    .select({ amount: agreements.price, currency: agreements.currency })
    .from(agreements)
    .innerJoin(taskAssignments, eq(taskAssignments.id, agreements.assignmentId))
    .where(eq(taskAssignments.taskId, id))
  expect(mine?.hire).toEqual({
    name: publicName(ion.user.name),
    price: agreed,
    materialsCost: null,
    scheduledAt: scheduledAt.toISOString(),
  })
  const [theirs] = (await ion.ask<Mine>("task.getMy", { role: "doer" })).data
  expect(theirs).toMatchObject({ id, hire: null })
  await aTask(world.db, ana.user)
  expect((await ana.ask<Mine>("task.getMy", { status: ["open"] })).data[0]?.hire).toBeNull()
})

test("similar tasks are of the same category, the same city first", async () => {
  const ana = await aCaller(world)
  await aPlace(world.db, { id: "chisinau" })
  const there = { mode: "in_person", placeId: "chisinau", cityId: "chisinau" } as const
  const task = await aTask(world.db, ana.user, there)
  const near = await aTask(world.db, ana.user, { ...there, publishedAt: days(-9) })
  const { data } = await ana.ask<{ data: TaskCard[] }>("task.getSimilar", { id: task.id, limit: 12 })
  expect(data[0]?.id).toBe(near.id)
  expect(data.map(({ id }) => id)).not.toContain(task.id)
})

test("a guess and a measure come from the words alone", async () => {
  const ana = await aCaller(world)
  const guess = await ana.ask<{ data: { categoryId: string }[] }>("task.guessCategory", {
    text: "течёт кран на кухне",
  })
  const { slug } = await ana.ask<{ slug: string }>("category.getById", {
    id: guess.data[0]?.categoryId ?? "",
  })
  expect(slug).toBe("plumbing")
  expect(await ana.ask("task.getCompleteness", { payload: await wholePayload(world.db) })).toMatchObject({
    score: 70,
  })
})

test("everybody may know who posts, since when and how much; who was sent away is nobody, and their tasks are closed", async () => {
  const [ana, admin] = [await aCaller(world, { name: "Ana Rusu" }), await aCaller(world, { role: "ADMIN" })]
  const { id } = await aTask(world.db, ana.user)
  await aTask(world.db, ana.user, { status: "completed" })
  await aTask(world.db, ana.user, { visibility: "invited_only" })
  expect(await admin.ask("user.getPublic", { id: ana.user.id })).toEqual({
    id: ana.user.id,
    name: "Ana R.",
    image: null,
    memberSince: ana.user.createdAt.toISOString(),
    hireRate: null,
    ratingAvg: null,
    ratingCount: 0,
    cancelRate: null,
    openTasks: 1,
    completedTasks: 1,
  })
  await admin.tell("adminUser.setStatus", { id: ana.user.id, status: "deactivated", reason: "spam" })
  await expect.poll(async () => (await rowOf(id))?.status).toBe("cancelled")
  expect(await admin.tryAsk("user.getPublic", { id: ana.user.id })).toBe("user_not_found")
  const { data } = await admin.ask<{ data: object[] }>("task.getTimeline", { id })
  expect(data).toMatchObject([{ type: "closed", actor: null, data: { reason: "account_closed" } }])
})
