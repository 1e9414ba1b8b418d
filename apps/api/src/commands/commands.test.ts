import { randomUUID } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { eq, sql } from "../platform/db/drizzle.ts"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aSession, aUser } from "../../test/factories.ts"
import { runCommand, runFile } from "../../test/process/run-command.ts"
import { connect } from "../platform/db/client.ts"
import { sessions } from "../platform/db/schema/account.ts"
import { users } from "../platform/db/schema/user.ts"

const world = anApi()
const FILES_DIR = mkdtempSync(join(tmpdir(), "doable-demo-"))
afterAll(() => rmSync(FILES_DIR, { recursive: true, force: true }))

const production = {
  NODE_ENV: "production",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "Doable <no-reply@doable.example>",
}

/** Runs a command as an operator does, on this file's database. */
const run = (name: string, env: Record<string, string> = {}, typed = "") =>
  runCommand(name, { DATABASE_URL: world.url, FILES_DIR, ...env }, typed)

async function canSignIn(email: string, password: string) {
  return (await world.post("/api/auth/sign-in/email", { email, password })).status === 200
}

test("demo people are not loaded in production", async () => {
  const refused = await run("load-demo", production)
  expect(refused.code).toBe(1)
  expect(refused.output).toBe("")
})

test("a query that fails says why", async () => {
  const name = `empty_${randomUUID().replaceAll("-", "")}`
  await world.db.execute(sql`create database ${sql.identifier(name)} template template0`)
  onTestFinished(async () => {
    await world.db.execute(sql`drop database ${sql.identifier(name)} with (force)`)
  })
  const url = new URL(world.url)
  url.pathname = name
  const failed = await run("load-demo", { DATABASE_URL: url.href })
  expect(failed.code).toBe(1)
  expect(failed.errors).toContain("Failed query")
  expect(failed.errors).toMatch(/\nCause: relation "users" does not exist\n$/)
})

test("nothing is wiped in production, nor under a product that runs", async () => {
  await aUser(world.db)
  const before = (await world.db.select().from(users)).length
  const inProduction = await run("reset-demo", production, "yes\n")
  expect(inProduction).toMatchObject({
    code: 1,
    errors: "What people have made in production is not wiped.\n",
  })
  const running = await run("reset-demo", {}, "yes\n")
  expect(running).toMatchObject({
    code: 1,
    errors: "Doable is running on this database. Stop it first.\n",
  })
  expect(await world.db.select().from(users)).toHaveLength(before)
})

