import { eq, or } from "../platform/db/drizzle.ts"
import { sharedSignals } from "../platform/db/schema/trust/phone-holder.ts"
import type { PersonalData } from "../platform/personal-data.ts"

export const sharedSignalData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(sharedSignals).where(or(eq(sharedSignals.ownerId, id), eq(sharedSignals.providerId, id)))
  },
  /** Nothing: it tells about two people, and how we find fraud. */
  tell: () => Promise.resolve({}),
}
