import type { UserAct } from "@doable/domain/user/admin-input"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockedUser } from "../../user/locked-user.ts"

/** For someone who says that nothing reaches them. */
export function sendTestToUser(ctx: UserContext, { id, reason }: UserAct) {
  return ctx.db.transaction(async (tx) => {
    const user = await lockedUser(tx, id)
    await record(tx, { type: "test-notification.requested", userId: id })
    const act = {
      action: "user.test_notification",
      entity: { type: "user", id },
      reason,
      at: ctx.now(),
    } as const
    await writeAuditLog(tx, caller(ctx), act)
    return user
  })
}
