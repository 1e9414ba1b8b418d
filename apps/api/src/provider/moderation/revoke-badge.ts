import { and, eq } from "../../platform/db/drizzle.ts"
import type { RevokeBadge } from "@doable/domain/provider/input"
import { withoutBadge } from "@doable/domain/provider/badges"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { record } from "../../platform/outbox/record.ts"
import { changeSingleBadge, singleBadge } from "./change-single-badge.ts"
import { lockProfileForBadges, writeProfileAct } from "../moderated-profile.ts"
import { refreshProvider } from "../refresh-provider.ts"

/**
 * What was checked no longer holds. Without the badge of the person the doer is one of those who we can reach, and may
 * apply again; one of the others goes alone and can be given back.
 */
export function revokeBadge(ctx: UserContext, { id, explanation, ...which }: RevokeBadge): Promise<void> {
  const now = ctx.now()
  const badge = singleBadge(which)
  if (badge) {
    return changeSingleBadge(ctx, {
      id,
      badge,
      change: (checked) => withoutBadge(checked, badge, { note: explanation, now }),
      event: "provider.badge-revoked",
      action: "provider.badge_revoke",
      reason: explanation,
    })
  }
  return ctx.db.transaction(async (tx) => {
    const row = await lockProfileForBadges(tx, id, ctx.user.id)
    if (!(await revokeApprovals(tx, row.userId, explanation, now))) throw new Refused("provider_not_verified")
    await refreshProvider(tx, row.userId)
    await record(tx, { type: "provider.badge-revoked", userId: row.userId })
    const act = { action: "provider.badge_revoke", before: "approved", after: "revoked" } as const
    await writeProfileAct(tx, ctx, { ...act, id, reason: explanation })
  })
}

async function revokeApprovals(tx: Transaction, userId: string, decisionNote: string, now: Date) {
  const revoked = await tx
    .update(providerApplications)
    .set({ status: "revoked", decisionNote, decidedAt: now, warnAt: null, updatedAt: now })
    .where(and(eq(providerApplications.userId, userId), eq(providerApplications.status, "approved")))
    .returning({ id: providerApplications.id })
  return revoked.length > 0
}
