import type { ConversationId, MyConversations } from "@doable/domain/conversation/input"
import type { ConversationKind } from "@doable/domain/conversation/kinds"
import { conversationsPerPage } from "@doable/domain/conversation/limits"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import { Refused } from "@doable/domain/refusal"
import { normalizeText, normalizeWords } from "@doable/domain/text/normalize"
import type { z } from "zod"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { isoDate, moneyJson } from "../platform/db/wire-format.ts"
import { pageOf } from "../platform/db/lists/list-statement.ts"
import type { wholeConversation } from "./answers.ts"
import { cardsById, isTaskHidden } from "./card.ts"

type Agreement = z.infer<typeof wholeConversation>["agreement"]

const newestAgreement = `
  select ${moneyJson("a.price", "a.currency")} as price,
    ${moneyJson("a.materials_cost", "a.currency")} as "materialsCost",
    ${isoDate("a.scheduled_at")} as "scheduledAt", a.payment_method as "paymentMethod",
    case when t.status = 'removed' then null else a.address end as address,
    case when p.id is null then null else json_build_object('id', p.id, 'name', p.name, 'city', city.name) end as place
  from conversations c
  join task_assignments s on s.task_id = c.task_id and s.provider_id = c.provider_id
  join tasks t on t.id = s.task_id
  join agreements a on a.assignment_id = s.id
  left join places p on p.id = a.place_id
  left join places city on city.id = p.parent_id
  where c.id = $1 and (s.outcome is null or s.outcome = 'completed') order by s.assigned_at desc, a.version desc limit 1`

/**
 * The agreement of the two. It's gone once the job is cancelled. While the task is removed, its address stays hidden.
 */
async function agreementOf(db: Database, conversationId: string): Promise<Agreement> {
  const { rows } = await db.$client.query<NonNullable<Agreement>>({
    name: "agreement_of_conversation",
    text: newestAgreement,
    values: [conversationId],
  })
  return rows[0] ?? null
}

/** Newest first. What was opened and never written in is in nobody's list. */
export async function findMyConversations({ db, user }: UserContext, input: MyConversations) {
  const [{ ids, total }, unread] = await Promise.all([
    input.q === "" ? listed(db, user.id, input) : searched(db, user.id, input),
    unreadByKind(db, user.id),
  ])
  return { data: await cardsById(db, user, ids), total, unread }
}

export async function findConversation({ db, user }: UserContext, { id }: ConversationId) {
  const [card] = await cardsById(db, user, [id])
  if (!card) throw new Refused("conversation_not_found")
  return {
    ...card,
    offer: card.kind === "offer" ? await liveOfferOf(db, id) : null,
    agreement: card.kind === "task" ? await agreementOf(db, id) : null,
  }
}

type Filter = Pick<MyConversations, "kind" | "unreadOnly">
type Found = { ids: string[]; total: number }

const mine = ({ kind, unreadOnly }: Filter, columns: string) => `
  select ${columns} from conversation_members m join conversations c on c.id = m.conversation_id
  where m.user_id = $1 and c.last_position > 0${kind ? ` and c.kind = '${kind}'` : ""}${unreadOnly ? " and m.unread > 0" : ""}`
const newestFirst = "order by m.last_message_at desc nulls last, m.conversation_id desc nulls last"

async function listed(db: Database, userId: string, input: MyConversations): Promise<Found> {
  const { kind, unreadOnly, pagination } = input
  const isFirst = pagination.offset === 0 && pagination.limit === conversationsPerPage.list
  const name = `conversations_${kind ?? "all"}${unreadOnly ? "_unread" : ""}`
  const [page, all] = await Promise.all([
    db.$client.query<{ id: string }>({
      ...(isFirst ? { name } : {}),
      text: `${mine(input, "c.id")} ${newestFirst} ${pageOf(pagination)}`,
      values: [userId],
    }),
    db.$client.query<{ count: number }>({
      name: `${name}_count`,
      text: mine(input, "count(*)::int as count"),
      values: [userId],
    }),
  ])
  return { ids: page.rows.map(({ id }) => id), total: all.rows[0]?.count ?? 0 }
}

/** Deeper than this nobody's memory goes; and a search reads all of it: so many conversations, the end of each. */
const mostSearched = 1000
const mostOfEach = 2000

export const searchedRows = (filter: Filter) => `
  select x.id, u.name, case when not ${isTaskHidden} then t.title end as title, exists (select 1 from messages s
    where s.conversation_id = x.id and s.position > x.last_position - ${mostOfEach} and s.folded_text like all ($2::text[])) as "isSaid"
  from (${mine(filter, "c.id, c.task_id, c.last_position, case when c.customer_id = $1 then c.provider_id else c.customer_id end as other_id, m.last_message_at")}
    ${newestFirst} limit ${mostSearched}) x
  left join users u on u.id = x.other_id left join tasks t on t.id = x.task_id
  order by x.last_message_at desc, x.id desc`

/** Every word in the name and the title, or every word in one message, however it is spelled. */
async function searched(db: Database, userId: string, input: MyConversations): Promise<Found> {
  const words = normalizeWords(input.q)
  if (words.length === 0) return { ids: [], total: 0 }
  const { rows } = await db.$client.query<{
    id: string
    name: string | null
    title: string | null
    isSaid: boolean
  }>({
    text: searchedRows(input),
    values: [userId, words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`)],
  })
  const found = rows.filter(({ name, title, isSaid }) => {
    const about = normalizeText(`${name ?? ""} ${title ?? ""}`)
    return isSaid || words.every((word) => about.includes(word))
  })
  const { limit, offset } = input.pagination
  return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length }
}

async function unreadByKind(db: Database, userId: string): Promise<Record<ConversationKind, number>> {
  const { rows } = await db.$client.query<{ kind: ConversationKind; count: number }>({
    name: "unread_messages_by_kind",
    text: `select c.kind, sum(m.unread)::int as count from conversation_members m
      join conversations c on c.id = m.conversation_id where m.user_id = $1 and m.unread > 0 group by c.kind`,
    values: [userId],
  })
  const counts = { offer: 0, task: 0, direct: 0, support: 0 }
  for (const { kind, count } of rows) counts[kind] = count
  return counts
}

export async function unreadMessages({ db, user }: UserContext) {
  const counts = Object.values(await unreadByKind(db, user.id))
  return { count: counts.reduce((sum, count) => sum + count, 0) }
}

type Offer = z.infer<typeof wholeConversation>["offer"]

const live = liveOfferStatuses.map((status) => `'${status}'`).join(", ")
const standing = `
  select ${moneyJson("o.price", "o.currency")} as price,
    ${moneyJson("o.materials_cost", "o.currency")} as "materialsCost",
    ${isoDate("o.can_start_at")} as "canStartAt"
  from conversations c
  join task_offers o on o.task_id = c.task_id and o.provider_id = c.provider_id
  where c.id = $1 and o.status in (${live}) limit 1`

/** The doer's price, which both know; null once the offer is no longer live. */
async function liveOfferOf(db: Database, conversationId: string): Promise<Offer> {
  const { rows } = await db.$client.query<NonNullable<Offer>>({
    name: "standing_offer_of_conversation",
    text: standing,
    values: [conversationId],
  })
  return rows[0] ?? null
}
