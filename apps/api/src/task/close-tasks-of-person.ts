import { and, eq, inArray } from "drizzle-orm"
import { tasks } from "../db/schema/task.ts"
import { users } from "../db/schema/user.ts"
import type { Effect } from "../outbox/effect.ts"
import { endOffers } from "../offer/end-offers.ts"
import { record } from "../outbox/record.ts"
import { keepHireRate } from "./keep-hire-rate.ts"
import { tellTask } from "./tell-task.ts"

/** After the commit, so that tasks are locked before their owner as everywhere; nothing new is opened by then. */
export const closeTasksOfPerson: Effect<"user.deactivated"> = {
  name: "close-tasks-of-person",
  run: ({ db }, { userId }) =>
    db.transaction(async (tx) => {
      const waiting = await tx
        .select({ id: tasks.id, status: tasks.status, offers: tasks.offerCount })
        .from(tasks)
        .where(and(eq(tasks.ownerId, userId), inArray(tasks.status, ["open", "held"])))
        .orderBy(tasks.id)
        .for("update")
      const [owner] = await tx.select({ status: users.status }).from(users).where(eq(users.id, userId))
      // Let in again before we came to it.
      if (waiting.length === 0 || owner?.status !== "deactivated") return
      const now = new Date()
      const ids = waiting.map(({ id }) => id)
      const ended = { endedAt: now, expiresAt: null, warnAt: null, updatedAt: now }
      await tx
        .update(tasks)
        .set({ status: "cancelled", ...ended })
        .where(inArray(tasks.id, ids))
      for (const { id: taskId, status: from, offers } of waiting) {
        const data = { reason: "account_closed", offers }
        await tellTask(tx, { taskId, actorId: null, type: "closed", from, to: "cancelled", data, now })
        await record(tx, { type: "task.closed", taskId, ownerId: userId })
      }
      await keepHireRate(tx, userId)
      await endOffers(tx, ids, { deed: "close", now })
    }),
}
