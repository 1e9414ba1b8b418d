import { and, eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { categoryIcons } from "@doable/domain/category/icons"
import { anApi } from "../../../test/api.ts"
import {
  aGardener,
  categoryAudit,
  categoryContent,
  leavesUnder,
  sayIn,
  type CategoryTree,
} from "../../../test/category-world.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { seedTree } from "../seed/tree.ts"

const world = anApi()
const rowOf = async (id: string) => (await world.db.select().from(categories).where(eq(categories.id, id)))[0]
const under = (id: string) => leavesUnder(world, id)
const auditOf = (id: string) => categoryAudit(world, id)
/** The subcategories that are shown with their parent's drawing. */
const plainOnes = async (id: string) => {
  const branch = await (await aCaller(world)).ask<{ children: Drawn[] }>("category.getById", { id })
  return branch.children.filter(({ isPlain }) => isPlain).map(({ slug }) => slug)
}
type Drawn = { slug: string; isPlain?: true }
type TaskAnswer = { task: { category: Drawn | null } }
const seen = async (slug: string) => (await aCaller(world)).tryAsk("category.getById", { id: slug })

describe("a category", () => {
  test("is made hidden, shown when it has all its words, and everybody meets it at once", async () => {
    const admin = await aGardener(world)
    const branch = await categoryOf(world.db)
    const payload = categoryContent({ name: { en: "Drones", ru: "", ro: "" } })
    const input = { parentId: branch.parentId, slug: "drones", payload }
    const { id } = await admin.tell<CategoryTree>("adminCategory.create", input)
    expect(await seen("drones")).toBe("category_not_found")
    expect(await admin.tryTell("adminCategory.setActive", { id, isActive: true })).toBe("category_incomplete")
    const updatedAt = await admin.stampOf(id)
    const renamed = { id, updatedAt, payload: { name: sayIn("Drones") }, reason: "asked for in letters" }
    await admin.tell("adminCategory.update", renamed)
    const [written] = await world.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.entityId, id), eq(auditLogs.action, "category.update")))
    expect(written).toMatchObject({
      reason: "asked for in letters",
      before: { name: { en: "Drones", ru: "", ro: "" } },
      after: { name: sayIn("Drones") },
    })
    await admin.tell("adminCategory.setActive", { id, isActive: true })
    expect(await seen("drones")).toBe("done")
    expect(await plainOnes(branch.parentId ?? "")).toEqual(["drones"])
    const place = { categoryId: id, parentCategoryId: branch.parentId }
    const task = await aTask(world.db, admin.user, place)
    expect((await admin.ask<TaskAnswer>("task.getById", { id: task.id })).task.category).toMatchObject({
      slug: "drones",
      isPlain: true,
    })
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
    const [one, two] = [await aGardener(world), await aGardener(world)]
    const { id } = await categoryOf(world.db, "electrical")
    const updatedAt = await one.stampOf(id)
    const bare = { id, updatedAt, payload: { name: { en: "Electrical", ru: "", ro: "Instalații" } } }
    expect(await one.tryTell("adminCategory.update", bare)).toBe("category_incomplete")
    const tries = await Promise.all(
      [one, two].map((who, at) =>
        who.tryTell("adminCategory.update", { id, updatedAt, payload: { name: sayIn(`Wires ${at}`) } }),
      ),
    )
    expect(tries.toSorted()).toEqual(["category_changed_elsewhere", "done"])
    expect((await rowOf(id))?.seedHash).toBeNull()
    expect(await auditOf(id)).toEqual(["category.update"])
  })

  test("asks its questions once each, in all languages", async () => {
    const admin = await aGardener(world)
    const { id } = await admin.plant((await categoryOf(world.db)).parentId)
    const updatedAt = await admin.stampOf(id)
    const ask = (key: string) => ({ key, type: "text", label: sayIn("How high"), required: true })
    const twice = { questions: [ask("height"), ask("height")] }
    expect(await admin.tryTell("adminCategory.update", { id, updatedAt, payload: twice })).not.toBe("done")
    const good = { questions: [ask("height"), ask("weight")] }
    expect(await admin.tryTell("adminCategory.update", { id, updatedAt, payload: good })).toBe("done")
  })

  test("is deleted only while nothing lies in it, and no release brings it back", async () => {
    const admin = await aGardener(world)
    const branch = await admin.plant(null)
    const { id, slug } = await admin.plant(branch.id)
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
    expect((await admin.tree()).data.map((row) => row.id)).not.toContain(id)
  })
})

describe("moving", () => {
  test("puts it where it is wanted, also where there was no room, and many at once leave one order", async () => {
    const admin = await aGardener(world)
    const branch = await admin.plant(null)
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push((await admin.plant(branch.id)).id)
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
    const [admin, ana, ion] = [await aGardener(world), await aCaller(world), await aCaller(world)]
    const [one, two] = [await admin.plant(null), await admin.plant(null)]
    const leaf = await admin.plant(one.id)
    const task = await aTask(world.db, ana.user, { categoryId: leaf.id, parentCategoryId: one.id })
    const profile = await aProvider(world.db, ion.user, { categories: [leaf.slug, "plumbing"] })
    await admin.tell("adminCategory.move", { id: leaf.id, parentId: two.id, afterId: null })
    // The command waits two seconds for it; on a busy machine a job does the rest.
    const branches = async () => {
      const [moved] = await world.db.select().from(tasks).where(eq(tasks.id, task.id))
      const [doer] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.id, profile.id))
      return [moved?.parentCategoryId, doer?.branchIds[0]]
    }
    await expect.poll(branches).toEqual([two.id, two.id])
    expect(await admin.tryTell("adminCategory.move", { id: leaf.id, parentId: null, afterId: null })).toBe(
      "category_parent_unfit",
    )
    expect(await admin.tryTell("adminCategory.move", { id: one.id, parentId: two.id, afterId: null })).toBe(
      "category_parent_unfit",
    )
  })
})

test("what ships carries signs that are drawn", () => {
  const used = seedTree.flatMap((branch) => [branch.icon, ...branch.children.map(({ icon }) => icon)])
  expect(used.filter((icon) => !(categoryIcons as readonly string[]).includes(icon))).toEqual([])
})
