import { expect, onTestFinished, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { sql } from "../db/drizzle.ts"
import { createBoss } from "./boss.ts"
import { keepQueues } from "./queue.ts"

const world = aDatabase()

test("a queue is made once, brought to new settings, and otherwise left alone", async () => {
  const boss = createBoss(world.url)
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  const wanted = { name: "some", expireInSeconds: 60, retryBackoff: true, notify: true }
  /** Its row changes with each update, whether or not that says anything new. */
  async function keep(settings: typeof wanted) {
    await keepQueues(boss, [settings])
    const { rows } = await world.db.execute(
      sql`select xmin::text as version from pgboss.queue where name = 'some'`,
    )
    return { version: rows[0]?.["version"], expireInSeconds: (await boss.getQueue("some"))?.expireInSeconds }
  }
  const first = await keep(wanted)
  expect(first.expireInSeconds).toBe(60)
  expect(await keep(wanted)).toEqual(first)
  const changed = await keep({ ...wanted, expireInSeconds: 90 })
  expect(changed.expireInSeconds).toBe(90)
  expect(await keep({ ...wanted, expireInSeconds: 90 })).toEqual(changed)
})
