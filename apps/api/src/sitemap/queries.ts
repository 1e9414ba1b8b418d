import { and, asc, count, eq, isNull, or, sql, alias } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { categories } from "../platform/db/schema/category.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { tasks } from "../platform/db/schema/task.ts"
import type { Place } from "./sitemap-xml.ts"

/** Pages in one file; each has an entry per language. Far below the 50,000 that search engines take. */
const pagesPerFile = 2000
/** What is behind the last file is found through the lists. */
export const mostFiles = 500
const portion = 500
const mostCategories = 1000

type Kind = "tasks" | "providers"

const sources = {
  tasks: {
    table: tasks,
    isListed: and(eq(tasks.status, "open"), eq(tasks.visibility, "public")),
  },
  providers: { table: providerProfiles, isListed: eq(providerProfiles.status, "published") },
} as const

export async function filesOf(db: Database, kind: Kind): Promise<number> {
  const { table, isListed } = sources[kind]
  const [counted] = await db.select({ total: count() }).from(table).where(isListed)
  return Math.min(mostFiles, Math.ceil((counted?.total ?? 0) / pagesPerFile))
}

/** The newest first, in portions: what was sent is forgotten before the next is read. */
export async function* placesOf(db: Database, kind: Kind, file: number): AsyncGenerator<Place[]> {
  const { table, isListed } = sources[kind]
  const { id, publishedAt, updatedAt } = table
  let after: { id: string; at: Date } | null = null
  for (let sent = 0; sent < pagesPerFile; sent += portion) {
    const isAfter = after && sql`(${publishedAt}, ${id}) < (${after.at.toISOString()}, ${after.id})`
    const rows: { id: string; at: Date | null; changedAt: Date }[] = await db
      .select({ id, at: publishedAt, changedAt: updatedAt })
      .from(table)
      .where(isAfter ? and(isListed, isAfter) : isListed)
      // As the index has it: otherwise it would be sorted each time.
      .orderBy(sql`${publishedAt} desc nulls last`, sql`${id} desc nulls last`)
      .limit(portion)
      .offset(after ? 0 : (file - 1) * pagesPerFile)
    yield rows.map((row) => ({ path: `/${kind}/${row.id}`, changedAt: row.changedAt }))
    const last = rows.at(-1)
    if (!last?.at || rows.length < portion) return
    after = { id: last.id, at: last.at }
  }
}

const branches = alias(categories, "branches")

/** What is hidden hides everything below it. */
export async function categoryPlaces(db: Database): Promise<Place[]> {
  const rows = await db
    .select({ slug: categories.slug })
    .from(categories)
    .leftJoin(branches, eq(branches.id, categories.parentId))
    .where(
      and(
        eq(categories.isActive, true),
        isNull(categories.deletedAt),
        or(isNull(categories.parentId), and(eq(branches.isActive, true), isNull(branches.deletedAt))),
      ),
    )
    .orderBy(asc(categories.slug))
    .limit(mostCategories)
  return rows.map(({ slug }) => ({ path: `/services/${slug}` }))
}
