// What must be true at every moment, and what one step may have changed.
import { expect } from "vitest"
import { offerMove, offerMoves, type OfferAction } from "@doable/domain/offer/graph"
import type { OfferStatus } from "@doable/domain/offer/status"
import { taskMoves, type TaskAction } from "@doable/domain/task/graph"
import { runningStatuses, type TaskStatus } from "@doable/domain/task/status"
import type { Facts } from "./facts.ts"

const isLive = ({ status }: { status: OfferStatus }) => status === "active" || status === "stale"

export function holdLaws(facts: Facts): void {
  holdOffers(facts)
  holdWork(facts)
  holdExits(facts)
  holdStory(facts)
  holdReviews(facts)
  holdTalks(facts)
  const shown = facts.questions.filter(({ isHidden, deletedAt }) => !isHidden && deletedAt === null)
  expect(facts.task.questionCount).toBe(shown.length)
  expect(new Set(facts.invites.map(({ providerId }) => providerId)).size).toBe(facts.invites.length)
}

function holdOffers({ task, offers, rounds }: Facts) {
  const live = offers.filter(isLive)
  for (const { id, price } of offers) {
    const ofOffer = rounds.filter(({ offerId }) => offerId === id)
    expect(ofOffer.map(({ round }) => round)).toEqual(ofOffer.map((_, at) => at + 1))
    const last = ofOffer.findLast(({ status }) => status === "accepted" || status === "answered")
    // Nobody edits a price in these histories: it's what the two last agreed on.
    if (last) expect(price).toBe(last.answerPrice ?? last.price)
  }
  expect(offers.filter(({ status }) => status === "accepted").length).toBeLessThanOrEqual(1)
  expect(live.length).toBeLessThanOrEqual(task.offerCap)
  expect(task.offerCount).toBe(live.length)
  expect(new Set(live.map(({ providerId }) => providerId)).size).toBe(live.length)
  // If an edit holds the task, it keeps its offers until a moderator decides; nobody can be hired until then.
  if (task.status !== "open" && task.status !== "held") expect(live).toEqual([])
  for (const { status, staleAt, taskVersionSeen } of offers) {
    expect(staleAt !== null).toBe(status === "stale")
    expect(taskVersionSeen).toBeLessThanOrEqual(task.version)
  }
}

/**
 * A job belongs to one doer, from an accepted offer to its end, and has timers for exactly as long; if the task is
 * removed, they stop.
 */
function holdWork({ task, offers, hires, disputes }: Facts) {
  const running = hires.filter(({ endedAt }) => endedAt === null)
  const accepted = offers.filter(({ status }) => status === "accepted")
  const isRunning = runningStatuses.some((status) => status === task.status)
  expect(running.map(({ offerId }) => offerId)).toEqual(accepted.map(({ id }) => id))
  const isStopped = task.status === "removed"
  const isDisputed = task.status === "disputed"
  // A dispute about a job that the scheduler ended: it stays ended until the two, or we, decide otherwise.
  const before = disputes.find(({ endedAt }) => endedAt === null)?.previousStatus
  const isOver = isDisputed && (before === "completed" || before === "cancelled")
  if (!isStopped) expect(running.length).toBe(isRunning && !isOver ? 1 : 0)
  if (isRunning && !isOver) expect(task.assignedProviderId).toBe(running[0]?.providerId)
  if (task.status === "open") expect(task.assignedProviderId).toBeNull()
  const done = hires.filter(({ outcome }) => outcome === "completed")
  expect(done.length).toBe(task.status === "completed" || (isDisputed && before === "completed") ? 1 : 0)
  for (const { endedAt, remindAt, endsAt, revisionRound } of hires) {
    if (endedAt) expect([remindAt, endsAt]).toEqual([null, null])
    else expect(endsAt === null).toBe(isStopped || isDisputed)
    expect(revisionRound).toBeLessThanOrEqual(3)
  }
}

/** One pending request of a kind, one open dispute while it is disputed, and a contested fault counts for nobody. */
function holdExits({ task, hires, agreements, changes, disputes, contests }: Facts) {
  const pending = changes.filter(({ status }) => status === "pending")
  expect(new Set(pending.map(({ kind }) => kind)).size).toBe(pending.length)
  const running = hires.find(({ endedAt }) => endedAt === null)
  for (const { assignmentId, pausedAt } of pending) {
    expect(assignmentId).toBe(running?.id)
    expect(task.status).not.toBe("removed")
    expect(pausedAt !== null).toBe(task.status === "disputed")
  }
  expect(disputes.filter(({ endedAt }) => endedAt === null).length).toBe(task.status === "disputed" ? 1 : 0)
  for (const { assignmentId, decidedAt, decision } of contests) {
    const hire = hires.find(({ id }) => id === assignmentId)
    expect(hire?.fault).toBe(decidedAt ? decision : "undecided")
  }
  for (const { id } of hires) {
    const versions = agreements
      .filter(({ assignmentId }) => assignmentId === id)
      .map(({ version }) => version)
    expect(versions).toEqual(versions.map((_, at) => at + 1))
  }
}

