import { and, asc, eq, isNull } from "../../platform/db/drizzle.ts"
import type { QuestionsByTask } from "@doable/domain/task/question/input"
import { whyCannotAnswer, whyCannotDelete } from "@doable/domain/task/question/rules"
import { publicName } from "@doable/domain/user/public-name"
import type { Caller } from "../../platform/caller.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { taskQuestions } from "../../platform/db/schema/task-question.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { QuestionAnswer } from "./answers.ts"

const isShown = and(eq(taskQuestions.isHidden, false), isNull(taskQuestions.deletedAt))

const columns = {
  question: taskQuestions,
  author: { name: users.name, image: users.image },
  task: { ownerId: tasks.ownerId, status: tasks.status },
}

const joined = (db: Database | Transaction) =>
  db
    .select(columns)
    .from(taskQuestions)
    .innerJoin(users, eq(users.id, taskQuestions.authorId))
    .innerJoin(tasks, eq(tasks.id, taskQuestions.taskId))

/** As a conversation is read: what was asked first stands first. */
export async function questionsOfTask(
  db: Database,
  viewer: Caller | null,
  { taskId, pagination }: QuestionsByTask,
) {
  const where = and(eq(taskQuestions.taskId, taskId), isShown)
  const { limit, offset } = pagination
  const rows = await joined(db)
    .where(where)
    .orderBy(asc(taskQuestions.createdAt), asc(taskQuestions.id))
    .limit(limit)
    .offset(offset)
  // Nearly always all of them: then nothing is left to count.
  const isAll = offset === 0 && rows.length < limit
  const total = isAll ? rows.length : await db.$count(taskQuestions, where)
  return { data: rows.map((row) => describe(row, viewer)), total }
}

export async function questionById(tx: Transaction, viewer: Caller, id: string): Promise<QuestionAnswer> {
  const [row] = await joined(tx).where(eq(taskQuestions.id, id))
  if (!row) throw new Error("no question")
  return describe(row, viewer)
}

type Row = Awaited<ReturnType<typeof joined>>[number]

function describe({ question, author, task }: Row, viewer: Caller | null): QuestionAnswer {
  const { id, taskId, text, lang, answerText, answeredAt, createdAt } = question
  return {
    id,
    taskId,
    text,
    lang,
    author: { name: publicName(author.name), image: author.image },
    answer: answeredAt && answerText ? { text: answerText, at: answeredAt.toISOString() } : null,
    createdAt: createdAt.toISOString(),
    isMine: viewer?.id === question.authorId,
    canAnswer: viewer !== null && whyCannotAnswer(task, viewer.id) === null,
    canDelete: viewer !== null && whyCannotDelete(question, viewer) === null,
  }
}
