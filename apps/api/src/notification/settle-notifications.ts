import { and, eq, inArray, sql, type SQL } from "../platform/db/drizzle.ts"
import type { NotificationType } from "@doable/domain/notification/types"
import type { Database, Transaction } from "../platform/db/client.ts"
import { notifications } from "../platform/db/schema/notification.ts"
import type { Effect } from "../platform/outbox/effect.ts"
import type { EventType, OutboxEvent } from "../platform/outbox/events.ts"
import { activeAdmins } from "./kinds/exits/about-dispute.ts"
import { markRead } from "./mark-notices-read.ts"

const told = (name: string) => sql`${notifications.metadata}->'data'->>${sql.raw(`'${name}'`)}`
const uuid = (name: string) => sql`(${told(name)})::uuid`
const offerIsNot = (...statuses: string[]) =>
  sql`exists (select 1 from task_offers o where o.id = ${uuid("offerId")} and o.status not in (${listed(statuses)}))`
const taskIsNot = (...statuses: string[]) =>
  sql`exists (select 1 from tasks t where t.id = ${uuid("taskId")} and t.status not in (${listed(statuses)}))`
const listed = (statuses: string[]) => sql.raw(statuses.map((status) => `'${status}'`).join(", "))
const noRequestWaits = (kinds: SQL) => sql`not exists (select 1 from change_requests c
  where c.task_id = ${uuid("taskId")} and c.to_user_id = ${notifications.userId} and c.status = 'pending' and ${kinds})`
const isReviewed = sql`exists (select 1 from reviews r where r.task_id = ${uuid("taskId")}
  and r.author_id = ${notifications.userId}
  and (${told("assignmentId")} is null or r.assignment_id = ${uuid("assignmentId")}))`
const applicationIsNot = (...statuses: string[]) => sql`exists (select 1 from provider_applications p
  where p.id = ${uuid("applicationId")} and p.status not in (${listed(statuses)}))`

/** What asks its reader for something, and when nobody waits for it any more; null is news that asks for nothing. */
const settledWhen: Record<NotificationType, SQL | null> = {
  OfferReceived: offerIsNot("active", "stale"),
  OfferChanged: offerIsNot("active", "stale"),
  TaskChanged: offerIsNot("stale"),
  OfferCountered: sql`not exists (select 1 from offer_counters c join task_offers o on o.id = c.offer_id
    where c.offer_id = ${uuid("offerId")} and c.status = 'open' and o.status = 'active')`,
  QuestionAsked: sql`not exists (select 1 from task_questions q where q.task_id = ${uuid("taskId")}
    and q.answered_at is null and q.deleted_at is null and not q.is_hidden)`,
  TaskInviteReceived: sql`not exists (select 1 from task_invites i where i.task_id = ${uuid("taskId")}
    and i.provider_id = ${notifications.userId} and i.status in ('sent', 'viewed'))`,
  TaskHeld: taskIsNot("held"),
  TaskChangesRequested: taskIsNot("draft"),
  TaskExpiring: taskIsNot("open"),
  // A draft that's deleted is nowhere.
  NextTaskDrafted: sql`not exists (select 1 from tasks t where t.id = ${uuid("taskId")} and t.status = 'draft')`,
  CompletionRequested: taskIsNot("completion_requested"),
  ChangesRequested: taskIsNot("in_progress"),
  ChangeRequested: noRequestWaits(sql`c.kind <> 'cancel'`),
  CancellationRequested: noRequestWaits(sql`c.kind = 'cancel'`),
  DisputeOpened: sql`not exists (select 1 from disputes d
    where d.task_id = ${uuid("taskId")} and d.status = 'awaiting_reply')`,
  DisputeProposed: taskIsNot("disputed"),
  DisputeEscalated: taskIsNot("disputed"),
  FaultContested: sql`exists (select 1 from fault_contests f
    where f.assignment_id = ${uuid("assignmentId")} and f.decided_at is not null)`,
  ReviewInvite: isReviewed,
  ReviewReminder: isReviewed,
  // By text: the index is that of their unread conversations, which are few.
  MessageReceived: sql`not exists (select 1 from conversation_members m where m.user_id = ${notifications.userId}
    and m.unread > 0 and m.conversation_id::text = ${told("conversationId")})`,
  ProviderApplicationSubmitted: applicationIsNot("submitted", "in_review"),
  ProviderApplicationChangesRequested: applicationIsNot("changes_requested"),
  UserRegistered: null,
  UserProfileUpdated: null,
  UserActivated: null,
  UserDeactivated: null,
  UserLimited: null,
  UserLimitLifted: null,
  UserRoleChanged: null,
  UserAccountTypeChanged: null,
  TestNotification: null,
  SecurityAlert: null,
  ProviderApplicationApproved: null,
  ProviderApplicationRejected: null,
  VerificationExpiring: null,
  TaskPublished: null,
  TaskApproved: null,
  ContentRemoved: null,
  ContentRestored: null,
  RestrictionIssued: null,
  RestrictionLifted: null,
  TaskExpired: null,
  OfferWithdrawn: null,
  InviteDeclined: null,
  OfferSeen: null,
  OfferAccepted: null,
  OfferDeclined: null,
  OfferNotSelected: null,
  OfferExpired: null,
  TaskClosed: null,
  TaskReopened: null,
  QuestionAnswered: null,
  TaskAlertMatch: null,
  DoerAlertMatch: null,
  TaskStarted: null,
  TaskCompleted: null,
  TaskAutoCompleted: null,
  TaskCancelled: null,
  TaskStalled: null,
  HireStranded: null,
  ChangeAnswered: null,
  CancellationAnswered: null,
  DisputeReplied: null,
  DisputeResolved: null,
  FaultDecided: null,
  ReportDecided: null,
  ReportActedOn: null,
  AppealDecided: null,
  ContentHidden: null,
  ReviewPublished: null,
  ReviewReplied: null,
}

