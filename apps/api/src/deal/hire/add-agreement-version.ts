import { and, eq } from "../../platform/db/drizzle.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { agreements } from "../../platform/db/schema/task-assignment.ts"
import type { Hire } from "./lock-hire.ts"

type Agreed = typeof agreements.$inferSelect
type Changes = Partial<Pick<Agreed, "price" | "scheduledAt" | "scopeText" | "included">>

export async function newestAgreement(tx: Transaction, { id, version }: Hire): Promise<Agreed> {
  const [found] = await tx
    .select()
    .from(agreements)
    .where(and(eq(agreements.assignmentId, id), eq(agreements.version, version)))
  if (!found) throw new Error("no agreement")
  return found
}

/** A further version beside the others, which never change. Money that was settled was settled at the old price. */
export async function addAgreementVersion(
  tx: Transaction,
  hire: Hire,
  changes: Changes,
  now: Date,
): Promise<number> {
  const before = await newestAgreement(tx, hire)
  const version = before.version + 1
  const unsettled =
    changes.price === undefined ? {} : { settledByCustomerAt: null, settledByProviderAt: null }
  await tx
    .insert(agreements)
    .values({ ...before, ...unsettled, ...changes, version, createdAt: now, updatedAt: now })
  return version
}
