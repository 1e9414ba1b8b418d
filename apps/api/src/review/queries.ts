import type { Locale } from "@doable/domain/locale"
import { and, eq, sql, type SQL, alias } from "../platform/db/drizzle.ts"
import type { Currency } from "@doable/domain/money/currency"
import type { Refusal } from "@doable/domain/refusal"
import type { ReviewFilter } from "@doable/domain/review/input"
import type { ReviewDirection } from "@doable/domain/review/status"
import { whyCannotAdd, whyCannotReply } from "@doable/domain/review/window"
import type { AssignmentOutcome } from "@doable/domain/deal/status"
import { publicName } from "@doable/domain/user/public-name"
import type { Database, Transaction } from "../platform/db/client.ts"
import { categories } from "../platform/db/schema/category.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { users } from "../platform/db/schema/user.ts"
import type { ReviewAnswer, ReviewAction } from "./answers.ts"

const branches = alias(categories, "branches")

/** Kept with the review, so that it stays true whatever becomes of the task. */
export type Snapshot = {
  outcome: AssignmentOutcome
  priceBand: { from: number; to: number; currency: Currency }
}

const joined = (db: Database | Transaction) => {
  const { id, parentId, slug, name, icon } = categories
  return db
    .select({
      review: reviews,
      author: { name: users.name, image: users.image, deletedAt: users.deletedAt },
      category: { id, parentId, slug, name, icon },
      parentSlug: branches.slug,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .leftJoin(categories, eq(categories.id, reviews.categoryId))
    .leftJoin(branches, eq(branches.id, categories.parentId))
}

type Row = Awaited<ReturnType<typeof joined>>[number]

/** The viewer and the time: they decide what can be done with a review. */
export type Looker = { user: { id: string; status: string } | null; now: () => Date }

function actionsOf(review: Row["review"], { user, now }: Looker): ReviewAction[] {
  if (!user) return []
  const may: [ReviewAction, Refusal | null][] = [
    ["reply", whyCannotReply(review, user)],
    ["add", whyCannotAdd(review, user, now())],
  ]
  return may.filter(([, refusal]) => refusal === null).map(([action]) => action)
}

function describe({ review, author, category, parentSlug }: Row, looker: Looker): ReviewAnswer {
  const { id, direction, status, rating, sub, text, lang } = review
  const { outcome, priceBand } = review.taskSnapshot as Snapshot
  const said = (words: string | null, at: Date | null) =>
    words !== null && at ? { text: words, at: at.toISOString() } : null
  return {
    id,
    direction,
    status,
    rating,
    sub,
    text,
    lang,
    author: author.deletedAt ? null : { name: publicName(author.name), image: author.image },
    isMine: review.authorId === looker.user?.id,
    publishedAt: review.publishedAt?.toISOString() ?? null,
    reply: said(review.replyText, review.repliedAt),
    addendum: said(review.addendumText, review.addendumAt),
    actions: actionsOf(review, looker),
    work: { category: category && { ...category, parentSlug }, outcome, priceBand },
  }
}

export type Of = { subjectId: string; direction: ReviewDirection }

/** Published ones of a person, the newest first. */
export async function reviewsOf(
  { db, ...looker }: Looker & { db: Database },
  { subjectId, direction }: Of,
  { rating, categoryId, lang, pagination }: ReviewFilter,
) {
  const where = and(
    eq(reviews.subjectId, subjectId),
    eq(reviews.direction, direction),
    eq(reviews.status, "published"),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    categoryId === undefined ? undefined : eq(reviews.categoryId, categoryId),
    lang === undefined ? undefined : eq(reviews.lang, lang),
  )
  const [rows, [all]] = await Promise.all([
    joined(db)
      .where(where)
      .orderBy(sql`${reviews.publishedAt} desc nulls last, ${reviews.id} desc nulls last`)
      .limit(pagination.limit)
      .offset(pagination.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(reviews)
      .where(where),
  ])
  return { data: rows.map((row) => describe(row, looker)), total: all?.count ?? 0 }
}

export async function reviewBy(db: Database | Transaction, which: SQL | undefined, looker: Looker) {
  const [row] = await joined(db).where(which)
  return row ? describe(row, looker) : null
}

export const reviewById = (db: Database | Transaction, id: string, looker: Looker) =>
  reviewBy(db, eq(reviews.id, id), looker)

/** What the two of a hire call it and each other. */
export async function workBetween(db: Database, taskId: string, otherId: string) {
  const { id, parentId, slug, name, icon } = categories
  const [found] = await db
    .select({
      title: tasks.title,
      lang: tasks.lang,
      status: tasks.status,
      doerId: tasks.assignedProviderId,
      category: { id, parentId, slug, name, icon },
      parentSlug: branches.slug,
      other: { name: users.name, image: users.image },
      deletedAt: users.deletedAt,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, otherId))
    .leftJoin(categories, eq(categories.id, tasks.categoryId))
    .leftJoin(branches, eq(branches.id, categories.parentId))
    .where(eq(tasks.id, taskId))
  if (!found) return null
  const { title, lang, status, doerId, category, parentSlug, other, deletedAt } = found
  const shown = category && { ...category, parentSlug }
  return { title, lang, status, doerId, category: shown, other: deletedAt ? null : other }
}

type Pending = {
  taskId: string
  assignmentId: string
  title: string
  lang: Locale
  endedAt: string
  ownerId: string
  name: string
  image: string | null
  hasLeft: boolean
  total: number
}

/** Ended hires of this person without a review of theirs, the one that closes first at the top. */
export async function pendingOf(
  db: Database,
  userId: string,
  { since, limit, offset }: { since: Date; limit: number; offset: number },
): Promise<Pending[]> {
  const from = since.toISOString()
  const hires = (column: SQL) => sql`select * from task_assignments
    where ${column} = ${userId} and ended_at > ${from}::timestamptz
      and (outcome = 'completed' or ended_at - assigned_at > interval '60 minutes')`
  const { rows } = await db.execute<Pending>(sql`
    select a.task_id as "taskId", a.id as "assignmentId", t.title, t.lang, a.ended_at as "endedAt", a.owner_id as "ownerId",
      them.name, them.image, them.deleted_at is not null as "hasLeft", count(*) over ()::int as total
    from (${hires(sql`owner_id`)} union all ${hires(sql`provider_id`)}) a
    join tasks t on t.id = a.task_id
    join users them on them.id = case when a.owner_id = ${userId} then a.provider_id else a.owner_id end
    where not exists (select 1 from reviews r where r.assignment_id = a.id and r.author_id = ${userId})
      and not (t.status = 'disputed' and t.assigned_provider_id = a.provider_id)
    order by a.ended_at, a.id limit ${limit} offset ${offset}`)
  return rows
}
