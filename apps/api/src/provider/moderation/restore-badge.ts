import type { RestoreBadge } from "@doable/domain/provider/input"
import { withBadgeAgain } from "@doable/domain/provider/badges"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { changeSingleBadge, singleBadge } from "./change-single-badge.ts"

/** A single badge comes back as it was. That of the person doesn't: it is applied for again. */
export async function restoreBadge(ctx: UserContext, { id, reason, ...which }: RestoreBadge): Promise<void> {
  const badge = singleBadge(which)
  if (!badge) throw new Refused("badge_not_found")
  await changeSingleBadge(ctx, {
    id,
    badge,
    change: (checked) => withBadgeAgain(checked, badge),
    event: "provider.badge-restored",
    action: "provider.badge_restore",
    reason,
  })
}
