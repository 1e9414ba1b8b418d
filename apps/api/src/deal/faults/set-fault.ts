import { eq } from "../../platform/db/drizzle.ts"
import type { Fault } from "@doable/domain/deal/status"
import type { Transaction } from "../../platform/db/client.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { recomputeProviderStats } from "../../provider/recompute-provider-stats.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { applyFaultLimits } from "../apply-fault-limits.ts"
import { recomputeClientStats } from "../recompute-client-stats.ts"

type Hire = Pick<typeof taskAssignments.$inferSelect, "id" | "taskId" | "ownerId" | "providerId">

/** Whose fault an end was, with the stats and the limits of both. Under the task's lock. */
export async function setFault(tx: Transaction, hire: Hire, fault: Fault, now: Date): Promise<void> {
  const { id, taskId, ownerId, providerId } = hire
  await lockPeople(tx, [ownerId, providerId])
  await tx.update(taskAssignments).set({ fault, updatedAt: now }).where(eq(taskAssignments.id, id))
  await recomputeClientStats(tx, ownerId)
  await recomputeProviderStats(tx, providerId)
  await applyFaultLimits(tx, ownerId, now)
  await applyFaultLimits(tx, providerId, now)
  await broadcastTask(tx, taskId, [ownerId, providerId])
}
