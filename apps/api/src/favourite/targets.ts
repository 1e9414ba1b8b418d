import { eq, inArray, sql } from "../platform/db/drizzle.ts"
import type { FavouriteType } from "@doable/domain/favourite/input"
import type { Transaction } from "../platform/db/client.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { tasks } from "../platform/db/schema/task.ts"

type Target = {
  /** A task's row comes before its people's, a profile's after them: the order that their own commands keep. */
  isLockedFirst: boolean
  /** What is no longer there needs no lock. */
  lock: (tx: Transaction, id: string) => Promise<void>
  changeCount: (tx: Transaction, ids: string[], by: 1 | -1) => Promise<void>
}

export const targets: Record<FavouriteType, Target> = {
  task: {
    isLockedFirst: true,
    lock: async (tx, id) => {
      await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, id)).for("update")
    },
    changeCount: async (tx, ids, by) => {
      const savedCount = sql`greatest(0, ${tasks.savedCount} + ${by})`
      await tx.update(tasks).set({ savedCount }).where(inArray(tasks.id, ids))
    },
  },
  provider: {
    isLockedFirst: false,
    lock: async (tx, id) => {
      const { id: profileId } = providerProfiles
      await tx.select({ id: profileId }).from(providerProfiles).where(eq(profileId, id)).for("update")
    },
    changeCount: async (tx, ids, by) => {
      const savedCount = sql`greatest(0, ${providerProfiles.savedCount} + ${by})`
      await tx.update(providerProfiles).set({ savedCount }).where(inArray(providerProfiles.id, ids))
    },
  },
}
