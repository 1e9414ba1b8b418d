import { sql } from "../../platform/db/drizzle.ts"
import type { AuditEntityType } from "@doable/domain/admin/audit-log/actions"
import type { Database } from "../../platform/db/client.ts"
import { uuid } from "../../platform/db/uuid.ts"

type Touched = { entityType: string; entityId: string | null }
type Found = {
  type: AuditEntityType
  id: string
  name: string | null
  taskId: string | null
  isSupport: boolean | null
}

type EntityName = {
  name: string
  /** Under what it is found in the administration, if it is. */
  place: { type: AuditEntityType; id: string } | null
}

/** How people and things on a page of rows are called today, by one statement for all of them. */
export async function entityNames(
  db: Database,
  rows: readonly Touched[],
): Promise<(row: Touched) => EntityName | null> {
  const idsOf = (type: AuditEntityType) => [
    ...new Set(
      rows.flatMap(({ entityType, entityId }) => (entityType === type && entityId ? [entityId] : [])),
    ),
  ]
  const uuidsOf = (type: AuditEntityType) =>
    sql`any(${sql.param(idsOf(type).filter((id) => uuid.test(id)))}::uuid[])`
  const found = await db.execute<Found>(sql`
    select 'user' as type, id, coalesce(nullif(name, ''), email) as name, null::text as "taskId", null::boolean as "isSupport"
    from users where id = any(${sql.param(idsOf("user"))}::text[])
    union all
    select 'provider', p.id::text, coalesce(p.company_name, nullif(u.name, ''), u.email), null, null
    from provider_profiles p join users u on u.id = p.user_id where p.id = ${uuidsOf("provider")}
    union all
    select 'application', a.id::text, coalesce(nullif(u.name, ''), u.email), null, null
    from provider_applications a join users u on u.id = a.user_id where a.id = ${uuidsOf("application")}
    union all
    select 'task', id::text, title, null, null from tasks where id = ${uuidsOf("task")}
    union all
    select 'category', id::text, slug, null, null from categories where id = ${uuidsOf("category")}
    union all
    select 'contact_message', id::text, ticket_no, null, null
    from contact_messages where id = ${uuidsOf("contact_message")}
    union all
    select 'conversation', c.id::text, concat_ws(' – ', coalesce(nullif(customer.name, ''), customer.email),
      coalesce(nullif(doer.name, ''), doer.email)), c.task_id::text, c.kind = 'support'
    from conversations c join users customer on customer.id = c.customer_id
    left join users doer on doer.id = c.provider_id where c.id = ${uuidsOf("conversation")}
    union all
    select 'file', f.id::text, f.original_name,
      (select t.task_id::text from task_files t where t.file_id = f.id limit 1), null
    from files f where f.id = ${uuidsOf("file")}`)
  const names = new Map(found.rows.map((row) => [`${row.type} ${row.id}`, named(row)]))
  return ({ entityType, entityId }) => names.get(`${entityType} ${entityId}`) ?? null
}

function named(found: Found): EntityName | null {
  return found.name ? { name: found.name, place: placeOf(found) } : null
}

/**
 * A task's conversation or file is shown under the task. Other conversations have no page for administrators, except
 * those with us.
 */
function placeOf({ type, id, taskId, isSupport }: Found): EntityName["place"] {
  if (taskId) return { type: "task", id: taskId }
  const isNowhere = type === "file" || (type === "conversation" && !isSupport)
  return isNowhere ? null : { type, id }
}
