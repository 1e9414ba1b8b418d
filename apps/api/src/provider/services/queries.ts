import { asc, eq } from "../../platform/db/drizzle.ts"
import { servicesPerProvider } from "@doable/domain/provider/limits"
import type { ServicesOf } from "@doable/domain/provider/service/input"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { providerServices } from "../../platform/db/schema/provider.ts"
import { seenProvider, type Visitor } from "../find-provider.ts"
import { describeService } from "./describe-service.ts"

export function servicesOf(db: Database | Transaction, providerId: string) {
  return db
    .select()
    .from(providerServices)
    .where(eq(providerServices.providerId, providerId))
    .orderBy(asc(providerServices.position), asc(providerServices.id))
    .limit(servicesPerProvider)
}

/** The doer sees the switched off ones too. */
export async function findServices(ctx: Visitor, { providerId }: ServicesOf) {
  const { sight } = await seenProvider(ctx, providerId)
  const isOwn = sight === "owner"
  const rows = (await servicesOf(ctx.db, providerId)).filter(
    ({ isActive, hiddenAt }) => isOwn || (isActive && hiddenAt === null),
  )
  return { data: rows.map((row) => describeService(ctx, row, isOwn)), total: rows.length }
}
