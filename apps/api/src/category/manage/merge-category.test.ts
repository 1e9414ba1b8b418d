import { eq, inArray, sql } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aGardener, categoryAudit, leavesUnder, type CategoryTree } from "../../../test/category-world.ts"
import { waitingIn } from "../../../test/database.ts"
import { aCompleteProvider, anApplication, aService } from "../../../test/provider-factories.ts"
import { aDraft, aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { categories } from "../../platform/db/schema/category.ts"
import {
  providerApplicationFiles,
  providerApplications,
} from "../../platform/db/schema/provider-application.ts"
import { providerCategories, providerServices } from "../../platform/db/schema/provider.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { rebuildStats } from "../../stats/rebuild-stats.ts"
import { finishMerge, finishMergeLater } from "./finish-merge.ts"

type Leaf = Awaited<ReturnType<Awaited<ReturnType<typeof aGardener>>["plant"]>>

const world = anApi()
const under = (id: string) => leavesUnder(world, id)
const waiting = () => waitingIn(world)
const auditOf = (id: string) => categoryAudit(world, id)

/** Every table that names a category, with how often it names this one. */
async function namesOf(id: string): Promise<Record<string, number>> {
  const { rows } = await world.db.execute<{ table: string; column: string }>(sql`
    select f.conrelid::regclass::text as table, a.attname as column
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = 'categories'::regclass and f.conrelid <> 'categories'::regclass`)
  const counts: Record<string, number> = {}
  for (const { table, column } of rows) {
    const { rows: found } = await world.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(table)} where ${sql.raw(column)} = ${id}::uuid`,
    )
    if (found[0]?.count) counts[`${table}.${column}`] = found[0].count
  }
  const { rows: arrays } = await world.db.execute<{ count: number }>(sql`
    select ((select count(*) from provider_applications where ${id}::uuid = any(category_ids) or licences::text like ${`%${id}%`})
      + (select count(*) from provider_profiles where ${id}::uuid = any(shelf_ids)))::int as count`)
  if (arrays[0]?.count) counts["arrays"] = arrays[0].count
  return counts
}

const taskOf = async (id: string) => (await world.db.select().from(tasks).where(eq(tasks.id, id)))[0]
const rowOf = async (id: string) => (await world.db.select().from(categories).where(eq(categories.id, id)))[0]

/** The command waits two seconds for what follows; on a busy machine a job does the rest. */
async function untilMerged(...merged: { id: string }[]) {
  for (const { id } of merged)
    await expect.poll(async () => (await rowOf(id))?.deletedAt).toEqual(expect.any(Date))
}

/** As the command leaves it before anything has followed. */
const begin = (id: string, mergedIntoId: string) =>
  world.db.update(categories).set({ mergedIntoId, isActive: false }).where(eq(categories.id, id))

async function copyTask(id: string, times: number) {
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select quote_ident(attname) as name from pg_attribute where attrelid = 'tasks'::regclass and attnum > 0
      and attgenerated = '' and not attisdropped and attname not in ('id', 'draft_key')`)
  const columns = sql.raw(rows.map(({ name }) => name).join(", "))
  await world.db.execute(sql`
    insert into tasks (${columns}) select ${columns} from tasks, generate_series(1, ${times}::int) where id = ${id}::uuid`)
}

