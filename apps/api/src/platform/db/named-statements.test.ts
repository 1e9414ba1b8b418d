import { sql } from "./drizzle.ts"
import { afterEach, expect, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { connect, type Database } from "./client.ts"

const world = aDatabase()
const opened: Database[] = []

/** One connection, so that what was named on it can be read from it. */
function aConnection(isPooled = false): Database {
  const db = connect(world.url, { max: 1, patience: 10, isPooled })
  opened.push(db)
  return db
}

afterEach(() => Promise.all(opened.splice(0).map((db) => db.$client.end())))

async function namedOn(db: Database): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(
    "select count(*)::int as count from pg_prepared_statements",
  )
  return rows[0]?.count ?? -1
}

async function add(db: Database, one: number, to = 40): Promise<number | undefined> {
  const { rows } = await db.execute<{ sum: number }>(sql`select ${one}::int + ${sql.raw(String(to))} as sum`)
  return rows[0]?.sum
}

test("a statement that comes again is read once, and answers each time for its own values", async () => {
  const db = aConnection()
  expect(await add(db, 1)).toBe(41)
  expect(await namedOn(db)).toBe(0)
  for (const one of [2, 3, 1]) expect(await add(db, one)).toBe(40 + one)
  expect(await namedOn(db)).toBe(1)
})

test("a transaction uses the names of its connection, and leaves them there when it fails", async () => {
  const db = aConnection()
  const failing = db.transaction(async (tx) => {
    for (const one of [1, 2, 3]) await tx.execute(sql`select ${one}::int + 40 as sum`)
    await tx.execute(sql`select ${1}::int / 0`)
  })
  await expect(failing).rejects.toThrow("Failed query")
  expect(await namedOn(db)).toBe(1)
  expect(await add(db, 4)).toBe(44)
})

test("through a pooler nothing is named: the next transaction may get another connection", async () => {
  const db = aConnection(true)
  for (const one of [1, 2, 3]) await add(db, one)
  await db.$client.query({ name: "by_hand", text: "select $1::int as one", values: [1] })
  expect(await namedOn(db)).toBe(0)
})

test("a statement written by hand is named only if it says so", async () => {
  const db = aConnection()
  const text = "select $1::int + 40 as sum"
  for (const one of [1, 2, 3]) await db.$client.query(text, [one])
  expect(await namedOn(db)).toBe(0)
  await db.$client.query({ name: "by_hand", text, values: [2] })
  expect(await namedOn(db)).toBe(1)
})

test("several statements in one text stay one text", async () => {
  const db = aConnection()
  for (let time = 0; time < 3; time++) await db.execute(sql.raw("select 1; select 2"))
  expect(await namedOn(db)).toBe(0)
})

test("statements that come once take no place, and a connection keeps at most 500", async () => {
  const db = aConnection()
  for (let to = 0; to < 600; to++) await add(db, 1, to)
  expect(await namedOn(db)).toBe(0)
  for (let to = 1_000; to < 1_600; to++)
    for (const one of [1, 2]) expect(await add(db, one, to)).toBe(to + one)
  expect(await namedOn(db)).toBe(500)
})
