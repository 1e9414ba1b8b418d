import type { UserAct } from "@doable/domain/user/admin-input"
import { endSessions } from "../../account/end-sessions.ts"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import { lockedUser } from "../../user/locked-user.ts"

/** Signed out on every device at this moment; with the password the person may come back. */
export function revokeUserSessions(ctx: UserContext, { id, reason }: UserAct) {
  return ctx.db.transaction(async (tx) => {
    const user = await lockedUser(tx, id)
    await endSessions(tx, id)
    const act = {
      action: "user.sessions_revoke",
      entity: { type: "user", id },
      reason,
      at: ctx.now(),
    } as const
    await writeAuditLog(tx, caller(ctx), act)
    return user
  })
}
