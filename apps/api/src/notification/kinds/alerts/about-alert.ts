import { and, eq, inArray, ne } from "../../../platform/db/drizzle.ts"
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import type { ProviderFilter } from "@doable/domain/provider/input"
import { whyDoerMatched } from "@doable/domain/saved-search/doer-matches"
import { tasksPerAlert } from "@doable/domain/saved-search/limits"
import { matchReasons, whyMatched } from "@doable/domain/saved-search/matches"
import { l10n } from "@doable/domain/text/l10n"
import type { TaskFilter } from "@doable/domain/task/input"
import { categoryCache, type CategoryCache } from "../../../category/category-cache.ts"
import type { Database } from "../../../platform/db/client.ts"
import { categories } from "../../../platform/db/schema/category.ts"
import { providerProfiles } from "../../../platform/db/schema/provider.ts"
import { savedSearches } from "../../../platform/db/schema/saved-search.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { users } from "../../../platform/db/schema/user.ts"
import { hears } from "../../../user/may-hear.ts"
import { translatedTitles } from "../../../task/describe-task.ts"
import type { Left, Recipient } from "../kind.ts"

const found = z.object({
  id: z.string(),
  title: z.string(),
  /** The client's own translations; older alerts have none. */
  titles: z.partialRecord(z.enum(locales), z.string()).optional(),
  category: l10n.nullable(),
  why: z.array(z.object({ kind: z.enum(matchReasons), km: z.number().optional() })),
})

const shared = {
  searchId: z.string(),
  /** What its owner called it then. */
  search: z.string(),
  count: z.number(),
  /** They would have come one by one, but there were too many for an hour. */
  isBundled: z.boolean().optional(),
  /** Comes once a day anyway. */
  isDaily: z.boolean().optional(),
  /** From when they were collected; alerts that came right away and older ones have none. */
  since: z.iso.datetime().optional(),
}

export const aboutAlert = z.object({
  ...shared,
  /** The newest of them. */
  tasks: z.array(found).min(1),
})
export type AboutAlert = z.infer<typeof aboutAlert>

/** Their names are read when it's shown. */
export const aboutDoers = z.object({
  ...shared,
  doers: z.array(found.omit({ title: true, titles: true }).extend({ headline: z.string() })).min(1),
})
export type AboutDoers = z.infer<typeof aboutDoers>

const allMatches = "/account?section=searches"
/** The only thing it tells of; none if there are more, or if what it told of was removed and has no words any more. */
const onlyTask = ({ count, tasks: [first] }: AboutAlert) => (count === 1 && first?.title ? first : null)
const onlyDoer = ({ count, doers: [first] }: AboutDoers) => (count === 1 && first?.headline ? first : null)

/** What its button and its link lead to. */
export const alertPath = (data: AboutAlert) => pathTo("/tasks", onlyTask(data))
export const doerAlertPath = (data: AboutDoers) => pathTo("/providers", onlyDoer(data))
const pathTo = (list: string, only: { id: string } | null) => (only ? `${list}/${only.id}` : allMatches)

export const alertAction = (data: AboutAlert) => (onlyTask(data) ? "one" : "many")
export const doerAlertAction = (data: AboutDoers) => (onlyDoer(data) ? "one" : "many")

type Told = {
  searchId: string
  count?: number
  isBundled?: boolean
  since?: string
}

/** What is still open by now, if its reader still wants to hear of it. */
export async function notifySearcher(
  { searchId, taskIds, count = taskIds.length, isBundled = false, since }: Told & { taskIds: string[] },
  db: Database,
): Promise<{ userId: string; data: AboutAlert }[]> {
  const { search, open } = await stillWanted(db, searchId, taskIds)
  if (!search || open.length === 0) return []
  const data = {
    searchId,
    search: search.name,
    isBundled,
    isDaily: search.frequency === "daily",
    since,
    count: open.length + count - taskIds.length,
    tasks: open.slice(0, tasksPerAlert).map(({ task, category }) => ({
      id: task.id,
      title: task.title,
      titles: translatedTitles(task),
      category,
      why: whyMatched(search.filters as TaskFilter, { spot: spotOf(task) }),
    })),
  }
  return [{ userId: search.userId, data }]
}

function spotOf({
  publicLat: lat,
  publicLng: lng,
}: Pick<typeof tasks.$inferSelect, "publicLat" | "publicLng">) {
  return lat === null || lng === null ? null : { lat, lng }
}

