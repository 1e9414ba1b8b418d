import { and, desc, eq, inArray, isNull, or, unionAll } from "../platform/db/drizzle.ts"
import { runningStatuses } from "@doable/domain/task/status"
import { answerTexts, maskAnswers } from "@doable/domain/task/answer-texts"
import type { Transaction } from "../platform/db/client.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { taskEvents, taskRepeats, tasks } from "../platform/db/schema/task.ts"
import { endOffers } from "../offer/end-offers.ts"
import { endStoppedHires } from "./end-stopped-hires.ts"
import { dropDrafts } from "../task/drop-drafts.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

const waiting = ["held", "open"] as const

export const taskData: PersonalData = {
  tasksToLock: async (tx, userId) => {
    const { taskId, ownerId, providerId, endedAt } = taskAssignments
    return unionAll(
      tx
        .select({ id: tasks.id })
        .from(tasks)
        .where(and(eq(tasks.ownerId, userId), inArray(tasks.status, ["draft", ...waiting]))),
      tx
        .select({ id: taskId })
        .from(taskAssignments)
        .where(and(or(eq(ownerId, userId), eq(providerId, userId)), isNull(endedAt))),
    )
  },
  /**
   * Other people rely on the job, so it must be finished or cancelled before either leaves. If we've removed the task,
   * that's not possible, so it doesn't keep anyone.
   */
  whyCannotLeave: async (tx, userId) => {
    const [task] = await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(
        and(
          or(eq(tasks.ownerId, userId), eq(tasks.assignedProviderId, userId)),
          inArray(tasks.status, runningStatuses),
        ),
      )
      .limit(1)
    return task ? "tasks_running" : null
  },
  /**
   * Drafts go, open tasks are closed, stopped work ends. Of the others stays what the other person has read, not
   * where.
   */
  forget: async (tx, { id, now }) => {
    const isOwn = eq(tasks.ownerId, id)
    await endStoppedHires(tx, id, now)
    await tx.delete(taskRepeats).where(eq(taskRepeats.ownerId, id))
    const drafts = await tx
      .select({ id: tasks.id, ownerId: tasks.ownerId })
      .from(tasks)
      .where(and(isOwn, eq(tasks.status, "draft")))
    await dropDrafts(tx, drafts, { actorId: id, now })
    const closed = await tx
      .update(tasks)
      .set({ status: "cancelled", endedAt: now, updatedAt: now, warnAt: null })
      .where(and(isOwn, inArray(tasks.status, waiting)))
      .returning({ id: tasks.id })
    if (closed.length > 0) {
      await endOffers(
        tx,
        closed.map((task) => task.id),
        { action: "close", now },
      )
      const left = { actorId: id, type: "closed", toStatus: "cancelled", createdAt: now } as const
      await tx.insert(taskEvents).values(closed.map((task) => ({ ...left, taskId: task.id })))
    }
    const noPlace = { address: null, lat: null, lng: null, publicLat: null, publicLng: null }
    const noOriginals = {
      originalTitle: null,
      originalDescription: null,
      moderationNote: null,
      translations: {},
    }
    await tx
      .update(tasks)
      .set({ ...noPlace, ...noOriginals })
      .where(isOwn)
    const neverDone = ["cancelled", "expired", "removed"] as const
    await tx
      .update(tasks)
      .set({ description: "", answers: {} })
      .where(and(isOwn, inArray(tasks.status, neverDone)))
    await hideContacts(tx, id)
  },
  tell: async (db, userId) => {
    const { id, status, title, description, originalTitle, originalDescription, lang, answers } = tasks
    const { address, lat, lng, dueDate, budgetMin, budgetMax, budgetCurrency, createdAt, publishedAt } = tasks
    const { translations } = tasks
    const what = {
      id,
      status,
      title,
      description,
      originalTitle,
      originalDescription,
      lang,
      translations,
      answers,
    }
    const where = { address, lat, lng, dueDate, budgetMin, budgetMax, budgetCurrency, createdAt, publishedAt }
    const rows = await db
      .select({ ...what, ...where })
      .from(tasks)
      .where(eq(tasks.ownerId, userId))
      .orderBy(desc(tasks.updatedAt))
      .limit(mostTold)
    const { taskId, every, hireAgain, isPaused, nextDay } = taskRepeats
    const repeats = await db
      .select({ taskId, every, hireAgain, isPaused, nextDay, createdAt: taskRepeats.createdAt })
      .from(taskRepeats)
      .where(eq(taskRepeats.ownerId, userId))
      .orderBy(desc(taskRepeats.createdAt))
      .limit(mostTold)
    return { tasks: rows, repeatingTasks: repeats }
  },
}

/** Answers stay as written; the masking for everyone else becomes permanent. */
async function hideContacts(tx: Transaction, ownerId: string) {
  const { id, answers } = tasks
  const rows = await tx.select({ id, answers }).from(tasks).where(eq(tasks.ownerId, ownerId))
  for (const row of rows.filter((one) => answerTexts(one.answers).length > 0)) {
    await tx
      .update(tasks)
      .set({ answers: maskAnswers(row.answers) })
      .where(eq(id, row.id))
  }
}
