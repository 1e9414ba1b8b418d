import { randomUUID } from "node:crypto"
import { eq, sql } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { answer, dataOf } from "../../../test/answer.ts"
import type { AuditEntityType } from "@doable/domain/admin/audit-log/actions"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor } from "../../../test/deal-factories.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { anApplication } from "../../../test/provider-factories.ts"
import { aTask, categoryOf } from "../../../test/task-factories.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { verifyChain } from "./verify-chain.ts"
import { writeAuditLog, type Act } from "../../platform/audit-log/write-audit-log.ts"

const world = anApi()

type Row = { action: string; actorId: string | null; entityId: string | null; address: string | null }
type List = { data: (Row & Record<string, unknown>)[]; total: number }

const password = "green-door-42"
const system = { id: null, role: "SYSTEM", requestId: null, origin: null } as const
const anAct = (id: string): Act => ({
  action: "user.unlock",
  entity: { type: "user", id },
  after: { name: "ș ё 🙂" },
  at: new Date(),
})
const write = (id: string) => world.db.transaction((tx) => writeAuditLog(tx, system, anAct(id)))
const asAdmin = async () => ({
  cookie: await signedInCookie(world.db, await aUser(world.db, { role: "ADMIN" })),
})
const listOf = async (filter: object) => {
  const input = encodeURIComponent(JSON.stringify({ filter }))
  return dataOf<List>(world.get(`/trpc/auditLog.getList?input=${input}`, await asAdmin()))
}

/** As someone would who holds the database itself. */
const tamper = (statement: string) =>
  world.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql.raw(statement))
  })

test("fifty writers at once leave one chain, whole and without a gap", async () => {
  const before = await verifyChain(world.db)
  await Promise.all(Array.from({ length: 50 }, (_, index) => write(`parallel-${index}`)))
  const after = await verifyChain(world.db)
  expect(after).toMatchObject({ isWhole: true, brokenAt: null, checkedTo: before.checkedTo + 50 })
  expect(after.head?.position).toBe(after.checkedTo)
})

test("an action that fails leaves no row, and a chain of any length is walked in parts", async () => {
  const { checkedTo } = await verifyChain(world.db)
  const failing = world.db.transaction(async (tx) => {
    await writeAuditLog(tx, system, anAct("never"))
    throw new Error("refused after all")
  })
  await expect(failing).rejects.toThrow("refused after all")
  for (let row = 0; row < 5; row += 1) await write("part")
  const part = await verifyChain(world.db, checkedTo, 3)
  expect(part).toMatchObject({ checkedTo: checkedTo + 3, isWhole: false, brokenAt: null })
  expect(await verifyChain(world.db, part.checkedTo, 3)).toMatchObject({ isWhole: true })
  expect((await listOf({ entityType: "user", entityId: "never" })).total).toBe(0)
})

test.each([
  ["update audit_logs set reason = 'another'", "audit_logs"],
  ["delete from audit_logs", "audit_logs"],
  ["truncate audit_logs", "audit_logs"],
  ["update audit_links set hash = ''", "audit_links"],
  ["delete from audit_links", "audit_links"],
])("%s is refused by the database", async (statement, table) => {
  await write("stays")
  const changed = world.db.execute(sql.raw(statement))
  await expect(changed).rejects.toMatchObject({ cause: { message: `${table} only grows` } })
})

test("who owns the tables has no right to change them", async () => {
  const { rows } = await world.db.execute<{ rights: string }>(sql`
    select string_agg(distinct privilege_type, ',' order by privilege_type) as rights
    from information_schema.table_privileges
    where table_name in ('audit_logs', 'audit_links') and grantee <> 'PUBLIC'
      and privilege_type in ('INSERT', 'SELECT', 'UPDATE', 'DELETE', 'TRUNCATE')`)
  expect(rows).toEqual([{ rights: "INSERT,SELECT" }])
})

test("whatever is altered past the triggers is found, and where", async () => {
  for (let row = 0; row < 4; row += 1) await write("tampered")
  const { head } = await verifyChain(world.db)
  const last = head?.position ?? 0
  const at = `(select audit_log_id from audit_links where position = ${last - 2})`
  const altering = [
    [
      `update audit_logs set reason = 'kindly' where id = ${at}`,
      `update audit_logs set reason = null where id = ${at}`,
    ],
    [
      `update audit_logs set created_at = created_at - interval '1 microsecond' where id = ${at}`,
      `update audit_logs set created_at = created_at + interval '1 microsecond' where id = ${at}`,
    ],
    [
      `update audit_links set position = ${last + 7} where position = ${last - 2}`,
      `update audit_links set position = ${last - 2} where position = ${last + 7}`,
    ],
  ]
  for (const [harm = "", undo = ""] of altering) {
    await tamper(harm)
    const found = await verifyChain(world.db)
    expect(found.isWhole, harm).toBe(false)
    expect([last - 2, last - 1], harm).toContain(found.brokenAt)
    await tamper(undo)
    expect(await verifyChain(world.db)).toMatchObject({ isWhole: true })
  }
  await tamper(`insert into audit_logs (actor_role, action, severity, entity_type, created_at)
    values ('SYSTEM', 'user.unlock', 'info', 'user', now())`)
  expect(await verifyChain(world.db)).toMatchObject({ isWhole: false, brokenAt: last + 1 })
  await tamper("delete from audit_logs where id not in (select audit_log_id from audit_links)")
})

