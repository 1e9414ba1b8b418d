import { sql, check, index, pgTable, uniqueIndex } from "../drizzle.ts"
import { locales } from "@doable/domain/locale"
import { reviewDirections, reviewStatuses, type SubRating } from "@doable/domain/review/status"
import { oneOf, textOf, uuidOf } from "../constraints.ts"
import { categories } from "./category.ts"
import { taskAssignments } from "./task-assignment.ts"
import { tasks } from "./task.ts"
import { users } from "./user.ts"

/** What the two say of each other after a hire. Nobody reads either before both are there or the window is over. */
export const reviews = pgTable(
  "reviews",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    taskId: uuidOf(() => tasks.id),
    assignmentId: uuidOf(() => taskAssignments.id),
    authorId: textOf(() => users.id),
    subjectId: textOf(() => users.id),
    direction: t.text({ enum: reviewDirections }).notNull(),
    status: t.text({ enum: reviewStatuses }).notNull().default("submitted"),
    rating: t.smallint().notNull(),
    sub: t.jsonb().$type<Partial<Record<SubRating, number>>>().notNull().default({}),
    /** Without contacts, like everything that everyone reads. */
    text: t.text(),
    lang: t.text({ enum: locales }),
    /** For administrators alone. */
    privateNote: t.text(),
    /** When it is shown at the latest: the end of the window. */
    publishAt: t.timestamp({ withTimezone: true }).notNull(),
    publishedAt: t.timestamp({ withTimezone: true, precision: 3 }),
    /** Decided when it is published. One that doesn't count can be read, but moves no rating. */
    counts: t.boolean().notNull().default(true),
    replyText: t.text(),
    repliedAt: t.timestamp({ withTimezone: true }),
    addendumText: t.text(),
    addendumAt: t.timestamp({ withTimezone: true }),
    /** What the work was, as everyone may know: category, how it ended, and roughly how much. */
    categoryId: t.uuid().references(() => categories.id),
    taskSnapshot: t.jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    check("review_status_known", oneOf(t.status, reviewStatuses)),
    check("review_direction_known", oneOf(t.direction, reviewDirections)),
    check("review_lang_known", oneOf(t.lang, locales)),
    check("review_rating_possible", sql`${t.rating} between 1 and 5`),
    check("review_of_another", sql`${t.authorId} <> ${t.subjectId}`),
    check("review_published_at", sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check("review_reply_whole", sql`(${t.replyText} is null) = (${t.repliedAt} is null)`),
    check("review_addendum_whole", sql`(${t.addendumText} is null) = (${t.addendumAt} is null)`),
    uniqueIndex("one_review_per_side").on(t.assignmentId, t.authorId),
    index("reviews_of_person")
      .on(t.subjectId, t.direction, t.publishedAt.desc(), t.id.desc())
      .where(sql`status = 'published'`),
    index("reviews_by_subject").on(t.subjectId),
    index("reviews_by_author").on(t.authorId, t.createdAt),
    index("reviews_by_task").on(t.taskId),
    index("reviews_by_status").on(t.status, t.publishedAt.desc(), t.id.desc()),
    index("reviews_to_publish")
      .on(t.publishAt)
      .where(sql`status = 'submitted'`),
    index("reviews_of_category").on(t.categoryId),
    index("reviews_by_category")
      .on(t.categoryId, t.publishedAt.desc(), t.id.desc())
      .where(sql`status = 'published'`),
  ],
)
