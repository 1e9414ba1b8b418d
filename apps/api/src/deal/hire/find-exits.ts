import { and, count, desc, eq, inArray, sql } from "../../platform/db/drizzle.ts"
import { whyCannotAsk } from "@doable/domain/deal/change/requests"
import { deadlinesOf } from "@doable/domain/deal/deadline/deadlines"
import { turnOf, whyCannotDispute } from "@doable/domain/deal/dispute/steps"
import {
  contestUntil,
  isOwnFault,
  whyCannotComment,
  whyCannotContest,
  reasonsFor,
} from "@doable/domain/deal/fault/faults"
import { stallTimers } from "@doable/domain/deal/timers"
import { sideOf, whyCannotCancel } from "@doable/domain/deal/work"
import type { Locale } from "@doable/domain/locale"
import type { Refusal } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { disputeProposals, disputes } from "../../platform/db/schema/deal/dispute.ts"
import { faultContestFiles, faultContests } from "../../platform/db/schema/deal/fault-contest.ts"
import { agreements } from "../../platform/db/schema/task-assignment.ts"
import { moneyOf } from "../../task/whole-draft.ts"
import { faultLimitOf } from "../apply-fault-limits.ts"
import { agreedText, isOnOrDone } from "./agreed-text.ts"
import type { AssignmentAnswer, exitActions } from "./answers.ts"
import { lastSign } from "./last-sign.ts"
import type { FoundAssignment } from "./queries.ts"

export type Exits = Pick<
  AssignmentAnswer,
  "versions" | "deadlines" | "isByConsent" | "faultInfo" | "disputeId" | "hasTalked" | "actions" | "cannot"
>
type ExitAction = (typeof exitActions)[number]
type Change = typeof changeRequests.$inferSelect
type Dispute = typeof disputes.$inferSelect
type Contest = typeof faultContests.$inferSelect

/** More than these nobody has on one task. */
const mostRead = 200

/** How each job can change or end, what was agreed on when, and whose fault the end was, for this reader. */
export async function findExits(ctx: UserContext, found: FoundAssignment[]): Promise<Map<string, Exits>> {
  const [first] = found
  if (!first) return new Map()
  const ids = found.map(({ assignment }) => assignment.id)
  const { db, user } = ctx
  const isOwn = found.some(({ assignment }) => isOwnFault(assignment, user.id))
  const [versions, changes, argued, proposed, contests, fileCounts, talked, quietSince, limit] =
    await Promise.all([
      findVersions(db, ids),
      db.select().from(changeRequests).where(inArray(changeRequests.assignmentId, ids)).limit(mostRead),
      db
        .select()
        .from(disputes)
        .where(inArray(disputes.assignmentId, ids))
        .orderBy(desc(disputes.createdAt), desc(disputes.id))
        .limit(mostRead),
      db
        .select({
          disputeId: disputeProposals.disputeId,
          byUserId: disputeProposals.byUserId,
          acceptedAt: disputeProposals.acceptedAt,
        })
        .from(disputeProposals)
        .innerJoin(disputes, eq(disputes.id, disputeProposals.disputeId))
        .where(inArray(disputes.assignmentId, ids))
        .orderBy(disputeProposals.position)
        .limit(mostRead),
      db.select().from(faultContests).where(inArray(faultContests.assignmentId, ids)),
      db
        .select({ id: faultContestFiles.assignmentId, count: count() })
        .from(faultContestFiles)
        .where(inArray(faultContestFiles.assignmentId, ids))
        .groupBy(faultContestFiles.assignmentId),
      hasTalked(db, first, user.id),
      first.assignment.endedAt === null ? lastSign(db, first.assignment) : null,
      isOwn ? faultLimitOf(db, user.id, ctx.now()) : null,
    ])
  return new Map(
    found.map((row, at): [string, Exits] => {
      const { id } = row.assignment
      const dispute = argued.find(({ assignmentId }) => assignmentId === id) ?? null
      const facts: Facts = {
        row,
        // Of several hires only the newest can be on.
        isNewest: at === 0,
        changes: changes.filter(({ assignmentId }) => assignmentId === id),
        dispute,
        proposals: proposed.filter(({ disputeId }) => disputeId === dispute?.id),
        isDecided: argued.some((one) => one.assignmentId === id && one.decidedById !== null),
        contest: contests.find(({ assignmentId }) => assignmentId === id) ?? null,
        fileCount: fileCounts.find((one) => one.id === id)?.count ?? 0,
        hasTalked: talked,
        quietSince,
        limit,
      }
      return [id, describe(ctx, facts, versions.get(id) ?? [])]
    }),
  )
}