test("an administrator's action stands there with its reason and difference; one that changes nothing does not", async () => {
  const admin = await asAdmin()
  const { id } = await aUser(world.db)
  const setStatus = (status: string) =>
    world.post("/trpc/adminUser.setStatus", { id, status, reason: "asked for a pause" }, admin)
  await setStatus("limited")
  await setStatus("limited")
  const { data } = await listOf({ entityType: "user", entityId: id })
  expect(data).toEqual([
    expect.objectContaining({
      action: "user.status_change",
      severity: "warning",
      actorRole: "ADMIN",
      before: { status: "active" },
      after: { status: "limited" },
      reason: "asked for a pause",
    }),
  ])
  const one = `/trpc/auditLog.getById?input=${encodeURIComponent(JSON.stringify({ id: data[0]?.id }))}`
  expect(await dataOf(world.get(one, admin))).toEqual(data[0])
})

test("people and things are named as they are called today; what is gone or no id at all is not", async () => {
  const ion = await aDoerAtTheDoor(world, { name: "Ion Named" })
  const eva = await aDoerAtTheDoor(world, { name: "Eva Person" })
  const company = { kind: "company", companyName: "Named SRL" } as const
  await world.db.update(providerProfiles).set(company).where(eq(providerProfiles.id, eva.profile.id))
  const application = await anApplication(world.db, ion.profile, {
    isWhole: true,
    status: "submitted",
    submittedAt: new Date(),
  })
  const task = await aTask(world.db, ion.user, { title: "A shelf to hang" })
  const category = await categoryOf(world.db)
  const nameOf = async (type: AuditEntityType, id: string) => {
    const act = { ...anAct(id), entity: { type, id } }
    await world.db.transaction((tx) => writeAuditLog(tx, system, act))
    return (await listOf({ entityType: type, entityId: id })).data[0]?.["entityName"]
  }
  expect(await nameOf("user", ion.user.id)).toBe("Ion Named")
  expect(await nameOf("provider", ion.profile.id)).toBe("Ion Named")
  expect(await nameOf("provider", eva.profile.id)).toBe("Named SRL")
  expect(await nameOf("application", application.id)).toBe("Ion Named")
  expect(await nameOf("task", task.id)).toBe("A shelf to hang")
  expect(await nameOf("category", category.id)).toBe(category.slug)
  expect(await nameOf("task", randomUUID())).toBeNull()
  expect(await nameOf("provider", "no-id-at-all")).toBeNull()
})

test("signing in is written down: wrong and right passwords, also of an address of nobody", async () => {
  const user = await aUser(world.db, { password })
  const signIn = (email: string, tried: string) =>
    world.post("/api/auth/sign-in/email", { email, password: tried })
  await signIn(user.email, "not-it-at-all")
  await signIn(user.email, password)
  await signIn("nobody-at-all@example.com", password)
  const mine = (await listOf({ entityId: user.id })).data
  expect(mine.map(({ action, actorId }) => ({ action, actorId }))).toEqual([
    { action: "sign_in.succeed", actorId: user.id },
    { action: "sign_in.fail", actorId: null },
  ])
  expect(mine.every(({ address }) => address)).toBe(true)
  const [stranger] = (await listOf({ action: "sign_in.fail" })).data
  expect(stranger).toMatchObject({ entityId: null, actorId: null })
  expect(JSON.stringify(await listOf({}))).not.toContain("nobody-at-all")
})

test("who leaves takes along where they were; what they did stays, and the chain holds", async () => {
  const user = await aUser(world.db, { password })
  const cookie = await signedInCookie(world.db, user)
  await world.post("/api/auth/revoke-other-sessions", {}, { cookie })
  const told = async () =>
    (await listOf({ actorId: user.id })).data.map(({ action, address }) => [action, address !== null])
  expect(await told()).toEqual([["account.sessions_revoke", true]])
  expect((await world.post("/api/auth/delete-user", { password }, { cookie })).status).toBe(200)
  expect(await told()).toEqual([
    ["account.delete", false],
    ["account.sessions_revoke", false],
  ])
  expect(await verifyChain(world.db)).toMatchObject({ isWhole: true })
})

test("the check is for administrators, and is itself written down once", async () => {
  const user = { cookie: await signedInCookie(world.db, await aUser(world.db)) }
  const refused = await answer(await world.post("/trpc/auditLog.verifyChain", {}, user))
  expect(refused.body.error?.data.refusal).toBe("admins_only")
  const { total } = await listOf({ action: "audit_log.check" })
  const admin = await asAdmin()
  const first = await dataOf<{ checkedTo: number }>(
    world.post("/trpc/auditLog.verifyChain", { after: 0 }, admin),
  )
  expect(first).toMatchObject({ isWhole: true, brokenAt: null })
  await world.post("/trpc/auditLog.verifyChain", { after: first.checkedTo }, admin)
  expect((await listOf({ action: "audit_log.check" })).total).toBe(total + 1)
})
