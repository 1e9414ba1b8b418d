import { randomUUID } from "node:crypto"
import { and, eq } from "../platform/db/drizzle.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { accounts } from "../platform/db/schema/account.ts"

const isPasswordOf = (userId: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"))

export async function hasPassword(db: Database | Transaction, userId: string): Promise<boolean> {
  return (await db.$count(accounts, isPasswordOf(userId))) > 0
}

/** Gives the person this password alone, whether there was one before or not. */
export async function setPassword(tx: Transaction, userId: string, hash: string, now = new Date()) {
  const changed = await tx
    .update(accounts)
    .set({ password: hash, updatedAt: now })
    .where(isPasswordOf(userId))
    .returning({ id: accounts.id })
  if (changed.length > 0) return
  const account = { id: randomUUID(), userId, accountId: userId, providerId: "credential", password: hash }
  await tx.insert(accounts).values(account)
}
