import { and, eq } from "../../platform/db/drizzle.ts"
import { z } from "zod"
import { holdReasons, type TaskStatus } from "@doable/domain/task/status"
import type { Database } from "../../platform/db/client.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { lastDayBefore } from "./day-words.ts"
import { kind } from "./kind.ts"
import { taskEmail } from "./emails.ts"

const about = z.object({ taskId: z.string(), title: z.string() })
type About = z.infer<typeof about>

const page = ({ taskId }: About) => `/tasks/${taskId}`

/**
 * The task with its current title, if it's still in this state: jobs may be days late, and nobody is told what's no
 * longer true.
 */
async function taskIn(status: TaskStatus, { taskId }: { taskId: string }, db: Database) {
  const { ownerId, title, holdReason, expiresAt } = tasks
  const [task] = await db
    .select({ userId: ownerId, title, holdReason, expiresAt })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.status, status)))
  return task ?? null
}

const tellOwnerIf = (status: TaskStatus) => async (event: { taskId: string }, db: Database) => {
  const task = await taskIn(status, event, db)
  return task ? [{ userId: task.userId, data: { taskId: event.taskId, title: task.title } }] : []
}

export const taskPublished = kind("TaskPublished", {
  data: about,
  from: { "task.published": tellOwnerIf("open") },
  actionUrl: page,
})

const held = about.extend({ reason: z.enum(holdReasons) })

export const taskHeld = kind("TaskHeld", {
  data: held,
  from: {
    "task.held": async (event, db) => {
      const task = await taskIn("held", event, db)
      if (!task?.holdReason) return []
      const data = { taskId: event.taskId, title: task.title, reason: task.holdReason }
      return [{ userId: task.userId, data }]
    },
  },
  actionUrl: page,
  choose: { message: ({ reason }) => reason },
})

const expiring = about.extend({ expiresAt: z.iso.datetime() })

export const taskExpiring = kind("TaskExpiring", {
  data: expiring,
  from: {
    "task.expiring": async (event, db) => {
      const task = await taskIn("open", event, db)
      if (!task?.expiresAt) return []
      const data = { taskId: event.taskId, title: task.title, expiresAt: task.expiresAt.toISOString() }
      return [{ userId: task.userId, data }]
    },
  },
  letter: { ...taskEmail, isDue: ({ expiresAt }, now) => Date.parse(expiresAt) > now.getTime() },
  actionUrl: page,
  fill: ({ expiresAt }, { locale }) => ({ day: lastDayBefore(locale, expiresAt) }),
})

export const taskExpired = kind("TaskExpired", {
  data: about,
  from: { "task.expired": tellOwnerIf("expired") },
  actionUrl: page,
})

/** The next one of a task that repeats: nobody else sees it before its owner posts it. */
export const nextTaskDrafted = kind("NextTaskDrafted", {
  data: about,
  from: { "task.repeat-drafted": tellOwnerIf("draft") },
  letter: taskEmail,
  actionUrl: ({ taskId }) => `/tasks/create?draft=${taskId}&step=check`,
})