test("merging moves tasks, drafts, services, doers and applications, leaves no orphan, and the old address leads on", async () => {
  const [admin, ana, ion, eva] = [
    await aGardener(world),
    await aCaller(world),
    await aCaller(world),
    await aCaller(world),
  ]
  const branch = await admin.plant(null)
  const [from, to] = [await admin.plant(branch.id), await categoryOf(world.db, "handyman")]
  const open = await aTask(world.db, ana.user, { categoryId: from.id, parentCategoryId: branch.id })
  const draft = await aDraft(world.db, ana.user, { categoryId: from.id, parentCategoryId: branch.id })
  const done = await aTask(world.db, ana.user, {
    categoryId: from.id,
    parentCategoryId: branch.id,
    status: "completed",
  })
  const both = await aCompleteProvider(world.db, ion.user, {
    categories: [from.slug, "plumbing", "handyman"],
  })
  const only = await aCompleteProvider(world.db, eva.user, { categories: ["plumbing", from.slug] })
  const service = await aService(world.db, only, { categoryId: from.id })
  const licences = [
    { categoryId: from.id, number: "7", validUntil: null },
    { categoryId: to.id, number: "8", validUntil: null },
  ]
  const sent = await anApplication(world.db, both, {
    isWhole: true,
    categoryIds: [from.id, to.id],
    licences,
  })
  const alone = [{ categoryId: from.id, number: "9", validUntil: null }]
  const other = await anApplication(world.db, only, {
    isWhole: true,
    categoryIds: [from.id],
    licences: alone,
  })
  await world.db
    .update(providerApplicationFiles)
    .set({ role: "licence", categoryId: from.id })
    .where(eq(providerApplicationFiles.applicationId, other.id))
  expect(Object.keys(await namesOf(from.id)).length).toBeGreaterThan(4)

  const reason = "the same thing twice"
  await admin.tell<CategoryTree>("adminCategory.merge", { fromId: from.id, toId: to.id, reason })
  await untilMerged(from)
  expect((await admin.tree()).data.map(({ id }) => id)).not.toContain(from.id)
  expect(await namesOf(from.id)).toEqual({})
  const moved = await world.db
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [open.id, draft.id, done.id]))
  for (const task of moved) expect([task.categoryId, task.parentCategoryId]).toEqual([to.id, to.parentId])
  const [kept] = await world.db.select().from(providerServices).where(eq(providerServices.id, service.id))
  expect(kept?.categoryId).toBe(to.id)
  const leaves = await world.db
    .select()
    .from(providerCategories)
    .where(eq(providerCategories.providerId, both.id))
  expect(leaves).toHaveLength(2)
  const applications = await world.db
    .select()
    .from(providerApplications)
    .where(inArray(providerApplications.id, [sent.id, other.id]))
  const byId = new Map(applications.map((row) => [row.id, row]))
  expect(byId.get(sent.id)).toMatchObject({ categoryIds: [to.id], licences: [{ number: "8" }] })
  expect(byId.get(other.id)).toMatchObject({
    categoryIds: [to.id],
    licences: [{ number: "9", categoryId: to.id }],
  })
  const differences: unknown[] = []
  await rebuildStats(world.db, (difference) => differences.push(difference))
  expect(differences).toEqual([])
  const found = await ana.ask<{ id: string }>("category.getById", { id: from.slug })
  expect(found.id).toBe(to.id)
  expect(await auditOf(from.id)).toContain("category.merge")
})

test("merging of branches brings the leaves along, and chains of merged ones lead to the last", async () => {
  const admin = await aGardener(world)
  const [one, two, three] = [await admin.plant(null), await admin.plant(null), await admin.plant(null)]
  const [leaf, own] = [await admin.plant(one.id), await admin.plant(two.id)]
  const ana = await aCaller(world)
  const task = await aTask(world.db, ana.user, { categoryId: leaf.id, parentCategoryId: one.id })
  const reason = "one is enough"
  await admin.tell("adminCategory.merge", { fromId: one.id, toId: two.id, reason })
  expect(await under(two.id)).toEqual([own.id, leaf.id])
  await admin.tell("adminCategory.merge", { fromId: two.id, toId: three.id, reason })
  await untilMerged(one, two)
  const [moved] = await world.db.select().from(tasks).where(eq(tasks.id, task.id))
  expect(moved?.parentCategoryId).toBe(three.id)
  expect((await ana.ask<{ id: string }>("category.getById", { id: one.slug })).id).toBe(three.id)
  expect(await admin.tryTell("adminCategory.merge", { fromId: leaf.id, toId: three.id, reason })).toBe(
    "category_merge_unfit",
  )
  expect(await admin.tryTell("adminCategory.merge", { fromId: leaf.id, toId: leaf.id, reason })).toBe(
    "category_merge_unfit",
  )
})

test("merging catches what was on its way meanwhile, and of two that merge into each other one stays", async () => {
  const admin = await aGardener(world)
  const branch = await admin.plant(null)
  const [one, two] = [await admin.plant(branch.id), await admin.plant(branch.id)]
  const reason = "the same thing"
  const tries = await Promise.all([
    admin.tryTell("adminCategory.merge", { fromId: one.id, toId: two.id, reason }),
    admin.tryTell("adminCategory.merge", { fromId: two.id, toId: one.id, reason }),
  ])
  expect(tries.toSorted()).toEqual(["category_not_found", "done"])
  const [gone, stays] = tries[0] === "done" ? [one, two] : [two, one]
  expect((await rowOf(gone.id))?.mergedIntoId).toBe(stays.id)
})

test("what is posted into a merged one lies in the other, also while the merge is under way", async () => {
  const [admin, ana] = [await aGardener(world), await aCaller(world)]
  const branch = await admin.plant(null)
  const [from, to] = [await admin.plant(branch.id), await admin.plant(branch.id)]
  await begin(from.id, to.id)
  const made = await ana.tell<{ id: string }>("task.create", { payload: { categoryId: from.id } })
  expect(await taskOf(made.id)).toMatchObject({ categoryId: to.id, parentCategoryId: branch.id })
  expect(await admin.tryTell("adminCategory.setActive", { id: from.id, isActive: true })).toBe(
    "category_not_found",
  )
  const other = await admin.plant(branch.id)
  const reason = "one is enough"
  expect(await admin.tryTell("adminCategory.merge", { fromId: other.id, toId: from.id, reason })).toBe(
    "category_not_found",
  )
  const tree = await admin.tree()
  expect(tree.data.find(({ id }) => id === from.id)).toMatchObject({ merging: { intoId: to.id, left: 0 } })
})

