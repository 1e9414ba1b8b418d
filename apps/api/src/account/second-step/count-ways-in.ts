import { eq } from "../../platform/db/drizzle.ts"
import type { WaysIn } from "@doable/domain/account/ways-in/rules"
import type { Transaction } from "../../platform/db/client.ts"
import { accounts, passkeys } from "../../platform/db/schema/account.ts"

/** With the person's row locked, so that two removals at the same time don't each leave the other's. */
export async function countWaysIn(tx: Transaction, userId: string): Promise<WaysIn> {
  const known = await tx
    .select({ provider: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  const hasPassword = known.some(({ provider }) => provider === "credential")
  return {
    hasPassword,
    passkeys: await tx.$count(passkeys, eq(passkeys.userId, userId)),
    linkedAccounts: known.length - (hasPassword ? 1 : 0),
  }
}
