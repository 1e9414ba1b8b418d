import { and, eq, lt } from "../platform/db/drizzle.ts"
import type { UserContext } from "../platform/context.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"

const hourMs = 60 * 60 * 1000

/** That a doer was here counts in the recommendation; to the hour is close enough, and mostly writes nothing. */
export async function recordActivity({ db, user, now, log }: UserContext): Promise<void> {
  const moment = now()
  const isOld = lt(providerProfiles.lastActiveAt, new Date(moment.getTime() - hourMs))
  try {
    await db
      .update(providerProfiles)
      .set({ lastActiveAt: moment })
      .where(and(eq(providerProfiles.userId, user.id), isOld))
  } catch (error) {
    log.warn({ err: error, userId: user.id }, "a visit was not noted")
  }
}
