import { eq } from "../../platform/db/drizzle.ts"
import type { CreateProvider } from "@doable/domain/provider/input"
import { Refused } from "@doable/domain/refusal"
import { whyCannotPublish } from "@doable/domain/user/rules"
import type { UserContext } from "../../platform/context.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockUser } from "../../user/lock-user.ts"
import { draftColumns } from "../draft-columns.ts"
import { keepLists } from "../keep-lists.ts"
import { ownProvider } from "./own-provider.ts"
import { refreshProvider } from "../refresh-provider.ts"

/** Starts with any content. A person has one profile; a second is refused. */
export function createProvider(ctx: UserContext, { payload }: CreateProvider) {
  const { user } = ctx
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    refuse(whyCannotPublish(user))
    await lockUser(tx, user.id)
    const [there] = await tx
      .select({ id: providerProfiles.id })
      .from(providerProfiles)
      .where(eq(providerProfiles.userId, user.id))
    if (there) throw new Refused("provider_exists")
    const columns = await draftColumns(tx, payload, null)
    const lang = payload.lang ?? user.locale
    const moments = { lastActiveAt: now, createdAt: now, updatedAt: now }
    const [profile] = await tx
      .insert(providerProfiles)
      .values({
        ...columns,
        userId: user.id,
        lang,
        spokenLanguages: columns.spokenLanguages ?? [lang],
        ...moments,
      })
      .returning({ id: providerProfiles.id, userId: providerProfiles.userId })
    if (!profile) throw new Error("no profile")
    await keepLists(tx, profile, payload)
    await refreshProvider(tx, user.id)
    return ownProvider(ctx, tx)
  })
}
