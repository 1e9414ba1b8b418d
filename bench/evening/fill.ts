// The people of the evening: clients and doers with sessions, and conversations between them.
import type pg from "pg"
import type { Database } from "../../apps/api/src/platform/db/client.ts"
import { growProviders } from "../generate-providers.ts"
import { grow, prepare } from "../generate-tasks.ts"

/** `pairs`: of a client and a doer who know each other, with accounts that the load uses. */
type Size = { tasks: number; doers: number; pairs: number }
/** By pair: the doer's account and the conversation. The client's account is called by the number of the pair. */
export type Filled = { doers: string[]; talks: string[] }

const messagesPerTalk = 30
/** The product gives up after seconds; a bench has time. */
const patient = { query_timeout: 30 * 60_000 } as object

export async function fill(db: Database, { tasks, doers, pairs }: Size): Promise<Filled> {
  await prepare(db)
  await grow(db, 0, tasks)
  await growProviders(db, 0, doers)
  const client = await db.$client.connect()
  const run = <Row extends object>(text: string, values: unknown[] = []) =>
    client.query<Row & pg.QueryResultRow>({ text, values, ...patient })
  try {
    await run("set statement_timeout = 0")
    await run(
      `insert into users (id, name, email, email_verified, created_at)
       select 'client-' || n, 'Client ' || n, 'client-' || n || '@example.com', true, now() - interval '1 year'
       from generate_series(1, $1::int) n`,
      [pairs],
    )
    // The ten thousand and more that nobody plays have profiles alone.
    const { rows } = await run<{ id: string }>(
      `select user_id as id from provider_profiles where status = 'published' order by id limit $1::int`,
      [pairs],
    )
    const played = rows.map(({ id }) => id)
    if (played.length < pairs)
      throw new Error(`${pairs} doers are played, and only ${played.length} are published`)
    await run(`update users set account_type = 'PROVIDER' where id = any($1)`, [played])
    await run(
      `insert into contacts (user_id, type, value, is_primary, verified_at)
       select id, 'phone', '+3736' || lpad(at::text, 7, '0'), true, now()
       from unnest($1::text[]) with ordinality as doers(id, at)`,
      [played],
    )
    await run(
      `insert into sessions (id, token, user_id, expires_at)
       select 'session-' || id, 'token-' || id, id, now() + interval '30 days'
       from (select unnest($1::text[]) as id union all select 'client-' || n from generate_series(1, $2::int) n) people`,
      [played, pairs],
    )
    await run(
      `insert into notification_counts (user_id, total, unread)
       select user_id, 40, 3 from sessions`,
    )
    const talks = await run<{ id: string }>(
      `insert into conversations (kind, customer_id, provider_id, last_position)
       select 'direct', 'client-' || at, id, ${messagesPerTalk}
       from unnest($1::text[]) with ordinality as doers(id, at) returning id`,
      [played],
    )
    await run(
      `insert into conversation_members (conversation_id, user_id, last_message_at, read_position)
       select c.id, who.id, now(), ${messagesPerTalk}
       from conversations c cross join lateral (values (c.customer_id), (c.provider_id)) who(id)`,
    )
    await run(
      `insert into messages (conversation_id, position, sender_id, client_id, text, folded_text, lang, created_at)
       select c.id, n, case when n % 2 = 0 then c.customer_id else c.provider_id end, gen_random_uuid(),
         'I can come on day ' || n, 'i can come on day ' || n, 'en', now() - (${messagesPerTalk} - n) * interval '1 hour'
       from conversations c cross join generate_series(1, ${messagesPerTalk}) n`,
    )
    await run("vacuum analyze")
    return { doers: played, talks: talks.rows.map(({ id }) => id) }
  } finally {
    client.release(true)
  }
}
