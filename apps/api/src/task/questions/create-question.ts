import { sql } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { CreateQuestion } from "@doable/domain/task/question/input"
import { questionsPerDay, questionsPerTask } from "@doable/domain/task/question/limits"
import { whyCannotAsk } from "@doable/domain/task/question/rules"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { taskQuestions } from "../../platform/db/schema/task-question.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { screenFor } from "../../text-rule/screen.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { seenTask } from "../seen-task.ts"
import { lockTask } from "../lock-task.ts"
import { isBlockedBetween } from "../../user/block-queries.ts"
import { lockUser } from "../../user/lock-user.ts"
import { countQuestions } from "../count-questions.ts"
import { questionById } from "./queries.ts"

export async function createQuestion(ctx: UserContext, { payload }: CreateQuestion) {
  const { db, user } = ctx
  const { taskId, text, lang } = payload
  await seenTask(ctx, taskId)
  const now = ctx.now()
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId)
    await lockUser(tx, user.id)
    const facts = await askingFacts(tx, taskId, user.id, now)
    const isBlocked = await isBlockedBetween(tx, user.id, task.ownerId)
    const limits = { perTask: questionsPerTask, perDay: questionsPerDay }
    refuse(whyCannotAsk({ ...facts, task, isBlocked, limits }))
    const screen = await screenFor(tx, "question", ctx.textHits)
    screen.refuse(text)
    const row = { taskId, authorId: user.id, text: screen.mask(text).text, lang }
    const [question] = await tx
      .insert(taskQuestions)
      .values({ ...row, createdAt: now, updatedAt: now })
      .returning({ id: taskQuestions.id })
    if (!question) throw new Error("no question")
    await countQuestions(tx, [taskId])
    await record(tx, { type: "question.asked", questionId: question.id })
    await broadcastTask(tx, taskId, [task.ownerId, user.id])
    return questionById(tx, user, question.id)
  })
}

async function askingFacts(tx: Transaction, taskId: string, userId: string, now: Date) {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString()
  type Facts = { status: string; emailVerified: boolean; askedHere: number; askedToday: number }
  const { rows } = await tx.execute<Facts>(sql`
    select u.status, u.email_verified as "emailVerified",
      (select count(*)::int from task_questions q where q.author_id = u.id and q.task_id = ${taskId}::uuid) as "askedHere",
      (select count(*)::int from task_questions q
        where q.author_id = u.id and q.created_at > ${dayAgo}::timestamptz) as "askedToday"
    from users u where u.id = ${userId}`)
  const [facts] = rows
  if (!facts) throw new Refused("sign_in_needed")
  const { status, emailVerified, ...counted } = facts
  return { ...counted, actor: { id: userId, status, emailVerified } }
}
