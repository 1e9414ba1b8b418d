import { eq } from "drizzle-orm"
import { whyCannotChangeUser } from "@doable/domain/user/admin-rules"
import type { SetStatus } from "@doable/domain/user/admin-input"
import { endSessions } from "../account/end-sessions.ts"
import { caller } from "../audit-log/actors.ts"
import { writeAuditLog } from "../audit-log/write-audit-log.ts"
import type { UserContext } from "../context.ts"
import { users } from "../db/schema/user.ts"
import { record } from "../outbox/record.ts"
import { refuse } from "../refuse.ts"
import { lockAdmins } from "./lock-admins.ts"
import { lockedUser } from "./locked-user.ts"

/** Whoever is shut out is out at this moment, on every device, and finds the notification on the day of return. */
export function setStatus(ctx: UserContext, { id, status, reason }: SetStatus) {
  return ctx.db.transaction(async (tx) => {
    const adminIds = await lockAdmins(tx)
    const before = await lockedUser(tx, id)
    const keepsAdmin = status === "active" && before.role === "ADMIN"
    refuse(whyCannotChangeUser({ actorId: ctx.user.id, userId: id, adminIds, keepsAdmin }))
    if (before.status === status) return before
    await tx.update(users).set({ status, updatedAt: ctx.now() }).where(eq(users.id, id))
    if (status === "deactivated") {
      await endSessions(tx, id)
      await record(tx, { type: "user.deactivated", userId: id })
    } else if (status === "active" || before.status === "deactivated") {
      await record(tx, { type: "user.activated", userId: id })
    }
    await writeAuditLog(tx, caller(ctx), {
      action: "user.status_change",
      entity: { type: "user", id },
      before: { status: before.status },
      after: { status },
      reason,
      at: ctx.now(),
    })
    return { ...before, status }
  })
}
