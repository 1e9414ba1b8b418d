import { Refused } from "@doable/domain/refusal"
import type {
  PendingReviews,
  ReviewsByProvider,
  ReviewsByTask,
  ReviewsByUser,
} from "@doable/domain/review/input"
import { reviewDays } from "@doable/domain/review/limits"
import { directionOf, reviewTimers, whyCannotReview } from "@doable/domain/review/window"
import { publicName } from "@doable/domain/user/public-name"
import { and, eq, sql } from "../platform/db/drizzle.ts"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { seenProvider } from "../provider/find-provider.ts"
import type { Visitor } from "../provider/find-provider.ts"
import { ownerOf } from "../user/owner-card.ts"
import type { ReviewSummary } from "./answers.ts"
import { hireToReview } from "./hire-to-review.ts"
import { pendingOf, reviewBy, reviewsOf, workBetween } from "./queries.ts"
import type { Of } from "./queries.ts"

/** A doer works in a few kinds; nobody chooses among more. */
const mostKinds = 20

type Told = { stars: number[]; sub: Record<string, number> | null } & {
  [Choice in "langs" | "categories"]: ReviewSummary[Choice] | null
}

/** Of all that are published, whatever is looked for among them. */
async function summarizeReviews(db: Database, { subjectId, direction }: Of): Promise<ReviewSummary> {
  const { rows } = await db.execute<Told>(sql`
    with told as (select rating, sub, lang, category_id from reviews
      where subject_id = ${subjectId} and direction = ${direction} and status = 'published' and counts)
    select array(select (select count(*)::int from told where rating = star)
        from generate_series(1, 5) star order by star) as stars,
      (select json_object_agg(rated.key, rated.mean) from
        (select each.key, round(avg(each.value::numeric), 2)::float8 as mean
          from told, jsonb_each_text(told.sub) each group by each.key) rated) as sub,
      (select json_agg(spoken order by spoken.count desc, spoken.lang) from
        (select lang, count(*)::int as count from told where lang is not null group by lang) spoken) as langs,
      (select json_agg(kinds order by kinds.count desc, kinds.category ->> 'slug') from
        (select json_build_object('id', c.id, 'parentId', c.parent_id, 'parentSlug', b.slug,
            'slug', c.slug, 'name', c.name, 'icon', c.icon) as category, count(*)::int as count
          from told join categories c on c.id = told.category_id left join categories b on b.id = c.parent_id
          group by c.id, b.slug order by count(*) desc limit ${mostKinds}) kinds) as categories`)
  const histogram = rows[0]?.stars ?? [0, 0, 0, 0, 0]
  const count = histogram.reduce((sum, some) => sum + some, 0)
  const points = histogram.reduce((sum, some, index) => sum + some * (index + 1), 0)
  return {
    avg: count > 0 ? points / count : null,
    count,
    histogram,
    sub: rows[0]?.sub ?? {},
    langs: rows[0]?.langs ?? [],
    categories: rows[0]?.categories ?? [],
  }
}

const dayMs = 24 * 60 * 60 * 1000

export async function findReviewsByProvider(ctx: Visitor, { providerId, ...filter }: ReviewsByProvider) {
  const { parts } = await seenProvider(ctx, providerId)
  const of = { subjectId: parts.row.userId, direction: "to_provider" } as const
  const [list, summary] = await Promise.all([reviewsOf(ctx, of, filter), summarizeReviews(ctx.db, of)])
  return { ...list, summary }
}

export async function findReviewsByUser(ctx: Visitor, { userId, ...filter }: ReviewsByUser) {
  const { db } = ctx
  const person = await ownerOf(db, userId)
  if (!person || person.status === "deactivated") throw new Refused("user_not_found")
  const of = { subjectId: userId, direction: "to_customer" } as const
  const [list, summary] = await Promise.all([reviewsOf(ctx, of, filter), summarizeReviews(db, of)])
  return { ...list, summary }
}

export async function findPendingReviews(ctx: UserContext, { pagination }: PendingReviews) {
  const { db, user } = ctx
  const since = new Date(ctx.now().getTime() - reviewDays.window * dayMs)
  const rows = await pendingOf(db, user.id, { since, ...pagination })
  const data = rows.map(({ taskId, assignmentId, title, lang, endedAt, ownerId, name, image, hasLeft }) => ({
    taskId,
    assignmentId,
    title,
    lang,
    direction: directionOf({ ownerId }, user.id),
    subject: hasLeft ? null : { name: publicName(name), image },
    dueAt: reviewTimers(new Date(endedAt)).closesAt.toISOString(),
  }))
  return { data, total: rows[0]?.total ?? 0 }
}

/** For the two of it: what I wrote, what was written of me, and until when I may. */
export async function findReviewsByTask(ctx: UserContext, { taskId, assignmentId }: ReviewsByTask) {
  const { db, user } = ctx
  const hire = await hireToReview(db, { taskId, assignmentId, userId: user.id })
  if (!hire) throw new Refused("task_not_found")
  const ofHire = eq(reviews.assignmentId, hire.id)
  const otherId = user.id === hire.ownerId ? hire.providerId : hire.ownerId
  const [mine, theirs, about] = await Promise.all([
    reviewBy(db, and(ofHire, eq(reviews.authorId, user.id)), ctx),
    reviewBy(db, and(ofHire, eq(reviews.subjectId, user.id), eq(reviews.status, "published")), ctx),
    workBetween(db, taskId, otherId),
  ])
  if (!about) throw new Refused("task_not_found")
  const isDisputed = about.status === "disputed" && about.doerId === hire.providerId
  const whyNot = whyCannotReview({ ...hire, isDisputed }, user, mine !== null, ctx.now())
  const closesAt = hire.endedAt && reviewTimers(hire.endedAt).closesAt.toISOString()
  return {
    assignmentId: hire.id,
    title: about.title,
    lang: about.lang,
    category: about.category,
    other: about.other,
    direction: directionOf(hire, user.id),
    outcome: hire.outcome,
    endedAt: hire.endedAt?.toISOString() ?? null,
    mine,
    theirs,
    dueAt: whyNot === null ? closesAt : null,
    closesAt,
    whyNot,
  }
}