const asking = Object.entries(settledWhen).flatMap(([type, when]) => (when ? [{ type, when }] : []))
const isAsking = inArray(
  notifications.type,
  asking.map(({ type }) => type),
)
const isSettled = sql`(case ${notifications.type} ${sql.join(
  asking.map(({ type, when }) => sql`when ${type} then ${when}`),
  sql` `,
)} else false end)`

/** Under the lock of the reader's counts, for the row that was just written: its matter may be settled already. */
export async function isSettledAlready(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, id), isSettled))
  return row !== undefined
}

/** The same for one that isn't under the bell, and so is never marked as read. */
export async function isUnlistedSettled(db: Database | Transaction, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select 1 from unlisted_notifications as notifications where ${notifications.id} = ${id} and ${isSettled}`,
  )
  return rowCount === 1
}

/**
 * Marks as read what asked for something that is done. It goes by how things are now, not by the event, so it doesn't
 * matter which of two jobs runs first: one written later looks for itself (`write-notifications.ts`).
 */
export const settleNotifications: Effect = {
  name: "settle-notifications",
  run: async ({ db }, event) => {
    const people = await peopleOf(db, event)
    for (const userId of people.toSorted())
      await db.transaction((tx) => markRead(tx, userId, and(isAsking, isSettled)))
  },
}

const settling = [
  "assignment.cancelled",
  "assignment.changes-requested",
  "assignment.completed",
  "assignment.completed-in-time",
  "assignment.completion-requested",
  "assignment.stalled",
  "change.answered",
  "dispute.escalated",
  "dispute.opened",
  "dispute.replied",
  "dispute.resolved",
  "fault.decided",
  "invite.declined",
  "offer.accepted",
  "offer.changed",
  "offer.closed",
  "offer.counter-answered",
  "offer.counter-withdrawn",
  "offer.declined",
  "offer.expired",
  "offer.made",
  "offer.passed-over",
  "offer.reconfirmed",
  "offer.stale",
  "offer.withdrawn",
  "provider-application.approved",
  "provider-application.rejected",
  "provider-application.sent-back",
  "provider-application.submitted",
  "question.answered",
  "task.approved",
  "task.closed",
  "task.expired",
  "task.held",
  "task.published",
  "task.removed",
  "task.sent-back",
  "task.settled",
] as const satisfies EventType[]

export const settlesNotifications = (event: EventType): boolean =>
  (settling as readonly EventType[]).includes(event)

/** More than these nobody has on one task. */
const mostPeople = 300

/** Everyone who has a part in the task, and our team where it's about them. */
async function peopleOf(db: Database, event: OutboxEvent): Promise<string[]> {
  if ("applicationId" in event) return [event.userId, ...(await activeAdmins(db))]
  const taskId = taskOf(event)
  if (!taskId) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    with t as (select x.id, x.owner_id from tasks x where x.id = (${taskId}))
    select owner_id as id from t
    union select o.provider_id from task_offers o join t on o.task_id = t.id
    union select i.provider_id from task_invites i join t on i.task_id = t.id
    union select a.provider_id from task_assignments a join t on a.task_id = t.id
    limit ${sql.raw(String(mostPeople))}`)
  const isForTeam = event.type.startsWith("dispute.") || event.type === "fault.decided"
  return [...rows.map(({ id }) => id), ...(isForTeam ? await activeAdmins(db) : [])]
}

function taskOf(event: OutboxEvent): SQL | null {
  if ("taskId" in event) return sql`${event.taskId}::uuid`
  const of = (table: string, id: string) =>
    sql`select y.task_id from ${sql.raw(table)} y where y.id = ${id}::uuid`
  if ("offerId" in event) return of("task_offers", event.offerId)
  if ("changeId" in event) return of("change_requests", event.changeId)
  if ("disputeId" in event) return of("disputes", event.disputeId)
  if ("inviteId" in event) return of("task_invites", event.inviteId)
  if ("questionId" in event) return of("task_questions", event.questionId)
  return "assignmentId" in event ? of("task_assignments", event.assignmentId) : null
}
