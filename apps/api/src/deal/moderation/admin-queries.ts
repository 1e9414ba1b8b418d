import { and, count, desc, eq, inArray, isNull, sql, type SQL } from "../../platform/db/drizzle.ts"
import { toLocale } from "@doable/domain/locale"
import { prohibitedKinds } from "@doable/domain/moderation/prohibited"
import { findHits, type TextRule } from "@doable/domain/moderation/text-rules"
import { Refused } from "@doable/domain/refusal"
import { answerTexts } from "@doable/domain/task/answer-texts"
import type { AdminTasks, TaskId } from "@doable/domain/task/input"
import { whyCannotModerate } from "@doable/domain/task/rules"
import {
  removalReasons,
  runningStatuses,
  type RemovalReason,
  type TaskStatus,
} from "@doable/domain/task/status"
import { normalizeText } from "@doable/domain/text/normalize"
import type { Context, UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { isoDate } from "../../platform/db/wire-format.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { taskEvents, tasks } from "../../platform/db/schema/task.ts"
import { rulesInForce } from "../../text-rule/queries.ts"
import { users } from "../../platform/db/schema/user.ts"
import { uuid } from "../../platform/db/uuid.ts"
import { anywhere, peopleCalled } from "../../user/people-called.ts"
import type { AdminTaskAnswer, AdminTaskRow } from "./admin-answers.ts"
import type { TaskAnswer } from "../../task/answers.ts"
import { describeTask } from "../../task/describe-task.ts"
import { taskParts, type TaskParts } from "../../task/queries.ts"
import { writtenTranslations } from "../../task/whole-draft.ts"
import { nameOrEmail } from "../../user/name-or-email.ts"

type Filter = Pick<AdminTasks, "status" | "q">
/** Counting further would read more than anyone looks at. */
const countedTo = 1000

export async function findAdminTasks({ db }: Pick<Context, "db">, { pagination, ...filter }: AdminTasks) {
  const counted = db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.ownerId))
    .where(conditions(filter))
    .limit(countedTo + 1)
    .as("counted")
  const [data, [total]] = await Promise.all([
    pageOfTasks(db, filter, pagination),
    db.select({ count: count() }).from(counted),
  ])
  const found = total?.count ?? 0
  return { data, total: Math.min(found, countedTo), isMore: found > countedTo }
}

/** What waits for us longest comes first; of the rest, the newest. */
export async function pageOfTasks(
  db: Database,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
  after: { at: string; id: string } | null = null,
): Promise<(AdminTaskRow & { publishedAt: string | null })[]> {
  const { publishedAt, id } = tasks
  const rows = await db
    .select({
      id,
      title: tasks.title,
      status: tasks.status,
      holdReason: tasks.holdReason,
      category: { id: categories.id, name: categories.name, slug: categories.slug },
      owner: { id: users.id, name: nameOrEmail(users) },
      offerCount: tasks.offerCount,
      publishedAt,
      endedAt: tasks.endedAt,
      updatedAt: tasks.updatedAt,
      strandedAt: filter.status === "stranded" ? strandedAt : sql<null>`null`,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.ownerId))
    .leftJoin(categories, eq(categories.id, tasks.categoryId))
    .where(and(conditions(filter), after ? behind(filter, after) : undefined))
    .orderBy(
      ...(filter.status === "held"
        ? [sql`${publishedAt} asc nulls first`, sql`${id} asc nulls first`]
        : [sql`${publishedAt} desc nulls last`, sql`${id} desc nulls last`]),
    )
    .limit(limit)
    .offset(offset)
  return rows.map(({ publishedAt: posted, endedAt, updatedAt, strandedAt: stranded, ...row }) => ({
    ...row,
    publishedAt: posted?.toISOString() ?? null,
    since: stranded ?? ((row.status === "removed" ? endedAt : posted) ?? updatedAt).toISOString(),
  }))
}

/** For reading all of them in parts, in the order of the list. */
function behind({ status }: Filter, { at, id }: { at: string; id: string }): SQL {
  const last = sql`(${at}::timestamptz, ${id}::uuid)`
  const key = sql`(${tasks.publishedAt}, ${tasks.id})`
  return status === "held" ? sql`${key} > ${last}` : sql`${key} < ${last}`
}

/** Since when the work of a task is left alone. */
const strandedAt = sql<string | null>`(select ${sql.raw(isoDate("a.stranded_at"))} from task_assignments a
  where a.task_id = ${tasks.id} and a.ended_at is null)`

const strandedTasks = sql`(select a.task_id from task_assignments a
  where a.ended_at is null and a.stranded_at is not null)`

