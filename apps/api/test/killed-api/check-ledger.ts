// What the API has said yes to, compared with what the database holds. Everything that differs is said in words.
import { sql, type SQL } from "../../src/platform/db/drizzle.ts"
import type { Database } from "../../src/platform/db/client.ts"
import type { Ledger } from "./load.ts"

async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  return (await db.execute(query)).rows as T[]
}

/** What was answered is there once. What is under way may be there already, and once at most. */
export async function lossesOf(db: Database, ledger: Ledger): Promise<string[]> {
  const losses: string[] = []
  // Taken before the tables are read: more may be answered in the meantime.
  const messages = [...ledger.messages]
  const offers = [...ledger.offers].map(([doerId, counts]) => ({ doerId, ...counts }))
  const work = [...ledger.work].map(([taskId, done]) => ({ taskId, done: [...done] }))
  const said = await rowsOf<{ id: string; times: number }>(
    db,
    sql`select client_id as id, count(*)::int as times from messages where client_id is not null group by client_id`,
  )
  const timesOf = new Map(said.map(({ id, times }) => [id, times]))
  for (const [id, times] of timesOf) if (times !== 1) losses.push(`message ${id} is there ${times} times`)
  for (const id of messages) if (!timesOf.has(id)) losses.push(`message ${id} is lost`)
  for (const { doerId, taskId, made, withdrawn } of offers) {
    const [found] = await rowsOf<{ all: number; withdrawn: number }>(
      db,
      sql`select count(*)::int as all, count(*) filter (where status = 'withdrawn')::int as withdrawn
        from task_offers where provider_id = ${doerId} and task_id = ${taskId}::uuid`,
    )
    if ((found?.all ?? 0) < made) losses.push(`${made} offers of ${doerId}, found ${found?.all}`)
    if ((found?.withdrawn ?? 0) < withdrawn)
      losses.push(`${withdrawn} offers withdrawn by ${doerId}, found ${found?.withdrawn}`)
  }
  for (const { taskId, done } of work) {
    const events = await rowsOf<{ type: string }>(
      db,
      sql`select type from task_events where task_id = ${taskId}::uuid and to_status is not null order by created_at`,
    )
    const found = events.slice(0, done.length).map(({ type }) => type)
    if (found.join() !== done.join()) losses.push(`task ${taskId} went ${done.join()}, found ${found.join()}`)
  }
  return losses
}

/** Once everyone is silent: exactly what was answered, not one more. */
export async function differencesFrom(db: Database, ledger: Ledger): Promise<string[]> {
  const offers = [...ledger.offers.values()]
  const [counted] = await rowsOf<Record<"messages" | "offers" | "withdrawn" | "events", number>>(
    db,
    sql`select (select count(*)::int from messages where client_id is not null) as messages,
      (select count(*)::int from task_offers
        where task_id = any(${sql.param(offers.map(({ taskId }) => taskId))}::uuid[])) as offers,
      (select count(*)::int from outbox_events where type = 'offer.withdrawn') as withdrawn,
      (select count(*)::int from task_events where to_status is not null) as events`,
  )
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const answered = {
    messages: ledger.messages.size,
    offers: sum(offers.map(({ made }) => made)),
    withdrawn: sum(offers.map(({ withdrawn }) => withdrawn)),
    events: sum([...ledger.work.values()].map((done) => done.length)),
  }
  const differences = Object.entries(answered)
    .filter(([name, count]) => counted?.[name as keyof typeof answered] !== count)
    .map(([name, count]) => `${count} ${name} answered, found ${counted?.[name as keyof typeof answered]}`)
  const gaps = await rowsOf<{ id: string }>(
    db,
    sql`select c.id from conversations c where c.last_position <> (select count(*) from messages m
      where m.conversation_id = c.id) or c.last_position <> coalesce((select max(m.position) from messages m
      where m.conversation_id = c.id), 0)`,
  )
  return [
    ...(await lossesOf(db, ledger)),
    ...differences,
    ...gaps.map(({ id }) => `conversation ${id} has gaps`),
  ]
}
