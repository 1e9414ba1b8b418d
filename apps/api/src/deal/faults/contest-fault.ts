import { and, eq, isNotNull } from "../../platform/db/drizzle.ts"
import type { CommentContest, ContestFault } from "@doable/domain/deal/fault/input"
import { whyCannotComment, whyCannotContest } from "@doable/domain/deal/fault/faults"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { disputes } from "../../platform/db/schema/deal/dispute.ts"
import { faultContests } from "../../platform/db/schema/deal/fault-contest.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockTask } from "../../task/lock-task.ts"
import { keepContest } from "../keep-contest.ts"
import { setFault } from "./set-fault.ts"

/** Once, within a week. Until someone has decided it counts for nobody. */
export function contestFault(ctx: UserContext, { id, text, fileIds }: ContestFault) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const { hire, contest } = await lockEnded(tx, id)
    const isDecided = await isDecidedInDispute(tx, id)
    refuse(whyCannotContest(hire, { actorId, hasContest: contest !== null, isDecided, now }))
    if (!hire.fault) throw new Error("no fault")
    await keepContest(tx, { hire, byUserId: actorId, contestedFault: hire.fault, text, fileIds, now })
    await setFault(tx, hire, "undecided", now)
    return { ok: true }
  })
}

/** The other one adds what they know. */
export function commentContest(ctx: UserContext, { id, text }: CommentContest) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const { hire, contest } = await lockEnded(tx, id)
    refuse(whyCannotComment(hire, contest, ctx.user.id))
    await tx
      .update(faultContests)
      .set({ otherText: text, otherAt: now })
      .where(eq(faultContests.assignmentId, id))
    await broadcastTask(tx, hire.taskId, [hire.ownerId, hire.providerId])
    return { ok: true }
  })
}

/** A hire and what was said against its fault, under the lock of its task. */
export async function lockEnded(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ taskId: taskAssignments.taskId })
    .from(taskAssignments)
    .where(eq(taskAssignments.id, id))
  if (!found) throw new Refused("task_not_found")
  await lockTask(tx, found.taskId)
  const [hire] = await tx.select().from(taskAssignments).where(eq(taskAssignments.id, id))
  if (!hire) throw new Refused("task_not_found")
  const [contest] = await tx.select().from(faultContests).where(eq(faultContests.assignmentId, id))
  return { hire, contest: contest ?? null }
}

/** What an administrator has decided in a dispute is final. */
async function isDecidedInDispute(tx: Transaction, assignmentId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.assignmentId, assignmentId), isNotNull(disputes.decidedById)))
    .limit(1)
  return found !== undefined
}
