import { eq } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import type { ProviderRow } from "../../provider/lock-profile.ts"

export async function ownProfile({ db, user }: UserContext): Promise<ProviderRow> {
  const [row] = await db.select().from(providerProfiles).where(eq(providerProfiles.userId, user.id))
  if (!row) throw new Refused("provider_not_found")
  return row
}
