import { eq, inArray, sql } from "../../platform/db/drizzle.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import { noteLook } from "../../conversation/view-conversation.ts"
import { timelineOf } from "../../task/queries.ts"
import { describeChange } from "../changes/describe-change.ts"
import { changesOfTask } from "../changes/queries.ts"
import { findReports } from "../hire/find-assignments.ts"
import { findVersions } from "../hire/find-exits.ts"
import type { CaseAnswer, CaseChat } from "./answers.ts"
import { nameOrEmail } from "../../user/name-or-email.ts"

const firstPage = { limit: 100, offset: 0 }

/** Everything about one job that administrators need to decide. */
export async function findCase(ctx: UserContext, assignmentId: string): Promise<CaseAnswer | null> {
  const { db } = ctx
  const { title, status } = tasks
  const [found] = await db
    .select({ hire: taskAssignments, title, status })
    .from(taskAssignments)
    .innerJoin(tasks, eq(tasks.id, taskAssignments.taskId))
    .where(eq(taskAssignments.id, assignmentId))
  if (!found) return null
  const { hire } = found
  const { taskId, ownerId, providerId } = hire
  const [people, versions, reports, changes, timeline, talk] = await Promise.all([
    peopleOf(db, ownerId, providerId),
    findVersions(db, [assignmentId]),
    findReports(ctx, [assignmentId]),
    changesOfTask(db, { taskId, partyId: providerId }, firstPage),
    timelineOf(db, { id: taskId, pagination: firstPage }, null),
    talkOf(db, { taskId, providerId }),
  ])
  return {
    task: { id: taskId, title: found.title, status: found.status },
    assignmentId,
    ...people,
    versions: versions.get(assignmentId) ?? [],
    reports: (reports.get(assignmentId) ?? []).map(({ files, ...one }) => ({
      ...one,
      files: files.map(({ url: _, ...file }) => file),
    })),
    changeRequests: changes.data
      .filter(({ change }) => change.assignmentId === assignmentId)
      .map((row) => describeChange(ctx, row)),
    timeline: timeline.data,
    messageCount: talk?.count ?? 0,
  }
}

async function peopleOf(db: Database, ownerId: string, doerId: string) {
  const ofPerson = (select: string) => sql<number>`(${sql.raw(select)})`
  const rows = await db
    .select({
      id: users.id,
      name: nameOrEmail(users),
      image: users.image,
      locale: users.locale,
      jobs: ofPerson(`select count(*)::int from task_assignments a
        where a.owner_id = users.id or a.provider_id = users.id`),
      disputes: ofPerson(`select count(*)::int from disputes d
        where d.opened_by_id = users.id or d.against_id = users.id`),
      ownFaults: ofPerson(`select count(*)::int from task_assignments a where a.outcome <> 'completed'
        and ((a.owner_id = users.id and a.fault = 'owner') or (a.provider_id = users.id and a.fault = 'provider'))`),
    })
    .from(users)
    .where(inArray(users.id, [ownerId, doerId]))
  const [owner, doer] = [ownerId, doerId].map((id) => rows.find((row) => row.id === id))
  if (!owner || !doer) throw new Error("nobody")
  return { owner, doer }
}

type Pair = { taskId: string; providerId: string }

async function talkOf(db: Database, { taskId, providerId }: Pair) {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select id, last_position as count from conversations
    where task_id = ${taskId}::uuid and provider_id = ${providerId}`)
  return rows[0] ?? null
}

/** What the two said to each other about this job. Each look of an administrator leaves a row in the audit log. */
export async function findCaseChat(
  ctx: UserContext,
  assignmentId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CaseChat> {
  const { db } = ctx
  const [hire] = await db.select().from(taskAssignments).where(eq(taskAssignments.id, assignmentId))
  const talk = hire && (await talkOf(db, hire))
  if (!hire || !talk) return { data: [], total: 0 }
  await noteLook(ctx, talk.id)
  type Row = Omit<CaseChat["data"][number], "createdAt"> & { createdAt: string }
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.position, m.text, m.system_key as "systemKey", m.deleted_at is not null as "isDeleted",
      m.created_at as "createdAt",
      case when m.system_key is not null then null when m.sender_id = ${hire.ownerId} then 'owner' else 'doer' end as by,
      coalesce((select json_agg(json_build_object('id', f.id, 'mimeType', coalesce(f.type, ''), 'name', f.original_name)
          order by mf.position)
        from message_files mf join files f on f.id = mf.file_id and f.status = 'ready'
        where mf.message_id = m.id), '[]') as files
    from messages m where m.conversation_id = ${talk.id}::uuid order by m.position limit ${limit} offset ${offset}`)
  const data = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
  return { data, total: talk.count }
}
