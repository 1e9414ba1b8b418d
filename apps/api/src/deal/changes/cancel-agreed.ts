import { eq } from "../../platform/db/drizzle.ts"
import type { Canceller } from "@doable/domain/conversation/message/system-keys"
import { faultOfClaim } from "@doable/domain/deal/change/requests"
import type { CancelAfter } from "@doable/domain/deal/status"
import type { Fault } from "@doable/domain/deal/status"
import { isInGrace } from "@doable/domain/deal/work"
import { whyCannotOpen } from "@doable/domain/task/rules"
import type { Transaction } from "../../platform/db/client.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { users } from "../../platform/db/schema/user.ts"
import { postSystemMessage, sayToTalkers } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { openingOf } from "../../task/opening-columns.ts"
import { lockOwner } from "../../task/owner-limits.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { endHire } from "../hire/end-hire.ts"
import type { Hire } from "../hire/lock-hire.ts"
import type { ChangeRow } from "../pending-changes.ts"

type Agreed = {
  /** Null: by silence. */
  actorId: string | null
  answerNote?: string | null
  after: CancelAfter
  /** Yes to the end, no to the fault: an administrator decides. */
  isContested?: boolean
  now: Date
}

/**
 * One asked to cancel, and the other agreed or didn't answer. The task opens again if that's wanted and possible; if
 * not, the job still ends. Returns the claimed fault.
 */
export async function cancelAgreed(
  tx: Transaction,
  { task, hire, change }: { task: TaskRow; hire: Hire; change: ChangeRow },
  { actorId, answerNote = null, after, isContested = false, now }: Agreed,
): Promise<Fault> {
  const { ownerId, providerId } = hire
  if (!change.claimedFault || !change.cancelReason) throw new Error("no claim")
  await lockPeople(tx, [ownerId, providerId])
  const isSilent = actorId === null
  const asker = change.byUserId === ownerId ? "owner" : "doer"
  const isOtherOut = isSilent && hire.strandedAt !== null
  const claimed = faultOfClaim(change.claimedFault, asker, { isOtherOut })
  const opening = after === "reopen" ? await openingIfPossible(tx, task, now) : null
  await tx
    .update(changeRequests)
    .set({
      status: isSilent ? "auto_accepted" : "accepted",
      answerNote,
      answeredAt: now,
      remindAt: null,
      updatedAt: now,
    })
    .where(eq(changeRequests.id, change.id))
  await endHire(tx, task, hire, {
    action: opening ? "cancel_agreed_and_reopen" : "cancel_agreed",
    outcome: opening ? "replaced" : "cancelled",
    actorId,
    cancelledById: change.byUserId,
    cancelReason: change.cancelReason,
    cancelNote: change.note,
    fault: isContested ? "undecided" : claimed,
    isReviewed: !isInGrace(hire.assignedAt, now),
    columns: opening ?? {},
    data: { reason: change.cancelReason, by: asker, isAgreed: true, isSilent },
    now,
  })
  const said = { taskId: task.id, providerId, actorId, now }
  await postSystemMessage(tx, {
    ...said,
    key: "cancelled",
    params: { reason: change.cancelReason, by: (isSilent ? "silence" : "both") satisfies Canceller },
    refId: change.id,
  })
  if (opening) {
    await sayToTalkers(tx, task.id, { key: "open_again", actorId: ownerId, now }, { except: providerId })
    await record(tx, { type: "task.reopened", taskId: task.id, ownerId })
  }
  await record(tx, { type: "change.answered", changeId: change.id, actorId })
  return claimed
}

/** Nothing is opened for someone who may open nothing now, or whose day has passed: they can do it later. */
async function openingIfPossible(tx: Transaction, task: TaskRow, now: Date) {
  const [owner] = await tx.select({ status: users.status }).from(users).where(eq(users.id, task.ownerId))
  if (owner?.status !== "active") return null
  if (whyCannotOpen({ ...(await lockOwner(tx, task.ownerId, now)), now })) return null
  const { problems, columns } = await openingOf(tx, task, { timing: undefined, now })
  return problems.length > 0 ? null : columns
}
