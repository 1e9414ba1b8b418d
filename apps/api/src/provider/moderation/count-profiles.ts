import { sql, type SQL } from "../../platform/db/drizzle.ts"
import { providerStatuses, type ProviderStatus } from "@doable/domain/provider/status"
import type { Context } from "../../platform/context.ts"
import { cappedCounts } from "../../platform/db/lists/capped-counts.ts"
import { countedTo } from "./admin-queries.ts"

export function countProfiles({ db }: Pick<Context, "db">) {
  return cappedCounts(db, profileCuts(), countedTo)
}

export function profileCuts(): Record<ProviderStatus | "all", SQL> {
  const order = sql`order by created_at desc nulls last, id desc nulls last`
  const inState = (status: ProviderStatus) => [
    status,
    sql`select from provider_profiles where status = ${status} ${order}`,
  ]
  return {
    ...(Object.fromEntries(providerStatuses.map(inState)) as Record<ProviderStatus, SQL>),
    all: sql`select from provider_profiles ${order}`,
  }
}
