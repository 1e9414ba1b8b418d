import { eq } from "../../platform/db/drizzle.ts"
import type { AnswerChange } from "@doable/domain/deal/change/input"
import { whyCannotAnswer } from "@doable/domain/deal/change/requests"
import { stallTimers } from "@doable/domain/deal/timers"
import { sideOf } from "@doable/domain/deal/work"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockTask, type TaskRow } from "../../task/lock-task.ts"
import { recordTaskEvent } from "../../task/record-task-event.ts"
import { addAgreementVersion, newestAgreement } from "../hire/add-agreement-version.ts"
import { runningHire, type Hire } from "../hire/lock-hire.ts"
import { taskAfter } from "../hire/task-after.ts"
import { keepContest } from "../keep-contest.ts"
import type { ChangeRow } from "../pending-changes.ts"
import { cancelAgreed } from "./cancel-agreed.ts"
import { describeChange } from "./describe-change.ts"
import { changeById } from "./queries.ts"

/** Yes makes a new version of the agreement, or the end of the job; no leaves everything as it was. */
export function answerChange(ctx: UserContext, { id, accept, note, after, contest }: AnswerChange) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const { task, change } = await lockChange(tx, id, actorId)
    refuse(whyCannotAnswer(task, change, actorId, now))
    const hire = await runningHire(tx, task.id)
    if (hire?.id !== change.assignmentId) throw new Refused("change_not_pending")
    const answerNote = note || null
    const answered = { task, hire, change }
    if (!accept) await reject(tx, answered, { actorId, answerNote, now })
    else if (change.kind === "cancel") {
      if (contest && change.claimedFault !== "other") throw new Refused("contest_not_yours")
      // Of a doer's request the client says what becomes of the task.
      const wanted = change.after ?? (sideOf(task, actorId) === "owner" ? after : undefined) ?? "reopen"
      const end = { actorId, answerNote, after: wanted, isContested: contest !== undefined, now }
      const claimed = await cancelAgreed(tx, answered, end)
      if (contest)
        await keepContest(tx, { hire, contestedFault: claimed, byUserId: actorId, ...contest, now })
    } else await agree(tx, answered, { actorId, answerNote, now })
    const found = await changeById(tx, id)
    if (!found) throw new Error("no change")
    return { changeRequest: describeChange(ctx, found), task: await taskAfter(ctx, tx, task.id) }
  })
}

/** Under the task's lock. To everyone but the two, the request doesn't exist. */
export async function lockChange(tx: Transaction, id: string, actorId: string) {
  const isIt = eq(changeRequests.id, id)
  const [found] = await tx.select().from(changeRequests).where(isIt)
  if (!found || (found.byUserId !== actorId && found.toUserId !== actorId))
    throw new Refused("change_not_found")
  const task = await lockTask(tx, found.taskId)
  const [change] = await tx.select().from(changeRequests).where(isIt)
  if (!change) throw new Refused("change_not_found")
  return { task, change }
}

type Answered = { task: TaskRow; hire: Hire; change: ChangeRow }
type Answer = { actorId: string; answerNote: string | null; now: Date }

async function agree(
  tx: Transaction,
  answered: Answered,
  { actorId, answerNote, now }: Answer,
): Promise<void> {
  const { task, hire, change } = answered
  const madeVersion = await addAgreementVersion(tx, hire, await termsOf(tx, answered), now)
  await tx
    .update(changeRequests)
    .set({ status: "accepted", madeVersion, answerNote, answeredAt: now, remindAt: null, updatedAt: now })
    .where(eq(changeRequests.id, change.id))
  if (task.status !== "completion_requested") {
    const scheduledAt = change.scheduledAt ?? hire.scheduledAt
    const timers = stallTimers({ scheduledAt, assignedAt: hire.assignedAt, quietSince: now })
    await tx
      .update(taskAssignments)
      .set({ ...timers, reminderCount: 0, updatedAt: now })
      .where(eq(taskAssignments.id, hire.id))
  }
  await tellAnswer(tx, answered, { actorId, key: "change_accepted", data: { madeVersion }, now })
}

/** What stood when it was asked for may have changed meanwhile. */
async function termsOf(tx: Transaction, { hire, change }: Answered) {
  const { kind, price, scheduledAt, scopeText, included, baseVersion } = change
  if (kind === "schedule" && scheduledAt) return { scheduledAt }
  if (kind === "price" && price !== null) {
    const base = await newestAgreement(tx, { ...hire, version: baseVersion })
    if (base.price !== hire.price) throw new Refused("change_outdated")
    return { price }
  }
  if (scopeText === null || included === null) throw new Error("no terms")
  return { scopeText, included }
}

async function reject(
  tx: Transaction,
  answered: Answered,
  { actorId, answerNote, now }: Answer,
): Promise<void> {
  await tx
    .update(changeRequests)
    .set({ status: "rejected", answerNote, answeredAt: now, remindAt: null, updatedAt: now })
    .where(eq(changeRequests.id, answered.change.id))
  await tellAnswer(tx, answered, { actorId, key: "change_rejected", now })
}

type Told = {
  actorId: string | null
  key: "change_accepted" | "change_rejected" | "change_expired"
  data?: Record<string, unknown>
  now: Date
}

/** In the history, in the chat and to the one who asked. */
export async function tellAnswer(
  tx: Transaction,
  { task, hire, change }: Answered,
  { actorId, key, data = {}, now }: Told,
): Promise<void> {
  const { id: changeId, kind } = change
  const { ownerId, providerId } = hire
  const told = { assignmentId: hire.id, changeId, kind, answer: key, ...data }
  await recordTaskEvent(tx, { taskId: task.id, actorId, type: "change_answered", data: told, now })
  const said = { taskId: task.id, providerId, actorId, now }
  await postSystemMessage(tx, { ...said, key, params: { kind }, refId: changeId })
  await record(tx, { type: "change.answered", changeId, actorId })
  await broadcastTask(tx, task.id, [ownerId, providerId])
}
