import { eq, inArray, sql } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { categoryIcons } from "@doable/domain/category/icons"
import { anApi } from "../../test/api.ts"
import { aCompleteProvider, anApplication, aProvider, aService } from "../../test/provider-factories.ts"
import { aDraft, aTask, categoryOf } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { auditLogs } from "../db/schema/audit-log.ts"
import { categories } from "../db/schema/category.ts"
import { providerApplicationFiles, providerApplications } from "../db/schema/provider-application.ts"
import { providerCategories, providerProfiles, providerServices } from "../db/schema/provider.ts"
import { tasks } from "../db/schema/task.ts"
import { rebuildStats } from "../stats/rebuild-stats.ts"
import { moveLateContent } from "./merge-category.ts"
import { seedTree } from "./seed/tree.ts"

const world = anApi()
const anAdmin = () => aCaller(world, { role: "ADMIN" })
type Admin = Awaited<ReturnType<typeof anAdmin>>
type Row = {
  id: string
  parentId: string | null
  slug: string
  isActive: boolean
  isUsed: boolean
  updatedAt: string
  openTasks: number
  doers: number
  name: { en: string; ru: string; ro: string }
}
type Tree = { data: Row[]; total: number; id: string }

const say = (text: string) => ({ en: `${text} en`, ru: `${text} ru`, ro: `${text} ro` })
const nothing = { en: [], ru: [], ro: [] }
const content = (given: object = {}) => ({
  name: say("Drones"),
  description: say("Flying things"),
  icon: "plane",
  isPopular: false,
  requiresVerification: false,
  synonyms: nothing,
  questions: [],
  ...given,
})

let made = 0
async function aCategory(admin: Admin, parentId: string | null, { isActive = true } = {}) {
  made += 1
  const slug = `made-${made}`
  const { id } = await admin.tell<Tree>("adminCategory.create", { parentId, slug, payload: content() })
  if (isActive) await admin.tell("adminCategory.setActive", { id, isActive })
  return { id, slug }
}
const treeOf = (admin: Admin) => admin.ask<Tree>("adminCategory.getTree", undefined)
const rowOf = async (id: string) => (await world.db.select().from(categories).where(eq(categories.id, id)))[0]
const under = async (parentId: string) =>
  (
    await world.db
      .select()
      .from(categories)
      .where(sql`parent_id = ${parentId}::uuid and deleted_at is null`)
      .orderBy(categories.sortOrder)
  ).map(({ id }) => id)
const auditOf = async (id: string) => {
  const rows = await world.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.entityId, id))
    .orderBy(auditLogs.createdAt)
  return rows.map(({ action }) => action)
}
const seen = async (slug: string) => (await aCaller(world)).tryAsk("category.getById", { id: slug })

