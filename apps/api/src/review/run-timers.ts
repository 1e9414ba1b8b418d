import { and, asc, eq, isNotNull, lte, ne, sql } from "../platform/db/drizzle.ts"
import { reviewDays } from "@doable/domain/review/limits"
import type { Database } from "../platform/db/client.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { tasks } from "../platform/db/schema/task.ts"
import type { Timers } from "../platform/jobs/timers.ts"
import { tryEach } from "../platform/jobs/try-each.ts"
import { recordAll } from "../platform/outbox/record.ts"
import { lockFreeTask } from "../task/lock-task.ts"
import { publishReviews } from "./publish-reviews.ts"

const windowStart = (now: Date) => new Date(now.getTime() - reviewDays.window * 24 * 60 * 60 * 1000)

const portion = 500

/**
 * Everything about reviews that only time does. Running it twice, or in two processes at the same time, changes
 * nothing more.
 */
export async function runReviewTimers(db: Database, now: Date): Promise<void> {
  await tryEach([publishAllDue, remindAllDue], (part) => part(db, now))
}

async function publishAllDue(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectDistinctOn([reviews.assignmentId], { id: reviews.assignmentId, taskId: reviews.taskId })
    .from(reviews)
    .innerJoin(tasks, eq(tasks.id, reviews.taskId))
    .innerJoin(taskAssignments, eq(taskAssignments.id, reviews.assignmentId))
    // A dispute holds them, and its end may be later than the one they were written after.
    .where(
      and(
        eq(reviews.status, "submitted"),
        lte(reviews.publishAt, now),
        ne(tasks.status, "disputed"),
        lte(taskAssignments.endedAt, windowStart(now)),
      ),
    )
    .orderBy(asc(reviews.assignmentId))
    .limit(portion)
  await tryEach(due, (hire) => publishDue(db, hire, now))
}

async function remindAllDue(db: Database, now: Date): Promise<void> {
  while ((await remindSome(db, now)) === portion);
}

/** What someone works on waits for the next minute. */
function publishDue(db: Database, { id, taskId }: { id: string; taskId: string }, now: Date) {
  return db.transaction(async (tx) => {
    if (!(await lockFreeTask(tx, taskId))) return
    const [hire] = await tx.select().from(taskAssignments).where(eq(taskAssignments.id, id))
    if (hire) await publishReviews(tx, hire, { actorId: null, now })
  })
}

/** Once for each job, and only people who haven't written. */
function remindSome(db: Database, now: Date): Promise<number> {
  const { id, ownerId, providerId, reviewRemindAt } = taskAssignments
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id,
        ownerId,
        providerId,
        authors: sql<
          string[]
        >`array(select r.author_id from reviews r where r.assignment_id = task_assignments.id)`,
      })
      .from(taskAssignments)
      .where(and(isNotNull(reviewRemindAt), lte(reviewRemindAt, now)))
      .orderBy(asc(reviewRemindAt))
      .limit(portion)
      .for("no key update", { skipLocked: true })
    for (const hire of due) {
      await tx.update(taskAssignments).set({ reviewRemindAt: null }).where(eq(id, hire.id))
      const silent = [hire.ownerId, hire.providerId].filter((person) => !hire.authors.includes(person))
      await recordAll(
        tx,
        silent.map((userId) => ({ type: "review.waited-for", assignmentId: hire.id, userId })),
      )
    }
    return due.length
  })
}

export const reviewTimers: Timers = {
  queue: "review-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => runReviewTimers(db, now),
}
