import { and, asc, eq, inArray, ne, not, sql, alias } from "../platform/db/drizzle.ts"
import type { KeptType } from "@doable/domain/file/rules"
import type { MyTasks, SimilarTasks, Timeline } from "@doable/domain/task/input"
import type { L10n } from "@doable/domain/text/l10n"
import type { Database, Transaction } from "../platform/db/client.ts"
import { categories } from "../platform/db/schema/category.ts"
import { favourites } from "../platform/db/schema/favourite.ts"
import { files } from "../platform/db/schema/file.ts"
import { places } from "../platform/db/schema/place.ts"
import { taskEvents, taskFiles, tasks, taskViews } from "../platform/db/schema/task.ts"
import { users } from "../platform/db/schema/user.ts"
import { shownName } from "../user/shown-name.ts"
import { askedProviders } from "./asked-providers.ts"
import type { TaskRow } from "./lock-task.ts"

type NamedPlace = { id: string; name: L10n }

export type TaskParts = {
  row: TaskRow
  category: {
    id: string
    parentId: string | null
    parentSlug: string | null
    slug: string
    name: L10n
    icon: string
  } | null
  place: NamedPlace | null
  city: NamedPlace | null
  files: {
    id: string
    isPublic: boolean
    type: KeptType
    name: string
    size: number
    width: number | null
    height: number | null
  }[]
  viewsToday: number
  asked: { id: string; name: string; image: string | null }[]
}

const cities = alias(places, "cities")
const branches = alias(categories, "branches")

export async function taskParts(db: Database | Transaction, id: string): Promise<TaskParts | null> {
  const [found] = await db
    .select({
      row: tasks,
      category: {
        id: categories.id,
        parentId: categories.parentId,
        slug: categories.slug,
        name: categories.name,
        icon: categories.icon,
      },
      parentSlug: branches.slug,
      place: { id: places.id, name: places.name },
      city: { id: cities.id, name: cities.name },
      viewsToday: sql<number>`(select count(*)::int from ${taskViews} where ${taskViews.taskId} = ${tasks.id})`,
    })
    .from(tasks)
    .leftJoin(categories, eq(categories.id, tasks.categoryId))
    .leftJoin(branches, eq(branches.id, categories.parentId))
    .leftJoin(places, eq(places.id, tasks.placeId))
    .leftJoin(cities, eq(cities.id, tasks.cityId))
    .where(eq(tasks.id, id))
  if (!found) return null
  const { parentSlug, ...parts } = found
  const category = parts.category && { ...parts.category, parentSlug }
  const asked = await askedProviders(db, parts.row.askedProviderIds)
  return { ...parts, category, asked, files: await filesOf(db, id) }
}

async function filesOf(db: Database | Transaction, taskId: string): Promise<TaskParts["files"]> {
  const { id, isPublic, type, originalName, size, width, height } = files
  const rows = await db
    .select({ id, isPublic, type, name: originalName, size, width, height })
    .from(taskFiles)
    .innerJoin(files, eq(files.id, taskFiles.fileId))
    .where(and(eq(taskFiles.taskId, taskId), eq(files.status, "ready")))
    .orderBy(asc(taskFiles.position))
  return rows.flatMap((file) => (file.type ? [{ ...file, type: file.type, size: file.size ?? 0 }] : []))
}

export async function isSaved(db: Database, userId: string, taskId: string): Promise<boolean> {
  const [row] = await db
    .select({ at: favourites.createdAt })
    .from(favourites)
    .where(
      and(eq(favourites.userId, userId), eq(favourites.targetType, "task"), eq(favourites.targetId, taskId)),
    )
  return row !== undefined
}

