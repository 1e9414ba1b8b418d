import { and, eq } from "../../platform/db/drizzle.ts"
import { whyCannotEdit } from "@doable/domain/provider/rules"
import type { UpdateService } from "@doable/domain/provider/service/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { providerServices } from "../../platform/db/schema/provider.ts"
import { refreshProvider } from "../refresh-provider.ts"
import { refuse } from "../../platform/refuse.ts"
import { describeService } from "./describe-service.ts"
import { lockProfileOfService } from "./lock-profile-of-service.ts"
import { serviceColumns } from "./service-columns.ts"

export function updateService(ctx: UserContext, { id, payload, seen }: UpdateService) {
  return ctx.db.transaction(async (tx) => {
    const profile = await lockProfileOfService(tx, ctx.user.id, id)
    refuse(whyCannotEdit(profile, ctx.user.id))
    if (seen !== undefined) await refuseUnseen(tx, id, seen)
    const columns = await serviceColumns(ctx, tx, payload)
    const [service] = await tx
      .update(providerServices)
      .set({ ...columns, ...(payload.lang ? { lang: payload.lang } : {}), updatedAt: ctx.now() })
      .where(and(eq(providerServices.id, id), eq(providerServices.providerId, profile.id)))
      .returning()
    if (!service) throw new Refused("service_not_found")
    await refreshProvider(tx, ctx.user.id)
    return describeService(ctx, service, true)
  })
}

/** Reports what another window has saved since, and never overwrites it. */
async function refuseUnseen(tx: Transaction, id: string, seen: string) {
  const [now] = await tx
    .select({ updatedAt: providerServices.updatedAt })
    .from(providerServices)
    .where(eq(providerServices.id, id))
  if (now && now.updatedAt.getTime() !== new Date(seen).getTime()) {
    throw new Refused("service_changed_elsewhere")
  }
}
