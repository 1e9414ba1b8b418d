import { answerHoursOf, changesPerDay } from "@doable/domain/deal/change/limits"
import { changeTimers } from "@doable/domain/deal/change/requests"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../../platform/db/client.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { countWithin } from "../../platform/http/count-within.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { recordTaskEvent } from "../../task/record-task-event.ts"
import type { Hire } from "../hire/lock-hire.ts"
import type { ChangeRow } from "../pending-changes.ts"

export type Asked = Pick<ChangeRow, "kind"> &
  Partial<
    Pick<
      ChangeRow,
      | "price"
      | "scheduledAt"
      | "scopeText"
      | "included"
      | "cancelReason"
      | "claimedFault"
      | "after"
      | "note"
      | "status"
      | "answeredAt"
    >
  >
type By = { actorId: string; now: Date }

/** The one of the two who didn't ask. */
const otherOf = ({ ownerId, providerId }: Hire, userId: string): string =>
  userId === ownerId ? providerId : ownerId

export async function insertChange(
  tx: Transaction,
  hire: Hire,
  asked: Asked,
  { actorId, now }: By,
): Promise<ChangeRow> {
  const [change] = await tx
    .insert(changeRequests)
    .values({
      ...asked,
      ...changeTimers(asked.kind, now, asked.scheduledAt),
      taskId: hire.taskId,
      assignmentId: hire.id,
      byUserId: actorId,
      toUserId: otherOf(hire, actorId),
      baseVersion: hire.version,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!change) throw new Error("no change")
  return change
}

/** Adds the row, the history entry, the card in the chat and the notification. Needs the task's lock. */
export async function askForChange(tx: Transaction, hire: Hire, asked: Asked, by: By): Promise<ChangeRow> {
  const { actorId, now } = by
  const perDay = { max: changesPerDay, seconds: 24 * 60 * 60 }
  if (!(await countWithin(tx, `change|${actorId}`, perDay)))
    throw new Refused("rate_limited", { retryAfterSec: perDay.seconds })
  const change = await insertChange(tx, hire, asked, by)
  const { taskId, ownerId, providerId } = hire
  const params = paramsOf(change, hire)
  const data = { assignmentId: hire.id, changeId: change.id, ...params }
  await recordTaskEvent(tx, { taskId, actorId, type: "change_requested", data, now })
  const said = { taskId, providerId, actorId, now }
  await postSystemMessage(tx, { ...said, key: "change_requested", params, refId: change.id })
  await record(tx, { type: "change.requested", changeId: change.id, actorId })
  await broadcastTask(tx, taskId, [ownerId, providerId])
  return change
}

/** Plain values for the text: what was requested, never why. */
function paramsOf({ kind, price, scheduledAt }: ChangeRow, { currency }: Hire) {
  return {
    kind,
    hours: answerHoursOf(kind),
    ...(price === null ? {} : { price, currency }),
    ...(scheduledAt === null ? {} : { scheduledAt: scheduledAt.toISOString() }),
  }
}