const nothing: Exits = {
  versions: [],
  deadlines: [],
  isByConsent: false,
  faultInfo: { isOwn: false, isBySilence: false, limit: null, contestUntil: null, contest: null },
  disputeId: null,
  hasTalked: false,
  actions: [],
  cannot: [],
}

export const exitsOf = (exits: Map<string, Exits>, id: string): Exits => exits.get(id) ?? nothing

type Facts = {
  row: FoundAssignment
  isNewest: boolean
  changes: Change[]
  dispute: Dispute | null
  proposals: { byUserId: string; acceptedAt: Date | null }[]
  isDecided: boolean
  contest: Contest | null
  fileCount: number
  hasTalked: boolean
  /** When one of the two last did or said something about the newest hire. */
  quietSince: Date | null
  limit: Exits["faultInfo"]["limit"]
}

function describe(ctx: UserContext, facts: Facts, versions: Exits["versions"]): Exits {
  const { user } = ctx
  const { row, dispute, contest, fileCount } = facts
  const { assignment } = row
  const isParty = user.id === assignment.ownerId || user.id === assignment.providerId
  const may = isParty ? whyNots(ctx, facts) : []
  const own = isOwnFault(assignment, user.id)
  const canContest = may.some(([action, why]) => action === "contest_fault" && why === null)
  const until = canContest && assignment.endedAt ? contestUntil(assignment.endedAt) : null
  const isOn = isOnOrDone({ outcome: assignment.outcome, taskStatus: row.taskStatus })
  const reader = { task: row.task, isDoer: user.id === assignment.providerId, isOn }
  return {
    versions: versions.map((one) => ({ ...one, scopeText: agreedText(one.scopeText, reader) })),
    deadlines: isParty ? deadlines(ctx, facts, until) : [],
    isByConsent: facts.changes.some(isAgreedEnd),
    faultInfo: {
      isOwn: own,
      isBySilence: facts.changes.some(({ status }) => status === "auto_accepted"),
      limit: own ? facts.limit : null,
      contestUntil: until?.toISOString() ?? null,
      contest: contest && describeContest(contest, { userId: user.id, locale: user.locale, fileCount }),
    },
    disputeId: dispute?.id ?? null,
    hasTalked: facts.isNewest && facts.hasTalked,
    actions: may.filter(([, why]) => why === null).map(([action]) => action),
    cannot: may.flatMap(([action, why]) => (why ? [{ action, why }] : [])),
  }
}

/** What one did alone is on record as accepted too, in the moment in which it was asked. */
const isAgreedEnd = ({ kind, status, createdAt, answeredAt }: Change) =>
  kind === "cancel" && status === "accepted" && answeredAt !== null && answeredAt > createdAt

type Reader = { userId: string; locale: Locale; fileCount: number }

