import { and, eq, inArray, isNull, sql } from "../platform/db/drizzle.ts"
import { materialParts, type MaterialPart } from "@doable/domain/task/material-change"
import type { MyOffers, OffersByTask } from "@doable/domain/offer/input"
import type { RankedOffer } from "@doable/domain/offer/ranking"
import { offerStatuses, type OfferStatus } from "@doable/domain/offer/status"
import type { Database, Transaction } from "../platform/db/client.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { tasks } from "../platform/db/schema/task.ts"
import type { OfferRow } from "./lock-offer.ts"

export type RankedRow = RankedOffer & { offer: OfferRow; profileId: string | null }

/** What an owner sees: live offers, and the accepted one. */
const shownAtFirst: OfferStatus[] = ["active", "stale", "accepted"]
/** A task has few places; of those that came and went over the years, the newest. */
const mostRead = 200

export async function offersOfTask(
  db: Database,
  { taskId, status, shortlistedOnly }: Pick<OffersByTask, "taskId" | "status" | "shortlistedOnly">,
  seesHidden: boolean,
) {
  const { id, ownerId, offerCap, budgetMin, budgetMax, budgetCurrency, timingKind, dueDate, categoryId } =
    tasks
  const wanted = { budgetMin, budgetMax, budgetCurrency, timingKind, dueDate }
  const spot = { lat: tasks.publicLat, lng: tasks.publicLng }
  const [task] = await db
    .select({ id, ownerId, status: tasks.status, offerCap, categoryId, ...wanted, ...spot })
    .from(tasks)
    .where(eq(id, taskId))
  if (!task) return { task: null, rows: [], total: 0 }
  const where = and(
    eq(taskOffers.taskId, taskId),
    inArray(taskOffers.status, status?.length ? status : shownAtFirst),
    shortlistedOnly ? eq(taskOffers.isShortlisted, true) : undefined,
    seesHidden ? undefined : isNull(taskOffers.hiddenAt),
  )
  const { ratingSum, ratingCount, completedCount, ownFaultCount } = providerProfiles
  const [rows, [all]] = await Promise.all([
    db
      .select({
        offer: taskOffers,
        profile: { id: providerProfiles.id, ratingSum, ratingCount, completedCount, ownFaultCount },
        jobsInCategory: sql<number>`(select count(*)::int from task_assignments a join tasks t on t.id = a.task_id
          where a.provider_id = ${taskOffers.providerId} and a.outcome = 'completed' and t.category_id = ${task.categoryId})`,
        workedTogether: sql<boolean>`exists (select 1 from task_assignments a
          where a.provider_id = ${taskOffers.providerId} and a.owner_id = ${task.ownerId} and a.outcome = 'completed')`,
      })
      .from(taskOffers)
      .leftJoin(providerProfiles, eq(providerProfiles.userId, taskOffers.providerId))
      .where(where)
      .orderBy(sql`${taskOffers.createdAt} desc nulls last, ${taskOffers.id} desc nulls last`)
      .limit(mostRead),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(taskOffers)
      .where(where),
  ])
  const ranked = rows.map(({ offer, profile, jobsInCategory, workedTogether }): RankedRow => ({
    offer,
    profileId: profile?.id ?? null,
    price: offer.price,
    canStartAt: offer.canStartAt,
    ratingSum: profile?.ratingSum ?? 0,
    ratingCount: profile?.ratingCount ?? 0,
    completedCount: profile?.completedCount ?? 0,
    ownFaultCount: profile?.ownFaultCount ?? 0,
    jobsInCategory,
    workedTogether,
  }))
  return { task, rows: ranked, total: Math.min(all?.count ?? 0, mostRead) }
}

export async function countsOfTask(db: Database, taskId: string) {
  const counted = (which: string) => sql<number>`count(*) filter (where ${sql.raw(which)})::int`
  const isLive = "status in ('active', 'stale')"
  const [counts] = await db
    .select({
      live: counted(isLive),
      stale: counted("status = 'stale'"),
      shortlisted: counted(`${isLive} and is_shortlisted`),
      unseen: counted(`${isLive} and (seen_by_owner_at is null or changed_at > seen_by_owner_at)`),
      past: counted("status not in ('active', 'stale', 'accepted')"),
    })
    .from(taskOffers)
    .where(and(eq(taskOffers.taskId, taskId), isNull(taskOffers.hiddenAt)))
  return counts ?? { live: 0, stale: 0, shortlisted: 0, unseen: 0, past: 0 }
}

export async function offersOfMine(db: Database, userId: string, { status, taskId, pagination }: MyOffers) {
  const where = and(
    eq(taskOffers.providerId, userId),
    status?.length ? inArray(taskOffers.status, status) : undefined,
    taskId ? eq(taskOffers.taskId, taskId) : undefined,
  )
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(taskOffers)
      .where(where)
      .orderBy(sql`${taskOffers.updatedAt} desc nulls last, ${taskOffers.id} desc nulls last`)
      .limit(pagination.limit)
      .offset(pagination.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(taskOffers)
      .where(where),
  ])
  return { rows, total: all?.count ?? 0 }
}

/** Those that led to a job which was completed. */
export async function completedOf(db: Database, offers: readonly { id: string }[]): Promise<Set<string>> {
  const { offerId, outcome } = taskAssignments
  const ids = offers.map(({ id }) => id)
  const rows = await db
    .select({ offerId })
    .from(taskAssignments)
    .where(and(inArray(offerId, ids), eq(outcome, "completed")))
  return new Set(rows.map((row) => row.offerId))
}

export async function countsOfMine(db: Database, userId: string): Promise<Record<OfferStatus, number>> {
  const rows = await db
    .select({ status: taskOffers.status, count: sql<number>`count(*)::int` })
    .from(taskOffers)
    .where(eq(taskOffers.providerId, userId))
    .groupBy(taskOffers.status)
  const none = Object.fromEntries(offerStatuses.map((status) => [status, 0]))
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) } as Record<
    OfferStatus,
    number
  >
}

export async function offerById(db: Database | Transaction, id: string) {
  const [found] = await db
    .select({
      offer: taskOffers,
      ownerId: tasks.ownerId,
      taskStatus: tasks.status,
      profileId: providerProfiles.id,
    })
    .from(taskOffers)
    .innerJoin(tasks, eq(tasks.id, taskOffers.taskId))
    .leftJoin(providerProfiles, eq(providerProfiles.userId, taskOffers.providerId))
    .where(eq(taskOffers.id, id))
  return found ?? null
}

/** What the client has changed since the version of the task that the offer was made for. */
export async function changedSince(
  db: Database,
  { taskId, taskVersionSeen }: { taskId: string; taskVersionSeen: number },
): Promise<MaterialPart[]> {
  const { rows } = await db.execute<{ part: string }>(sql`
    select distinct p.part from task_events e, jsonb_array_elements_text(e.data->'changed') as p(part)
    where e.task_id = ${taskId}::uuid and e.type = 'edited' and (e.data->>'version')::int > ${taskVersionSeen}
    limit 20`)
  return materialParts.filter((part) => rows.some((row) => row.part === part))
}
