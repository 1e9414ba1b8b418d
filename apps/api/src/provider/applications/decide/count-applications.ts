import { sql, type SQL } from "../../../platform/db/drizzle.ts"
import { applicationQueues } from "@doable/domain/provider/application/input"
import type { Context } from "../../../platform/context.ts"
import { cappedCounts } from "../../../platform/db/lists/capped-counts.ts"
import { countedTo } from "./admin-queries.ts"

type Queue = (typeof applicationQueues)[number]

export function countApplications({ db }: Pick<Context, "db">) {
  return cappedCounts(db, applicationCuts(), countedTo)
}

export function applicationCuts(): Record<Queue, SQL> {
  const cuts = applicationQueues.map((queue) => [
    queue,
    queue === "waiting"
      ? sql`select from provider_applications where status in ('submitted', 'in_review') order by submitted_at, id`
      : sql`select from provider_applications where status = ${queue}
          order by submitted_at desc nulls last, id desc nulls last`,
  ])
  return Object.fromEntries(cuts) as Record<Queue, SQL>
}
