import { and, eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aCaller, monthAgo, wholePayload } from "../../../test/task-world.ts"
import { aDraft, aTask, categoryOf } from "../../../test/task-factories.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { taskEvents, tasks } from "../../platform/db/schema/task.ts"
import type { TaskAnswer } from "../../task/answers.ts"

const world = anApi()

const eventsOf = (taskId: string) =>
  world.db.select().from(taskEvents).where(eq(taskEvents.taskId, taskId)).orderBy(taskEvents.createdAt)

async function recorded(taskId: string) {
  const rows = await world.db.select().from(outboxEvents).orderBy(outboxEvents.recordedAt)
  return rows
    .filter(({ payload }) => (payload as { taskId?: string }).taskId === taskId)
    .map(({ type }) => type)
}

describe("a draft", () => {
  test("begins with anything at all and grows by what is typed", async () => {
    const ana = await aCaller(world, { locale: "ro" })
    const draft = await ana.tell("task.create", { payload: {} })
    expect(draft).toMatchObject({
      status: "draft",
      version: 1,
      title: "",
      lang: "ro",
      spokenLanguages: ["ro"],
    })
    const { task } = await ana.tell<{ task: TaskAnswer }>("task.update", {
      id: draft.id,
      version: 1,
      payload: { title: "Repar", budgetKind: "range", budgetMax: { amount: 5, currency: "EUR" } },
    })
    expect(task).toMatchObject({
      version: 2,
      title: "Repar",
      budgetKind: "range",
      budgetMin: null,
      budgetMax: { amount: 5, currency: "EUR" },
    })
    expect((await eventsOf(draft.id)).map(({ type }) => type)).toEqual(["created"])
  })

  test("tells at once which contacts nobody will see, and keeps what was written for its owner", async () => {
    const ana = await aCaller(world)
    const written = "Call me at 069 123 456 please"
    const draft = await ana.tell("task.create", { payload: { description: written } })
    expect(draft.description).toBe("Call me at ▒▒▒ please")
    expect(draft.own).toMatchObject({
      description: written,
      masked: { description: [{ start: 11, end: 22 }] },
    })
  })

  test("that two windows change is not overwritten: the second hears of the newer version", async () => {
    const ana = await aCaller(world)
    const { id } = await ana.tell("task.create", { payload: {} })
    const save = (title: string) => ana.raw("task.update", { id, version: 1, payload: { title } })
    const results = await Promise.all(["one", "two", "three", "four"].map(save))
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const refused = results.find(({ status }) => status === 409)?.body.error?.data
    expect(refused).toMatchObject({ refusal: "task_changed_elsewhere", version: 2 })
  })

  test("of others is as unknown as none", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const { id } = await ana.tell("task.create", { payload: {} })
    for (const name of ["publish", "delete", "duplicate"]) {
      expect(await ion.tryTell(`task.${name}`, { id })).toBe("task_not_found")
    }
    expect(await ion.tryTell("task.update", { id, version: 1, payload: {} })).toBe("task_not_found")
    expect(await ion.tryAsk("task.getById", { id })).toBe("task_not_found")
  })

  test("is deleted, and only a draft is", async () => {
    const ana = await aCaller(world)
    const { id } = await ana.tell("task.create", { payload: {} })
    expect(await ana.tryTell("task.delete", { id })).toBe("done")
    expect(await ana.tryTell("task.delete", { id })).toBe("task_not_found")
    const open = await aTask(world.db, ana.user)
    expect(await ana.tryTell("task.delete", { id: open.id })).toBe("task_not_draft")
  })
})