/** Whether this person was asked for an offer on it, or has made one. */
export async function hasPartIn(db: Database, userId: string, taskId: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select 1 from task_offers o where o.task_id = ${taskId}::uuid and o.provider_id = ${userId})
      or exists (select 1 from task_invites i where i.task_id = ${taskId}::uuid and i.provider_id = ${userId}) as has`)
  return rows[0]?.has ?? false
}

/** The user's own, in the order they were last changed. */
export async function idsOfMine(db: Database, userId: string, { role, status, pagination }: MyTasks) {
  const isMine = role === "owner" ? eq(tasks.ownerId, userId) : eq(tasks.assignedProviderId, userId)
  const where = and(isMine, status && status.length > 0 ? inArray(tasks.status, status) : undefined)
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: tasks.id })
      .from(tasks)
      .where(where)
      .orderBy(sql`${tasks.updatedAt} desc nulls last, ${tasks.id} desc nulls last`)
      .limit(pagination.limit)
      .offset(pagination.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(tasks)
      .where(where),
  ])
  return { ids: rows.map(({ id }) => id), total: all?.count ?? 0 }
}

const candidates = 60

/** Of the same category: in the same place first, then the newest. Bounded by the newest few of the category. */
export async function idsOfSimilar(db: Database, task: TaskRow, { limit }: Pick<SimilarTasks, "limit">) {
  if (!task.categoryId) return []
  const isListed = and(eq(tasks.status, "open"), eq(tasks.visibility, "public"))
  const newestIn = (isNear: ReturnType<typeof eq>) =>
    db
      .select({ id: tasks.id, cityId: tasks.cityId })
      .from(tasks)
      .where(and(isListed, isNear, ne(tasks.id, task.id)))
      .orderBy(sql`${tasks.publishedAt} desc nulls last, ${tasks.id} desc nulls last`)
      .limit(candidates)
  const same = await newestIn(eq(tasks.categoryId, task.categoryId))
  const beside =
    same.length < limit && task.parentCategoryId
      ? await newestIn(eq(tasks.parentCategoryId, task.parentCategoryId))
      : []
  const known = new Set(same.map(({ id }) => id))
  const all = [
    ...same.toSorted((a, b) => Number(b.cityId === task.cityId) - Number(a.cityId === task.cityId)),
    ...beside.filter(({ id }) => !known.has(id)),
  ]
  return all.slice(0, limit).map(({ id }) => id)
}

/** Of a hire its last line is written with its end, or a moment after it. */
const ofAnother = (doerId: string) => sql`exists (select 1 from task_assignments a
  where a.task_id = ${taskEvents.taskId} and a.provider_id <> ${doerId} and ${taskEvents.createdAt} >= a.assigned_at
    and ${taskEvents.createdAt} <= coalesce(a.ended_at, 'infinity') + interval '1 second')`

/** `doerId`: for one doer alone, without the hires of others and without what the owner noted for themselves. */
export async function timelineOf(db: Database, { id, pagination }: Timeline, doerId: string | null) {
  const where = and(eq(taskEvents.taskId, id), doerId === null ? undefined : not(ofAnother(doerId)))
  const { type, fromStatus, toStatus, data, createdAt } = taskEvents
  const [rows, [all]] = await Promise.all([
    db
      .select({
        id: taskEvents.id,
        type,
        fromStatus,
        toStatus,
        data,
        createdAt,
        actor: { id: users.id, name: users.name, deletedAt: users.deletedAt },
      })
      .from(taskEvents)
      .leftJoin(users, eq(users.id, taskEvents.actorId))
      .where(where)
      .orderBy(asc(createdAt), asc(taskEvents.id))
      .limit(pagination.limit)
      .offset(pagination.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(taskEvents)
      .where(where),
  ])
  const told = rows.map((row) => ({
    ...row,
    data: doerId === null ? row.data : withoutNote(row.data),
    actor: row.actor && { id: row.actor.id, name: shownName(row.actor) },
    createdAt: row.createdAt.toISOString(),
  }))
  return { data: told, total: all?.count ?? 0 }
}

function withoutNote({ note: _, ...data }: Record<string, unknown>) {
  return data
}

export async function ownerOfTask(db: Database, taskId: string): Promise<string | null> {
  const [task] = await db.select({ ownerId: tasks.ownerId }).from(tasks).where(eq(tasks.id, taskId))
  return task?.ownerId ?? null
}
