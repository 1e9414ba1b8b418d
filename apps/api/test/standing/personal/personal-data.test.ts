import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "../../../src/platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { cleanHouse } from "../../../src/housekeeping.ts"
import { dataOf } from "../../answer.ts"
import { anApi } from "../../api.ts"
import { aSession, aUser, cookieOf } from "../../factories.ts"
import { emailTo } from "../../emails.ts"
import { fetchFile } from "../../storage/upload.ts"
import { stays, untilHousekeeping } from "./personal-leftovers.ts"
import { personalRows } from "./personal-rows.ts"
import { traces } from "./traces.ts"

const world = anApi()
/** Its rows can't be moved in time; what could be recognised in them lies elsewhere. */
const onlyGrow = { audit_logs: true }
const password = "green-door-42"

type Column = { table: string; column: string }

async function rowsOf<T extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
  return (await world.db.execute<T>(query)).rows
}

/** Every column of every table that says whose a row is. */
const columnsWithPeople = () =>
  rowsOf<Column>(sql`
    select f.conrelid::regclass::text as table, a.attname as column
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = 'users'::regclass order by 1, 2`)

const tables = async () =>
  (
    await rowsOf<{ name: string }>(
      sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
          from information_schema.tables
          where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
    )
  ).map(({ name }) => name)

/** The tables with a row in which any of this can be read. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of await tables()) {
    const [row] = await rowsOf<{ holds: boolean }>(
      sql`select exists (select 1 from ${sql.raw(table)} t
            where t::text ilike any (array[${sql.join(
              texts.map((text) => sql`${`%${text}%`}`),
              sql`, `,
            )}])) as holds`,
    )
    if (row?.holds) found.push(table.replace("public.", ""))
  }
  return found
}

async function tablesWithRowsOf(userId: string): Promise<string[]> {
  const found = new Set<string>()
  for (const { table, column } of await columnsWithPeople()) {
    const rows = await rowsOf(
      sql`select 1 as one from ${sql.raw(table)} where ${sql.raw(`"${column}"`)} = ${userId} limit 1`,
    )
    if (rows.length > 0) found.add(table)
  }
  return [...found]
}

/** As if all of it had happened half a year ago. */
async function letTimePass() {
  const columns = await rowsOf<Column>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone'
      and table_name not in (${sql.join(
        Object.keys(onlyGrow).map((table) => sql`${table}`),
        sql`, `,
      )})`)
  for (const { table, column } of columns)
    await world.db.execute(sql.raw(`update "${table}" set "${column}" = "${column}" - interval '200 days'`))
  await world.db.execute(sql.raw(`update rate_limits set last_request = 0`))
}

async function aPersonWithEverything() {
  const { name, email } = traces
  const user = await aUser(world.db, { name, email, password })
  for (const make of Object.values(personalRows)) await make(world.db, user)
  return { user, cookie: cookieOf(await aSession(world.db, user)) }
}

test("every table that refers to people is known here", async () => {
  const known = (await columnsWithPeople()).map(({ table }) => table)
  const why = "add a row to personal-rows.ts, and what becomes of it to the <noun>-data.ts of the noun"
  expect([...new Set(known)].toSorted(), why).toEqual(Object.keys(personalRows).toSorted())
})

test("a person gets all that is kept about them as one file, and then leaves without a trace", async () => {
  const { user, cookie } = await aPersonWithEverything()
  expect((await tablesWithRowsOf(user.id)).toSorted()).toEqual(Object.keys(personalRows).toSorted())

  await world.post("/trpc/user.exportMyData", {}, { cookie })
  type Export = { state: string; url?: string }
  const mine = () => dataOf<Export>(world.get("/trpc/user.getMyExport", { cookie }))
  await expect.poll(async () => (await mine()).state).toBe("ready")
  const told = await fetchFile(world, (await mine()).url ?? "")
  const text = told.bytes.toString()
  for (const trace of Object.values(traces)) expect(text).toContain(trace)

  expect((await world.post("/api/auth/delete-user", { password }, { cookie })).status).toBe(200)
  await emailTo(world, traces.email)
  const all = Object.values(traces)
  const allowed = Object.keys(untilHousekeeping)
  expect((await tablesWith(all)).filter((table) => !allowed.includes(table))).toEqual([])
  await expect.poll(() => readdir(join(world.filesDir, "kept"))).toEqual([])

  await letTimePass()
  await cleanHouse(world.db)
  expect(await tablesWith(all)).toEqual([])
  expect(await tablesWithRowsOf(user.id)).toEqual(Object.keys(stays).toSorted())
})
