import { and, eq } from "drizzle-orm"
import { z } from "zod"
import type { TaskStatus } from "@doable/domain/task/status"
import type { Database } from "../../db/client.ts"
import { tasks } from "../../db/schema/task.ts"
import { kind } from "./kind.ts"
import { accountLetter } from "./letters.ts"

const about = z.object({ taskId: z.string(), title: z.string() })
const explained = about.extend({ note: z.string() })
const page = ({ taskId }: { taskId: string }) => `/tasks/${taskId}`

/** Our words end like a sentence, because more follows. */
export const sentence = (note: string) => (/[.!?…]$/.test(note) ? note : `${note}.`)

/** The task with its title and our words of now, if it still stands so. */
async function ownerIf(status: TaskStatus, { taskId }: { taskId: string }, db: Database) {
  const { ownerId, assignedProviderId, title, moderationNote } = tasks
  const [task] = await db
    .select({ ownerId, assignedProviderId, title, note: moderationNote })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.status, status)))
  return task ?? null
}

export const taskApproved = kind({
  data: about,
  from: {
    "task.approved": async (event, db) => {
      const task = await ownerIf("open", event, db)
      return task ? [{ userId: task.ownerId, data: { taskId: event.taskId, title: task.title } }] : []
    },
  },
  actionUrl: page,
  words: {
    en: {
      title: "Your task was approved",
      message: ({ title }) => `We have looked at “${title}”: it is open, and doers can make offers now.`,
      actionText: "View the task",
    },
    ru: {
      title: "Ваше задание одобрено",
      message: ({ title }) => `Мы посмотрели «${title}»: оно открыто, исполнители могут делать предложения.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Sarcina ta a fost aprobată",
      message: ({ title }) => `Am verificat „${title}”: este deschisă, iar executanții pot face oferte.`,
      actionText: "Vezi sarcina",
    },
  },
})

export const taskChangesRequested = kind({
  data: explained,
  from: {
    "task.sent-back": async (event, db) => {
      const task = await ownerIf("draft", event, db)
      if (!task?.note) return []
      return [{ userId: task.ownerId, data: { taskId: event.taskId, title: task.title, note: task.note } }]
    },
  },
  letter: accountLetter,
  actionUrl: page,
  words: {
    en: {
      title: "Your task needs a change",
      message: ({ title, note }) => `“${title}”: ${sentence(note)} Change it and post it again.`,
      actionText: "Change the task",
    },
    ru: {
      title: "Задание нужно поправить",
      message: ({ title, note }) => `«${title}»: ${sentence(note)} Измените его и разместите снова.`,
      actionText: "Изменить задание",
    },
    ro: {
      title: "Sarcina ta are nevoie de o modificare",
      message: ({ title, note }) => `„${title}”: ${sentence(note)} Modific-o și public-o din nou.`,
      actionText: "Modifică sarcina",
    },
  },
})

export const contentRemoved = kind({
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
  letter: accountLetter,
  actionUrl: page,
  words: {
    en: {
      title: ({ isOwn }) => (isOwn ? "Your task was removed" : "A task of yours as a doer was removed"),
      message: ({ title, note }) =>
        `“${title}”: ${sentence(note)} If you think this is a mistake, write to us.`,
      actionText: "View the task",
    },
    ru: {
      title: ({ isOwn }) => (isOwn ? "Ваше задание удалено" : "Задание, которое вы выполняли, удалено"),
      message: ({ title, note }) =>
        `«${title}»: ${sentence(note)} Если вы считаете, что это ошибка, напишите нам.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: ({ isOwn }) =>
        isOwn ? "Sarcina ta a fost eliminată" : "O sarcină la care lucrai a fost eliminată",
      message: ({ title, note }) => `„${title}”: ${sentence(note)} Dacă crezi că e o greșeală, scrie-ne.`,
      actionText: "Vezi sarcina",
    },
  },
})

export const contentRestored = kind({
  data: about,
  from: {
    "task.restored": async ({ taskId }, db) => {
      const { ownerId, assignedProviderId, title, status } = tasks
      const [task] = await db
        .select({ ownerId, assignedProviderId, title, status })
        .from(tasks)
        .where(eq(tasks.id, taskId))
      if (!task || task.status === "removed") return []
      const people = [task.ownerId, ...(task.assignedProviderId ? [task.assignedProviderId] : [])]
      return people.map((userId) => ({ userId, data: { taskId, title: task.title } }))
    },
  },
  actionUrl: page,
  words: {
    en: {
      title: "The task is back",
      message: ({ title }) => `“${title}” was restored. Everything about it stands as before.`,
      actionText: "View the task",
    },
    ru: {
      title: "Задание восстановлено",
      message: ({ title }) => `«${title}» снова на месте, всё осталось как было.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Sarcina a revenit",
      message: ({ title }) => `„${title}” a fost restabilită. Totul a rămas ca înainte.`,
      actionText: "Vezi sarcina",
    },
  },
})
