import { and, eq } from "../../platform/db/drizzle.ts"
import { z } from "zod"
import { runningStatuses, type TaskStatus } from "@doable/domain/task/status"
import type { Database } from "../../platform/db/client.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { kind } from "./kind.ts"
import { accountEmail } from "./emails.ts"

const about = z.object({ taskId: z.string(), title: z.string() })
const explained = about.extend({ note: z.string() })
const page = ({ taskId }: { taskId: string }) => `/tasks/${taskId}`

/** Our words end like a sentence, because more follows. */
export const sentence = (note: string) => (/[.!?…]$/.test(note) ? note : `${note}.`)

/** The task with its current title and explanation, if it's still in this state. */
async function ownerIf(status: TaskStatus, { taskId }: { taskId: string }, db: Database) {
  const { ownerId, assignedProviderId, title, moderationNote } = tasks
  const [task] = await db
    .select({ ownerId, assignedProviderId, title, note: moderationNote })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.status, status)))
  return task ?? null
}

export const taskApproved = kind("TaskApproved", {
  data: about,
  from: {
    "task.approved": async (event, db) => {
      const task = await ownerIf("open", event, db)
      return task ? [{ userId: task.ownerId, data: { taskId: event.taskId, title: task.title } }] : []
    },
  },
  actionUrl: page,
})

export const taskChangesRequested = kind("TaskChangesRequested", {
  data: explained,
  from: {
    "task.sent-back": async (event, db) => {
      const task = await ownerIf("draft", event, db)
      if (!task?.note) return []
      return [{ userId: task.ownerId, data: { taskId: event.taskId, title: task.title, note: task.note } }]
    },
  },
  letter: accountEmail,
  actionUrl: page,
  fill: ({ note }) => ({ note: sentence(note) }),
})

export const contentRemoved = kind("ContentRemoved", {
  data: explained.extend({ isOwn: z.boolean() }),
  from: {
    "task.removed": async (event, db) => {
      const task = await ownerIf("removed", event, db)
      if (!task?.note) return []
      const data = { taskId: event.taskId, title: task.title, note: task.note }
      const doer = task.assignedProviderId
      return [
        { userId: task.ownerId, data: { ...data, isOwn: true } },
        ...(doer ? [{ userId: doer, data: { ...data, isOwn: false } }] : []),
      ]
    },
  },
  letter: accountEmail,
  actionUrl: page,
  fill: ({ note }) => ({ note: sentence(note) }),
  choose: { title: ({ isOwn }) => (isOwn ? "own" : "asDoer") },
})

const restoredAs = ["open", "held", "running", "over"] as const
type RestoredAs = (typeof restoredAs)[number]

function restoredOf(status: TaskStatus): RestoredAs {
  if (status === "open" || status === "held") return status
  return (runningStatuses as readonly TaskStatus[]).includes(status) ? "running" : "over"
}

/** Its offers ended with the removal, so we only say that it's back. */
export const contentRestored = kind("ContentRestored", {
  data: about.extend({ as: z.enum(restoredAs) }),
  from: {
    "task.restored": async ({ taskId }, db) => {
      const { ownerId, assignedProviderId, title, status } = tasks
      const [task] = await db
        .select({ ownerId, assignedProviderId, title, status })
        .from(tasks)
        .where(eq(tasks.id, taskId))
      if (!task || task.status === "removed") return []
      const as = restoredOf(task.status)
      const doer = as === "running" ? task.assignedProviderId : null
      const people = [task.ownerId, ...(doer ? [doer] : [])]
      return people.map((userId) => ({ userId, data: { taskId, title: task.title, as } }))
    },
  },
  actionUrl: page,
  choose: { message: ({ as }) => as },
})
