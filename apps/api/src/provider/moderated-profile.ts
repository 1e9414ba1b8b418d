import { eq } from "../platform/db/drizzle.ts"
import type { AuditAction } from "@doable/domain/admin/audit-log/actions"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { lockedUser } from "../user/locked-user.ts"
import type { ProviderRow } from "./lock-profile.ts"

/** The doer's row first, as by their own commands, then the profile's. */
export async function lockProfileForModeration(tx: Transaction, id: string): Promise<ProviderRow> {
  const isIt = eq(providerProfiles.id, id)
  const [found] = await tx.select({ userId: providerProfiles.userId }).from(providerProfiles).where(isIt)
  if (!found) throw new Refused("provider_not_found")
  await lockedUser(tx, found.userId)
  const [row] = await tx.select().from(providerProfiles).where(isIt).for("update")
  if (!row) throw new Refused("provider_not_found")
  return row
}

/** For a command on badges: nobody decides about their own. */
export async function lockProfileForBadges(
  tx: Transaction,
  id: string,
  actorId: string,
): Promise<ProviderRow> {
  const row = await lockProfileForModeration(tx, id)
  if (row.userId === actorId) throw new Refused("badge_own")
  return row
}

type Act = { action: AuditAction; id: string; before: string; after: string; reason: string }

export function writeProfileAct(tx: Transaction, ctx: UserContext, act: Act): Promise<void> {
  return writeAuditLog(tx, caller(ctx), {
    action: act.action,
    entity: { type: "provider", id: act.id },
    before: { status: act.before },
    after: { status: act.after },
    reason: act.reason,
    at: ctx.now(),
  })
}