describe("a category", () => {
  test("is made hidden, shown when it has all its words, and everybody meets it at once", async () => {
    const admin = await anAdmin()
    const branch = await categoryOf(world.db)
    const payload = content({ name: { en: "Drones", ru: "", ro: "" } })
    const input = { parentId: branch.parentId, slug: "drones", payload }
    const { id } = await admin.tell<Tree>("adminCategory.create", input)
    expect(await seen("drones")).toBe("category_not_found")
    expect(await admin.tryTell("adminCategory.setActive", { id, isActive: true })).toBe("category_incomplete")
    const { updatedAt } = (await treeOf(admin)).data.find((row) => row.id === id) ?? {}
    await admin.tell("adminCategory.update", { id, updatedAt, payload: { name: say("Drones") } })
    await admin.tell("adminCategory.setActive", { id, isActive: true })
    expect(await seen("drones")).toBe("done")
    await admin.tell("adminCategory.setActive", { id, isActive: false })
    expect(await seen("drones")).toBe("category_not_found")
    expect(await auditOf(id)).toEqual([
      "category.create",
      "category.update",
      "category.set_active",
      "category.set_active",
    ])
    expect(await admin.tryTell("adminCategory.create", input)).toBe("category_slug_taken")
    expect(await admin.tryTell("adminCategory.create", { ...input, parentId: id, slug: "deep" })).toBe(
      "category_parent_unfit",
    )
  })

  test("that is shown loses no language, and of two who change it one has to look anew", async () => {
    const [one, two] = [await anAdmin(), await anAdmin()]
    const { id } = await categoryOf(world.db, "electrical")
    const { updatedAt } = (await treeOf(one)).data.find((row) => row.id === id) ?? {}
    const bare = { id, updatedAt, payload: { name: { en: "Electrical", ru: "", ro: "Instalații" } } }
    expect(await one.tryTell("adminCategory.update", bare)).toBe("category_incomplete")
    const tries = await Promise.all(
      [one, two].map((who, at) =>
        who.tryTell("adminCategory.update", { id, updatedAt, payload: { name: say(`Wires ${at}`) } }),
      ),
    )
    expect(tries.toSorted()).toEqual(["category_changed_elsewhere", "done"])
    expect((await rowOf(id))?.seedHash).toBeNull()
    expect(await auditOf(id)).toEqual(["category.update"])
  })

  test("asks its questions once each, in all languages", async () => {
    const admin = await anAdmin()
    const { id } = await aCategory(admin, (await categoryOf(world.db)).parentId)
    const { updatedAt } = (await treeOf(admin)).data.find((row) => row.id === id) ?? {}
    const ask = (key: string) => ({ key, type: "text", label: say("How high"), required: true })
    const twice = { questions: [ask("height"), ask("height")] }
    expect(await admin.tryTell("adminCategory.update", { id, updatedAt, payload: twice })).not.toBe("done")
    const good = { questions: [ask("height"), ask("weight")] }
    expect(await admin.tryTell("adminCategory.update", { id, updatedAt, payload: good })).toBe("done")
  })

  test("is deleted only while nothing lies in it, and no release brings it back", async () => {
    const admin = await anAdmin()
    const branch = await aCategory(admin, null)
    const { id, slug } = await aCategory(admin, branch.id)
    const reason = "nobody needs it"
    expect(await admin.tryTell("adminCategory.delete", { id: branch.id, reason })).toBe("category_in_use")
    const ana = await aCaller(world)
    const task = await aTask(world.db, ana.user, {
      categoryId: id,
      parentCategoryId: branch.id,
      status: "expired",
    })
    expect(await admin.tryTell("adminCategory.delete", { id, reason })).toBe("category_in_use")
    await world.db.delete(tasks).where(eq(tasks.id, task.id))
    expect(await admin.tryTell("adminCategory.delete", { id, reason })).toBe("done")
    expect(await admin.tryTell("adminCategory.delete", { id: branch.id, reason })).toBe("done")
    expect(await seen(slug)).toBe("category_not_found")
    expect((await treeOf(admin)).data.map((row) => row.id)).not.toContain(id)
  })
})

describe("moving", () => {
  test("puts it where it is wanted, also where there was no room, and many at once leave one order", async () => {
    const admin = await anAdmin()
    const branch = await aCategory(admin, null)
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push((await aCategory(admin, branch.id)).id)
    const [a = "", b = "", c = "", d = "", e = ""] = ids
    const move = (id: string, afterId: string | null) =>
      admin.tryTell("adminCategory.move", { id, parentId: branch.id, afterId })
    await move(e, null)
    expect(await under(branch.id)).toEqual([e, a, b, c, d])
    await move(a, c)
    expect(await under(branch.id)).toEqual([e, b, c, a, d])
    for (let round = 0; round < 6; round += 1) {
      const [first = "", second = ""] = await under(branch.id)
      await move(first, second)
    }
    expect(await under(branch.id)).toEqual([e, b, c, a, d])
    const tries = await Promise.all([move(d, null), move(a, null), move(b, d), move(c, e)])
    expect(tries).toEqual(["done", "done", "done", "done"])
    expect((await under(branch.id)).toSorted()).toEqual(ids.toSorted())
    expect(await move(a, branch.id)).toBe("category_parent_unfit")
  })

  test("to another branch takes along what lies in it", async () => {
    const [admin, ana, ion] = [await anAdmin(), await aCaller(world), await aCaller(world)]
    const [one, two] = [await aCategory(admin, null), await aCategory(admin, null)]
    const leaf = await aCategory(admin, one.id)
    const task = await aTask(world.db, ana.user, { categoryId: leaf.id, parentCategoryId: one.id })
    const profile = await aProvider(world.db, ion.user, { categories: [leaf.slug, "plumbing"] })
    await admin.tell("adminCategory.move", { id: leaf.id, parentId: two.id, afterId: null })
    const [moved] = await world.db.select().from(tasks).where(eq(tasks.id, task.id))
    expect(moved?.parentCategoryId).toBe(two.id)
    const [doer] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.id, profile.id))
    expect(doer?.branchIds[0]).toBe(two.id)
    expect(await admin.tryTell("adminCategory.move", { id: leaf.id, parentId: null, afterId: null })).toBe(
      "category_parent_unfit",
    )
    expect(await admin.tryTell("adminCategory.move", { id: one.id, parentId: two.id, afterId: null })).toBe(
      "category_parent_unfit",
    )
  })
})

