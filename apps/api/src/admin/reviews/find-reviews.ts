import { sql, type SQL } from "../../platform/db/drizzle.ts"
import type { GetAdminReviews } from "@doable/domain/review/admin-input"
import type { AdminReviewTab } from "@doable/domain/review/admin-tabs"
import type { ReviewStatus } from "@doable/domain/review/status"
import type { UserContext } from "../../platform/context.ts"
import { isoDate } from "../../platform/db/wire-format.ts"
import type { AdminReview } from "./answers.ts"

/** So many are looked through; beyond that it only matters that there are many. */
const mostRead = 2000

/** Which reviews stand in a tab, the newest first; each by its own index. */
const idsIn: Record<AdminReviewTab, SQL> = {
  reported: sql`select target_id::uuid as id from reports
    where decided_at is null and target_type = 'review' group by target_id order by min(created_at) limit ${mostRead}`,
  flagged: sql`select r.id from shared_signals s join reviews r
    on (r.author_id = s.owner_id and r.subject_id = s.provider_id)
    or (r.author_id = s.provider_id and r.subject_id = s.owner_id)
    where r.status in ('published', 'hidden') limit ${mostRead}`,
  hidden: sql`select id from reviews where status = 'hidden' order by published_at desc nulls last, id desc nulls last limit ${mostRead}`,
  all: sql`select id from reviews where status = 'published' order by published_at desc nulls last, id desc nulls last limit ${mostRead}`,
}

type Row = Omit<AdminReview, "effect"> & {
  status: ReviewStatus
  points: number
  votes: number
  total: number
}

const person = (table: string) =>
  sql.raw(
    `json_build_object('id', ${table}.id, 'name', coalesce(nullif(${table}.name, ''), ${table}.email), 'image', ${table}.image)`,
  )

export async function findAdminReviews({ db }: UserContext, { tab, pagination }: GetAdminReviews) {
  const [{ rows }, counts] = await Promise.all([
    db.execute<Row>(sql`
      with found as (select distinct id from (${idsIn[tab]}) ids)
      select r.id, r.status, r.task_id as "taskId", t.title as "taskTitle", ${person("a")} as author,
        ${person("s")} as subject, r.rating, r.text, ${sql.raw(isoDate("r.published_at"))} as "publishedAt",
        r.counts, ${shared} as shared, ${reported} as reports, ${hidden} as hidden, told.points, told.votes,
        count(*) over ()::int as total
      from found join reviews r on r.id = found.id join tasks t on t.id = r.task_id
        join users a on a.id = r.author_id join users s on s.id = r.subject_id
        cross join lateral (select coalesce(sum(o.rating), 0)::int as points, count(*)::int as votes from reviews o
          where o.subject_id = r.subject_id and o.direction = r.direction and o.status = 'published' and o.counts) told
      order by r.published_at desc, r.id desc limit ${pagination.limit} offset ${pagination.offset}`),
    countTabs(db),
  ])
  return { data: rows.map(described), total: rows[0]?.total ?? 0, counts }
}

const shared = sql`(select coalesce(json_agg(distinct g.kind), '[]') from shared_signals g
  where (g.owner_id, g.provider_id) in ((r.author_id, r.subject_id), (r.subject_id, r.author_id)))`

const reported = sql`(select json_build_object('count', count(*)::int,
    'oldestAt', ${sql.raw(isoDate("min(p.created_at)"))}, 'reasons', coalesce(json_agg(distinct p.reason_code), '[]'))
  from reports p where p.target_type = 'review' and p.target_id = r.id::text and p.decided_at is null)`

const hidden = sql`(select json_build_object('at', ${sql.raw(isoDate("x.starts_at"))},
    'byName', coalesce(nullif(i.name, ''), i.email), 'reasonCode', x.reason_code, 'appeal', x.appeal_status)
  from restrictions x left join users i on i.id = x.issued_by_id
  where r.status = 'hidden' and x.target_type = 'review' and x.target_id = r.id::text and x.lifted_at is null
  order by x.starts_at desc limit 1)`

async function countTabs(db: UserContext["db"]): Promise<Record<AdminReviewTab, number>> {
  const { rows } = await db.execute<Record<AdminReviewTab, number>>(sql`
    select (select count(*)::int from (${idsIn.reported}) ids) as reported,
      (select count(distinct id)::int from (${idsIn.flagged}) ids) as flagged,
      (select count(*)::int from (${idsIn.hidden}) ids) as hidden,
      (select count(*)::int from (${idsIn.all}) ids) as all`)
  return rows[0] ?? { reported: 0, flagged: 0, hidden: 0, all: 0 }
}

function described({ status, points, votes, total: _, ...row }: Row): AdminReview {
  const isHidden = status === "hidden"
  const change = row.counts ? (isHidden ? 1 : -1) : 0
  const rated = (sum: number, count: number) => ({ avg: count > 0 ? sum / count : null, count })
  return {
    ...row,
    effect: { before: rated(points, votes), after: rated(points + change * row.rating, votes + change) },
  }
}
