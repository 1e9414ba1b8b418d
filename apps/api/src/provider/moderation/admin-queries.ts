import { and, count, eq, inArray, sql, type SQL } from "../../platform/db/drizzle.ts"
import type { AdminProviders } from "@doable/domain/provider/input"
import { Refused } from "@doable/domain/refusal"
import type { Context } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"
import { uuid } from "../../platform/db/uuid.ts"
import { anywhere, peopleCalled } from "../../user/people-called.ts"
import type { AdminProviderAnswer } from "./admin-answers.ts"
import { badgesAmong, categoriesIn, type ListedBadge } from "../search/badges-among.ts"
import { nameOrEmail } from "../../user/name-or-email.ts"

type Filter = Omit<AdminProviders, "pagination">
const { id, userId, status, level, createdAt } = providerProfiles
/** Counting further would read more than anyone looks at. */
export const countedTo = 1000

export async function findAdminProviders(
  { db }: Pick<Context, "db">,
  { pagination, ...filter }: AdminProviders,
) {
  const counted = db
    .select({ id })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, userId))
    .where(conditions(filter))
    .limit(countedTo + 1)
    .as("counted")
  const [data, [total]] = await Promise.all([
    pageOfProviders(db, conditions(filter), pagination),
    db.select({ count: count() }).from(counted),
  ])
  const found = total?.count ?? 0
  return { data, total: Math.min(found, countedTo), isMore: found > countedTo }
}

export async function adminProviderById(
  { db }: Pick<Context, "db">,
  wanted: string,
): Promise<AdminProviderAnswer> {
  const [row] = await pageOfProviders(db, eq(id, wanted), { limit: 1, offset: 0 })
  if (!row) throw new Refused("provider_not_found")
  return row
}

async function pageOfProviders(
  db: Database,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<(AdminProviderAnswer & { key: string })[]> {
  const rows = await db
    // A Date would forget the microseconds.
    .select({
      key: sql<string>`${createdAt}::text`,
      row: providerProfiles,
      name: nameOrEmail(users),
      email: users.email,
      image: users.image,
    })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, userId))
    .where(where)
    .orderBy(sql`${createdAt} desc nulls last`, sql`${id} desc nulls last`)
    .limit(limit)
    .offset(offset)
  const badgesOf = await badgesAmong(
    db,
    rows.map(({ row }) => row.userId),
  )
  const named = rows.flatMap(({ row }) => [...row.categoryIds, ...categoriesIn(badgesOf(row.userId))])
  const known = named.length === 0 ? [] : await namesOf(db, [...new Set(named)])
  const categoryOf = (one: string | null) => known.find((category) => category.id === one) ?? null
  const shown = ({ type, categoryId }: ListedBadge) => ({ type, category: categoryOf(categoryId) })
  return rows.map(({ key, row, name, email, image }) => ({
    key,
    isApproved: badgesOf(row.userId).held.length > 0,
    badges: badgesOf(row.userId).held.map(shown),
    takenBadges: badgesOf(row.userId).taken.map(shown),
    id: row.id,
    userId: row.userId,
    name,
    email,
    image,
    companyName: row.companyName,
    kind: row.kind,
    headline: row.headline,
    status: row.status,
    moderationNote: row.moderationNote,
    level: row.level,
    categories: row.categoryIds.flatMap((one) => categoryOf(one) ?? []),
    ratingAvg: row.ratingAvg,
    ratingCount: row.ratingCount,
    completedCount: row.completedCount,
    completeness: row.completeness,
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
  }))
}

function namesOf(db: Database, ids: string[]) {
  const { id: categoryId, name } = categories
  return db.select({ id: categoryId, name }).from(categories).where(inArray(categoryId, ids))
}

/** `after`: starts after this row, to read all of them in parts. */
export function providerPageFor(
  db: Database,
  filter: Filter,
  page: { limit: number; offset: number },
  after: { at: string; id: string } | null,
) {
  const behind = after
    ? sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined
  return pageOfProviders(db, and(conditions(filter), behind), page)
}

function conditions({ status: state, level: wanted, q }: Filter): SQL | undefined {
  return and(
    state === "all" ? undefined : eq(status, state),
    wanted ? eq(level, wanted) : undefined,
    q ? (uuid.test(q) ? eq(id, q) : sql`${id} in ${profilesCalled(q)}`) : undefined,
  )
}

/** By the company's name or by the person: each is found by an index of its own, which an `or` couldn't use. */
export function profilesCalled(q: string): SQL {
  return sql`(
    select p.id from provider_profiles p where task_plain(p.company_name) like task_plain(${anywhere(q)})
    union select p.id from provider_profiles p where p.user_id in ${peopleCalled(q)})`
}
