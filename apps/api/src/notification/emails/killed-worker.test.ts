import { randomUUID } from "node:crypto"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { eq, sql } from "../../platform/db/drizzle.ts"
import { expect, onTestFinished, test, vi } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { as, aUser } from "../../../test/factories.ts"
import { fewKillPoints, killPoints, worldOf } from "../../../test/process/killed-worker.ts"
import { isLong } from "../../../test/env.ts"
import { notificationCounts, notifications } from "../../platform/db/schema/notification.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { createBoss } from "../../platform/jobs/boss.ts"
import { effects } from "../../effects.ts"
import { record } from "../../platform/outbox/record.ts"
import { startOutbox } from "../../start-outbox.ts"
import { markAllAsRead } from "../mark-all-as-read.ts"
import { writeNotifications } from "../write-notifications.ts"

// Up to nine processes one after another, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 })

const world = aDatabase()

test("a worker killed between any two steps loses no notification and no email, and doubles none", async () => {
  const folder = await mkdtemp(join(tmpdir(), "doable-letters-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const lettersFile = join(folder, "letters")
  const people = []
  for (const point of isLong ? killPoints : fewKillPoints) {
    const person = await aUser(world.db)
    people.push({ ...person, point })
    await world.db.transaction((tx) => record(tx, { type: "user.activated", userId: person.id }))
    const program = fileURLToPath(new URL("../../../test/process/killed-worker.ts", import.meta.url))
    const child = spawn(process.execPath, [program, world.url, lettersFile, person.id, point], {
      stdio: "inherit",
    })
    onTestFinished(() => void child.kill("SIGKILL"))
    expect(await once(child, "exit"), point).toEqual([null, "SIGKILL"])
  }

  // What was started before this was started by someone who is dead.
  const { rows: clock } = await world.db.execute<{ at: string }>(sql`select now()::text as at`)
  const boss = createBoss(world.url)
  await boss.start()
  const outbox = await startOutbox({
    boss,
    effects,
    databaseUrl: world.url,
    pollSeconds: 1,
    world: worldOf(world.db, lettersFile),
  })
  onTestFinished(async () => {
    await outbox.stop()
    await boss.stop({ graceful: false })
  })

  /** As if the minutes had passed after which a job counts as abandoned, and the pause before its next try. */
  async function letTimePass() {
    await world.db.execute(
      sql`update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active' and started_on < ${clock[0]?.at}::timestamptz`,
    )
    // A queue that was looked at less than half a minute ago would be passed over.
    await world.db.execute(sql`update pgboss.queue set monitor_claim_on = null`)
    await boss.supervise()
    await world.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    const { rows } = await world.db.execute<{ left: number }>(sql`
      select (select count(*) from pgboss.job where name like 'effect.%' and state in ('created', 'retry', 'active'))::int
           + (select count(*) from ${outboxEvents} where dispatched_at is null)::int as left`)
    return rows[0]?.left
  }
  await expect.poll(letTimePass, { timeout: 120_000, interval: 250 }).toBe(0)

  const letters = (await readFile(lettersFile, "utf8")).trim().split("\n")
  for (const { id, email, point } of people) {
    const rows = await world.db.select().from(notifications).where(eq(notifications.userId, id))
    expect(
      rows.map(({ type }) => type),
      point,
    ).toEqual(["UserActivated"])
    const [counts] = await world.db.select().from(notificationCounts).where(eq(notificationCounts.userId, id))
    expect(counts, point).toMatchObject({ total: 1, unread: 1 })
    const sent = letters.filter((line) => line.startsWith(`${email} `))
    expect(sent, point).toHaveLength(1)
  }
})

test("fifty writers and readers at once leave the counts equal to the rows", async () => {
  const [ana, ion] = [await aUser(world.db), await aUser(world.db)]
  const quiet = worldOf(world.db, "")
  const events = Array.from({ length: 25 }, (_, number) => ({
    id: randomUUID(),
    userId: number % 2 ? ana.id : ion.id,
  }))
  const write = ({ id, userId }: (typeof events)[number]) =>
    writeNotifications.run(quiet, { type: "user.registered", userId }, "", {
      eventId: id,
      recordedAt: new Date(),
    })
  await Promise.all([
    ...events.map(write),
    ...events.map(write),
    ...[ana, ion, ana, ion].map((user) => markAllAsRead(as(user, world.db))),
  ])
  for (const { id } of [ana, ion]) {
    const rows = await world.db.select().from(notifications).where(eq(notifications.userId, id))
    expect(rows).toHaveLength(events.filter(({ userId }) => userId === id).length)
    const [counts] = await world.db.select().from(notificationCounts).where(eq(notificationCounts.userId, id))
    expect(counts).toMatchObject({ total: rows.length, unread: rows.filter(({ isRead }) => !isRead).length })
  }
})

test("a notification has the time of its action, however late and in whatever order its job comes", async () => {
  const { id: userId } = await aUser(world.db)
  const [early, late] = [new Date("2026-11-14T10:00:00Z"), new Date("2026-11-14T10:00:01Z")]
  for (const recordedAt of [late, early]) {
    const origin = { eventId: randomUUID(), recordedAt }
    await writeNotifications.run(worldOf(world.db, ""), { type: "user.registered", userId }, "", origin)
  }
  const rows = await world.db.select().from(notifications).where(eq(notifications.userId, userId))
  expect(rows.map(({ createdAt }) => createdAt)).toEqual([late, early])
})

test("whoever has left, or never was, is told nothing", async () => {
  const gone = await aUser(world.db, { deletedAt: new Date(), status: "deactivated" })
  for (const userId of [gone.id, "nobody"]) {
    const origin = { eventId: randomUUID(), recordedAt: new Date() }
    await writeNotifications.run(worldOf(world.db, ""), { type: "user.registered", userId }, "", origin)
    expect(await world.db.select().from(notifications).where(eq(notifications.userId, userId))).toEqual([])
  }
})
