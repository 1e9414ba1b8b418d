// What the two of a hire look at, on the page of the task and on that of its completion.
import type { Side } from "@doable/domain/task-assignment/work"
import type { TaskStatus } from "@doable/domain/task/status"
import type { Assignment } from "../offer/offer-answers.ts"
import { firstName } from "../offer/offer-words.ts"
import type { TaskPageAnswer } from "../task/task-answers.ts"

const workStatuses = ["assigned", "in_progress", "completion_requested", "completed"] as const
type WorkStatus = (typeof workStatuses)[number]

export interface Work {
  task: TaskPageAnswer["task"]
  hire: Assignment
  side: Side
  status: WorkStatus
  /** How whoever looks calls the other one. */
  name: string
  now: number
}

interface Seen {
  task: TaskPageAnswer["task"]
  viewer: Pick<TaskPageAnswer["viewer"], "isOwner" | "isAssigned">
  hire: Assignment | null
  now: number
}

/** Null for everybody but the two, and where nobody is at work. */
export function workOf({ task, viewer, hire, now }: Seen): Work | null {
  const status = workStatuses.find((one) => one === task.status)
  if (!status || !hire?.other || !(viewer.isOwner || viewer.isAssigned)) return null
  const side = viewer.isOwner ? "owner" : "doer"
  return { task, hire, side, status, name: firstName(hire.other.name), now }
}

/** The same facts as the rules of the domain read them. */
export function factsOf({ hire, side, status }: Work) {
  const { assignedAt, revisionRound, agreement } = hire
  return {
    task: { ownerId: "owner", assignedProviderId: "doer", status: status satisfies TaskStatus },
    hire: {
      assignedAt: new Date(assignedAt),
      revisionRound,
      scheduledAt: agreement.scheduledAt === null ? null : new Date(agreement.scheduledAt),
    },
    actorId: side,
  }
}
