import { eq } from "../../platform/db/drizzle.ts"
import type { DisputeId } from "@doable/domain/deal/dispute/input"
import { whyCannotEscalate, whyCannotWithdrawDispute } from "@doable/domain/deal/dispute/steps"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { disputes } from "../../platform/db/schema/deal/dispute.ts"
import { refuse } from "../../platform/refuse.ts"
import { disputeAfter, lockDispute, tellDispute, type Locked } from "./lock-dispute.ts"
import { withdrawnBefore } from "./queries.ts"
import { resumeAfterWithdrawal } from "./resolve-dispute.ts"

/** Either of the two may ask for a decision after the reply; until it is made they can still agree. */
export function escalateDispute(ctx: UserContext, { id }: DisputeId) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, id, ctx)
    refuse(whyCannotEscalate(locked.dispute, ctx.user.id))
    await passToTeam(tx, locked, { actorId: ctx.user.id, now })
    return disputeAfter(ctx, tx, id)
  })
}

/** `actorId`: who asked; null when time ran out. Needs the task's lock. */
export async function passToTeam(
  tx: Transaction,
  locked: Locked,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<void> {
  await tx
    .update(disputes)
    .set({
      status: "admin_review",
      escalatedAt: now,
      escalatedById: actorId,
      dueAt: null,
      remindAt: null,
      updatedAt: now,
    })
    .where(eq(disputes.id, locked.dispute.id))
  const told = { type: "dispute_escalated", key: "dispute_escalated", event: "dispute.escalated" } as const
  // Nobody asked: the history says why it is ours to decide.
  const cause = locked.dispute.repliedAt ? "no_agreement" : "no_reply"
  await tellDispute(tx, locked, { ...told, ...(!actorId && { params: { cause } }), actorId, now })
}

/** Back to where the job was. */
export function withdrawDispute(ctx: UserContext, { id }: DisputeId) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, id, ctx)
    refuse(whyCannotWithdrawDispute(locked.dispute, actorId, await withdrawnBefore(tx, locked.dispute)))
    await tx
      .update(disputes)
      .set({ status: "withdrawn", endedAt: now, dueAt: null, remindAt: null, updatedAt: now })
      .where(eq(disputes.id, id))
    await resumeAfterWithdrawal(tx, locked, { actorId, now })
    const told = { key: "dispute_withdrawn", event: "dispute.resolved" } as const
    await tellDispute(tx, locked, { ...told, actorId, now })
    return disputeAfter(ctx, tx, id)
  })
}
