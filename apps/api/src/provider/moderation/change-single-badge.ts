import { and, eq } from "../../platform/db/drizzle.ts"
import type { CheckedBadge, SingleBadge } from "@doable/domain/provider/badges"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockProfileForBadges } from "../moderated-profile.ts"
import { refreshProvider } from "../refresh-provider.ts"

type Named = { badge: CheckedBadge; categoryId?: string | undefined }
type Checked = Pick<typeof providerApplications.$inferSelect, "checkedCompany" | "licences" | "takenBadges">

/** Null: that of the person, and with it all of them. */
export function singleBadge({ badge, categoryId }: Named): SingleBadge | null {
  if (badge === "identity") return null
  if (badge === "company") return { type: "company" }
  if (categoryId === undefined) throw new Refused("badge_not_found")
  return { type: "licence", categoryId }
}

interface BadgeAct {
  id: string
  badge: SingleBadge
  /** Null where it changes nothing. */
  change: (checked: Checked) => Checked | null
  event: "provider.badge-revoked" | "provider.badge-restored"
  action: "provider.badge_revoke" | "provider.badge_restore"
  reason: string
}

/** In every yes that stands: there are two of them while one is renewed. */
export function changeSingleBadge(ctx: UserContext, act: BadgeAct): Promise<void> {
  const now = ctx.now()
  const { id, badge } = act
  return ctx.db.transaction(async (tx) => {
    const { userId } = await lockProfileForBadges(tx, id, ctx.user.id)
    const approved = await tx
      .select()
      .from(providerApplications)
      .where(and(eq(providerApplications.userId, userId), eq(providerApplications.status, "approved")))
      .orderBy(providerApplications.id)
      .for("update")
    let isDone = false
    for (const row of approved) {
      const changed = act.change(row)
      if (!changed) continue
      const { checkedCompany, licences, takenBadges } = changed
      await tx
        .update(providerApplications)
        .set({ checkedCompany, licences, takenBadges, updatedAt: now })
        .where(eq(providerApplications.id, row.id))
      isDone = true
    }
    if (!isDone) throw new Refused("badge_not_found")
    await refreshProvider(tx, userId)
    await record(tx, { type: act.event, userId, badge })
    const isShown = act.event === "provider.badge-restored"
    await writeAuditLog(tx, caller(ctx), {
      action: act.action,
      entity: { type: "provider", id },
      before: { badge, isShown: !isShown },
      after: { badge, isShown },
      reason: act.reason,
      at: now,
    })
  })
}
