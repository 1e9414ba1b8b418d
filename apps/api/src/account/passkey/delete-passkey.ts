import { and, eq } from "../../platform/db/drizzle.ts"
import type { DeletePasskey } from "@doable/domain/account/ways-in/passkey"
import { whyCannotRemoveWay } from "@doable/domain/account/ways-in/rules"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import { passkeys } from "../../platform/db/schema/account.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { AccountContext } from "../account-context.ts"
import { countWaysIn } from "../second-step/count-ways-in.ts"

export async function deletePasskey(ctx: AccountContext, { id }: DeletePasskey) {
  const { db, user } = ctx
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, user.id))
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const [found] = await tx.select({ name: passkeys.name }).from(passkeys).where(own)
    if (!found) throw new Refused("passkey_not_found")
    refuse(whyCannotRemoveWay(await countWaysIn(tx, user.id)))
    await tx.delete(passkeys).where(own)
    await record(tx, { type: "passkey.removed", userId: user.id, name: found.name ?? "" })
    const entity = { type: "user", id: user.id } as const
    await writeAuditLog(tx, caller(ctx), { action: "account.passkey_remove", entity, at: ctx.now() })
  })
  return { status: true }
}
