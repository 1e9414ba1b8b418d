import type { UserContext } from "../../platform/context.ts"
import {
  faultOfClaim,
  onSilence,
  whyCannotAnswer,
  whyCannotWithdraw,
} from "@doable/domain/deal/change/requests"
import type { Side } from "@doable/domain/deal/work"
import type { TaskStatus } from "@doable/domain/task/status"
import type { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { moneyOf } from "../../task/whole-draft.ts"
import { agreedText, isOnOrDone } from "../hire/agreed-text.ts"
import type { ChangeRow } from "../pending-changes.ts"
import type { ChangeAnswer } from "./answers.ts"

type Agreed = typeof agreements.$inferSelect
export type FoundChange = {
  change: ChangeRow
  base: Agreed
  asker: { id: string; name: string }
  task: {
    ownerId: string
    assignedProviderId: string | null
    status: TaskStatus
    description: string
    originalDescription: string | null
  }
  hire: Pick<typeof taskAssignments.$inferSelect, "providerId" | "outcome">
}
/** What the fault would do to the person it is claimed against. */
type Effect = Pick<NonNullable<ChangeAnswer["cancel"]>, "effect" | "ownFaults">

/** As one of the two reads it, or an administrator, who can do nothing with it. */
export function describeChange(
  { user, now }: Pick<UserContext, "user" | "now">,
  { change, base, asker, task, hire }: FoundChange,
  effect: Effect = { effect: null, ownFaults: null },
): ChangeAnswer {
  const { id, taskId, assignmentId, kind, status, note, answerNote, baseVersion, madeVersion } = change
  const side: Side = change.byUserId === task.ownerId ? "owner" : "doer"
  const isOn = isOnOrDone({ outcome: hire.outcome, taskStatus: task.status })
  const reader = { task, isDoer: user.id === hire.providerId, isOn }
  const isPending = status === "pending"
  const isPaused = isPending && (change.pausedAt !== null || task.status === "disputed")
  return {
    id,
    taskId,
    assignmentId,
    kind,
    status,
    by: { userId: asker.id, name: asker.name, side },
    isMine: change.byUserId === user.id,
    note,
    ...termsOf(change, base, (text) => agreedText(text, reader)),
    materialsCost: moneyOf(base.materialsCost, base.currency),
    baseVersion,
    madeVersion,
    cancel: cancelOf(change, side, effect),
    answerNote,
    answeredAt: change.answeredAt?.toISOString() ?? null,
    expiresAt: isPending && !isPaused ? change.expiresAt.toISOString() : null,
    isPaused,
    onSilence: onSilence(kind),
    actions: actionsOf({ change, task }, user.id, now()),
    createdAt: change.createdAt.toISOString(),
  }
}

const nothing = { price: null, scheduledAt: null, scopeText: null, included: null }

function termsOf(
  change: ChangeRow,
  base: Agreed,
  read: (text: string) => string,
): Pick<ChangeAnswer, "before" | "asked"> {
  const { currency } = base
  if (change.kind === "price" && change.price !== null) {
    const of = (amount: number) => ({ ...nothing, price: { amount, currency } })
    return { before: of(base.price), asked: of(change.price) }
  }
  if (change.kind === "schedule") {
    const of = (at: Date | null) => ({ ...nothing, scheduledAt: at?.toISOString() ?? null })
    return { before: of(base.scheduledAt), asked: of(change.scheduledAt) }
  }
  if (change.kind === "scope") {
    const of = ({ scopeText, included }: Pick<ChangeRow, "scopeText" | "included">) => ({
      ...nothing,
      scopeText: scopeText === null ? null : read(scopeText),
      included,
    })
    return { before: of(base), asked: of(change) }
  }
  return { before: nothing, asked: nothing }
}

function cancelOf(change: ChangeRow, side: Side, effect: Effect): ChangeAnswer["cancel"] {
  const { cancelReason, claimedFault, after } = change
  if (!cancelReason || !claimedFault) return null
  return { reasonCode: cancelReason, claimedFault, fault: faultOfClaim(claimedFault, side), after, ...effect }
}

function actionsOf(
  { change, task }: Pick<FoundChange, "change" | "task">,
  userId: string,
  now: Date,
): ChangeAnswer["actions"] {
  if (whyCannotWithdraw(task, change, userId, now) === null) return ["withdraw"]
  if (whyCannotAnswer(task, change, userId, now) !== null) return []
  return change.claimedFault === "other" ? ["accept", "accept_and_contest", "reject"] : ["accept", "reject"]
}
