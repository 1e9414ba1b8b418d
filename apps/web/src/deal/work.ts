// What the two of a hire look at, on the page of the task and on that of its completion.
import type { Side } from "@doable/domain/deal/work"
import type { TaskStatus } from "@doable/domain/task/status"
import type { ChangeList } from "../session/answers/deal-answers.ts"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { firstName } from "../offer/offer-words.ts"
import type { TaskPageAnswer } from "../session/answers/task-answers.ts"

const workStatuses = ["assigned", "in_progress", "completion_requested", "completed"] as const
type WorkStatus = (typeof workStatuses)[number]

export interface Work {
  task: TaskPageAnswer["task"]
  hire: Assignment
  side: Side
  status: WorkStatus
  /** The other person's name, as the viewer sees it. */
  name: string
  now: number
  /** What the two ask of each other; null when it couldn't be had. */
  requests: ChangeList | null
}

/** As much of it as the next step needs, wherever that is offered. */
export interface Step extends Pick<Work, "side" | "status" | "now"> {
  task: { id: string }
  hire: { agreement: { scheduledAt: string | null } }
}

export const isWorkStatus = (status: TaskStatus): status is WorkStatus =>
  workStatuses.some((one) => one === status)

interface Seen {
  task: TaskPageAnswer["task"]
  viewer: Pick<TaskPageAnswer["viewer"], "isOwner" | "isAssigned">
  hire: Assignment | null
  now: number
  requests?: ChangeList | null
}

/** Null for everyone but the two, and where nobody is at work. */
export function workOf({ task, viewer, hire, now, requests = null }: Seen): Work | null {
  const { status } = task
  if (!isWorkStatus(status) || !hire?.other || !(viewer.isOwner || viewer.isAssigned)) return null
  const side = viewer.isOwner ? "owner" : "doer"
  return {
    task,
    hire,
    side,
    status,
    name: firstName(hire.other.name),
    now,
    requests,
  }
}

/** The same facts as the rules of the domain read them. */
export function stepFactsOf({ hire, side, status }: Step) {
  const { scheduledAt } = hire.agreement
  return {
    task: {
      ownerId: "owner",
      assignedProviderId: "doer",
      status: status satisfies TaskStatus,
    },
    hire: { scheduledAt: scheduledAt === null ? null : new Date(scheduledAt) },
    actorId: side,
  }
}
