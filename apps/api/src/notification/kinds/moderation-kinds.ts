import { and, eq } from "drizzle-orm"
import { z } from "zod"
import type { Locale } from "@doable/domain/locale"
import { runningStatuses, type TaskStatus } from "@doable/domain/task/status"
import type { Database } from "../../platform/db/client.ts"
import { tasks } from "../../platform/db/schema/task.ts"
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

const restoredAs = ["open", "held", "running", "over"] as const
type RestoredAs = (typeof restoredAs)[number]

function restoredOf(status: TaskStatus): RestoredAs {
  if (status === "open" || status === "held") return status
  return (runningStatuses as readonly TaskStatus[]).includes(status) ? "running" : "over"
}

/** Its offers ended with the removal: what came back is told, and no more. */
const cameBack: Record<Locale, Record<RestoredAs, string>> = {
  en: {
    open: "It is open again with its whole time before it. Offers from before have ended; doers can make them anew.",
    held: "We look at it once more before it opens.",
    running: "What you two agreed on stands, and the work can go on.",
    over: "It is no longer open; its page says what can be done with it.",
  },
  ru: {
    open: "Оно снова открыто, срок начался заново. Прежние предложения завершены, исполнители могут сделать их ещё раз.",
    held: "Мы ещё раз посмотрим его, прежде чем оно откроется.",
    running: "Договорённость в силе, работу можно продолжать.",
    over: "Оно больше не открыто; что с ним можно сделать, видно на его странице.",
  },
  ro: {
    open: "Este din nou deschisă, iar termenul a început de la capăt. Ofertele de dinainte s-au încheiat; executanții le pot face din nou.",
    held: "O mai verificăm o dată înainte să se deschidă.",
    running: "Înțelegerea rămâne valabilă, iar lucrul poate continua.",
    over: "Nu mai este deschisă; pe pagina ei vezi ce poți face cu ea.",
  },
}

export const contentRestored = kind({
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
  words: {
    en: {
      title: "The task is back",
      message: ({ title, as }) => `“${title}” was restored. ${cameBack.en[as]}`,
      actionText: "View the task",
    },
    ru: {
      title: "Задание восстановлено",
      message: ({ title, as }) => `«${title}» снова на месте. ${cameBack.ru[as]}`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Sarcina a revenit",
      message: ({ title, as }) => `„${title}” a fost restabilită. ${cameBack.ro[as]}`,
      actionText: "Vezi sarcina",
    },
  },
})
