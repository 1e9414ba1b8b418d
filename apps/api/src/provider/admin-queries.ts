import { and, count, eq, ilike, inArray, or, sql, type SQL } from "drizzle-orm"
import type { AdminProviders } from "@doable/domain/provider/input"
import { Refused } from "@doable/domain/refusal"
import type { Context } from "../context.ts"
import type { Database } from "../db/client.ts"
import { categories } from "../db/schema/category.ts"
import { providerApplications } from "../db/schema/provider-application.ts"
import { providerProfiles } from "../db/schema/provider.ts"
import { users } from "../db/schema/user.ts"
import { peopleCalled } from "../user/people-called.ts"
import type { AdminProviderAnswer } from "./admin-answers.ts"

type Filter = Omit<AdminProviders, "pagination">
const { id, userId, status, level, companyName, createdAt } = providerProfiles
/** Counting further would read more than anybody looks at. */
const countedTo = 1000

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
      isApproved: sql<boolean>`exists (select 1 from ${providerApplications} a where a.user_id = ${userId} and a.status = 'approved')`,
      row: providerProfiles,
      name: users.name,
      email: users.email,
      image: users.image,
    })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, userId))
    .where(where)
    .orderBy(sql`${createdAt} desc nulls last`, sql`${id} desc nulls last`)
    .limit(limit)
    .offset(offset)
  const named = [...new Set(rows.flatMap(({ row }) => row.categoryIds))]
  const known =
    named.length === 0
      ? []
      : await db
          .select({ id: categories.id, name: categories.name })
          .from(categories)
          .where(inArray(categories.id, named))
  return rows.map(({ key, isApproved, row, name, email, image }) => ({
    key,
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
    isApproved,
    categories: row.categoryIds.flatMap((one) => known.find((category) => category.id === one) ?? []),
    ratingAvg: row.ratingAvg,
    ratingCount: row.ratingCount,
    completedCount: row.completedCount,
    completeness: row.completeness,
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
  }))
}

/** `after`: behind this row, for whoever reads all of them part by part. */
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
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    state === "all" ? undefined : eq(status, state),
    wanted ? eq(level, wanted) : undefined,
    q ? or(sql`${userId} in ${peopleCalled(q)}`, ilike(companyName, like)) : undefined,
  )
}
