import { and, eq, isNull, or, sql } from "../../platform/db/drizzle.ts"
import { staleHours } from "@doable/domain/offer/limits"
import { whyCannotOffer } from "@doable/domain/offer/rules"
import type { OfferStatus } from "@doable/domain/offer/status"
import type { Refusal } from "@doable/domain/refusal"
import { reopenUntil, whyCannotReopen } from "@doable/domain/task/rules"
import type { InviteStatus } from "@doable/domain/offer/invite/status"
import type { Caller } from "../../platform/caller.ts"
import type { Context } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { offeringFacts } from "../../offer/offering-facts.ts"
import { inviteOf } from "../../offer/invite-of.ts"
import { recordViewed } from "../../offer/record-viewed.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { reopenFacts } from "../hire/reopen-facts.ts"

type MyOffer = { id: string; status: OfferStatus; validUntil: Date; staleAt: Date | null }
type Timer = {
  kind: "expiry" | "offer_validity" | "offer_stale" | "invite" | "completion" | "reopen"
  endsAt: Date
}

/** How the viewer is involved: their offer, their invite, whether they may make an offer. */
export async function viewerOf(ctx: Context & { user: Caller | null }, row: TaskRow) {
  const { db, user } = ctx
  if (!user || user.id === row.ownerId) {
    const reason: Refusal =
      row.status !== "open" ? "task_not_open" : user ? "offer_own_task" : "sign_in_needed"
    const timers = user ? [...(await workTimers(db, row)), ...(await reopenTimer(ctx, row))] : []
    const hasHires = user !== null && (await hasHiresOf(db, row.id, user.id))
    return { ...noPart, hasHires, cannotOfferReason: reason, timers: [...expiryOf(row), ...timers] }
  }
  const now = ctx.now()
  const [facts, offer, invite, hasHires] = await Promise.all([
    offeringFacts(db, row, user.id, now),
    myOfferOf(db, row.id, user.id),
    inviteOf(db, row.id, user.id),
    hasHiresOf(db, row.id, user.id),
  ])
  if (invite?.status === "sent") await recordViewed(db, invite.id, now)
  const cannotOfferReason = whyCannotOffer(facts)
  return {
    hasHires,
    canOffer: cannotOfferReason === null,
    cannotOfferReason,
    myOfferId: offer?.id ?? null,
    myOfferStatus: offer?.status ?? null,
    myInvite: invite && { id: invite.id, status: invite.status, message: invite.message },
    timers: [
      ...expiryOf(row),
      ...timersOf(row, offer, invite),
      ...(row.assignedProviderId === user.id ? await workTimers(db, row) : []),
    ],
  }
}

const noPart = { canOffer: false, myOfferId: null, myOfferStatus: null, myInvite: null }

/** Those of the task that this person is a party to; a doer's earlier hire counts also while they offer again. */
async function hasHiresOf(db: Database, taskId: string, userId: string): Promise<boolean> {
  const isParty = or(eq(taskAssignments.ownerId, userId), eq(taskAssignments.providerId, userId))
  const [hire] = await db
    .select({ id: taskAssignments.id })
    .from(taskAssignments)
    .where(and(eq(taskAssignments.taskId, taskId), isParty))
    .limit(1)
  return hire !== undefined
}

/** The live or accepted one, otherwise the newest. */
async function myOfferOf(db: Database, taskId: string, userId: string): Promise<MyOffer | null> {
  type Row = Omit<MyOffer, "validUntil" | "staleAt"> & { validUntil: string; staleAt: string | null }
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.status, o.valid_until as "validUntil", o.stale_at as "staleAt" from task_offers o
    where o.task_id = ${taskId}::uuid and o.provider_id = ${userId}
    order by (o.status in ('active', 'stale', 'accepted')) desc, o.created_at desc limit 1`)
  const [row] = rows
  if (!row) return null
  return { ...row, validUntil: new Date(row.validUntil), staleAt: row.staleAt ? new Date(row.staleAt) : null }
}

/** For the two alone. */
async function workTimers(db: Database, row: TaskRow): Promise<Timer[]> {
  if (row.status !== "completion_requested") return []
  const [hire] = await db
    .select({ endsAt: taskAssignments.endsAt })
    .from(taskAssignments)
    .where(and(eq(taskAssignments.taskId, row.id), isNull(taskAssignments.endedAt)))
  return hire?.endsAt ? [{ kind: "completion", endsAt: hire.endsAt }] : []
}

/** Until when the owner can post it again; their limits may still be in the way. */
async function reopenTimer(ctx: Context, row: TaskRow): Promise<Timer[]> {
  if (row.status !== "expired" && row.status !== "cancelled") return []
  const facts = await reopenFacts(ctx.db, row)
  if (!facts.endedAt || whyCannotReopen({ ...facts, actorId: row.ownerId, now: ctx.now() })) return []
  return [{ kind: "reopen", endsAt: reopenUntil(facts.endedAt, facts.withinDays) }]
}

function expiryOf(row: TaskRow): Timer[] {
  return row.status === "open" && row.expiresAt ? [{ kind: "expiry", endsAt: row.expiresAt }] : []
}

type MyInvite = { status: InviteStatus; expiresAt: Date } | null

function timersOf(row: TaskRow, offer: MyOffer | null, invite: MyInvite): Timer[] {
  if (row.status !== "open") return []
  const timers: Timer[] = []
  if (offer?.status === "active") timers.push({ kind: "offer_validity", endsAt: offer.validUntil })
  if (offer?.staleAt) {
    timers.push({ kind: "offer_stale", endsAt: new Date(offer.staleAt.getTime() + staleHours * 3_600_000) })
  }
  const isWaiting = invite?.status === "sent" || invite?.status === "viewed"
  if (invite && isWaiting) timers.push({ kind: "invite", endsAt: invite.expiresAt })
  return timers
}
