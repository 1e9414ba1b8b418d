import type { SendBackTask } from "@doable/domain/task/input"
import type { UserContext } from "../../platform/context.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { endOffers } from "../../offer/end-offers.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockForModeration, writeModeration } from "./moderated-task.ts"
import { moveTask } from "../../task/move-task.ts"

/** A draft again, with our words about what to change. Offers from the time before it was held end. */
export function sendBackTask(ctx: UserContext, { id, version, explanation }: SendBackTask): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockForModeration(tx, ctx, id, "send_back", version)
    const columns = {
      moderationNote: explanation,
      holdReason: null,
      duplicateOfId: null,
      expiresAt: null,
      warnAt: null,
      version: row.version + 1,
    }
    await moveTask(tx, row, { action: "send_back", actorId: ctx.user.id, columns, now })
    await endOffers(tx, [id], { action: "close", now })
    await record(tx, { type: "task.sent-back", taskId: id, ownerId: row.ownerId })
    await broadcastTask(tx, id, [row.ownerId])
    await writeModeration(tx, ctx, { action: "task.send_back", task: row, to: "draft", reason: explanation })
  })
}
