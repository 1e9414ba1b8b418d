import { and, eq } from "drizzle-orm"
import type { RestrictProvider } from "@doable/domain/provider/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../context.ts"
import { providerApplications } from "../db/schema/provider-application.ts"
import { record } from "../outbox/record.ts"
import { lockProfileForModeration, writeProfileAct } from "./moderated-profile.ts"
import { refreshProvider } from "./refresh-provider.ts"

/** What was checked no longer holds: the doer is one of those whom we can reach, and may apply again. */
export function revokeBadge(ctx: UserContext, { id, explanation }: RestrictProvider): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockProfileForModeration(tx, id)
    const revoked = await tx
      .update(providerApplications)
      .set({ status: "revoked", decisionNote: explanation, decidedAt: now, warnAt: null, updatedAt: now })
      .where(and(eq(providerApplications.userId, row.userId), eq(providerApplications.status, "approved")))
      .returning({ id: providerApplications.id })
    if (revoked.length === 0) throw new Refused("provider_not_verified")
    await refreshProvider(tx, row.userId)
    await record(tx, { type: "provider.badge-revoked", userId: row.userId })
    const act = { action: "provider.badge_revoke", before: "approved", after: "revoked" } as const
    await writeProfileAct(tx, ctx, { ...act, id, reason: explanation })
  })
}