describe("publishing", () => {
  test("opens a whole draft, with one line in its history and one event", async () => {
    const ana = await aCaller(world)
    const payload = await wholePayload(world.db, { title: "  Repair a   leaking kitchen tap " })
    const { id } = await ana.tell("task.create", { payload })
    const task = await ana.tell("task.publish", { id })
    expect(task).toMatchObject({
      status: "open",
      title: "Repair a leaking kitchen tap",
      budgetMin: { amount: 50_000, currency: "MDL" },
      budgetMax: { amount: 50_000, currency: "MDL" },
    })
    const days = (Date.parse(task.expiresAt ?? "") - Date.parse(task.publishedAt ?? "")) / 86_400_000
    expect(days).toBe(30)
    const [, published, ...more] = await eventsOf(id)
    expect(published).toMatchObject({
      type: "published",
      fromStatus: "draft",
      toStatus: "open",
      actorId: ana.user.id,
    })
    expect(more).toEqual([])
    expect(await recorded(id)).toEqual(["task.published"])
  })

  test("says field by field what is missing, and changes nothing", async () => {
    const ana = await aCaller(world)
    const { id } = await ana.tell("task.create", { payload: { spokenLanguages: [] } })
    const { status, body } = await ana.raw("task.publish", { id })
    expect([status, body.error?.data.refusal]).toEqual([400, "task_incomplete"])
    expect(body.error?.data.fields).toEqual([
      { path: "title", code: "title_required" },
      { path: "categoryId", code: "category_required" },
      { path: "description", code: "description_required" },
      { path: "mode", code: "mode_required" },
      { path: "timing", code: "timing_required" },
      { path: "budgetKind", code: "budget_required" },
      { path: "spokenLanguages", code: "languages_required" },
    ])
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(["created"])
  })

  test("needs a leaf of the tree, not a branch", async () => {
    const ana = await aCaller(world)
    const { parentId } = await categoryOf(world.db)
    const { id } = await ana.tell("task.create", {
      payload: await wholePayload(world.db, { categoryId: parentId }),
    })
    const { body } = await ana.raw("task.publish", { id })
    expect(body.error?.data.fields).toEqual([{ path: "categoryId", code: "category_required" }])
  })

  test.each([
    ["a limited person", { status: "limited" }, "user_limited"],
    ["an unconfirmed address", { emailVerified: false }, "email_not_verified"],
  ] as const)("is refused to %s", async (_title, given, refusal) => {
    const ana = await aCaller(world, given)
    const { id } = await aDraft(world.db, ana.user)
    expect(await ana.tryTell("task.publish", { id })).toBe(refusal)
  })

  test("twice at once publishes once", async () => {
    const ana = await aCaller(world)
    const { id } = await aDraft(world.db, ana.user)
    const results = await Promise.all([1, 2, 3, 4].map(() => ana.tryTell("task.publish", { id })))
    expect(results.toSorted()).toEqual(["done", "task_not_draft", "task_not_draft", "task_not_draft"])
    expect((await eventsOf(id)).filter(({ type }) => type === "published")).toHaveLength(1)
    expect(await recorded(id)).toEqual(["task.published"])
  })

  test.each([
    ["ten", monthAgo(), 10, "task_limit_reached"],
    ["three in the first week", new Date(), 3, "task_limit_newcomer"],
  ])("twenty at once leaves %s open", async (_title, createdAt, most, refusal) => {
    const ana = await aCaller(world, { createdAt })
    const drafts = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        aDraft(world.db, ana.user, {
          title: `Task of its own, number ${at} ${"abcdefghij"[at % 10]?.repeat(at + 5)}`,
        }),
      ),
    )
    const results = await Promise.all(drafts.map(({ id }) => ana.tryTell("task.publish", { id })))
    expect(results.filter((result) => result === "done")).toHaveLength(most)
    expect(results.filter((result) => result === refusal)).toHaveLength(20 - most)
    const isOut = and(eq(tasks.ownerId, ana.user.id), eq(tasks.status, "draft"))
    expect(await world.db.select().from(tasks).where(isOut)).toHaveLength(20 - most)
  })

  test("more than ten a day waits for tomorrow", async () => {
    const ana = await aCaller(world)
    for (let count = 0; count < 10; count += 1) {
      const { id } = await aTask(world.db, ana.user, { status: "completed" })
      await world.db.insert(taskEvents).values({ taskId: id, actorId: ana.user.id, type: "published" })
    }
    const { id } = await aDraft(world.db, ana.user)
    expect(await ana.tryTell("task.publish", { id })).toBe("task_day_limit_reached")
  })
})

describe("the door holds", () => {
  test("a prohibited word until a person has looked", async () => {
    const ana = await aCaller(world)
    const payload = await wholePayload(world.db, {
      description: "Нужно купить кокаин для вечеринки, срочно и тихо.",
    })
    const { id } = await ana.tell("task.create", { payload })
    const task = await ana.tell("task.publish", { id })
    expect(task).toMatchObject({ status: "held", own: { holdReason: "prohibited_words" } })
    expect(await recorded(id)).toEqual(["task.held"])
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      type: "held",
      toStatus: "held",
      data: { reason: "prohibited_words" },
    })
    const stranger = await aCaller(world)
    expect(await stranger.tryAsk("task.getById", { id })).toBe("task_not_found")
  })

  test("a prohibited word in an answer to the category too", async () => {
    const ana = await aCaller(world)
    const { id: categoryId } = await categoryOf(world.db, "car-repair")
    const answers = { symptom: "And somebody to buy drugs from." }
    const payload = await wholePayload(world.db, { categoryId, answers })
    const { id } = await ana.tell("task.create", { payload })
    expect(await ana.tell("task.publish", { id })).toMatchObject({ own: { holdReason: "prohibited_words" } })
  })

  test("nearly the same task again", async () => {
    const ana = await aCaller(world)
    const first = await ana.tell("task.create", { payload: await wholePayload(world.db) })
    await ana.tell("task.publish", { id: first.id })
    const again = await wholePayload(world.db, { title: "Repair a leaking kitchen tap!" })
    const { id } = await ana.tell("task.create", { payload: again })
    expect(await ana.tell("task.publish", { id })).toMatchObject({
      status: "held",
      own: { holdReason: "near_duplicate", duplicateOfId: first.id },
    })
    const other = await aCaller(world)
    const theirs = await other.tell("task.create", { payload: again })
    expect(await other.tell("task.publish", { id: theirs.id })).toMatchObject({ status: "open" })
  })

  test.each([
    ["nearly the same as one that was closed just before", "cancelled", "held"],
    ["but not the same again after nobody came", "expired", "open"],
    ["nor after it was done", "completed", "open"],
  ] as const)("%s", async (_title, status, outcome) => {
    const ana = await aCaller(world)
    const { id: first } = await ana.tell("task.create", { payload: await wholePayload(world.db) })
    await ana.tell("task.publish", { id: first })
    await world.db.update(tasks).set({ status }).where(eq(tasks.id, first))
    const { id } = await ana.tell("task.create", { payload: await wholePayload(world.db) })
    expect(await ana.tell("task.publish", { id })).toMatchObject({ status: outcome })
  })

  test("whoever had three tasks removed", async () => {
    const ana = await aCaller(world)
    for (let count = 0; count < 3; count += 1) await aTask(world.db, ana.user, { status: "removed" })
    const { id } = await aDraft(world.db, ana.user)
    expect(await ana.tell("task.publish", { id })).toMatchObject({ own: { holdReason: "earlier_removals" } })
  })

  test("an open task whose text turns bad", async () => {
    const ana = await aCaller(world)
    const { id } = await aTask(world.db, ana.user)
    const payload = { description: "Also I need a fake passport for a friend of mine." }
    const { task } = await ana.tell<{ task: TaskAnswer }>("task.update", { id, version: 1, payload })
    expect(task).toMatchObject({ status: "held", own: { holdReason: "prohibited_words" } })
  })
})
