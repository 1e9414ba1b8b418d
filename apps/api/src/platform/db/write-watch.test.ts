import { sql } from "./drizzle.ts"
import { expect, onTestFinished, test } from "vitest"
import { anApi, uiUrl } from "../../../test/api.ts"
import { answer } from "../../../test/answer.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"

const world = anApi()
const ready = async () => answer(await world.get("/health/ready"))

async function write() {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  return () => world.post("/trpc/notification.markAllAsRead", undefined, { cookie, origin: uiUrl })
}

test("a full disk is an answer of 503 and turns readiness off until there is room again", async () => {
  const markAll = await write()
  expect(await ready()).toMatchObject({ status: 200, body: { status: "ok" } })
  // As PostgreSQL says it, for what is written and for the probe.
  await world.db.execute(sql`
    create function be_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await world.db.execute(sql`
    create function be_full_for_tables() returns event_trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await world.db.execute(sql`
    create trigger full_disk before insert or update on notification_counts for each row execute function be_full()`)
  await world.db.execute(
    sql`create event trigger full_disk on ddl_command_start execute function be_full_for_tables()`,
  )
  expect(await ready(), "nobody has met it yet").toMatchObject({ status: 200 })
  const refused = await markAll()
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"])
  expect(await ready()).toMatchObject({ status: 503, body: { status: "disk full" } })
  expect((await world.get("/health/live")).status).toBe(200)

  await world.db.execute(sql`alter event trigger full_disk disable`)
  await world.db.execute(sql`drop trigger full_disk on notification_counts`)
  expect(await ready()).toMatchObject({ status: 200, body: { status: "ok" } })
  expect((await markAll()).status).toBe(200)
})

test("a database that may only be read is not ready; what is written gets 503", async () => {
  const markAll = await write()
  const set = (value: string) =>
    world.db.execute(sql.raw(`alter database ${new URL(world.url).pathname.slice(1)} ${value}`))
  const drop = () =>
    world.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'doable-api' and pid <> pg_backend_pid()`,
    )
  onTestFinished(async () => {
    await world.db.execute(sql`set default_transaction_read_only = off`)
    await set("reset default_transaction_read_only")
    await drop()
  })
  await set("set default_transaction_read_only = on")
  await drop()
  await expect.poll(ready).toMatchObject({ status: 503, body: { status: "read only" } })
  const refused = await markAll()
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"])
})
