// The API is killed under load again and again. A few times in `npm test`, 100 in `npm run test:long`.
import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { sql, type SQL } from "../../src/platform/db/drizzle.ts"
import { expect, onTestFinished, test, vi } from "vitest"
import { createBoss } from "../../src/platform/jobs/boss.ts"
import { aDatabase } from "../database.ts"
import { isLong } from "../env.ts"
import { differencesFrom, lossesOf } from "./check-ledger.ts"
import { aKillableApi, uiUrl } from "./running-api.ts"
import { aLedger, aPair, keepBusy, type Ledger } from "./load.ts"

/** A second kill meets what the first one left behind. */
const kills = isLong ? 100 : 2
vi.setConfig({ testTimeout: 300_000 + kills * 30_000 })

const world = aDatabase()
const pairCount = isLong ? 4 : 2

async function rowsOf<T>(query: SQL): Promise<T[]> {
  return (await world.db.execute(query)).rows as T[]
}

/** From nothing at all up to a few dozen answers, and then a moment more: in the middle of the next ones. */
async function someAnswers(ledger: Ledger) {
  const enough = ledger.answers + Math.random() * 40
  while (ledger.answers < enough) await pause(5)
  await pause(Math.random() * 50)
}

/** As if the minutes had passed after which a job counts as abandoned, and the pause before its next try. */
async function jobsLeft(boss: ReturnType<typeof createBoss>, lastKill: string) {
  await world.db.execute(sql`
    update pgboss.job set started_on = started_on - interval '1 hour'
    where state = 'active' and started_on < ${lastKill}::timestamptz`)
  // A queue that was looked at less than half a minute ago would be passed over.
  await world.db.execute(sql`update pgboss.queue set monitor_claim_on = null`)
  await boss.supervise()
  await world.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
  const [left] = await rowsOf<{ count: number }>(sql`
    select (select count(*) from pgboss.job where name like 'effect.%' and state in ('created', 'retry', 'active'))::int
      + (select count(*) from outbox_events where dispatched_at is null)::int as count`)
  return left?.count
}

/** Every event that concerns someone whatever comes after it is told to exactly one, and counted once. */
async function holdNotices() {
  const always = sql`('assignment.started', 'assignment.changes-requested', 'offer.withdrawn', 'message.waiting')`
  const wrong = await rowsOf(sql`
    select e.type, count(n.id)::int as notices from outbox_events e left join notifications n on n.event_id = e.id
    where e.type in ${always} group by e.id, e.type having count(n.id) <> 1`)
  expect(wrong).toEqual([])
  const doubled = await rowsOf(sql`
    select n.event_id from notifications n group by n.event_id, n.user_id, n.type having count(*) > 1`)
  expect(doubled).toEqual([])
  const miscounted = await rowsOf(sql`
    select c.user_id from notification_counts c where c.total <> (select count(*) from notifications n
      where n.user_id = c.user_id)`)
  expect(miscounted).toEqual([])
}

test("killed at any moment under load, the API loses and doubles nothing that it has answered, and nobody's notice", async () => {
  const folder = await mkdtemp(join(tmpdir(), "doable-killed-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const api = await aKillableApi(world.url, folder)
  const ledger = aLedger()
  const pairs = await Promise.all(
    Array.from({ length: pairCount }, () => aPair(world.db, { url: api.url, origin: uiUrl }, ledger)),
  )
  await api.start()
  onTestFinished(() => api.kill())
  let isOver = false
  // What was started before it was started by someone who is dead.
  let lastKill = ""
  const busy = keepBusy(pairs, () => isOver)
  for (let killed = 0; killed < kills; killed++) {
    await Promise.race([busy, someAnswers(ledger)])
    await api.kill()
    const [clock] = await rowsOf<{ at: string }>(sql`select now()::text as at`)
    lastKill = clock?.at ?? ""
    await api.start()
    expect(await lossesOf(world.db, ledger)).toEqual([])
    if (isLong) process.stdout.write(`${killed + 1} of ${kills} kills: ${summary(ledger)}\n`)
  }
  isOver = true
  await busy
  expect(await differencesFrom(world.db, ledger)).toEqual([])
  const boss = createBoss(world.url)
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  await expect.poll(() => jobsLeft(boss, lastKill), { timeout: 240_000, interval: 250 }).toBe(0)
  await holdNotices()
})

function summary({ messages, offers, work }: Ledger): string {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const made = sum([...offers.values()].map((counts) => counts.made))
  return `${messages.size} messages, ${made} offers, ${sum([...work.values()].map((done) => done.length))} transitions`
}

test("the checker sees what is lost, and what is too much", async () => {
  const ledger = aLedger()
  const id = randomUUID()
  ledger.messages.add(id)
  ledger.work.set(id, ["started"])
  const lost = [`message ${id} is lost`, `task ${id} went started, found `]
  expect(await lossesOf(world.db, ledger)).toEqual(lost)
  const messages = await rowsOf(sql`select from messages where client_id is not null`)
  expect(await differencesFrom(world.db, ledger)).toContain(`1 messages answered, found ${messages.length}`)
})
