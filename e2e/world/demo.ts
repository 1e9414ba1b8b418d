// What the demo has filled a world with, as far as the walk and the public pages need it.
import { demoPeople } from "../../apps/api/src/demo/people/demo-people.ts"
import { connect } from "../../apps/api/src/platform/db/client.ts"

export interface Demo {
  /** The demo customer's tasks by their state, and some by what they are good for. */
  taskIds: Record<string, string>
  /** A doer of the demo with works and services to show. */
  providerId: string
  /** What the demo customer and doer have said to each other, and what they say about the work between them. */
  conversationId: string
  workTalkId: string
  /** The newest dispute of all. */
  disputeId: string
  /** A job whose fault is contested and not decided yet. */
  contestedHireId: string
}

const emailOf = (wanted: string) => demoPeople.find(({ part }) => part === wanted)?.email

export async function findDemo(databaseUrl: string): Promise<Demo> {
  const { $client } = connect(databaseUrl, { max: 1 })
  const people = [emailOf("customer"), emailOf("doer")]
  const ids = async (text: string, values: unknown[] = []) =>
    (await $client.query<{ name: string; id: string }>(text, values)).rows
  const one = async (text: string, values: unknown[] = []) => (await ids(text, values))[0]?.id ?? ""
  try {
    return {
      taskIds: Object.fromEntries((await ids(tasks, people)).map(({ name, id }) => [name, id])),
      providerId: await one(provider),
      conversationId: await one(conversation, ["direct", ...people]),
      workTalkId: await one(conversation, ["task", ...people]),
      disputeId: await one("select id from disputes order by created_at desc limit 1"),
      contestedHireId: await one(contestedHire),
    }
  } finally {
    await $client.end()
  }
}

/**
 * `offered` has offers to compare, `unoffered` none of the doer's; the others are what the doer works at for other
 * people.
 */
const tasks = `
  with client as (select id from users where email = $1), doer as (select id from users where email = $2)
  (select distinct on (status) status as name, id from tasks
    where owner_id = (table client) order by status, created_at desc)
  union all (select 'offered', id from tasks
    where owner_id = (table client) and status = 'open' order by offer_count desc limit 1)
  union all (select 'unoffered', id from tasks t
    where owner_id = (table client) and status = 'open' and not exists (select 1 from task_offers o
      where o.task_id = t.id and o.provider_id = (table doer)) order by created_at desc limit 1)
  union all (select distinct on (status) 'doer_' || status, id from tasks
    where assigned_provider_id = (table doer) order by status, created_at desc)`

const contestedHire = `
  select assignment_id as id from fault_contests where decided_at is null order by created_at limit 1`

const provider = `
  select id from provider_profiles where status = 'published'
  order by level = 'verified' desc, portfolio_count > 0 desc, service_count desc, id limit 1`

const conversation = `
  select c.id from conversations c join users u on u.id = c.customer_id join users d on d.id = c.provider_id
  where c.kind = $1 and u.email = $2 and d.email = $3 order by c.created_at desc limit 1`