/** What was agreed on once is never written over; only who has paid is noted beside it. */
export function holdAgreements(before: Facts, after: Facts): void {
  const terms = ({
    settledByCustomerAt,
    settledByProviderAt,
    updatedAt,
    ...agreed
  }: Facts["agreements"][number]) => agreed
  for (const agreed of before.agreements) {
    const now = after.agreements.find(
      ({ assignmentId, version }) => assignmentId === agreed.assignmentId && version === agreed.version,
    )
    expect(now && terms(now)).toEqual(terms(agreed))
  }
}

/** One row for every change of state, each a move of the graph, the end of one the start of the next. */
function holdStory({ task, events }: Facts) {
  let at = events.find(({ toStatus }) => toStatus !== null)?.fromStatus ?? task.status
  for (const { fromStatus, toStatus, type } of events) {
    if (toStatus === null) continue
    expect(fromStatus).toBe(at)
    const isMove = taskMoves.some((move) => {
      const sources: readonly (TaskStatus | null)[] = move.from
      return sources.includes(fromStatus) && move.to === toStatus && move.event === type
    })
    expect(isMove, `${type}: ${fromStatus} → ${toStatus}`).toBe(true)
    at = toStatus
  }
  expect(task.status).toBe(at)
}

function holdReviews({ hires, reviews, disputes }: Facts) {
  for (const { id, outcome } of hires) {
    const pair = reviews.filter(({ assignmentId }) => assignmentId === id)
    // A job that a dispute took up again may have been reviewed before.
    const isTakenUp = disputes.some((one) => one.assignmentId === id && one.decision === "redo")
    if (outcome === null && !isTakenUp) expect(pair).toEqual([])
    expect(new Set(pair.map(({ authorId }) => authorId)).size).toBe(pair.length)
    if (pair.length === 2) expect(pair.map(({ status }) => status)).toEqual(["published", "published"])
  }
}

/** Numbers without gaps, and for each of the two exactly what the other one or the product said since they read. */
function holdTalks({ conversations, members, messages }: Facts) {
  for (const { id, lastPosition } of conversations) {
    const said = messages.filter(({ conversationId }) => conversationId === id)
    expect(said.map(({ position }) => position)).toEqual(said.map((_, at) => at + 1))
    expect(lastPosition).toBe(said.length)
    const two = members.filter(({ conversationId }) => conversationId === id)
    expect(two.length).toBe(2)
    for (const { userId, readPosition, unread } of two) {
      const waiting = said.filter(
        ({ position, senderId, deletedAt }) =>
          position > readPosition && senderId !== userId && deletedAt === null,
      )
      expect(unread).toBe(waiting.length)
    }
  }
}

export type Moves = { task?: readonly TaskAction[]; offer?: readonly OfferAction[] }

/** What one command alone has changed is what that command may change: in the task, in each offer, in the history. */
export function holdStep(before: Facts, after: Facts, { task = [], offer = [] }: Moves): void {
  const told = after.events.length - before.events.length
  if (before.task.status !== after.task.status) {
    const fits = taskMoves.filter((move) => task.includes(move.action))
    const isMove = fits.some((move) => {
      const sources: readonly TaskStatus[] = move.from
      return sources.includes(before.task.status) && move.to === after.task.status
    })
    expect(isMove, `${before.task.status} → ${after.task.status}`).toBe(true)
    expect(after.events.slice(-told).filter(({ toStatus }) => toStatus !== null).length).toBe(1)
  }
  for (const { id, status } of after.offers) {
    const was = before.offers.find((one) => one.id === id)?.status
    if (was === undefined) expect(status).toBe("active")
    else if (was !== status) {
      expect(
        offer.map((action) => offerMove(was, action)),
        `${was} → ${status}`,
      ).toContain(status)
    }
  }
}

/** Looking at a task tells the owner that an invite was seen: the one thing that reading changes. */
const unseen = (facts: Facts) => ({
  ...facts,
  invites: facts.invites.map((invite) =>
    invite.status === "viewed" ? { ...invite, status: "sent", viewedAt: null } : invite,
  ),
})

/** A no leaves everything as it was. */
export function holdRefusal(before: Facts, after: Facts): void {
  expect(unseen(after)).toEqual(unseen(before))
}

/** Several commands at the same time: each offer is where so many moves can have led it. */
export function holdSteps(before: Facts, after: Facts, steps: number): void {
  for (const { id, status } of after.offers) {
    const found = new Set<OfferStatus>([before.offers.find((one) => one.id === id)?.status ?? "active"])
    for (let step = 0; step < steps; step++) {
      for (const move of offerMoves) {
        const sources: readonly OfferStatus[] = move.from
        if (sources.some((state) => found.has(state))) found.add(move.to)
      }
    }
    expect([...found]).toContain(status)
  }
}
