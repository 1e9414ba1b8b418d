import {
  whyCannotAsk,
  whyUnfitPrice,
  whyUnfitSchedule,
  whyUnfitScope,
} from "@doable/domain/deal/change/requests"
import type { ChangePayload, CreateChange } from "@doable/domain/deal/change/input"
import type { ChangeKind } from "@doable/domain/deal/change/status"
import { whyUnfitCancelNote } from "@doable/domain/deal/work"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { refuse, refuseAt } from "../../platform/refuse.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { newestAgreement } from "../hire/add-agreement-version.ts"
import { lockHire, type Hire } from "../hire/lock-hire.ts"
import { pendingChanges } from "../pending-changes.ts"
import { describeChange } from "./describe-change.ts"
import { askForChange, type Asked } from "./insert-change.ts"
import { changeById } from "./queries.ts"

/** A request changes nothing until the other person answers or its time is up. */
export function createChange(ctx: UserContext, { payload }: CreateChange) {
  const { kind, taskId, note } = payload
  return ctx.db.transaction(async (tx) => {
    const { task, hire, side } = await lockHire(tx, taskId, ctx.user.id)
    await refuseIfPending(tx, task, kind, ctx.user.id)
    const asked = await fitTerms(tx, hire, payload, ctx.now())
    // The client alone says what becomes of their task.
    const after = payload.kind === "cancel" && side === "owner" ? payload.after : null
    return ask(ctx, tx, hire, { kind, note: note || null, after, ...asked })
  })
}

/** The same from the cancel button, when it's too late to cancel alone. Needs the task's lock. */
export async function askToCancel(
  ctx: UserContext,
  tx: Transaction,
  { task, hire }: { task: TaskRow; hire: Hire },
  asked: Asked,
) {
  await refuseIfPending(tx, task, "cancel", ctx.user.id)
  return ask(ctx, tx, hire, asked)
}

async function refuseIfPending(tx: Transaction, task: TaskRow, kind: ChangeKind, actorId: string) {
  const pending = await pendingChanges(tx, task.id)
  refuse(
    whyCannotAsk(
      task,
      actorId,
      pending.some((change) => change.kind === kind),
    ),
  )
}

async function ask(ctx: UserContext, tx: Transaction, hire: Hire, asked: Asked) {
  const { id } = await askForChange(tx, hire, asked, { actorId: ctx.user.id, now: ctx.now() })
  const found = await changeById(tx, id)
  if (!found) throw new Error("no change")
  return describeChange(ctx, found)
}

/** The request as columns, or an error at the field. */
async function fitTerms(tx: Transaction, hire: Hire, payload: ChangePayload, now: Date) {
  switch (payload.kind) {
    case "price": {
      const { price, confirmedPrice = null } = payload
      const agreed = { amount: hire.price, currency: hire.currency }
      const reason = whyUnfitPrice({ price, confirmedPrice }, agreed)
      const isAboutTyping = reason === "price_needs_confirmation" || reason === "price_confirmation_differs"
      refuseAt(isAboutTyping ? "payload.confirmedPrice" : "payload.price", reason)
      return { price: price.amount }
    }
    case "schedule": {
      const scheduledAt = new Date(payload.scheduledAt)
      refuseAt("payload.scheduledAt", whyUnfitSchedule(scheduledAt, hire.scheduledAt, now))
      return { scheduledAt }
    }
    case "scope": {
      const agreed = await newestAgreement(tx, hire)
      const asked = {
        scopeText: payload.scopeText ?? agreed.scopeText,
        included: payload.included ?? agreed.included,
      }
      refuseAt("payload.included", whyUnfitScope(asked, agreed))
      return asked
    }
    case "cancel": {
      const { reasonCode, claimedFault, note = "" } = payload
      refuseAt("payload.note", whyUnfitCancelNote({ reasonCode, claimedFault, note }))
      return { cancelReason: reasonCode, claimedFault }
    }
  }
}
