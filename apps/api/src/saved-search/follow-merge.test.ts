import { eq, sql } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { save } from "../../test/saved-search/searches.ts"
import { categoryOf } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import { moveSearches } from "./follow-merge.ts"

const world = anApi()

const rowOf = async (id: string) =>
  (await world.db.select().from(savedSearches).where(eq(savedSearches.id, id)))[0]

/** Each has read the search before any of them may write it; they write in this order. */
async function atTheSameTime(id: string, works: (() => Promise<unknown>)[]) {
  const running: Promise<unknown>[] = []
  await world.db.transaction(async (tx) => {
    await tx.select().from(savedSearches).where(eq(savedSearches.id, id)).for("update")
    for (const work of works) {
      running.push(work())
      await expect.poll(countWaiting).toBe(running.length)
    }
  })
  await Promise.all(running)
}

async function countWaiting() {
  const { rows } = await world.db.execute<{ count: number }>(sql`select count(*)::int as count
    from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count
}

test("a search that's edited while its category is merged stays filed where the merge has filed it", async () => {
  const ion = await aCaller(world)
  const [from, to] = [await categoryOf(world.db, "furniture-assembly"), await categoryOf(world.db)]
  const { id } = await save(ion, "", { filters: { categoryIds: [from.id] } })
  await atTheSameTime(id, [
    () => moveSearches(world.db, from.id, to.id),
    () => ion.tell("savedSearch.update", { id, payload: { name: "Renamed" } }),
  ])
  expect(await rowOf(id)).toMatchObject({
    name: "Renamed",
    filters: { categoryIds: [to.id] },
    keys: [`k:${to.id}:*`],
  })
})

test("two of its categories that are merged at the same time are both followed", async () => {
  const ion = await aCaller(world)
  const [one, other, to] = [
    await categoryOf(world.db, "furniture-assembly"),
    await categoryOf(world.db, "electrical"),
    await categoryOf(world.db),
  ]
  const { id } = await save(ion, "", { filters: { categoryIds: [one.id, other.id] } })
  await atTheSameTime(id, [
    () => moveSearches(world.db, one.id, to.id),
    () => moveSearches(world.db, other.id, to.id),
  ])
  expect(await rowOf(id)).toMatchObject({ filters: { categoryIds: [to.id] }, keys: [`k:${to.id}:*`] })
})
