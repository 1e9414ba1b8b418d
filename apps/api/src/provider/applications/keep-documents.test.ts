import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aGardener } from "../../../test/category-world.ts"
import { waitingIn } from "../../../test/database.ts"
import { aCompleteProvider, anApplication } from "../../../test/provider-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { finishMerge } from "../../category/manage/finish-merge.ts"
import { categories } from "../../platform/db/schema/category.ts"
import {
  providerApplicationFiles,
  providerApplications,
} from "../../platform/db/schema/provider-application.ts"

const world = anApi()

test("a category that is being named is not deleted meanwhile: a merge finds the application and leads it on", async () => {
  const [admin, ion] = [await aGardener(world), await aCaller(world)]
  const branch = await admin.plant(null)
  const [from, to] = [await admin.plant(branch.id), await admin.plant(branch.id)]
  const profile = await aCompleteProvider(world.db, ion.user)
  const { id, version } = await anApplication(world.db, profile, { isWhole: true })
  const isHere = eq(providerApplicationFiles.applicationId, id)
  const licences = [{ categoryId: from.id, number: "7", validUntil: null, fileIds: [] }]
  const payload = { idDocFileIds: [], categoryIds: [from.id], licences }
  let both: Promise<unknown> | undefined
  await world.db.transaction(async (tx) => {
    // The save stops where it takes the old document out, after it has looked at the category.
    await tx.select().from(providerApplicationFiles).where(isHere).for("update")
    const saved = ion.tryTell("providerApplication.update", { id, version, payload })
    await expect.poll(() => waitingIn(world)).toBeGreaterThan(0)
    const led = { mergedIntoId: to.id, isActive: false }
    await world.db.update(categories).set(led).where(eq(categories.id, from.id))
    both = Promise.all([saved, finishMerge(world.db, from.id, Number.POSITIVE_INFINITY)])
    await expect.poll(() => waitingIn(world)).toBeGreaterThan(1)
  })
  expect(await both).toEqual(["done", true])
  const [row] = await world.db.select().from(providerApplications).where(eq(providerApplications.id, id))
  expect(row).toMatchObject({ categoryIds: [to.id], licences: [{ categoryId: to.id, number: "7" }] })
  const [gone] = await world.db.select().from(categories).where(eq(categories.id, from.id))
  expect(gone?.deletedAt).not.toBeNull()
})

test("a category that only a licence names, shown or taken back, is not deleted", async () => {
  const [admin, ion] = [await aGardener(world), await aCaller(world)]
  const branch = await admin.plant(null)
  const { id: categoryId } = await admin.plant(branch.id)
  const profile = await aCompleteProvider(world.db, ion.user)
  const licence = { categoryId, number: "7", validUntil: null }
  const { id } = await anApplication(world.db, profile, { licences: [licence] })
  const remove = () => admin.tryTell("adminCategory.delete", { id: categoryId, reason: "nobody needs it" })
  const keep = (columns: Partial<typeof providerApplications.$inferInsert>) =>
    world.db.update(providerApplications).set(columns).where(eq(providerApplications.id, id))
  expect(await remove()).toBe("category_in_use")
  await keep({ licences: [], takenBadges: [{ type: "licence", licence, note: "", at: "" }] })
  expect(await remove()).toBe("category_in_use")
  await keep({ takenBadges: [] })
  expect(await remove()).toBe("done")
})
