import { sql } from "drizzle-orm"
import type { AuditEntityType } from "@doable/domain/audit-log/actions"
import type { Database } from "../db/client.ts"
import { uuid } from "../db/uuid.ts"

type Touched = { entityType: string; entityId: string | null }
type Named = { type: string; id: string; name: string }

/** How people and things on a page of rows are called today, by one statement for all of them. */
export async function entityNames(
  db: Database,
  rows: readonly Touched[],
): Promise<(row: Touched) => string | null> {
  const idsOf = (type: AuditEntityType) =>
    rows.flatMap(({ entityType, entityId }) => (entityType === type && entityId ? [entityId] : []))
  const uuidsOf = (type: AuditEntityType) =>
    sql`any(${sql.param(idsOf(type).filter((id) => uuid.test(id)))}::uuid[])`
  const found = await db.execute<Named>(sql`
    select 'user' as type, id, name from users where id = any(${sql.param(idsOf("user"))}::text[])
    union all
    select 'provider', p.id::text, coalesce(p.company_name, u.name)
    from provider_profiles p join users u on u.id = p.user_id where p.id = ${uuidsOf("provider")}
    union all
    select 'application', a.id::text, u.name
    from provider_applications a join users u on u.id = a.user_id where a.id = ${uuidsOf("application")}
    union all
    select 'task', id::text, title from tasks where id = ${uuidsOf("task")}
    union all
    select 'category', id::text, slug from categories where id = ${uuidsOf("category")}
    union all
    select 'contact_message', id::text, ticket_no
    from contact_messages where id = ${uuidsOf("contact_message")}`)
  const names = new Map(found.rows.map(({ type, id, name }) => [`${type} ${id}`, name]))
  return ({ entityType, entityId }) => names.get(`${entityType} ${entityId}`) || null
}
