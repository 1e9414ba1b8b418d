import { eq } from "../../platform/db/drizzle.ts"
import { whyCannotEdit } from "@doable/domain/provider/rules"
import type { ReorderServices } from "@doable/domain/provider/service/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { providerServices } from "../../platform/db/schema/provider.ts"
import { lockOwnProfile } from "../lock-profile.ts"
import { refreshProvider } from "../refresh-provider.ts"
import { refuse } from "../../platform/refuse.ts"
import { servicesOf } from "./queries.ts"

/** All of them or none: an order of what is no longer there would put the rest anywhere. */
export function reorderServices(ctx: UserContext, { ids }: ReorderServices) {
  return ctx.db.transaction(async (tx) => {
    const profile = await lockOwnProfile(tx, ctx.user.id)
    refuse(whyCannotEdit(profile, ctx.user.id))
    const known = (await servicesOf(tx, profile.id)).map(({ id }) => id)
    const isSame = known.length === ids.length && new Set(ids).size === ids.length
    if (!isSame || !ids.every((id) => known.includes(id))) throw new Refused("service_order_differs")
    for (const [position, id] of ids.entries()) {
      await tx.update(providerServices).set({ position }).where(eq(providerServices.id, id))
    }
    await refreshProvider(tx, ctx.user.id)
    return { ids }
  })
}
