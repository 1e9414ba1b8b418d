import type { UserAct } from "@doable/domain/user/admin-input"
import { endLinks } from "../../account/account-link.ts"
import { unlockSignIn } from "../../account/sign-in-guards.ts"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import { lockedUser } from "../../user/locked-user.ts"

/** For someone who can't get at their emails: the password can be tried again, on every device. */
export function unlockUser(ctx: UserContext, { id, reason }: UserAct) {
  return ctx.db.transaction(async (tx) => {
    const user = await lockedUser(tx, id)
    await unlockSignIn(tx, user.email)
    await endLinks(tx, id, ["unlock"])
    const act = { action: "user.unlock", entity: { type: "user", id }, reason, at: ctx.now() } as const
    await writeAuditLog(tx, caller(ctx), act)
    return user
  })
}
