// Profiles that are older than alerts about doers: a migration notes what each of them says.
import { readFile } from "node:fs/promises"
import { sql } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { aUser } from "../../../test/factories.ts"
import { aProvider, aProviderDraft } from "../../../test/provider-factories.ts"
import { aPlace } from "../../../test/task-factories.ts"
import { doerFactsOf } from "../../provider/note-listing.ts"

const world = aDatabase()

/** What the migration runs last, once its tables are there. */
async function backfill() {
  const file = new URL("../../../migrations/0026_alerts_of_doers_and_referrals.sql", import.meta.url)
  const last = (await readFile(file, "utf8")).split("--> statement-breakpoint").at(-1) ?? ""
  await world.db.execute(sql.raw(last))
}

test("a published profile counts as compared, with the very facts that it's compared by today", async () => {
  const { id: placeId } = await aPlace(world.db, { id: "chisinau" })
  const [ion, ana, vera] = [await aUser(world.db), await aUser(world.db), await aUser(world.db)]
  const place = { placeId, cityId: placeId, publicLat: 46.99, publicLng: 28.86 }
  const near = { mode: "in_person", radiusKm: 10, ...place } as const
  const published = [
    await aProvider(world.db, ion, { hourlyRate: 150_00, hourlyCurrency: "MDL", sameDay: true }),
    await aProvider(world.db, ana, { ...near, awayFrom: "2027-03-15", awayUntil: "2027-03-20" }),
  ]
  await aProviderDraft(world.db, vera)

  await backfill()
  await backfill()
  const { rows } = await world.db.execute<{ id: string; isSame: boolean }>(sql`
    select p.id, c.facts = ${sql.raw(doerFactsOf)} and c.search = p.search as "isSame"
    from compared_profiles c join provider_profiles p on p.id = c.provider_id`)
  expect(rows.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    published.map(({ id }) => ({ id, isSame: true })).toSorted((a, b) => a.id.localeCompare(b.id)),
  )
})
