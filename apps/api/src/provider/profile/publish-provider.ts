import { eq } from "../../platform/db/drizzle.ts"
import type { ProviderId } from "@doable/domain/provider/input"
import { whyCannotPublish } from "@doable/domain/provider/rules"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"
import { refuse } from "../../platform/refuse.ts"
import { changeAccountType } from "../../user/change-account-type.ts"
import { lockOwnProfile } from "../lock-profile.ts"
import { ownProvider } from "./own-provider.ts"
import { refreshProvider } from "../refresh-provider.ts"
import { wholeColumns } from "../whole-profile.ts"

/** From here on customers find the doer, and the person is one. */
export function publishProvider(ctx: UserContext, { id }: ProviderId) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockOwnProfile(tx, ctx.user.id, id)
    const actor = await actorOf(tx, ctx.user.id)
    refuse(whyCannotPublish(row, actor))
    const whole = await wholeColumns(tx, row, { ...ctx, user: actor })
    await tx
      .update(providerProfiles)
      .set({
        ...whole,
        status: "published",
        publishedAt: now,
        lastActiveAt: now,
        updatedAt: now,
        version: row.version + 1,
      })
      .where(eq(providerProfiles.id, id))
    await refreshProvider(tx, ctx.user.id)
    await changeAccountType(tx, { userId: ctx.user.id, accountType: "PROVIDER", now })
    return ownProvider(ctx, tx)
  })
}

export async function actorOf(tx: Transaction, userId: string) {
  const { id, status, emailVerified, image } = users
  const [actor] = await tx
    .select({ id, status, emailVerified, image })
    .from(users)
    .where(eq(users.id, userId))
  if (!actor) throw new Refused("sign_in_needed")
  return actor
}
