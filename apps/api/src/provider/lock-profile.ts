import { and, eq } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { lockUser } from "../user/lock-user.ts"

export type ProviderRow = typeof providerProfiles.$inferSelect

/** Locks the user's row, then their profile: every change by a doer queues there. */
export async function lockOwnProfile(tx: Transaction, userId: string, id?: string): Promise<ProviderRow> {
  await lockUser(tx, userId)
  const isOwn = eq(providerProfiles.userId, userId)
  const [profile] = await tx
    .select()
    .from(providerProfiles)
    .where(id === undefined ? isOwn : and(isOwn, eq(providerProfiles.id, id)))
    .for("update")
  if (!profile) throw new Refused("provider_not_found")
  return profile
}
