import type { Canceller } from "@doable/domain/conversation/message/system-keys"
import type { CancelAssignment } from "@doable/domain/deal/input"
import { faultOfCancel, isInGrace, whyCannotCancel, whyUnfitCancelNote } from "@doable/domain/deal/work"
import { whyCannotOpen } from "@doable/domain/task/rules"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { postSystemMessage, sayToTalkers } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse, refuseAt } from "../../platform/refuse.ts"
import { askToCancel } from "../changes/create-change.ts"
import { insertChange } from "../changes/insert-change.ts"
import { endHire } from "../hire/end-hire.ts"
import { lockHire, type Hire } from "../hire/lock-hire.ts"
import { taskAfter } from "../hire/task-after.ts"
import { lockPeople } from "../../user/lock-people.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { openAgain, openingOf } from "../../task/opening-columns.ts"
import { lockOwner } from "../../task/owner-limits.ts"

/**
 * Alone where there is time for it. The owner says what becomes of the task; when the doer leaves, it opens again. Later
 * it becomes a request, if it says whose fault it is.
 */
export function cancelAssignment(ctx: UserContext, input: CancelAssignment) {
  const { id, reasonCode, note = "", claimedFault } = input
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const { task, hire, side } = await lockHire(tx, id, actorId)
    const tooLate = whyCannotCancel(task, hire, actorId, now)
    if (claimedFault && tooLate === "cancel_too_late") {
      refuseAt("note", whyUnfitCancelNote({ reasonCode, claimedFault, note }))
      const asked = { kind: "cancel", cancelReason: reasonCode, claimedFault, note: note || null } as const
      const after = side === "owner" ? input.after : null
      const changeRequest = await askToCancel(ctx, tx, { task, hire }, { ...asked, after })
      return { task: await taskAfter(ctx, tx, id), changeRequest }
    }
    refuse(tooLate)
    // Alone nobody is blamed, whatever was claimed.
    refuseAt("note", whyUnfitCancelNote({ reasonCode, claimedFault: null, note }))
    const { id: assignmentId, ownerId, providerId, assignedAt } = hire
    await lockPeople(tx, [ownerId, providerId])
    const by = side === "owner" ? "owner" : "provider"
    const fault = faultOfCancel(side, hire, now)
    const opening =
      side === "owner" ? await chosen(tx, task, input, now) : await byItself(tx, task, hire, now)
    // What one may do alone counts as a request that was accepted.
    const recorded = {
      status: "accepted",
      answeredAt: now,
      claimedFault: fault === by ? "me" : "nobody",
    } as const
    const asked = {
      kind: "cancel",
      cancelReason: reasonCode,
      note: note || null,
      after: input.after,
    } as const
    await insertChange(tx, hire, { ...asked, ...recorded }, { actorId, now })
    await endHire(tx, task, hire, {
      action: opening ? "cancel_and_reopen" : "cancel",
      outcome: opening ? "replaced" : "cancelled",
      actorId,
      cancelReason: reasonCode,
      cancelNote: note || null,
      fault,
      isReviewed: !isInGrace(assignedAt, now),
      columns: opening ?? {},
      data: { reason: reasonCode, by: side },
      now,
    })
    const said = { taskId: id, providerId, actorId, now }
    const params = { reason: reasonCode, by: side satisfies Canceller }
    await postSystemMessage(tx, { ...said, key: "cancelled", params })
    if (opening && side === "owner") await sayToTalkers(tx, id, { key: "reopened", actorId, now })
    // The owner is told once, by the doer who leaves, not in every conversation about the task.
    if (opening && side === "doer")
      await sayToTalkers(tx, id, { key: "open_again", actorId: ownerId, now }, { except: providerId })
    await record(tx, { type: "assignment.cancelled", assignmentId, actorId })
    if (opening) await record(tx, { type: "task.reopened", taskId: id, ownerId })
    return { task: await taskAfter(ctx, tx, id), changeRequest: null }
  })
}

async function chosen(tx: Transaction, task: TaskRow, { after, timing }: CancelAssignment, now: Date) {
  if (after === "close") return null
  refuse(whyCannotOpen({ ...(await lockOwner(tx, task.ownerId, now)), now }))
  return openAgain(tx, task, { timing, now })
}

/** If its day has passed, the owner is asked for another one later; for a deactivated owner nothing is opened. */
async function byItself(tx: Transaction, task: TaskRow, { strandedAt }: Hire, now: Date) {
  if (strandedAt) return null
  const { problems, columns } = await openingOf(tx, task, { timing: undefined, now })
  return problems.length > 0 ? null : columns
}
