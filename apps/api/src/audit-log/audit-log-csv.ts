import { and, eq, sql } from "drizzle-orm"
import { auditFilter } from "@doable/domain/audit-log/input"
import { csvList, partsByKey, rowsPerPart } from "../admin/csv-list.ts"
import { auditLinks, auditLogs, auditOrigins } from "../db/schema/audit-log.ts"
import { conditions } from "./queries.ts"

const columns = [
  "position",
  "createdAt",
  "action",
  "severity",
  "actorId",
  "actorRole",
  "entityType",
  "entityId",
  "before",
  "after",
  "reason",
  "requestId",
  "address",
  "hash",
] as const

/** With place and hash, so that the lines can be laid beside the chain later. */
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
        })
        .from(auditLogs)
        .leftJoin(auditLinks, eq(auditLinks.auditLogId, id))
        .leftJoin(auditOrigins, eq(auditOrigins.id, id))
        .where(and(conditions(filter), earlier ?? undefined))
        .orderBy(sql`${createdAt} desc nulls last`, sql`${id} desc nulls last`)
        .limit(rowsPerPart)
      const rows = found.map(({ log, position, hash, address }) => {
        const row = { ...log, createdAt: log.createdAt.toISOString(), position, hash, address }
        return columns.map((column) => row[column])
      })
      const last = found.at(-1)
      return { rows, last: last ? { at: last.at, id: last.log.id } : null }
    }),
})
