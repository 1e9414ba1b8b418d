import { and, eq } from "drizzle-orm"
import { z } from "zod"
import { holdReasons, type HoldReason, type TaskStatus } from "@doable/domain/task/status"
import type { Locale } from "@doable/domain/locale"
import type { Database } from "../../platform/db/client.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { kind } from "./kind.ts"
import { taskLetter } from "./letters.ts"

const about = z.object({ taskId: z.string(), title: z.string() })
type About = z.infer<typeof about>

const page = ({ taskId }: About) => `/tasks/${taskId}`

/**
 * The task with its title of now, if it is still in this state: jobs may be days late, and nobody is told what is
 * no longer so.
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

export const taskPublished = kind({
  data: about,
  from: { "task.published": tellOwnerIf("open") },
  actionUrl: page,
  words: {
    en: {
      title: "Your task is on the wall",
      message: ({ title }) => `“${title}” is open. Doers can make offers now.`,
      actionText: "View the task",
    },
    ru: {
      title: "Ваше задание размещено",
      message: ({ title }) => `«${title}» открыто. Исполнители уже могут делать предложения.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Sarcina ta e publicată",
      message: ({ title }) => `„${title}” este deschisă. Executanții pot face oferte.`,
      actionText: "Vezi sarcina",
    },
  },
})

const held = about.extend({ reason: z.enum(holdReasons) })

const heldBecause: Record<Locale, Record<HoldReason, string>> = {
  en: {
    prohibited_words: "Some of its words may be about things that are not done here.",
    near_duplicate: "It is almost the same as another task of yours.",
    earlier_removals: "Tasks of yours have been removed before, so a person looks at new ones first.",
  },
  ru: {
    prohibited_words: "Возможно, в тексте есть то, чем здесь не занимаются.",
    near_duplicate: "Оно почти совпадает с другим вашим заданием.",
    earlier_removals: "Ваши задания уже удаляли, поэтому новые сначала смотрит человек.",
  },
  ro: {
    prohibited_words: "S-ar putea ca textul să fie despre lucruri care nu se fac aici.",
    near_duplicate: "Este aproape la fel ca altă sarcină de-a ta.",
    earlier_removals: "Sarcini de-ale tale au mai fost șterse, așa că pe cele noi le vede mai întâi un om.",
  },
}

export const taskHeld = kind({
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
  words: {
    en: {
      title: "Your task is held for review",
      message: ({ title, reason }) => `“${title}”: ${heldBecause.en[reason]} We look at it soon.`,
      actionText: "View the task",
    },
    ru: {
      title: "Ваше задание на проверке",
      message: ({ title, reason }) => `«${title}»: ${heldBecause.ru[reason]} Мы скоро посмотрим.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Sarcina ta e în verificare",
      message: ({ title, reason }) => `„${title}”: ${heldBecause.ro[reason]} O verificăm curând.`,
      actionText: "Vezi sarcina",
    },
  },
})

const expiring = about.extend({ expiresAt: z.iso.datetime() })
const dayIn = (locale: Locale, moment: string) =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "Europe/Chisinau" }).format(
    // The last moment of the day, not the first of the next.
    new Date(Date.parse(moment) - 1),
  )

export const taskExpiring = kind({
  data: expiring,
  from: {
    "task.expiring": async (event, db) => {
      const task = await taskIn("open", event, db)
      if (!task?.expiresAt) return []
      const data = { taskId: event.taskId, title: task.title, expiresAt: task.expiresAt.toISOString() }
      return [{ userId: task.userId, data }]
    },
  },
  letter: { ...taskLetter, isDue: ({ expiresAt }, now) => Date.parse(expiresAt) > now.getTime() },
  actionUrl: page,
  words: {
    en: {
      title: "Your task is about to expire",
      message: ({ title, expiresAt }) =>
        `“${title}” is open until ${dayIn("en", expiresAt)}. Change it to keep it open for longer.`,
      actionText: "View the task",
    },
    ru: {
      title: "Срок вашего задания истекает",
      message: ({ title, expiresAt }) =>
        `«${title}» открыто до ${dayIn("ru", expiresAt)}. Измените его, чтобы оно осталось открытым дольше.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Sarcina ta expiră curând",
      message: ({ title, expiresAt }) =>
        `„${title}” este deschisă până pe ${dayIn("ro", expiresAt)}. Modific-o ca să rămână deschisă mai mult.`,
      actionText: "Vezi sarcina",
    },
  },
})

export const taskExpired = kind({
  data: about,
  from: { "task.expired": tellOwnerIf("expired") },
  actionUrl: page,
  words: {
    en: {
      title: "Your task has expired",
      message: ({ title }) => `“${title}” is no longer open. You can reopen it within 60 days.`,
      actionText: "Reopen the task",
    },
    ru: {
      title: "Срок вашего задания истёк",
      message: ({ title }) => `«${title}» больше не открыто. Его можно открыть снова в течение 60 дней.`,
      actionText: "Открыть снова",
    },
    ro: {
      title: "Sarcina ta a expirat",
      message: ({ title }) => `„${title}” nu mai este deschisă. O poți redeschide în 60 de zile.`,
      actionText: "Redeschide sarcina",
    },
  },
})
