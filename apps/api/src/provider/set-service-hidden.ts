import { and, eq, isNotNull, isNull } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { providerProfiles, providerServices } from "../platform/db/schema/provider.ts"
import { lockPeople } from "../user/lock-people.ts"
import { refreshProvider } from "./refresh-provider.ts"

/** The doer still sees it in their own list. */
export async function setServiceHidden(tx: Transaction, id: string, hiddenAt: Date | null) {
  const [found] = await tx
    .select({ subjectId: providerProfiles.userId, snippet: providerServices.title })
    .from(providerServices)
    .innerJoin(providerProfiles, eq(providerProfiles.id, providerServices.providerId))
    .where(eq(providerServices.id, id))
  if (!found) return null
  await lockPeople(tx, [found.subjectId])
  const isOther = hiddenAt ? isNull(providerServices.hiddenAt) : isNotNull(providerServices.hiddenAt)
  const [changed] = await tx
    .update(providerServices)
    .set({ hiddenAt })
    .where(and(eq(providerServices.id, id), isOther))
    .returning({ id: providerServices.id })
  if (!changed) return null
  await refreshProvider(tx, found.subjectId)
  return found
}
