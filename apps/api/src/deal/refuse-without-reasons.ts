import { inArray } from "../platform/db/drizzle.ts"
import { missingReasons, type Reasoning } from "@doable/domain/deal/fault/faults"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

/** Each of these people reads the reasons of a decision in their own language. What lacks is told at its field. */
export async function refuseWithoutReasons(
  tx: Transaction,
  reasoning: Reasoning,
  personIds: string[],
): Promise<void> {
  const readers = await tx.select({ locale: users.locale }).from(users).where(inArray(users.id, personIds))
  const missing = missingReasons(
    reasoning,
    readers.map(({ locale }) => locale),
  )
  if (missing.length === 0) return
  const fields = missing.map((locale) => ({ path: `reasoning.${locale}`, code: "reasons_missing" }))
  throw new Refused("reasons_missing", { fields })
}
