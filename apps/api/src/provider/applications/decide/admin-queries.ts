import { and, eq, inArray, sql, type SQL, alias } from "../../../platform/db/drizzle.ts"
import type { AdminApplications } from "@doable/domain/provider/application/input"
import { claimMinutes } from "@doable/domain/provider/application/limits"
import { Refused } from "@doable/domain/refusal"
import type { Context } from "../../../platform/context.ts"
import type { Database, Transaction } from "../../../platform/db/client.ts"
import { categories } from "../../../platform/db/schema/category.ts"
import {
  providerApplicationFiles,
  providerApplications,
} from "../../../platform/db/schema/provider-application.ts"
import { providerProfiles } from "../../../platform/db/schema/provider.ts"
import { users } from "../../../platform/db/schema/user.ts"
import { anywhere, peopleCalled } from "../../../user/people-called.ts"
import type { AdminApplicationAnswer, WaitingApplication } from "./admin-answers.ts"
import { describeApplications } from "../describe-application.ts"
import type { ApplicationRow } from "../queries.ts"
import { nameOrEmail } from "../../../user/name-or-email.ts"

const { id, status, submittedAt, userId, reviewerId } = providerApplications
const reviewers = alias(users, "reviewers")
/** Counting further would read more than anyone looks at. */
export const countedTo = 1000

/** Who waits longest comes first; of what is decided, the newest. */
export async function findAdminApplications(
  { db }: Pick<Context, "db">,
  { pagination: { limit, offset }, ...filter }: AdminApplications,
) {
  const where = conditions(filter)
  const counted = db
    .select({ id })
    .from(providerApplications)
    .innerJoin(users, eq(users.id, userId))
    .where(where)
    .limit(countedTo + 1)
    .as("counted")
  const [data, [total]] = await Promise.all([
    pageOfApplications(db, filter, { limit, offset }),
    db.select({ count: sql<number>`count(*)::int` }).from(counted),
  ])
  const found = total?.count ?? 0
  return { data, total: Math.min(found, countedTo), isMore: found > countedTo }
}

export async function pageOfApplications(
  db: Database,
  filter: Pick<AdminApplications, "status" | "q">,
  { limit, offset }: { limit: number; offset: number },
  after: { at: string; id: string } | null = null,
): Promise<WaitingApplication[]> {
  const rows = await db
    .select({
      row: providerApplications,
      name: nameOrEmail(users),
      reviewerName: nameOrEmail(reviewers),
      documentCount: sql<number>`(select count(*)::int from ${providerApplicationFiles} d where d.application_id = ${id})`,
    })
    .from(providerApplications)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(reviewers, eq(reviewers.id, reviewerId))
    .where(and(conditions(filter), after ? behind(filter, after) : undefined))
    .orderBy(
      ...(filter.status === "waiting"
        ? [sql`${submittedAt} asc nulls last`, sql`${id} asc nulls last`]
        : [sql`${submittedAt} desc nulls last`, sql`${id} desc nulls last`]),
    )
    .limit(limit)
    .offset(offset)
  return rows.map(({ row, name, reviewerName, documentCount }) => ({
    id: row.id,
    status: row.status,
    attempt: row.attempt,
    kind: row.kind,
    legalName: row.legalName,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    applicant: { id: row.userId, name },
    reviewer: reviewerOf(row, reviewerName),
    claimEndsAt: claimEndOf(row),
    documentCount,
  }))
}

/** For reading all of them in parts, in the order of the list. */
function behind(
  { status: queue }: Pick<AdminApplications, "status">,
  after: { at: string; id: string },
): SQL {
  const last = sql`(${after.at}::timestamptz, ${after.id}::uuid)`
  const key = sql`(${submittedAt}, ${id})`
  return queue === "waiting" ? sql`${key} > ${last}` : sql`${key} < ${last}`
}

function conditions({ status: queue, q }: Pick<AdminApplications, "status" | "q">): SQL | undefined {
  return and(
    queue === "waiting" ? inArray(status, ["submitted", "in_review"]) : eq(status, queue),
    q ? sql`${id} in ${applicationsOfPeople(q)}` : undefined,
  )
}

/** By the name in the document or by the person: each is found by an index of its own, which an `or` couldn't use. */
export function applicationsOfPeople(q: string): SQL {
  return sql`(
    select a.id from provider_applications a where task_plain(a.legal_name) like task_plain(${anywhere(q)})
    union select a.id from provider_applications a where a.user_id in ${peopleCalled(q)})`
}

export async function adminApplicationById(
  ctx: Pick<Context, "db" | "files" | "now">,
  wanted: string,
  db: Database | Transaction = ctx.db,
): Promise<AdminApplicationAnswer> {
  const [found] = await db
    .select({
      row: providerApplications,
      applicant: { id: users.id, name: nameOrEmail(users), email: users.email },
      reviewerName: nameOrEmail(reviewers),
      profile: {
        id: providerProfiles.id,
        kind: providerProfiles.kind,
        companyName: providerProfiles.companyName,
        idno: providerProfiles.idno,
        headline: providerProfiles.headline,
        bio: providerProfiles.bio,
        status: providerProfiles.status,
        level: providerProfiles.level,
        completeness: providerProfiles.completeness,
      },
    })
    .from(providerApplications)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(providerProfiles, eq(providerProfiles.id, providerApplications.providerId))
    .leftJoin(reviewers, eq(reviewers.id, reviewerId))
    .where(eq(id, wanted))
  // What was never sent is nobody's business yet.
  if (!found || !found.row.submittedAt) throw new Refused("application_not_found")
  const { row, applicant, reviewerName, profile } = found
  const [told] = await describeApplications(ctx, db, [row])
  if (!told) throw new Refused("application_not_found")
  const { problems: _, documents, ...rest } = told
  const chosen = await db
    .select({ id: categories.id, name: categories.name, needsLicence: categories.requiresVerification })
    .from(categories)
    .where(inArray(categories.id, row.categoryIds.length > 0 ? row.categoryIds : [row.id]))
  return {
    ...rest,
    documents: documents.map(({ url: __, ...document }) => document),
    applicant,
    reviewer: reviewerOf(row, reviewerName),
    claimEndsAt: claimEndOf(row),
    profile,
    categories: chosen,
  }
}

function reviewerOf({ reviewerId: who }: ApplicationRow, name: string | null) {
  return who && name !== null ? { id: who, name } : null
}

function claimEndOf({ status: state, reviewStartedAt }: ApplicationRow): string | null {
  if (state !== "in_review" || !reviewStartedAt) return null
  return new Date(reviewStartedAt.getTime() + claimMinutes * 60_000).toISOString()
}
