import type { SetPassword } from "@doable/domain/account/input"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { AccountContext } from "../account-context.ts"
import { endSessions } from "../end-sessions.ts"
import { hashPassword } from "../password-hash.ts"
import { refuseWeakPassword } from "../refuse-weak-password.ts"
import { endResets } from "../reset-tokens.ts"
import { hasPassword, setPassword } from "../set-password.ts"

/** For someone who came with a provider or has a passkey alone. A password that exists is changed by email. */
export async function setFirstPassword(ctx: AccountContext, { newPassword }: SetPassword) {
  const { db, user, session, now } = ctx
  refuseWeakPassword("newPassword", newPassword, user)
  const hash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    if (await hasPassword(tx, user.id)) throw new Refused("password_exists")
    await setPassword(tx, user.id, hash, now())
    await endResets(tx, user.id)
    await endSessions(tx, user.id, session)
    await record(tx, { type: "password.changed", userId: user.id, isFirst: true })
    const entity = { type: "user", id: user.id } as const
    await writeAuditLog(tx, caller(ctx), { action: "account.password_reset", entity, at: now() })
  })
  return { status: true }
}
