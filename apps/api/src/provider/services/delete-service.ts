import { and, eq } from "../../platform/db/drizzle.ts"
import { whyCannotEdit } from "@doable/domain/provider/rules"
import type { ServiceId } from "@doable/domain/provider/service/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { providerServices } from "../../platform/db/schema/provider.ts"
import { refreshProvider } from "../refresh-provider.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockProfileOfService } from "./lock-profile-of-service.ts"

export function deleteService(ctx: UserContext, { id }: ServiceId) {
  return ctx.db.transaction(async (tx) => {
    const profile = await lockProfileOfService(tx, ctx.user.id, id)
    refuse(whyCannotEdit(profile, ctx.user.id))
    const gone = await tx
      .delete(providerServices)
      .where(and(eq(providerServices.id, id), eq(providerServices.providerId, profile.id)))
      .returning({ id: providerServices.id })
    if (gone.length === 0) throw new Refused("service_not_found")
    await refreshProvider(tx, ctx.user.id)
    return { id }
  })
}
