import { sql } from "../drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../../test/api.ts"
import { profileCuts } from "../../../provider/moderation/count-profiles.ts"
import { applicationCuts } from "../../../provider/applications/decide/count-applications.ts"
import { userCuts } from "../../../admin/users/count-users.ts"
import { cappedCounts, countingOf } from "./capped-counts.ts"

const world = anApi()

test("what is more than anybody looks at is not counted further, and says so", async () => {
  const numbers = (most: number) => sql`select from generate_series(1, ${most}::int)`
  expect(await cappedCounts(world.db, { few: numbers(3), all: numbers(5), many: numbers(6) }, 5)).toEqual({
    few: { count: 3, isMore: false },
    all: { count: 5, isMore: false },
    many: { count: 5, isMore: true },
  })
})

test("groups of people, profiles and applications are counted along an index each", async () => {
  const plan = await world.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const plans: unknown[] = []
    for (const cuts of [userCuts([]), profileCuts(), applicationCuts()]) {
      plans.push((await tx.execute(sql`explain (format json) ${countingOf(cuts, 1000)}`)).rows)
    }
    return JSON.stringify(plans)
  })
  expect(plan).not.toContain("Seq Scan")
  const people = ["users_doers", "users_admins", "users_never_confirmed", "users_shut_out"]
  for (const index of [...people, "providers_by_status", "applications_by_status", "applications_queue"]) {
    expect(plan).toContain(`"${index}"`)
  }
})
