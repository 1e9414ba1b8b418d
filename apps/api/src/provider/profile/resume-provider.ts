import { eq } from "../../platform/db/drizzle.ts"
import type { ProviderId } from "@doable/domain/provider/input"
import { whyCannotResume } from "@doable/domain/provider/rules"
import type { UserContext } from "../../platform/context.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockOwnProfile } from "../lock-profile.ts"
import { ownProvider } from "./own-provider.ts"
import { actorOf } from "./publish-provider.ts"
import { refreshProvider } from "../refresh-provider.ts"
import { wholeColumns } from "../whole-profile.ts"

/** Back into the lists, if the profile is (still) whole: categories come and go. */
export function resumeProvider(ctx: UserContext, { id }: ProviderId) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockOwnProfile(tx, ctx.user.id, id)
    const actor = await actorOf(tx, ctx.user.id)
    refuse(whyCannotResume(row, actor))
    const whole = await wholeColumns(tx, row, { ...ctx, user: actor })
    const touched = { version: row.version + 1, updatedAt: now, lastActiveAt: now }
    await tx
      .update(providerProfiles)
      .set({ ...whole, status: "published", ...touched })
      .where(eq(providerProfiles.id, id))
    await refreshProvider(tx, ctx.user.id)
    return ownProvider(ctx, tx)
  })
}
