import { sql, check, index, pgTable } from "../drizzle.ts"
import { locales } from "@doable/domain/locale"
import { oneOf, textOf, uuidOf } from "../constraints.ts"
import { tasks } from "./task.ts"
import { users } from "./user.ts"

/** Asked in public on the task, answered by its owner. Contacts are hidden in both. */
export const taskQuestions = pgTable(
  "task_questions",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    taskId: uuidOf(() => tasks.id, { onDelete: "cascade" }),
    authorId: textOf(() => users.id),
    text: t.text().notNull(),
    lang: t.text({ enum: locales }).notNull(),
    answerText: t.text(),
    answeredAt: t.timestamp({ withTimezone: true }),
    isHidden: t.boolean().notNull().default(false),
    hiddenReason: t.text(),
    deletedAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    check("question_lang_known", oneOf(t.lang, locales)),
    check("question_answer_whole", sql`(${t.answerText} is null) = (${t.answeredAt} is null)`),
    index("questions_by_task").on(t.taskId, t.createdAt, t.id),
    index("questions_by_author").on(t.authorId, t.createdAt),
  ],
)
