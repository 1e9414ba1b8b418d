import { sql } from "../platform/db/drizzle.ts"
import type { GetReports } from "@doable/domain/report/input"
import { claimMinutes } from "@doable/domain/report/limits"
import type { ReportOutcome, ReportReason, ReportTarget } from "@doable/domain/report/status"
import type { UserContext } from "../platform/context.ts"
import { isoDate } from "../platform/db/wire-format.ts"

type Row = {
  targetType: ReportTarget
  targetId: string
  snippet: string
  subjectName: string
  count: number
  reasons: ReportReason[]
  oldestAt: string
  decidedAt: string | null
  outcome: ReportOutcome | null
  claimerId: string | null
  claimerName: string | null
  total: number
}

/** The oldest so many are grouped; nobody works off more in a day. */
const mostRead = 2000

/** Reports on one thing are one row; the one that waits longest comes first. */
export async function findQueue({ db, user, now }: UserContext, { tab, reasonCode, pagination }: GetReports) {
  const isHeld = sql`r.claimed_at > ${now().toISOString()}::timestamptz - make_interval(mins => ${claimMinutes})`
  const read = {
    open: sql`select * from reports where decided_at is null order by created_at, id limit ${mostRead}`,
    mine: sql`select * from reports r where decided_at is null and claimed_by_id = ${user.id} and ${isHeld}
      order by created_at, id limit ${mostRead}`,
    decided: sql`select * from reports where decided_at is not null order by decided_at desc nulls last, id desc nulls last
      limit ${mostRead}`,
  }[tab]
  const order =
    tab === "decided" ? sql`max(r.decided_at) desc, r.target_id` : sql`min(r.created_at), r.target_id`
  const { rows } = await db.execute<Row>(sql`
    select r.target_type as "targetType", r.target_id as "targetId", max(r.snippet) as snippet,
      max(coalesce(nullif(s.name, ''), s.email)) as "subjectName", count(*)::int as count,
      array_agg(distinct r.reason_code) as reasons, ${sql.raw(isoDate("min(r.created_at)"))} as "oldestAt",
      ${sql.raw(isoDate("max(r.decided_at)"))} as "decidedAt", (array_agg(r.outcome order by r.decided_at desc nulls last))[1] as outcome,
      max(r.claimed_by_id) filter (where r.decided_at is null and ${isHeld}) as "claimerId",
      max(coalesce(nullif(c.name, ''), c.email)) filter (where r.decided_at is null and ${isHeld}) as "claimerName",
      count(*) over ()::int as total
    from (${read}) r join users s on s.id = r.subject_id left join users c on c.id = r.claimed_by_id
    group by r.target_type, r.target_id
    having ${reasonCode ?? null}::text is null or bool_or(r.reason_code = ${reasonCode ?? null}::text)
    order by ${order}
    limit ${pagination.limit} offset ${pagination.offset}`)
  return {
    data: rows.map(({ claimerId, claimerName, total: _, ...row }) => ({
      ...row,
      claimedBy: claimerId ? { name: claimerName ?? "", isMe: claimerId === user.id } : null,
    })),
    total: rows[0]?.total ?? 0,
  }
}
