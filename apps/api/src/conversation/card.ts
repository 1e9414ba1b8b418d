// Conversations as one of the two sees them in a list, built by PostgreSQL as one JSON text.
import { isStaff } from "@doable/domain/user/admin-access"
import { hidesContacts } from "@doable/domain/conversation/kinds"
import { whyCannotWrite } from "@doable/domain/conversation/rules"
import type { TaskStatus } from "@doable/domain/task/status"
import type { UserRole, UserStatus } from "@doable/domain/user/status"
import { publicName } from "@doable/domain/user/public-name"
import { areBlockedText } from "../user/may-hear.ts"
import type { Database } from "../platform/db/client.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import type { ConversationAnswer } from "./answers.ts"
import { taskStateOf } from "./task-state.ts"

type CardRow = Omit<ConversationAnswer, "closedBecause"> & {
  isBlocked: boolean
  taskStatus: TaskStatus | null
  /** Whether it is this doer who works on the task now. */
  isHired: boolean
}

/** Whose title the task's own page wouldn't tell to this reader either (`deal/page/find-task.ts`). */
export const isTaskHidden = `(t.status in ('draft', 'held', 'removed') and t.owner_id <> $1
  and t.assigned_provider_id is distinct from $1)`

/** In conversations with the team, all administrators appear as one. */
export const isMine = `(case when c.kind = 'support' then (m.sender_id = c.customer_id) = (c.customer_id = $1)
  else m.sender_id is not distinct from $1 end)`

/** Nobody is called by what stands in the place of a deleted name. The team knows people who gave no name by their email. */
const nameShown = `(case when u.deleted_at is not null then '' when c.kind = 'support' and $3::boolean then coalesce(nullif(u.name, ''), u.email) else u.name end)`

/**
 * `$1` is the viewer: only their own are found and, if `$3` says they're on the team, questions to the team. `source`
 * gives ids in order.
 */
const cardsOf = (source: string) => `
  select coalesce(json_agg(json_build_object(
    'id', c.id, 'kind', c.kind, 'topic', c.topic, 'isCustomer', c.customer_id = $1,
    'other', json_build_object('id', u.id, 'name', coalesce(${nameShown}, ''), 'image', u.image,
      'profileId', (select p.id from provider_profiles p where p.user_id = u.id and p.status in ('published', 'paused')),
      'isDeleted', u.deleted_at is not null, 'hasLeft', coalesce(u.status = 'deactivated' or u.deleted_at is not null, false)),
    'taskStatus', t.status, 'isHired', t.assigned_provider_id is not distinct from c.provider_id,
    'isTaskHidden', coalesce(${isTaskHidden}, false),
    'task', case when t.id is null or ${isTaskHidden} then null else json_build_object('id', t.id, 'title', t.title, 'lang', t.lang, 'status', t.status,
      'wasHired', t.assigned_provider_id is not null,
      'category', case when k.id is null then null else json_build_object('id', k.id, 'parentId', k.parent_id,
        'parentSlug', branch.slug, 'slug', k.slug, 'name', k.name, 'icon', k.icon) end) end,
    'unread', coalesce(me.unread, 0), 'readPosition', coalesce(me.read_position, c.team_read_position),
    'otherReadPosition', coalesce(them.read_position, c.team_read_position),
    'lastPosition', c.last_position, 'lastMessageAt', ${isoDate("coalesce(me.last_message_at, them.last_message_at)")},
    'last', case when m.id is null then null else json_build_object('text', case when m.hidden_at is null then left(m.text, 160) else '' end, 'lang', m.lang,
      'isMine', ${isMine},
      'system', case when m.system_key is null then null
        else json_build_object('key', m.system_key, 'params', m.system_params) end,
      'fileCount', (select count(*)::int from message_files mf where mf.message_id = m.id),
      'isDeleted', m.deleted_at is not null or m.hidden_at is not null) end,
    'isBlockedByMe', exists (select 1 from user_blocks b where b.blocker_id = $1 and b.blocked_id = u.id),
    'isBlocked', ${areBlockedText("$1", "u.id")}
  ) order by listed.place), '[]'::json) as data
  from (${source}) listed
  join conversations c on c.id = listed.id
  left join conversation_members me on me.conversation_id = c.id and me.user_id = $1
  left join conversation_members them on them.conversation_id = c.id and them.user_id <> $1
  left join users u on u.id = them.user_id
  left join tasks t on t.id = c.task_id
  left join categories k on k.id = t.category_id
  left join categories branch on branch.id = k.parent_id
  left join messages m on m.conversation_id = c.id and m.position = c.last_position
  where me.user_id is not null or (c.kind = 'support' and $3::boolean)`

const byIds = cardsOf(`select id, place from unnest($2::uuid[]) with ordinality as asked(id, place)`)

type Reader = { id: string; status: UserStatus; role: UserRole }

/** These conversations of the reader, in this order; those of others are left out. */
export async function cardsById(db: Database, reader: Reader, ids: string[]): Promise<ConversationAnswer[]> {
  if (ids.length === 0) return []
  const { rows } = await db.$client.query<{ data: CardRow[] }>({
    name: "conversation_cards_by_id",
    text: byIds,
    values: [reader.id, ids, isStaff(reader.role)],
  })
  return (rows[0]?.data ?? []).map((row) => show(reader, row))
}

/** Until the hire the two know each other as everyone does. */
function show(reader: Reader, { isBlocked, taskStatus, isHired, ...row }: CardRow): ConversationAnswer {
  const { kind, other } = row
  const name = hidesContacts(kind) ? publicName(other.name) : other.name
  const isOtherGone = other.hasLeft
  const closedBecause = whyCannotWrite({
    kind,
    taskState: taskStateOf(taskStatus, { isHired }),
    writerStatus: reader.status,
    isOtherGone,
    isBlocked,
  })
  return { ...row, other: { ...other, name }, closedBecause }
}
