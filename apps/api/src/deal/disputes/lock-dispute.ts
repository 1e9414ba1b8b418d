import { eq } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { disputeFiles, disputes } from "../../platform/db/schema/deal/dispute.ts"
import { fitFiles } from "../../conversation/keep-files.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import type { SystemKey, SystemParams } from "@doable/domain/conversation/message/system-keys"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { record } from "../../platform/outbox/record.ts"
import type { EventType, OutboxEvent } from "../../platform/outbox/events.ts"
import { lockTask, type TaskRow } from "../../task/lock-task.ts"
import { recordTaskEvent } from "../../task/record-task-event.ts"
import type { TaskEventType } from "@doable/domain/task/status"
import { hireById, type Hire } from "../hire/lock-hire.ts"
import { describeDispute } from "./describe-dispute.ts"
import { disputeById, type Dispute } from "./queries.ts"

export type Locked = { task: TaskRow; hire: Hire; dispute: Dispute }

/** Under the task's lock. To everyone but the two and administrators, the dispute doesn't exist. */
export async function lockDispute(
  tx: Transaction,
  id: string,
  { user }: Pick<UserContext, "user">,
  { asAdmin = false }: { asAdmin?: boolean } = {},
): Promise<Locked> {
  const isIt = eq(disputes.id, id)
  const [found] = await tx.select().from(disputes).where(isIt)
  const isParty = found && (found.openedById === user.id || found.againstId === user.id)
  if (!found || !(isParty || asAdmin)) throw new Refused("dispute_not_found")
  const task = await lockTask(tx, found.taskId)
  const [dispute] = await tx.select().from(disputes).where(isIt)
  const hire = await hireById(tx, found.assignmentId)
  if (!dispute || !hire) throw new Refused("dispute_not_found")
  return { task, hire, dispute }
}

type Shown = { disputeId: string; ownerId: string; fileIds: string[]; isReply: boolean; from?: number }

/** What one of the two shows with their words; `from`: how many they show already. */
export async function keepDisputeFiles(
  tx: Transaction,
  { disputeId, ownerId, fileIds, isReply, from = 0 }: Shown,
): Promise<void> {
  const shown = await fitFiles(tx, ownerId, fileIds, "dispute_file_unfit")
  if (shown.length === 0) return
  await tx
    .insert(disputeFiles)
    .values(shown.map((fileId, at) => ({ disputeId, isReply, position: from + at, fileId })))
}

type DisputeEvent = Extract<EventType, `dispute.${string}`>
type Told = {
  actorId: string | null
  /** A line in the history, where the task doesn't move. */
  type?: TaskEventType
  key: SystemKey
  event: DisputeEvent | null
  params?: SystemParams
  now: Date
}

/** Records it in the history and the chat, and notifies the other person. */
export async function tellDispute(
  tx: Transaction,
  { task, hire, dispute }: Locked,
  { actorId, type, key, event, params = {}, now }: Told,
): Promise<void> {
  const { ownerId, providerId } = hire
  const data = { assignmentId: hire.id, disputeId: dispute.id, ...params }
  if (type) await recordTaskEvent(tx, { taskId: task.id, actorId, type, data, now })
  await postSystemMessage(tx, { taskId: task.id, providerId, key, params, actorId, now })
  if (event) await record(tx, { type: event, disputeId: dispute.id, actorId } as OutboxEvent)
  await broadcastTask(tx, task.id, [ownerId, providerId])
}

export async function disputeAfter(ctx: UserContext, tx: Transaction, id: string) {
  const found = await disputeById(tx, id)
  if (!found) throw new Error("no dispute")
  return describeDispute(ctx, found)
}
