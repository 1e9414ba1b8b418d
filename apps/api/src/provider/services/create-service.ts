import { eq, sql } from "../../platform/db/drizzle.ts"
import { servicesPerProvider } from "@doable/domain/provider/limits"
import { whyCannotEdit } from "@doable/domain/provider/rules"
import type { CreateService } from "@doable/domain/provider/service/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { providerServices } from "../../platform/db/schema/provider.ts"
import { lockOwnProfile } from "../lock-profile.ts"
import { refreshProvider } from "../refresh-provider.ts"
import { refuse } from "../../platform/refuse.ts"
import { describeService } from "./describe-service.ts"
import { serviceColumns } from "./service-columns.ts"

export function createService(ctx: UserContext, { payload }: CreateService) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const profile = await lockOwnProfile(tx, ctx.user.id)
    refuse(whyCannotEdit(profile, ctx.user.id))
    const [there] = await tx
      .select({ count: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(position), -1)::int` })
      .from(providerServices)
      .where(eq(providerServices.providerId, profile.id))
    if (there && there.count >= servicesPerProvider) throw new Refused("service_limit_reached")
    const columns = await serviceColumns(ctx, tx, payload)
    const place = { providerId: profile.id, position: (there?.last ?? -1) + 1 }
    const [service] = await tx
      .insert(providerServices)
      .values({ ...columns, ...place, lang: payload.lang ?? ctx.user.locale, createdAt: now, updatedAt: now })
      .returning()
    if (!service) throw new Error("no service")
    await refreshProvider(tx, ctx.user.id)
    return describeService(ctx, service, true)
  })
}
