import { and, count, desc, eq, inArray, isNull, sql } from "../platform/db/drizzle.ts"
import { reasonsFor } from "@doable/domain/deal/fault/faults"
import type { Locale } from "@doable/domain/locale"
import type { GetMyRestrictions } from "@doable/domain/restriction/input"
import { appealDueAt, isInForce, whyCannotAppeal } from "@doable/domain/restriction/appeals"
import { accountKinds, type RestrictionKind } from "@doable/domain/restriction/kinds"
import type { UserContext } from "../platform/context.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { newestFirst } from "../platform/db/lists/newest-first.ts"
import { files } from "../platform/db/schema/file.ts"
import { appealFiles, restrictions } from "../platform/db/schema/trust/restriction.ts"
import type { MyRestriction } from "./answers.ts"

export type RestrictionRow = typeof restrictions.$inferSelect

/** What everyone who may read it reads of it. */
export function describeDecision(row: RestrictionRow, locale: Locale, now: Date) {
  const { id, kind, reasonCode, targetType, targetId, snippet } = row
  return {
    id,
    kind,
    reasonCode,
    explanation: reasonsFor(row.explanation, locale) ?? "",
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    isInForce: isInForce(row, now),
    evidence: targetType && targetId ? { targetType, targetId, snippet } : null,
  }
}

export function describeAppeal(row: RestrictionRow, locale: Locale) {
  const { appealStatus: status, appealText: text, appealedAt: at, appealDecidedAt: decidedAt } = row
  if (!status || !at) return null
  return {
    status,
    text: text ?? "",
    at: at.toISOString(),
    dueAt: appealDueAt(at).toISOString(),
    answer: reasonsFor(row.appealAnswer, locale),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

export function describeMine(row: RestrictionRow, locale: Locale, now: Date): MyRestriction {
  return {
    ...describeDecision(row, locale, now),
    canAppeal: whyCannotAppeal(row, { userId: row.userId, now }) === null,
    appeal: describeAppeal(row, locale),
  }
}

/** In the language of the page. */
const localeOf = ({ language, user }: UserContext): Locale => language ?? user.locale

export async function myRestrictions(ctx: UserContext, { pagination }: GetMyRestrictions) {
  const isMine = eq(restrictions.userId, ctx.user.id)
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select()
      .from(restrictions)
      .where(isMine)
      .orderBy(...newestFirst(restrictions.startsAt, restrictions.id))
      .limit(pagination.limit)
      .offset(pagination.offset),
    ctx.db.select({ count: count() }).from(restrictions).where(isMine),
  ])
  const sent = await appealFilesOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const now = ctx.now()
  return {
    data: rows.map((row) => ({
      ...describeMine(row, localeOf(ctx), now),
      appealFiles: sent
        .filter(({ restrictionId }) => restrictionId === row.id)
        .map(({ id, name }) => ({ id, name, url: ctx.files.links.privateUrl(id, now) })),
    })),
    total: total?.count ?? 0,
  }
}

export function appealFilesOf(db: Database, restrictionIds: string[]) {
  const { restrictionId, fileId, position } = appealFiles
  return db
    .select({ restrictionId, id: files.id, name: files.originalName })
    .from(appealFiles)
    .innerJoin(files, eq(files.id, fileId))
    .where(and(inArray(restrictionId, restrictionIds), eq(files.status, "ready")))
    .orderBy(restrictionId, position)
}

export async function myRestriction(ctx: UserContext, id: string): Promise<MyRestriction> {
  const [row] = await ctx.db.select().from(restrictions).where(eq(restrictions.id, id))
  if (!row) throw new Error("no restriction")
  return describeMine(row, localeOf(ctx), ctx.now())
}

/** What holds for the account at this moment. */
export const accountRestriction = (db: Database | Transaction, userId: string) =>
  unlifted(db, userId, accountKinds)

async function unlifted(db: Database | Transaction, userId: string, kinds: readonly RestrictionKind[]) {
  const { kind, liftedAt } = restrictions
  const [row] = await db
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.userId, userId), inArray(kind, [...kinds]), isNull(liftedAt)))
    .orderBy(desc(restrictions.startsAt))
    .limit(1)
  return row ?? null
}

export async function currentRestriction(ctx: UserContext) {
  const [current, suspended] = await Promise.all([
    ctx.user.status === "active" ? null : currentOfAccount(ctx),
    unlifted(ctx.db, ctx.user.id, ["profile_suspended"]),
  ])
  return { current, suspension: suspended && describeMine(suspended, localeOf(ctx), ctx.now()) }
}

async function currentOfAccount(ctx: UserContext) {
  const row = await accountRestriction(ctx.db, ctx.user.id)
  const now = ctx.now()
  if (!row || !isInForce(row, now)) return null
  const jobs = await runningJobs(ctx.db, ctx.user.id)
  return { ...describeMine(row, localeOf(ctx), now), runningJobs: jobs }
}

async function runningJobs(db: Database, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select
    (select count(*)::int from task_assignments where owner_id = ${userId} and ended_at is null)
    + (select count(*)::int from task_assignments where provider_id = ${userId} and ended_at is null) as count`)
  return rows[0]?.count ?? 0
}
