import { eq } from "../../platform/db/drizzle.ts"
import { whyCannotSuspend } from "@doable/domain/provider/rules"
import type { SuspendProvider } from "@doable/domain/restriction/input"
import type { UserContext } from "../../platform/context.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockProfileForModeration, writeProfileAct } from "../../provider/moderated-profile.ts"
import { issueRestriction } from "../issue-restriction.ts"

/** Out of the lists by our hand: no offers, no invites, no page; work that is on goes on. */
export function suspendProvider(
  ctx: UserContext,
  { id, explanation, reasonCode }: SuspendProvider,
): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockProfileForModeration(tx, id)
    refuse(whyCannotSuspend(row, ctx.user.id))
    await tx
      .update(providerProfiles)
      .set({
        status: "suspended",
        statusBefore: row.status,
        moderationNote: explanation,
        version: row.version + 1,
        updatedAt: now,
      })
      .where(eq(providerProfiles.id, id))
    const { userId } = row
    const [doer] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, userId))
    const decision = {
      userId,
      kind: "profile_suspended",
      reasonCode,
      explanation: { [doer?.locale ?? "en"]: explanation },
      evidence: { targetType: "provider", targetId: id, snippet: row.headline },
    } as const
    await issueRestriction(tx, { ...decision, issuedById: ctx.user.id, endsAt: null }, now)
    await record(tx, { type: "provider.suspended", userId })
    const act = { action: "provider.suspend", before: row.status, after: "suspended" } as const
    await writeProfileAct(tx, ctx, { ...act, id, reason: explanation })
  })
}
