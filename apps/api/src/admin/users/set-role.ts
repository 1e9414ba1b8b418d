import { eq } from "../../platform/db/drizzle.ts"
import { whyCannotChangeUser } from "@doable/domain/user/admin-rules"
import type { SetRole } from "@doable/domain/user/admin-input"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockAdmins } from "../../user/lock-admins.ts"
import { lockedUser } from "../../user/locked-user.ts"

export function setRole(ctx: UserContext, { id, role, reason }: SetRole) {
  return ctx.db.transaction(async (tx) => {
    const adminIds = await lockAdmins(tx)
    const before = await lockedUser(tx, id)
    refuse(whyCannotChangeUser({ actorId: ctx.user.id, userId: id, adminIds, keepsAdmin: role === "ADMIN" }))
    if (before.role === role) return before
    await tx.update(users).set({ role, updatedAt: ctx.now() }).where(eq(users.id, id))
    await record(tx, { type: "user.role-changed", userId: id, previousRole: before.role, newRole: role })
    await writeAuditLog(tx, caller(ctx), {
      action: "user.role_change",
      entity: { type: "user", id },
      before: { role: before.role },
      after: { role },
      reason,
      at: ctx.now(),
    })
    return { ...before, role }
  })
}
