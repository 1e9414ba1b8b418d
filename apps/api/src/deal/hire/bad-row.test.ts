import { sql } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aHiredPair } from "../../../test/work-world.ts"
import { runWorkTimers } from "./run-timers.ts"

const world = anApi()
const dayMs = 24 * 60 * 60 * 1000

test("a hire that cannot be ended holds up nobody behind it, and the job is told of it", async () => {
  const pairs = [await aHiredPair(world), await aHiredPair(world)]
  const [bad, good] = pairs.map(({ id }) => id)
  await world.db.execute(sql`create function refuse_it() returns trigger language plpgsql
    as $$ begin raise exception 'this row is broken'; end $$`)
  await world.db.execute(sql`create trigger broken before update on task_assignments
    for each row when (old.task_id = ${sql.raw(`'${bad}'`)}) execute function refuse_it()`)
  const later = new Date(Date.now() + 31 * dayMs)
  await expect(runWorkTimers(world.db, later)).rejects.toThrow("Failed query")
  const { rows } = await world.db.execute<{ id: string; status: string }>(sql`select id, status from tasks`)
  const statusOf = (id: string | undefined) => rows.find((row) => row.id === id)?.status
  expect([statusOf(bad), statusOf(good)]).toEqual(["assigned", "cancelled"])
})
