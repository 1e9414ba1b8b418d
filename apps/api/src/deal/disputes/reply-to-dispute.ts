import { eq } from "../../platform/db/drizzle.ts"
import type { ReplyDispute } from "@doable/domain/deal/dispute/input"
import { disputeTimers, whyCannotReply } from "@doable/domain/deal/dispute/steps"
import type { UserContext } from "../../platform/context.ts"
import { disputes } from "../../platform/db/schema/deal/dispute.ts"
import { refuse } from "../../platform/refuse.ts"
import { disputeAfter, keepDisputeFiles, lockDispute, tellDispute } from "./lock-dispute.ts"

/** From here on the two have a week to agree. A late reply is still shown to the administrator who decides. */
export function replyToDispute(ctx: UserContext, { id, text, fileIds }: ReplyDispute) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, id, ctx)
    refuse(whyCannotReply(locked.dispute, actorId))
    const isInTime = locked.dispute.status === "awaiting_reply"
    await tx
      .update(disputes)
      .set({
        replyText: text,
        repliedAt: now,
        ...(isInTime ? { status: "negotiation" as const, ...disputeTimers("negotiation", now) } : {}),
        updatedAt: now,
      })
      .where(eq(disputes.id, id))
    await keepDisputeFiles(tx, { disputeId: id, ownerId: actorId, fileIds, isReply: true })
    const told = {
      actorId,
      type: "dispute_replied",
      key: "dispute_replied",
      event: "dispute.replied",
      now,
    } as const
    await tellDispute(tx, locked, told)
    return disputeAfter(ctx, tx, id)
  })
}