describe("merging", () => {
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

  test("moves tasks, drafts, services, doers and applications, leaves no orphan, and the old address leads on", async () => {
    const [admin, ana, ion, eva] = [
      await anAdmin(),
      await aCaller(world),
      await aCaller(world),
      await aCaller(world),
    ]
    const branch = await aCategory(admin, null)
    const [from, to] = [await aCategory(admin, branch.id), await categoryOf(world.db, "handyman")]
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
    const tree = await admin.tell<Tree>("adminCategory.merge", { fromId: from.id, toId: to.id, reason })
    expect(tree.data.map(({ id }) => id)).not.toContain(from.id)
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

  test("of branches brings the leaves along, and chains of merged ones lead to the last", async () => {
    const admin = await anAdmin()
    const [one, two, three] = [
      await aCategory(admin, null),
      await aCategory(admin, null),
      await aCategory(admin, null),
    ]
    const [leaf, own] = [await aCategory(admin, one.id), await aCategory(admin, two.id)]
    const ana = await aCaller(world)
    const task = await aTask(world.db, ana.user, { categoryId: leaf.id, parentCategoryId: one.id })
    const reason = "one is enough"
    await admin.tell("adminCategory.merge", { fromId: one.id, toId: two.id, reason })
    expect(await under(two.id)).toEqual([own.id, leaf.id])
    await admin.tell("adminCategory.merge", { fromId: two.id, toId: three.id, reason })
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

  test("catches what was on its way meanwhile, and of two that merge into each other one stays", async () => {
    const admin = await anAdmin()
    const branch = await aCategory(admin, null)
    const [one, two] = [await aCategory(admin, branch.id), await aCategory(admin, branch.id)]
    const reason = "the same thing"
    const tries = await Promise.all([
      admin.tryTell("adminCategory.merge", { fromId: one.id, toId: two.id, reason }),
      admin.tryTell("adminCategory.merge", { fromId: two.id, toId: one.id, reason }),
    ])
    expect(tries.toSorted()).toEqual(["category_not_found", "done"])
    const [gone, stays] = tries[0] === "done" ? [one, two] : [two, one]
    const late = await aDraft(world.db, (await aCaller(world)).user, { categoryId: gone.id })
    const event = { type: "category.merged", fromId: gone.id, toId: stays.id } as const
    await moveLateContent.run({ db: world.db } as never, event, "1", { eventId: "1", recordedAt: new Date() })
    const [task] = await world.db.select().from(tasks).where(eq(tasks.id, late.id))
    expect(task?.categoryId).toBe(stays.id)
  })
})

test("what ships carries signs that are drawn", () => {
  const used = seedTree.flatMap((branch) => [branch.icon, ...branch.children.map(({ icon }) => icon)])
  expect(used.filter((icon) => !(categoryIcons as readonly string[]).includes(icon))).toEqual([])
})