function describeContest(contest: Contest, { userId, locale, fileCount }: Reader) {
  const { byUserId, text, createdAt, otherText, otherAt, decision, decidedAt, reasoning } = contest
  return {
    isMine: byUserId === userId,
    text,
    fileCount,
    at: createdAt.toISOString(),
    comment: otherText !== null && otherAt ? { text: otherText, at: otherAt.toISOString() } : null,
    decision,
    reasoning: reasonsFor(reasoning, locale),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

function whyNots({ user, now: clock }: UserContext, facts: Facts): [ExitAction, Refusal | null][] {
  const { row, isNewest, changes, contest, isDecided } = facts
  const { assignment } = row
  const now = clock()
  const hire = { ...assignment, scheduledAt: row.agreement.scheduledAt }
  const task = { ownerId: row.owner.id, assignedProviderId: row.assignedProviderId, status: row.taskStatus }
  const has = (kind: Change["kind"]) => changes.some((one) => one.kind === kind && one.status === "pending")
  const ofHire: [ExitAction, Refusal | null][] = [
    [
      "contest_fault",
      whyCannotContest(assignment, { actorId: user.id, hasContest: contest !== null, isDecided, now }),
    ],
    ["comment_contest", whyCannotComment(assignment, contest, user.id)],
  ]
  if (!isNewest || !sideOf(task, user.id)) return ofHire
  const opening = { taskStatus: task.status, actorId: user.id, reason: null, hasTalked: facts.hasTalked, now }
  const isOn = assignment.endedAt === null
  const whyNotAsk = (kind: Change["kind"]) =>
    isOn ? whyCannotAsk(task, user.id, has(kind)) : ("task_bad_transition" as const)
  const alone = isOn ? whyCannotCancel(task, hire, user.id, now) : ("task_bad_transition" as const)
  return [
    ["change_price", whyNotAsk("price")],
    ["change_schedule", whyNotAsk("schedule")],
    ["change_scope", whyNotAsk("scope")],
    ["cancel_now", alone],
    ["request_cancel", whyNotAsk("cancel")],
    ["dispute", whyCannotDispute(hire, opening)],
    ...ofHire,
  ]
}

function deadlines(ctx: UserContext, facts: Facts, until: Date | null): Exits["deadlines"] {
  const { row, isNewest, changes, dispute, proposals } = facts
  const { assignment } = row
  const isMine = (userId: string) => userId === ctx.user.id
  const pending = changes.filter(({ status }) => status === "pending")
  const found = deadlinesOf({
    // An earlier hire of a task that is open again is over, whatever the task is now.
    status: isNewest ? row.taskStatus : "cancelled",
    hire: { ...assignment, endsAt: endOf(facts) },
    isOwner: isMine(assignment.ownerId),
    pending: pending.map(({ id, kind, byUserId, claimedFault, expiresAt }) => ({
      id,
      kind,
      isMine: isMine(byUserId),
      isBlaming: claimedFault === "other",
      expiresAt,
    })),
    dispute: dispute && {
      id: dispute.id,
      status: dispute.status,
      isMine: isMine(dispute.openedById),
      turn: turnOf(dispute, proposals),
      dueAt: dispute.dueAt,
      escalatedAt: dispute.escalatedAt,
    },
    contestUntil: until,
    now: ctx.now(),
  })
  return found.map((one) => ({ ...one, at: one.at?.toISOString() ?? null }))
}

/** Every message and action delays the end of a stalled job; the row is updated only when its time is up. */
function endOf({ row: { assignment, agreement, taskStatus }, quietSince }: Facts): Date | null {
  const isGoing = taskStatus === "assigned" || taskStatus === "in_progress"
  if (!isGoing || !assignment.endsAt) return assignment.endsAt
  const { assignedAt } = assignment
  return stallTimers({ scheduledAt: agreement.scheduledAt, assignedAt, quietSince }).endsAt
}

/** Of the newest hire: whether the reader has said something since it started. */
async function hasTalked(db: Database, { assignment, conversationId }: FoundAssignment, userId: string) {
  if (!conversationId) return false
  const since = assignment.assignedAt.toISOString()
  const { rows } = await db.execute(sql`
    select 1 from messages m where m.sender_id = ${userId} and m.created_at >= ${since}::timestamptz
      and m.conversation_id = ${conversationId}::uuid and m.system_key is null limit 1`)
  return rows.length > 0
}

/** What was agreed on and when, of each of these hires. */
export async function findVersions(db: Database, ids: string[]): Promise<Map<string, Exits["versions"]>> {
  const rows = await db
    .select({
      agreement: agreements,
      change: changeRequests,
      ownerId: sql<string>`(select a.owner_id from task_assignments a where a.id = ${agreements.assignmentId})`,
    })
    .from(agreements)
    .leftJoin(
      changeRequests,
      and(
        eq(changeRequests.assignmentId, agreements.assignmentId),
        eq(changeRequests.madeVersion, agreements.version),
      ),
    )
    .where(inArray(agreements.assignmentId, ids))
    .orderBy(agreements.version)
    .limit(mostRead)
  const shown = rows.map(({ agreement, change, ownerId }) => {
    const { version, price, currency, materialsCost, scheduledAt, scopeText, included, createdAt } = agreement
    const bySide = change?.byUserId === ownerId ? ("owner" as const) : ("doer" as const)
    return {
      id: agreement.assignmentId,
      shown: {
        version,
        agreedAt: createdAt.toISOString(),
        price: { amount: price, currency },
        materialsCost: moneyOf(materialsCost, currency),
        scheduledAt: scheduledAt?.toISOString() ?? null,
        scopeText,
        included,
        request: change && { id: change.id, kind: change.kind, bySide, note: change.note },
        isFromDispute: version > 1 && change === null,
      },
    }
  })
  const grouped = Map.groupBy(shown, ({ id }) => id)
  return new Map([...grouped].map(([id, some]) => [id, some.map((one) => one.shown)]))
}
