import { alias, and, asc, eq, or } from "../../../platform/db/drizzle.ts"
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { Refused } from "@doable/domain/refusal"
import type { MyRepeats } from "@doable/domain/task/repeat/input"
import { repeatPeriods, repeatsPerPerson } from "@doable/domain/task/repeat/rhythm"
import type { UserContext } from "../../../platform/context.ts"
import type { Database, Transaction } from "../../../platform/db/client.ts"
import { taskRepeats, tasks } from "../../../platform/db/schema/task.ts"

export const taskRepeat = z.object({
  id: z.string(),
  /** The last one that was posted, with its title. */
  taskId: z.string(),
  title: z.string(),
  lang: z.enum(locales),
  every: z.enum(repeatPeriods),
  hireAgain: z.boolean(),
  isPaused: z.boolean(),
  /** Null until the first one is posted. */
  nextDay: z.string().nullable(),
  /** The next one, while it waits to be posted. */
  draft: z.object({ id: z.string(), day: z.string().nullable() }).nullable(),
})
export const taskRepeatList = z.object({ data: z.array(taskRepeat), total: z.number() })

const drafts = alias(tasks, "drafts")
const isWaiting = and(eq(drafts.id, taskRepeats.draftId), eq(drafts.status, "draft"))

const columns = {
  id: taskRepeats.id,
  taskId: taskRepeats.taskId,
  title: tasks.title,
  lang: tasks.lang,
  every: taskRepeats.every,
  hireAgain: taskRepeats.hireAgain,
  isPaused: taskRepeats.isPaused,
  nextDay: taskRepeats.nextDay,
  draft: { id: drafts.id, day: drafts.dueDate },
}

/** The next one first. With a task: only the one that it belongs to. */
export async function findMyRepeats({ db, user }: UserContext, { taskId }: MyRepeats) {
  const data = await db
    .select(columns)
    .from(taskRepeats)
    .innerJoin(tasks, eq(tasks.id, taskRepeats.taskId))
    .leftJoin(drafts, isWaiting)
    .where(and(eq(taskRepeats.ownerId, user.id), taskId ? belongs(taskId) : undefined))
    .orderBy(asc(taskRepeats.nextDay), asc(taskRepeats.id))
    .limit(repeatsPerPerson)
  return { data, total: data.length }
}

export async function ownRepeat(db: Database | Transaction, id: string) {
  const [repeat] = await db
    .select(columns)
    .from(taskRepeats)
    .innerJoin(tasks, eq(tasks.id, taskRepeats.taskId))
    .leftJoin(drafts, isWaiting)
    .where(eq(taskRepeats.id, id))
  if (!repeat) throw new Refused("repeat_not_found")
  return repeat
}

/** Also the draft of the next one, so that it isn't repeated on its own. */
export const belongs = (taskId: string) => or(eq(taskRepeats.taskId, taskId), eq(taskRepeats.draftId, taskId))
