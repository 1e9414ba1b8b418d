import { and, count, eq, gte, lt, sql, type SQL } from "../../platform/db/drizzle.ts"
import { auditEntityTypes } from "@doable/domain/admin/audit-log/actions"
import {
  furthestAuditOffset,
  type AuditFilter,
  type GetAuditLog,
  type GetAuditLogs,
} from "@doable/domain/admin/audit-log/input"
import { Refused } from "@doable/domain/refusal"
import type { Context } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { auditLinks, auditLogs, auditOrigins } from "../../platform/db/schema/audit-log.ts"
import { users } from "../../platform/db/schema/user.ts"
import { entityNames } from "./entity-names.ts"
import { nameOrEmail } from "../../user/name-or-email.ts"

/** Counting further would read more than anyone looks at. */
const countedTo = 1000

export async function auditLogList({ db }: Pick<Context, "db">, { filter, pagination }: GetAuditLogs) {
  const where = conditions(filter)
  const { limit, offset } = pagination
  const counted = db
    .select({ id: auditLogs.id })
    .from(auditLogs)
    .where(where)
    .limit(countedTo + 1)
    .as("counted")
  const [rows, [total]] = await Promise.all([
    rowsOf(db, where).limit(limit).offset(offset),
    db.select({ count: count() }).from(counted),
  ])
  const found = total?.count ?? 0
  return { data: await shown(db, rows), total: Math.min(found, countedTo), isMore: found > countedTo }
}

export async function auditLogById({ db }: Pick<Context, "db">, { id }: GetAuditLog) {
  const [row] = await shown(db, await rowsOf(db, eq(auditLogs.id, id)).limit(1))
  if (!row) throw new Refused("audit_log_not_found")
  return row
}

function rowsOf(db: Database, where: SQL | undefined) {
  return db
    .select({
      log: auditLogs,
      position: auditLinks.position,
      hash: auditLinks.hash,
      actorName: nameOrEmail(users),
      address: auditOrigins.address,
      agent: auditOrigins.agent,
    })
    .from(auditLogs)
    .leftJoin(auditLinks, eq(auditLinks.auditLogId, auditLogs.id))
    .leftJoin(auditOrigins, eq(auditOrigins.id, auditLogs.id))
    .leftJoin(users, eq(users.id, auditLogs.actorId))
    .where(where)
    .orderBy(sql`${auditLogs.createdAt} desc nulls last`, sql`${auditLogs.id} desc nulls last`)
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

async function shown(db: Database, rows: Row[]) {
  const nameOf = await entityNames(
    db,
    rows.map(({ log }) => log),
  )
  return rows.map(({ log, ...rest }) => {
    const { originHash: _, createdAt, ...told } = log
    const entity = nameOf(log)
    const named = { entityName: entity?.name ?? null, entityPlace: entity?.place ?? null }
    return { ...told, ...rest, ...named, createdAt: createdAt.toISOString() }
  })
}

export function conditions(filter: AuditFilter): SQL | undefined {
  const { q, from, to, ...same } = filter
  const equal = (Object.entries(same) as [keyof typeof same, string | undefined][]).map(([field, value]) =>
    value === undefined ? undefined : eq(auditLogs[field], value),
  )
  return and(
    ...equal,
    q ? concerns(q) : undefined,
    from ? gte(auditLogs.createdAt, new Date(from)) : undefined,
    to ? lt(auditLogs.createdAt, new Date(to)) : undefined,
  )
}

/** The newest rows by or about a person (id or email), about a thing, or of a request. */
function concerns(q: string): SQL {
  const who = sql`coalesce((select id from users where email = ${q.toLowerCase()}), ${q})`
  const newest = (where: SQL) => sql`(select id from audit_logs where ${where}
    order by created_at desc nulls last, id desc nulls last limit ${furthestAuditOffset})`
  const types = sql.join(
    auditEntityTypes.map((type) => sql`${type}`),
    sql`, `,
  )
  return sql`${auditLogs.id} in (${newest(sql`actor_id = ${who}`)}
    union all ${newest(sql`entity_type in (${types}) and entity_id = ${who}`)}
    union all ${newest(sql`request_id = ${q}`)})`
}
