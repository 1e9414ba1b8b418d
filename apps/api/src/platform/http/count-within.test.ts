import { eq } from "../db/drizzle.ts"
import { expect, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { rateLimits } from "../db/schema/account.ts"
import { countWithin } from "./count-within.ts"

const world = aDatabase()
const hourly = { max: 2, seconds: 3600 }

test("what was counted by a clock that was put back since locks nobody out", async () => {
  const count = () => countWithin(world.db, "letters", hourly)
  expect([await count(), await count(), await count()]).toEqual([true, true, false])
  const threeHoursAhead = Date.now() + 3 * 3_600_000
  await world.db.update(rateLimits).set({ lastRequest: threeHoursAhead }).where(eq(rateLimits.key, "letters"))
  expect([await count(), await count(), await count()]).toEqual([true, true, false])
})