test("a large one follows in portions, is told how far it is, and goes on where it was stopped", async () => {
  const [admin, ana] = [await aGardener(world), await aCaller(world)]
  const branch = await admin.plant(null)
  const [from, to] = [await admin.plant(branch.id), await admin.plant(branch.id)]
  const one = await aTask(world.db, ana.user, { categoryId: from.id, parentCategoryId: branch.id })
  await copyTask(one.id, 1200)
  await begin(from.id, to.id)
  const left = async () => (await admin.tree()).data.find(({ id }) => id === from.id)?.merging?.left
  expect(await left()).toBe(1201)
  // Its time is over after each portion, as if it were killed there.
  expect(await finishMerge(world.db, from.id, 0)).toBe(false)
  expect(await left()).toBe(701)
  const late = await aDraft(world.db, ana.user, { categoryId: from.id, parentCategoryId: branch.id })
  const run = () =>
    finishMergeLater.run(
      { db: world.db } as never,
      { type: "category.merged", fromId: from.id, toId: to.id },
      "1",
      { eventId: "1", recordedAt: new Date() },
    )
  await Promise.all([run(), run()])
  expect(await namesOf(from.id)).toEqual({})
  expect((await taskOf(late.id))?.categoryId).toBe(to.id)
  expect((await rowOf(from.id))?.deletedAt).not.toBeNull()
  await run()
})

test("whoever is writing into it is waited for: nothing is left behind", async () => {
  const [admin, ana] = [await aGardener(world), await aCaller(world)]
  const branch = await admin.plant(null)
  const [from, to] = [await admin.plant(branch.id), await admin.plant(branch.id)]
  const task = await aDraft(world.db, ana.user)
  let finished: Promise<boolean> | undefined
  await world.db.transaction(async (tx) => {
    const lies = { categoryId: from.id, parentCategoryId: branch.id }
    await tx.update(tasks).set(lies).where(eq(tasks.id, task.id))
    await begin(from.id, to.id)
    finished = finishMerge(world.db, from.id, Number.POSITIVE_INFINITY)
    await expect.poll(waiting).toBeGreaterThan(0)
  })
  expect(await finished).toBe(true)
  expect((await taskOf(task.id))?.categoryId).toBe(to.id)
  expect(await namesOf(from.id)).toEqual({})
})

test("what lies in a deleted leaf comes along with its branch, and the merge ends", async () => {
  const [admin, ana] = [await aGardener(world), await aCaller(world)]
  const [from, to] = [await admin.plant(null), await admin.plant(null)]
  const leaf = await admin.plant(from.id)
  const draft = await aDraft(world.db, ana.user, { categoryId: leaf.id, parentCategoryId: from.id })
  const gone = { deletedAt: new Date(), isActive: false }
  await world.db.update(categories).set(gone).where(eq(categories.id, leaf.id))
  await admin.tell("adminCategory.merge", { fromId: from.id, toId: to.id, reason: "one is enough" })
  await untilMerged(from)
  expect((await taskOf(draft.id))?.parentCategoryId).toBe(to.id)
  expect(await rowOf(leaf.id)).toMatchObject({ parentId: to.id, deletedAt: gone.deletedAt })
  expect((await rowOf(from.id))?.deletedAt).not.toBeNull()
})

test("merging what another is still being merged into waits for nobody in a circle: all of it ends in the last", async () => {
  const [admin, ana] = [await aGardener(world), await aCaller(world)]
  const branch = await admin.plant(null)
  const planted = [1, 2, 3, 4].map(() => admin.plant(branch.id))
  const sorted = (await Promise.all(planted)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const [second, first, last, held] = sorted as [Leaf, Leaf, Leaf, Leaf]
  const lies = (categoryId: string) => ({ categoryId, parentCategoryId: branch.id })
  const posted = await Promise.all([first, second].map(({ id }) => aTask(world.db, ana.user, lies(id))))
  await begin(first.id, second.id)
  let both: Promise<unknown> | undefined
  await world.db.transaction(async (tx) => {
    // Other changes of the tree have got this far when the first merge continues.
    await tx.select().from(categories).where(eq(categories.id, held.id)).for("share")
    const again = { fromId: second.id, toId: last.id, reason: "one is enough" }
    const merged = admin.tryTell("adminCategory.merge", again)
    await expect.poll(waiting).toBeGreaterThan(0)
    both = Promise.all([merged, finishMerge(world.db, first.id, Number.POSITIVE_INFINITY)])
    await expect.poll(waiting).toBeGreaterThan(1)
  })
  expect(await both).toEqual(["done", true])
  await untilMerged(first, second)
  for (const { id } of posted) expect((await taskOf(id))?.categoryId).toBe(last.id)
  for (const { id } of [first, second]) {
    expect(await namesOf(id)).toEqual({})
    expect(await rowOf(id)).toMatchObject({ mergedIntoId: last.id, deletedAt: expect.any(Date) })
  }
})