function conditions({ status, q }: Filter): SQL | undefined {
  const states = status === "running" || status === "stranded" ? [...runningStatuses] : [status]
  const inState = and(
    inArray(tasks.status, states),
    status === "stranded" ? sql`${tasks.id} in ${strandedTasks}` : undefined,
  )
  if (!q) return inState
  return and(inState, uuid.test(q) ? eq(tasks.id, q) : sql`${tasks.id} in ${tasksCalled(q, states)}`)
}

/** By a part of the title or by the owner: each has its own index, which an `or` couldn't use. */
export function tasksCalled(q: string, states: readonly TaskStatus[]): SQL {
  const folded = normalizeText(q)
  const those = sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )
  const byOwner = sql`select t.id from tasks t where t.status in (${those}) and t.owner_id in ${peopleCalled(q)}`
  if (!folded) return sql`(${byOwner})`
  return sql`(
    select t.id from tasks t where t.status in (${those}) and t.folded_title like ${anywhere(folded)}
    union ${byOwner})`
}

/** A draft is its owner's alone, also after it was sent back: what is written in the meantime is nobody's business. */
export async function adminTaskById(ctx: UserContext, { id }: TaskId): Promise<AdminTaskAnswer> {
  const task = await adminTaskAfterAction(ctx, { id })
  if (task.task.status === "draft") throw new Refused("task_not_found")
  return task
}

/** In whatever state the command has left it. */
export async function adminTaskAfterAction(ctx: UserContext, { id }: TaskId): Promise<AdminTaskAnswer> {
  const { db } = ctx
  const parts = await taskParts(db, id)
  if (!parts) throw new Refused("task_not_found")
  const { row } = parts
  const [[owner], [removals], [twin], [removal], [hire], rules] = await Promise.all([
    db
      .select({ id: users.id, name: nameOrEmail(users), email: users.email })
      .from(users)
      .where(eq(users.id, row.ownerId)),
    db
      .select({ count: count() })
      .from(tasks)
      .where(and(eq(tasks.ownerId, row.ownerId), eq(tasks.status, "removed"))),
    row.duplicateOfId
      ? db
          .select({ id: tasks.id, title: tasks.title, description: tasks.description })
          .from(tasks)
          .where(eq(tasks.id, row.duplicateOfId))
      : [],
    row.status === "removed"
      ? db
          .select({ data: taskEvents.data, at: taskEvents.createdAt })
          .from(taskEvents)
          .where(and(eq(taskEvents.taskId, id), eq(taskEvents.type, "removed")))
          .orderBy(desc(taskEvents.createdAt))
          .limit(1)
      : [],
    db
      .select({ strandedAt: taskAssignments.strandedAt })
      .from(taskAssignments)
      .where(and(eq(taskAssignments.taskId, id), isNull(taskAssignments.endedAt))),
    rulesInForce(db),
  ])
  if (!owner) throw new Refused("task_not_found")
  return {
    isOwn: whyCannotModerate(row, ctx.user.id) !== null,
    task: withClosedFiles(describeTask(ctx, parts, "owner"), parts),
    owner: { ...owner, earlierRemovals: (removals?.count ?? 0) - (row.status === "removed" ? 1 : 0) },
    title: marked(row.originalTitle ?? row.title, rules),
    description: marked(row.originalDescription ?? row.description, rules),
    answers: answerTexts(row.answers).map((text) => marked(text, rules)),
    translations: Object.entries(writtenTranslations(row)).map(([lang, one]) => ({
      lang: toLocale(lang),
      title: marked(one.title, rules),
      description: marked(one.description, rules),
    })),
    twin: twin ?? null,
    strandedAt: hire?.strandedAt?.toISOString() ?? null,
    removal: removal
      ? { reason: reasonOf(removal.data["reason"]), note: row.moderationNote, at: removal.at.toISOString() }
      : null,
  }
}

function withClosedFiles(task: TaskAnswer, { files }: TaskParts): AdminTaskAnswer["task"] {
  const open = new Set(files.filter(({ isPublic }) => isPublic).map(({ id }) => id))
  return { ...task, files: task.files.map((file) => (open.has(file.id) ? file : { ...file, url: null })) }
}

/** What made it wait for a person. Of a written rule it's enough that it was one. */
function marked(text: string, rules: readonly TextRule[]) {
  const held = findHits(text, "task", rules).filter(({ action }) => action === "hold")
  const marks = held.map(({ rule, start, end }) => ({ start, end, kind: kindOf(rule) }))
  return { text, marks: marks.filter((mark, at) => !marks.slice(0, at).some(({ end }) => end > mark.start)) }
}

const kindOf = (rule: string) => (prohibitedKinds.some((kind) => kind === rule) ? rule : "rule")

function reasonOf(value: unknown): RemovalReason {
  return removalReasons.find((reason) => reason === value) ?? "other"
}
