import { and, eq } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../../platform/db/client.ts"
import { providerProfiles, providerServices } from "../../platform/db/schema/provider.ts"
import { lockOwnProfile, type ProviderRow } from "../lock-profile.ts"

/** A service of someone else is as unknown as none, also to those who have no profile themselves. */
export async function lockProfileOfService(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<ProviderRow> {
  const [own] = await tx
    .select({ id: providerServices.id })
    .from(providerServices)
    .innerJoin(providerProfiles, eq(providerProfiles.id, providerServices.providerId))
    .where(and(eq(providerServices.id, id), eq(providerProfiles.userId, userId)))
  if (!own) throw new Refused("service_not_found")
  return lockOwnProfile(tx, userId)
}
