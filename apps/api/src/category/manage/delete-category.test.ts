import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aGardener } from "../../../test/category-world.ts"
import { waitingIn } from "../../../test/database.ts"
import { aDraft } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { finishMerge } from "./finish-merge.ts"

const world = anApi()

test("whoever is writing into it is waited for, and then it is not deleted", async () => {
  const [admin, ana] = [await aGardener(world), await aCaller(world)]
  const branch = await admin.plant(null)
  const { id } = await admin.plant(branch.id)
  const draft = await aDraft(world.db, ana.user)
  let removed: Promise<unknown> | undefined
  await world.db.transaction(async (tx) => {
    const lies = { categoryId: id, parentCategoryId: branch.id }
    await tx.update(tasks).set(lies).where(eq(tasks.id, draft.id))
    removed = admin.tryTell("adminCategory.delete", { id, reason: "nobody needs it" })
    await expect.poll(() => waitingIn(world)).toBeGreaterThan(0)
  })
  expect(await removed).toBe("category_in_use")
})

test("what another is being merged into is not deleted, however empty it is", async () => {
  const admin = await aGardener(world)
  const branch = await admin.plant(null)
  const [from, to] = [await admin.plant(branch.id), await admin.plant(branch.id)]
  const led = { mergedIntoId: to.id, isActive: false }
  await world.db.update(categories).set(led).where(eq(categories.id, from.id))
  const remove = () => admin.tryTell("adminCategory.delete", { id: to.id, reason: "nobody needs it" })
  expect(await remove()).toBe("category_in_use")
  await finishMerge(world.db, from.id, Number.POSITIVE_INFINITY)
  expect(await remove()).toBe("done")
})
