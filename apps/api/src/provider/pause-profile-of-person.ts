import { and, eq } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"

/** Nobody is sent to a doer who was deactivated. Let in again, they resume by themselves. Under the person's lock. */
export async function pauseProfileOfPerson(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(providerProfiles)
    .set({ status: "paused", updatedAt: now })
    .where(and(eq(providerProfiles.userId, userId), eq(providerProfiles.status, "published")))
}
