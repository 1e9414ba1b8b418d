import { and, eq, ne } from "../../platform/db/drizzle.ts"
import type { Unlink } from "@doable/domain/account/ways-in/provider"
import { whyCannotRemoveWay } from "@doable/domain/account/ways-in/rules"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import { accounts } from "../../platform/db/schema/account.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { AccountContext } from "../account-context.ts"
import { countWaysIn } from "../second-step/count-ways-in.ts"

export async function unlinkAccount(ctx: AccountContext, { providerId, accountId }: Unlink) {
  const { db, user } = ctx
  const isMeant = accountId ? eq(accounts.id, accountId) : eq(accounts.providerId, providerId ?? "")
  const own = and(eq(accounts.userId, user.id), ne(accounts.providerId, "credential"), isMeant)
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const found = await tx.select({ provider: accounts.providerId }).from(accounts).where(own)
    const [first] = found
    if (!first) throw new Refused("account_not_linked")
    const { linkedAccounts, ...ways } = await countWaysIn(tx, user.id)
    // Without an account's id, all of this provider's go together.
    refuse(whyCannotRemoveWay({ ...ways, linkedAccounts: linkedAccounts - found.length + 1 }))
    await tx.delete(accounts).where(own)
    const { provider } = first
    const name = ctx.nameOfProvider(provider)
    await record(tx, { type: "account.unlinked", userId: user.id, provider, name })
    const entity = { type: "user", id: user.id } as const
    await writeAuditLog(tx, caller(ctx), { action: "account.provider_unlink", entity, at: ctx.now() })
  })
  return { status: true }
}