test("a reset leaves files of another installation alone, and wipes its own", async () => {
  const name = `reset_${randomUUID().replaceAll("-", "")}`
  await world.db.execute(sql`create database ${sql.identifier(name)} template doable_template`)
  onTestFinished(async () => {
    await world.db.execute(sql`drop database ${sql.identifier(name)} with (force)`)
  })
  const url = new URL(world.url)
  url.pathname = name
  const folder = mkdtempSync(join(tmpdir(), "doable-reset-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const env = { DATABASE_URL: url.href, FILES_DIR: folder }
  const seen = async () => {
    const db = connect(url.href, { max: 1, patience: 10 })
    const found = await db.select().from(users)
    await db.$client.end()
    return found.length
  }
  const db = connect(url.href, { max: 1, patience: 10 })
  await aUser(db)
  await db.$client.end()
  const owner = join(folder, "installation")
  writeFileSync(owner, `${randomUUID()}\n`)

  expect(await run("reset-demo", env, "no\n")).toMatchObject({ code: 1, errors: "Nothing was changed.\n" })
  const foreign = await run("reset-demo", env, "yes\n")
  expect(foreign.code).toBe(1)
  expect(foreign.errors).toContain("The files belong to another installation. Nothing was changed.")
  expect(await seen()).toBe(1)
  expect(existsSync(owner)).toBe(true)

  rmSync(owner)
  expect(await run("reset-demo", env, "yes\n")).toMatchObject({ code: 0, errors: "" })
  expect(await seen()).toBe(0)
  expect(existsSync(owner)).toBe(false)
})

test("the first administrator is made from variables or from what is typed, without a word of the password", async () => {
  const fromEnv = await run("create-admin", {
    ADMIN_EMAIL: "Root@example.com",
    ADMIN_PASSWORD: "first-admin-1",
  })
  expect(fromEnv).toMatchObject({ code: 0, errors: "" })
  expect(await canSignIn("root@example.com", "first-admin-1")).toBe(true)

  const typed = await run("create-admin", {}, "typed@example.com\nkettle-lamp-71\n")
  expect(typed).toMatchObject({ code: 0, errors: "" })
  expect(typed.output).not.toContain("kettle-lamp-71")
  expect(await canSignIn("typed@example.com", "kettle-lamp-71")).toBe(true)
})

test("an account that existed becomes an administrator's and loses its old password and sessions", async () => {
  const user = await aUser(world.db, { emailVerified: false, password: "squatter-99" })
  await aSession(world.db, user)
  await run("create-admin", { ADMIN_EMAIL: user.email, ADMIN_PASSWORD: "rightful-99" })
  expect(await canSignIn(user.email, "squatter-99")).toBe(false)
  expect(await canSignIn(user.email, "rightful-99")).toBe(true)
  const [after] = await world.db.select().from(users).where(eq(users.id, user.id))
  expect(after).toMatchObject({ role: "ADMIN", emailVerified: true })
  expect(await world.db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1)
})

test.each([
  ["one of the commonest", "password1", "password: is one of the first"],
  ["made of the address", "weakling-99", "password: must not contain the address"],
])("a password that is %s makes no administrator", async (_title, password, says) => {
  const refused = await run("create-admin", {}, `weakling@example.com\n${password}\n`)
  expect(refused.code).toBe(1)
  expect(refused.errors).toContain(says)
  expect(await world.db.select().from(users).where(eq(users.email, "weakling@example.com"))).toEqual([])
})

test("a database that cannot be reached is said in a sentence, without a stack or the password", async () => {
  const DATABASE_URL = "postgresql://doable:hunter2@127.0.0.1:1/shop"
  const { code, errors } = await run("migrate", { DATABASE_URL })
  expect(code).toBe(1)
  expect(errors).toMatch(/^The database shop at 127\.0\.0\.1, port 1, cannot be used.+DATABASE_URL.+\n$/)
  expect(errors).not.toContain("hunter2")
})

test("migrating twice, also at the same time, changes nothing", async () => {
  const results = await Promise.all([run("migrate"), run("migrate")])
  expect(results.map(({ code, errors }) => ({ code, errors }))).toEqual([
    { code: 0, errors: "" },
    { code: 0, errors: "" },
  ])
})

test("a database that has run the migrations of before skips the baseline; an older one is told what to do", async () => {
  const { rows } = await world.db.execute<{ hash: string; created_at: string }>(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`,
  )
  const [first, ...newer] = rows
  const baseline = Number(first?.created_at)
  const ran = async (last: number, since: typeof rows = []) => {
    await world.db.execute(sql`delete from drizzle.__drizzle_migrations`)
    await world.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of before', ${last}::bigint - step from generate_series(0, 36) as step`)
    for (const { hash, created_at: at } of since)
      await world.db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`,
      )
  }
  await ran(baseline - 1)
  const outdated = await run("migrate")
  expect(outdated.code).toBe(1)
  expect(outdated.errors).toMatch(/^This database is from before the baseline .+ Start the version that docs/)
  await ran(baseline, newer)
  expect(await run("migrate")).toMatchObject({ code: 0, errors: "" })
})

test("what was given up is put on its way again by a command, which says how much", async () => {
  expect(await run("resend-failed")).toEqual({
    code: 0,
    errors: "",
    output: "0 jobs are on the way again.\n",
  })
})

test("objects that the database has never known are listed by a command", async () => {
  const key = `${randomUUID()}/1`
  const folder = join(FILES_DIR, "kept", dirname(key))
  mkdirSync(folder, { recursive: true })
  const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  writeFileSync(join(folder, "1"), "x")
  utimesSync(join(folder, "1"), old, old)
  expect(await run("list-unknown-files")).toEqual({
    code: 0,
    errors: "",
    output: `${key}\n1 object is unknown to this database.\n`,
  })
})

test("the chain of the audit log is walked by a command, which says where it breaks", async () => {
  const whole = await run("verify-audit")
  expect(whole).toMatchObject({ code: 0, output: expect.stringMatching(/^Whole\. [1-9]\d* rows, head \w+/) })
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update audit_logs set reason = 'kindly'
      where id = (select audit_log_id from audit_links where position = 1)`)
  })
  expect(await run("verify-audit")).toMatchObject({ code: 1, output: "Broken at 1.\n" })
})

test("a log that nothing was written to yet is whole, and said to be empty", async () => {
  const name = `${new URL(world.url).pathname.slice(1)}_new`
  await world.db.execute(sql`create database ${sql.identifier(name)} template doable_template`)
  onTestFinished(() => world.db.execute(sql.raw(`drop database ${name} with (force)`)).then(() => {}))
  const url = new URL(world.url)
  url.pathname = name
  expect(await run("verify-audit", { DATABASE_URL: url.href })).toMatchObject({
    code: 0,
    output: "Whole. The log is empty.\n",
  })
})

test("looking at the audit log changes nothing, not even in a database that was never migrated", async () => {
  const name = `${new URL(world.url).pathname.slice(1)}_empty`
  await world.db.execute(sql.raw(`create database ${name}`))
  onTestFinished(() => world.db.execute(sql.raw(`drop database ${name} with (force)`)).then(() => {}))
  const url = new URL(world.url)
  url.pathname = name
  const script = fileURLToPath(new URL("../../../../scripts/verify-audit.ts", import.meta.url))
  const looked = await runFile(script, { DATABASE_URL: url.href, FILES_DIR })
  expect(looked.code).toBe(1)
  expect(looked.output + looked.errors).toContain("This database has no audit log")
  const empty = connect(url.href, { max: 1, patience: 10 })
  const { rows } = await empty.execute(
    sql`select nspname from pg_namespace where nspname in ('drizzle', 'pgboss')
      union all select tablename from pg_tables where schemaname = 'public'`,
  )
  await empty.$client.end()
  expect(rows).toEqual([])
})