/** Who is still in the list by now, if its reader still wants to hear of them. */
export async function notifyDoerSearcher(
  told: Told & { providerIds: string[] },
  db: Database,
): Promise<Recipient<AboutDoers>[]> {
  const { searchId, providerIds, count = providerIds.length, isBundled = false, since } = told
  const { search, listed } = await stillListed(db, searchId, providerIds)
  if (!search || listed.length === 0) return []
  const filters = search.filters as ProviderFilter
  const shelf = await categoryCache(db)
  const data = {
    searchId,
    search: search.name,
    isBundled,
    isDaily: search.frequency === "daily",
    since,
    count: listed.length + count - providerIds.length,
    doers: listed.slice(0, tasksPerAlert).map(({ profile }) => ({
      id: profile.id,
      headline: profile.headline,
      category: categoryAsked(filters, profile, shelf),
      why: whyDoerMatched(filters, { spot: spotOf(profile) }),
    })),
  }
  return [{ userId: search.userId, data, person: onlyOne(data, listed) }]
}

function onlyOne({ count }: { count: number }, [first]: Awaited<ReturnType<typeof listedDoers>>) {
  return count === 1 && first ? { id: first.profile.userId, asProvider: true } : undefined
}

/** As the search calls it, which may be the branch. */
function categoryAsked(
  { categoryIds = [] }: ProviderFilter,
  { shelfIds }: typeof providerProfiles.$inferSelect,
  shelf: CategoryCache,
) {
  const asked = categoryIds.flatMap((id) => shelf.find(id) ?? [])
  return asked.find(({ id }) => shelfIds.includes(id))?.name ?? null
}

/** What may be told at this moment: neither is the alert off nor the reader away, and nobody has blocked the other. */
export async function stillWanted(db: Database, searchId: string, taskIds: readonly string[]) {
  const search = await tellingSearch(db, searchId)
  return {
    search,
    open: search ? await openTasks(db, search.userId, taskIds) : [],
  }
}

/** The same for doers. */
export async function stillListed(db: Database, searchId: string, providerIds: readonly string[]) {
  const search = await tellingSearch(db, searchId)
  return {
    search,
    listed: search ? await listedDoers(db, search.userId, providerIds) : [],
  }
}

/** An alert that has waited says only what may still be told. */
export async function leftOfAlert(db: Database, data: AboutAlert): Promise<Left<AboutAlert> | null> {
  const { open } = await stillWanted(db, data.searchId, idsOf(data.tasks))
  if (open.length === 0) return null
  const tasks = data.tasks.filter(({ id }) => open.some(({ task }) => task.id === id))
  return {
    data: {
      ...data,
      tasks,
      count: data.count - data.tasks.length + tasks.length,
    },
  }
}

/** The same for doers. */
export async function leftOfDoerAlert(db: Database, data: AboutDoers): Promise<Left<AboutDoers> | null> {
  const { listed } = await stillListed(db, data.searchId, idsOf(data.doers))
  if (listed.length === 0) return null
  const doers = data.doers.filter(({ id }) => listed.some(({ profile }) => profile.id === id))
  const left = {
    ...data,
    doers,
    count: data.count - data.doers.length + doers.length,
  }
  return { data: left, person: onlyOne(left, listed) }
}

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)

async function tellingSearch(db: Database, searchId: string) {
  const [search] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, searchId), ne(savedSearches.frequency, "off")))
  return search
}

/** In the order given. */
async function listedDoers(db: Database, readerId: string, ids: readonly string[]) {
  const rows = await db
    .select({ profile: providerProfiles, userName: users.name })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .where(
      and(
        inArray(providerProfiles.id, [...ids]),
        eq(providerProfiles.status, "published"),
        hears(readerId, "users.id"),
      ),
    )
  return rows.toSorted((a, b) => ids.indexOf(a.profile.id) - ids.indexOf(b.profile.id))
}

/** In the order given. */
async function openTasks(db: Database, readerId: string, ids: readonly string[]) {
  const rows = await db
    .select({ task: tasks, category: categories.name })
    .from(tasks)
    .leftJoin(categories, eq(categories.id, tasks.categoryId))
    .where(
      and(
        inArray(tasks.id, [...ids]),
        eq(tasks.status, "open"),
        eq(tasks.visibility, "public"),
        hears(readerId, "tasks.owner_id"),
      ),
    )
  return rows.toSorted((a, b) => ids.indexOf(a.task.id) - ids.indexOf(b.task.id))
}
