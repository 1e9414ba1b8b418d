import { eq } from "drizzle-orm"
import type { RestrictProvider } from "@doable/domain/provider/input"
import { whyCannotSuspend } from "@doable/domain/provider/rules"
import type { UserContext } from "../../platform/context.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockProfileForModeration, writeProfileAct } from "./moderated-profile.ts"

/** Out of the lists by our hand: no offers, no invites, no page; work that is on goes on. */
export function suspendProvider(ctx: UserContext, { id, explanation }: RestrictProvider): Promise<void> {
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
    await record(tx, { type: "provider.suspended", userId: row.userId })
    const act = { action: "provider.suspend", before: row.status, after: "suspended" } as const
    await writeProfileAct(tx, ctx, { ...act, id, reason: explanation })
  })
}
