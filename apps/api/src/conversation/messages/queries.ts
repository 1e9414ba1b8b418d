import { isStaff } from "@doable/domain/user/admin-access"
import type { Messages } from "@doable/domain/conversation/message/input"
import { messagesPerPage } from "@doable/domain/conversation/message/limits"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { isoDate } from "../../platform/db/wire-format.ts"
import { isMine } from "../card.ts"
import { noteLook, othersTalk } from "../view-conversation.ts"
import type { MessageAnswer } from "./answers.ts"

type FileRow = Omit<MessageAnswer["files"][number], "url">
type Row = Omit<MessageAnswer, "files"> & { files: FileRow[] }

const shown = `json_build_object('id', m.id, 'position', m.position, 'isMine', ${isMine},
  'text', case when m.hidden_at is null then m.text else '' end, 'lang', m.lang, 'maskedSpans', m.masked_spans,
  'system', case when m.system_key is null then null
    else json_build_object('key', m.system_key, 'params', m.system_params) end,
  'refId', m.ref_id,
  'clientId', case when m.sender_id = $1 then m.client_id end,
  'isDeleted', m.deleted_at is not null or m.hidden_at is not null, 'createdAt', ${isoDate("m.created_at")},
  'files', coalesce((select json_agg(json_build_object('id', f.id, 'mimeType', f.type, 'name', f.original_name,
      'size', f.size, 'width', f.width, 'height', f.height) order by mf.position)
    from message_files mf join files f on f.id = mf.file_id where mf.message_id = m.id and f.status = 'ready' and m.hidden_at is null), '[]'::json))`

const after = (limit: number) =>
  `select * from messages where conversation_id = $2 and position > $3 order by position limit ${limit}`
const before = (limit: number) =>
  `select * from messages where conversation_id = $2 and position < $3 order by position desc limit ${limit}`

const page = (some: string) => `
  select c.last_position as total, coalesce(them.read_position, c.team_read_position) as "otherReadPosition",
    coalesce((select json_agg(${shown} order by m.position) from (${some}) m), '[]'::json) as data
  from conversations c
  left join conversation_members me on me.conversation_id = c.id and me.user_id = $1
  left join conversation_members them on them.conversation_id = c.id and them.user_id <> $1
  where c.id = $2 and (me.user_id is not null or (c.kind = 'support' and $4::boolean))`

const beyondAll = 2_147_483_647

type Page = { total: number; otherReadPosition: number; data: Row[] }

/** A part of a conversation, for those alone who have it; as quick at its start as at its end. */
export async function findMessages(ctx: UserContext, { conversationId, ...input }: Messages) {
  const { limit } = input.pagination
  const isAdmin = isStaff(ctx.user.role)
  const isForward = input.after !== undefined
  const isUsual = limit === messagesPerPage.page || limit === messagesPerPage.max
  const { rows } = await ctx.db.$client.query<Page>({
    ...(isUsual ? { name: `messages_${isForward ? "after" : "before"}_${limit}` } : {}),
    text: page(isForward ? after(limit) : before(limit)),
    values: [ctx.user.id, conversationId, input.after ?? input.before ?? beyondAll, isAdmin],
  })
  const [found] = rows
  if (!found) throw new Refused("conversation_not_found")
  if (isAdmin && (await othersTalk(ctx, conversationId))) await noteLook(ctx, conversationId)
  return { ...found, data: found.data.map((row) => show(ctx, row)) }
}

const byId = `select ${shown} as data from messages m join conversations c on c.id = m.conversation_id where m.id = $2`

export async function findSaid(ctx: UserContext, id: string): Promise<MessageAnswer> {
  const { rows } = await ctx.db.$client.query<{ data: Row }>({
    name: "message_by_id",
    text: byId,
    values: [ctx.user.id, id],
  })
  const [found] = rows
  if (!found) throw new Refused("message_not_found")
  return show(ctx, found.data)
}

function show(ctx: UserContext, { files, ...row }: Row): MessageAnswer {
  const now = ctx.now()
  return { ...row, files: files.map((file) => ({ ...file, url: ctx.files.links.privateUrl(file.id, now) })) }
}
