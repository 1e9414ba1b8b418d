import { sql } from "../platform/db/drizzle.ts"
import type { Target } from "@doable/domain/report/input"
import { Refused } from "@doable/domain/refusal"
import type { Database, Transaction } from "../platform/db/client.ts"
import { uuid } from "../platform/db/uuid.ts"

type Found = { subjectId: string; snippet: string }

/** What this person can see of it: what they can't, isn't there. `$1` is the target, `$2` the reader. */
const selects = {
  task: (id: string) => sql`select owner_id as "subjectId", title as snippet from tasks
    where id = ${id}::uuid and status not in ('draft', 'held')`,
  question: (id: string) => sql`select author_id as "subjectId", text as snippet from task_questions
    where id = ${id}::uuid and deleted_at is null and not is_hidden`,
  offer: (id: string, me: string) => sql`select o.provider_id as "subjectId", o.message as snippet
    from task_offers o join tasks t on t.id = o.task_id where o.id = ${id}::uuid and t.owner_id = ${me}
      and o.hidden_at is null`,
  message: (id: string, me: string) => sql`select m.sender_id as "subjectId", m.text as snippet
    from messages m join conversation_members c on c.conversation_id = m.conversation_id and c.user_id = ${me}
    where m.id = ${id}::uuid and m.sender_id is not null and m.deleted_at is null
      and m.hidden_at is null`,
  review: (id: string) => sql`select author_id as "subjectId", coalesce(text, '') as snippet from reviews
    where id = ${id}::uuid and status = 'published'`,
  provider: (id: string) => sql`select user_id as "subjectId", headline as snippet from provider_profiles
    where id = ${id}::uuid and status in ('published', 'paused')`,
  service: (id: string) => sql`select p.user_id as "subjectId", s.title as snippet from provider_services s
    join provider_profiles p on p.id = s.provider_id where s.id = ${id}::uuid and p.status = 'published'
      and s.hidden_at is null`,
  user: (id: string) => sql`select id as "subjectId", '' as snippet from users
    where id = ${id} and deleted_at is null and email_verified`,
}

const longest = 300

export async function findTarget(
  db: Database | Transaction,
  { targetType, targetId }: Target,
  readerId: string,
): Promise<Found> {
  const isPossible = targetType === "user" || uuid.test(targetId)
  const { rows } = isPossible
    ? await db.execute<Found>(selects[targetType](targetId, readerId))
    : { rows: [] }
  const [found] = rows
  if (!found) throw new Refused("report_target_not_found")
  return { ...found, snippet: found.snippet.slice(0, longest) }
}
