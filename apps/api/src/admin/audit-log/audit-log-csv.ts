import { and, eq, sql } from "../../platform/db/drizzle.ts"
import { auditFilter } from "@doable/domain/admin/audit-log/input"
import { csvList, partsByKey, rowsPerPart } from "../../platform/csv/csv-list.ts"
import { auditLinks, auditLogs, auditOrigins } from "../../platform/db/schema/audit-log.ts"
import { users } from "../../platform/db/schema/user.ts"
import { entityNames } from "./entity-names.ts"
import { conditions } from "./queries.ts"
import { nameOrEmail } from "../../user/name-or-email.ts"

const columns = [
  "position",
  "createdAt",
  "action",
  "severity",
  "actorId",
  "actorName",
  "actorRole",
  "entityType",
  "entityId",
  "entityName",
  "before",
  "after",
  "reason",
  "requestId",
  "address",
  "hash",
] as const

/**
 * With names as they are today beside the ids, by one statement for a part; with place and hash, so that the lines can
 * be laid beside the chain later.
 */
export const auditLogCsv = csvList({
  action: "audit_log.export",
  entityType: "audit_log",
  filter: auditFilter,
  columns,
  parts: ({ db }, filter) =>
    partsByKey<{ at: string; id: string }>(async (after) => {
      const { createdAt, id } = auditLogs
      const earlier = after && sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
      const found = await db
        .select({
          log: auditLogs,
          // A Date would forget the microseconds.
          at: sql<string>`${createdAt}::text`,
          position: auditLinks.position,
          hash: auditLinks.hash,
          address: auditOrigins.address,
          actorName: nameOrEmail(users),
        })
        .from(auditLogs)
        .leftJoin(auditLinks, eq(auditLinks.auditLogId, id))
        .leftJoin(auditOrigins, eq(auditOrigins.id, id))
        .leftJoin(users, eq(users.id, auditLogs.actorId))
        .where(and(conditions(filter), earlier ?? undefined))
        .orderBy(sql`${createdAt} desc nulls last`, sql`${id} desc nulls last`)
        .limit(rowsPerPart)
      const nameOf = await entityNames(
        db,
        found.map(({ log }) => log),
      )
      const rows = found.map(({ log, at: _, ...rest }) => {
        const entityName = nameOf(log)?.name ?? null
        const row = { ...log, ...rest, entityName, createdAt: log.createdAt.toISOString() }
        return columns.map((column) => row[column])
      })
      const last = found.at(-1)
      return { rows, last: last ? { at: last.at, id: last.log.id } : null }
    }),
})
