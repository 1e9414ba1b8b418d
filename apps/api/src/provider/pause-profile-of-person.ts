import { and, eq } from "drizzle-orm"
import { providerProfiles } from "../db/schema/provider.ts"
import { users } from "../db/schema/user.ts"
import type { Effect } from "../outbox/effect.ts"

/** Nobody is sent to a doer who was shut out. Let in again, they resume by themselves. */
export const pauseProfileOfPerson: Effect<"user.deactivated"> = {
  name: "pause-profile-of-person",
  run: ({ db }, { userId }) =>
    db.transaction(async (tx) => {
      const [user] = await tx
        .select({ status: users.status })
        .from(users)
        .where(eq(users.id, userId))
        .for("update")
      // Let in again before we came to it.
      if (user?.status !== "deactivated") return
      await tx
        .update(providerProfiles)
        .set({ status: "paused", updatedAt: new Date() })
        .where(and(eq(providerProfiles.userId, userId), eq(providerProfiles.status, "published")))
    }),
}
