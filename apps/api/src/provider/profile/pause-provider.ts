import { eq } from "../../platform/db/drizzle.ts"
import type { ProviderId } from "@doable/domain/provider/input"
import { whyCannotPause } from "@doable/domain/provider/rules"
import type { UserContext } from "../../platform/context.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockOwnProfile } from "../lock-profile.ts"
import { ownProvider } from "./own-provider.ts"

/** Out of the lists; running work goes on, and the page says that the doer takes a break. */
export function pauseProvider(ctx: UserContext, { id }: ProviderId) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockOwnProfile(tx, ctx.user.id, id)
    refuse(whyCannotPause(row, ctx.user.id))
    const touched = { version: row.version + 1, updatedAt: now, lastActiveAt: now }
    await tx
      .update(providerProfiles)
      .set({ status: "paused", ...touched })
      .where(eq(providerProfiles.id, id))
    return ownProvider(ctx, tx)
  })
}
