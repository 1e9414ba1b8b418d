import type { TaskStatus } from "../../task/status.ts"
import type { ChangeKind } from "../change/status.ts"
import { onSilence } from "../change/requests.ts"
import { decisionAimAt, type Turn } from "../dispute/steps.ts"
import type { DisputeStatus } from "../dispute/status.ts"
import { completionDays } from "../timers.ts"

/** What someone has to do by when. */
export const deadlineKinds = [
  "answer_price",
  "answer_schedule",
  "answer_scope",
  "answer_cancel",
  "confirm_work",
  "keep_moving",
  "contest_fault",
  "reply_dispute",
  "agree_dispute",
  "decide_dispute",
] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

export const deadlineTurns = ["you", "other", "both", "team"] as const
export type DeadlineTurn = (typeof deadlineTurns)[number]

/** What follows when it passes. */
export const deadlineEnds = [
  "request_expires",
  "job_cancelled",
  // As above, and the person who didn't answer is at fault.
  "fault_recorded",
  "job_completed",
  "job_stalls",
  "fault_stays",
  "team_decides",
  // Nothing follows by itself: by then we want to have decided.
  "team_aims",
] as const
export type DeadlineEnd = (typeof deadlineEnds)[number]

export type Deadline = {
  kind: DeadlineKind
  /** Null while it hasn't started, or is on pause. */
  at: Date | null
  isPaused: boolean
  turn: DeadlineTurn
  end: DeadlineEnd | null
  /** The request, the dispute or the job that it is about. */
  refId: string
  /** Of what hasn't started: how long it will be. */
  days: number | null
}

type Pending = {
  id: string
  kind: ChangeKind
  isMine: boolean
  /** A cancellation that names the one who is asked as the one at fault. */
  isBlaming: boolean
  expiresAt: Date
}

export type DeadlineFacts = {
  status: TaskStatus
  hire: { id: string; completionRequestedAt: Date | null; endsAt: Date | null; endedAt: Date | null }
  isOwner: boolean
  pending: readonly Pending[]
  dispute: {
    id: string
    status: DisputeStatus
    isMine: boolean
    turn: Turn | null
    dueAt: Date | null
    escalatedAt: Date | null
  } | null
  /** Until when the reader may contest their fault. */
  contestUntil: Date | null
  now: Date
}

const dayMs = 24 * 60 * 60 * 1000

/** Everything that runs for the two, the next one first. A dispute stops all other clocks. */
export function deadlinesOf(facts: DeadlineFacts): Deadline[] {
  const { status, hire, isOwner, contestUntil } = facts
  const isPaused = status === "disputed"
  const found = [...ofRequests(facts, isPaused), ...ofDispute(facts)]
  if (contestUntil) {
    const mine = { turn: "you", end: "fault_stays", refId: hire.id, days: null } as const
    found.push({ kind: "contest_fault", at: contestUntil, isPaused: false, ...mine })
  }
  if (!hire.endedAt) found.push(...ofWork(status, hire, isOwner))
  return found.toSorted((a, b) => endOf(a, facts.now) - endOf(b, facts.now))
}

/** What hasn't begun ends no sooner than its days from now; what is on pause has no end to sort by. */
function endOf({ at, days }: Deadline, now: Date): number {
  if (at) return at.getTime()
  return days === null ? Number.MAX_SAFE_INTEGER : now.getTime() + days * dayMs
}

function ofRequests({ pending }: DeadlineFacts, isPaused: boolean): Deadline[] {
  return pending.map(({ id, kind, isMine, isBlaming, expiresAt }) => ({
    kind: `answer_${kind}` as const,
    at: isPaused ? null : expiresAt,
    isPaused,
    turn: isMine ? "other" : "you",
    end: onSilence(kind) === "expire" ? "request_expires" : isBlaming ? "fault_recorded" : "job_cancelled",
    refId: id,
    days: null,
  }))
}

function ofDispute({ dispute }: DeadlineFacts): Deadline[] {
  if (!dispute?.turn) return []
  const { id: refId, status, isMine, turn, dueAt: at, escalatedAt } = dispute
  const mine = isMine ? "opener" : "other"
  const about = { at, isPaused: false, refId, days: null }
  const whose = turn === "both" || turn === "team" ? turn : turn === mine ? "you" : "other"
  if (status === "admin_review") {
    const aim = escalatedAt && decisionAimAt(escalatedAt)
    return [{ kind: "decide_dispute", ...about, turn: "team", end: aim && "team_aims", at: aim }]
  }
  const kind = status === "awaiting_reply" ? "reply_dispute" : "agree_dispute"
  return [{ kind, turn: whose, end: "team_decides", ...about }]
}

function ofWork(
  status: TaskStatus,
  { id: refId, endsAt, completionRequestedAt }: DeadlineFacts["hire"],
  isOwner: boolean,
): Deadline[] {
  const turn = isOwner ? "you" : "other"
  const confirm = { kind: "confirm_work", turn, end: "job_completed", refId } as const
  const isPaused = status === "disputed"
  if (status === "completion_requested") return [{ ...confirm, at: endsAt, isPaused: false, days: null }]
  const stall = { kind: "keep_moving", turn: "both", end: "job_stalls", refId, days: null } as const
  if (status === "removed") return []
  // What the dispute has stopped: the time to confirm, or the time to get on with it.
  if (isPaused)
    return [
      completionRequestedAt
        ? { ...confirm, at: null, isPaused, days: null }
        : { ...stall, at: null, isPaused },
    ]
  return [
    { ...confirm, at: null, isPaused, days: completionDays.ends },
    { ...stall, at: endsAt, isPaused },
  ]
}
