import type { CancelAssignment } from "@doable/domain/deal/input"
import { faultOfCancel, isInGrace, whyCannotCancel } from "@doable/domain/deal/work"
import { whyCannotOpen } from "@doable/domain/task/rules"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { postSystemMessage, sayToTalkers } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { endHire } from "../hire/end-hire.ts"
import { lockHire, type Hire } from "../hire/lock-hire.ts"
import { taskAfter } from "../hire/task-after.ts"
import { lockPeople } from "../../user/lock-people.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { openAgain, openingOf } from "../../task/opening-columns.ts"
import { lockOwner } from "../../task/owner-limits.ts"

/** Alone and in time. The owner says what becomes of the task; when the doer leaves, it goes back to the wall. */
export function cancelAssignment(ctx: UserContext, input: CancelAssignment) {
  const { id, reasonCode, note } = input
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const { task, hire, side } = await lockHire(tx, id, actorId)
    refuse(whyCannotCancel(task, hire, actorId, now))
    const { id: assignmentId, ownerId, providerId, assignedAt } = hire
    await lockPeople(tx, [ownerId, providerId])
    const opening =
      side === "owner" ? await chosen(tx, task, input, now) : await byItself(tx, task, hire, now)
    await endHire(tx, task, hire, {
      action: opening ? "cancel_and_reopen" : "cancel",
      outcome: opening ? "replaced" : "cancelled",
      actorId,
      cancelReason: reasonCode,
      cancelNote: note || null,
      fault: faultOfCancel(side, hire, now),
      isReviewed: !isInGrace(assignedAt, now),
      columns: opening ?? {},
      data: { reason: reasonCode, by: side },
      now,
    })
    const said = { taskId: id, providerId, actorId, now }
    await postSystemMessage(tx, { ...said, key: "cancelled", params: { reason: reasonCode } })
    if (opening && side === "owner") await sayToTalkers(tx, id, { key: "reopened", actorId, now })
    // The owner hears it from the doer who leaves, once, not from every talk about the task.
    if (opening && side === "doer")
      await sayToTalkers(tx, id, { key: "open_again", actorId: ownerId, now }, { except: providerId })
    await record(tx, { type: "assignment.cancelled", assignmentId, actorId })
    if (opening) await record(tx, { type: "task.reopened", taskId: id, ownerId })
    return { task: await taskAfter(ctx, tx, id) }
  })
}

async function chosen(tx: Transaction, task: TaskRow, { after, timing }: CancelAssignment, now: Date) {
  if (after === "close") return null
  refuse(whyCannotOpen({ ...(await lockOwner(tx, task.ownerId, now)), now }))
  return openAgain(tx, task, { timing, now })
}

/** Where its day has passed, the owner is asked for another one later; of an owner who is out nothing is opened. */
async function byItself(tx: Transaction, task: TaskRow, { strandedAt }: Hire, now: Date) {
  if (strandedAt) return null
  const { problems, columns } = await openingOf(tx, task, { timing: undefined, now })
  return problems.length > 0 ? null : columns
}
