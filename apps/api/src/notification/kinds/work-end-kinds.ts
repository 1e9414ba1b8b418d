import { z } from "zod"
import { cancelReasons } from "@doable/domain/deal/status"
import type { Database } from "../../platform/db/client.ts"
import {
  aboutWork,
  completionPage,
  notifyBoth,
  notifyOther,
  workOf,
  type WorkEvent,
} from "./about-assignment.ts"
import { taskPage } from "./task-page.ts"
import { kind, party } from "./kind.ts"
import { workEmail } from "./emails.ts"

/** Older notices do not say whose they are; the owner's words are right for both. */
const completed = aboutWork.extend({ isOwner: z.boolean().default(true) })

export const taskCompleted = kind("TaskCompleted", {
  data: completed,
  from: {
    "assignment.completed": async (event, db) => {
      const told = await notifyBoth(event, db)
      return told.map(({ data, ...to }) => ({ ...to, data: { ...data, isOwner: to.person.asProvider } }))
    },
  },
  actionUrl: completionPage,
  choose: { title: ({ isOwner }) => (isOwner ? "owner" : "doer") },
})

export const taskAutoCompleted = kind("TaskAutoCompleted", {
  data: aboutWork,
  from: { "assignment.completed-in-time": notifyBoth },
  letter: workEmail,
  actionUrl: completionPage,
})

const cancelled = aboutWork.extend({
  reason: z.enum(cancelReasons),
  /** Not in older notices: nobody in particular. */
  by: z.enum(["owner", "doer", "nobody"]).default("nobody"),
  /** The reader's task is open for offers again. */
  isOpen: z.boolean().default(false),
})

async function notifyOtherWhy({ assignmentId, actorId }: WorkEvent, db: Database) {
  const work = await workOf(db, assignmentId)
  if (!work?.cancelReason) return []
  const { taskId, title, ownerId, providerId, cancelReason: reason, cancelledById, outcome } = work
  const by = cancelledById === null ? "nobody" : cancelledById === ownerId ? "owner" : "doer"
  const others = [ownerId, providerId].filter((userId) => userId !== actorId)
  return others.map((userId) => ({
    userId,
    data: { taskId, title, reason, by, isOpen: userId === ownerId && outcome === "replaced" } as const,
    person: cancelledById === null ? undefined : party(cancelledById, work),
  }))
}

export const taskCancelled = kind("TaskCancelled", {
  data: cancelled,
  from: { "assignment.cancelled": notifyOtherWhy },
  letter: workEmail,
  actionUrl: taskPage,
  fill: ({ reason, isOpen }, { t }) => ({
    reason: t(`notification-types:TaskCancelled.reason.${reason}`),
    after: isOpen ? t("notification-types:TaskCancelled.after") : "",
  }),
  choose: { title: ({ by }) => (by === "nobody" ? by : "someone") },
})

const stalled = aboutWork.extend({ isOver: z.boolean() })
const nudgedOrOver = ({ isOver }: { isOver: boolean }) => (isOver ? "over" : "nudged")

const tellStalled = (isOver: boolean) => async (event: WorkEvent, db: Database) => {
  const told = await notifyBoth(event, db)
  return told.map(({ data, ...to }) => ({ ...to, data: { ...data, isOver } }))
}

export const taskStalled = kind("TaskStalled", {
  data: stalled,
  from: { "assignment.nudged": tellStalled(false), "assignment.stalled": tellStalled(true) },
  letter: workEmail,
  actionUrl: taskPage,
  choose: { title: nudgedOrOver, message: nudgedOrOver },
})

/** The other person is deactivated: no name and no reason, because that's between us and them. */
export const hireStranded = kind("HireStranded", {
  data: aboutWork,
  from: {
    "assignment.stranded": async (event, db) => {
      const work = await workOf(db, event.assignmentId)
      return work && work.outcome === null ? notifyOther(event, db) : []
    },
  },
  letter: workEmail,
  actionUrl: taskPage,
})
