import { and, eq } from "../../platform/db/drizzle.ts"
import type { AddDisputeFiles } from "@doable/domain/deal/dispute/input"
import { whyCannotAddFiles } from "@doable/domain/deal/dispute/steps"
import type { UserContext } from "../../platform/context.ts"
import { disputeFiles, disputes } from "../../platform/db/schema/deal/dispute.ts"
import { refuse } from "../../platform/refuse.ts"
import { disputeAfter, keepDisputeFiles, lockDispute, tellDispute } from "./lock-dispute.ts"

/** More of what shows one's own account, until it is decided. What is shown already isn't shown twice. */
export function addDisputeFiles(ctx: UserContext, { id, fileIds }: AddDisputeFiles) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, id, ctx)
    const isReply = actorId === locked.dispute.againstId
    const shown = await tx
      .select({ fileId: disputeFiles.fileId })
      .from(disputeFiles)
      .where(and(eq(disputeFiles.disputeId, id), eq(disputeFiles.isReply, isReply)))
    const known = new Set(shown.map(({ fileId }) => fileId))
    const added = [...new Set(fileIds)].filter((fileId) => !known.has(fileId))
    const counts = { shown: known.size, added: added.length }
    refuse(whyCannotAddFiles(locked.dispute, actorId, counts))
    if (added.length > 0) {
      await keepDisputeFiles(tx, {
        disputeId: id,
        ownerId: actorId,
        fileIds: added,
        isReply,
        from: known.size,
      })
      await tx.update(disputes).set({ updatedAt: now }).where(eq(disputes.id, id))
      const told = { type: "dispute_files_added", key: "dispute_files_added", event: null } as const
      await tellDispute(tx, locked, { ...told, actorId, now })
    }
    return disputeAfter(ctx, tx, id)
  })
}
