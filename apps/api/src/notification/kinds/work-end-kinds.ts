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
import { taskPage } from "./about-offer.ts"
import { kind } from "./kind.ts"
import { workEmail } from "./emails.ts"

export const taskCompleted = kind("TaskCompleted", {
  data: aboutWork,
  from: { "assignment.completed": notifyBoth },
  actionUrl: completionPage,
})

export const taskAutoCompleted = kind("TaskAutoCompleted", {
  data: aboutWork,
  from: { "assignment.completed-in-time": notifyBoth },
  letter: workEmail,
  actionUrl: completionPage,
})

const calledOff = aboutWork.extend({ reason: z.enum(cancelReasons) })

async function notifyOtherWhy({ assignmentId, actorId }: WorkEvent, db: Database) {
  const work = await workOf(db, assignmentId)
  if (!work?.cancelReason) return []
  const { taskId, title, ownerId, providerId, cancelReason: reason } = work
  const others = [ownerId, providerId].filter((userId) => userId !== actorId)
  return others.map((userId) => ({ userId, data: { taskId, title, reason } }))
}

export const taskCancelled = kind("TaskCancelled", {
  data: calledOff,
  from: { "assignment.cancelled": notifyOtherWhy },
  letter: workEmail,
  actionUrl: taskPage,
  choose: { message: ({ reason }) => reason },
})

const stalled = aboutWork.extend({ isOver: z.boolean() })
const nudgedOrOver = ({ isOver }: { isOver: boolean }) => (isOver ? "over" : "nudged")

const tellStalled = (isOver: boolean) => async (event: WorkEvent, db: Database) => {
  const told = await notifyBoth(event, db)
  return told.map(({ userId, data }) => ({ userId, data: { ...data, isOver } }))
}

export const taskStalled = kind("TaskStalled", {
  data: stalled,
  from: { "assignment.nudged": tellStalled(false), "assignment.stalled": tellStalled(true) },
  letter: workEmail,
  actionUrl: taskPage,
  choose: { title: nudgedOrOver, message: nudgedOrOver },
})

/** The other one is out: nobody's name, and no reason, which is between us and them. */
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
