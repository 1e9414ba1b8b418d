import { expect, test } from "vitest"
import { dataOf } from "../../../test/answer.ts"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { rowsPerPart } from "../../platform/csv/csv-list.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"

const world = anApi()

const system = { id: null, role: "SYSTEM", requestId: null, origin: null } as const
const asAdmin = async () => {
  const admin = await aUser(world.db, { role: "ADMIN" })
  return { admin, cookie: await signedInCookie(world.db, admin) }
}
const exported = (filter: object | string, headers: Record<string, string> = {}) =>
  fetch(`${world.api.url}/admin/exports/audit-logs`, {
    method: "POST",
    headers: { origin: uiUrl, ...headers },
    body: new URLSearchParams({ filter: typeof filter === "string" ? filter : JSON.stringify(filter) }),
    redirect: "manual",
  })
const listOf = async (cookie: string, filter: object) => {
  const input = encodeURIComponent(JSON.stringify({ filter }))
  return dataOf<{ data: Record<string, unknown>[]; total: number }>(
    world.get(`/trpc/auditLog.getList?input=${input}`, { cookie }),
  )
}

test("the log is taken along whole and in order, and that is written down in it", async () => {
  const { admin, cookie } = await asAdmin()
  const act = { action: "user.unlock", entity: { type: "user", id: "many" }, at: new Date() } as const
  await world.db.transaction(async (tx) => {
    for (let row = 0; row < rowsPerPart + 5; row += 1) {
      await writeAuditLog(tx, system, { ...act, reason: `=${row}, "quoted"` })
    }
  })
  const response = await exported({ entityType: "user", entityId: "many" }, { cookie })
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-logs-.*\.csv"$/)
  const lines = (await response.text()).trim().split("\r\n")
  expect(lines[0]).toContain("position,createdAt,action,severity,actorId")
  expect(new Set(lines.slice(1)).size).toBe(rowsPerPart + 5)
  expect(lines.filter((line) => line.includes(`"'=7, ""quoted"""`))).toHaveLength(1)

  const { data } = await listOf(cookie, { action: "audit_log.export" })
  expect(data[0]).toMatchObject({ actorId: admin.id, after: { entityType: "user", entityId: "many" } })
})

test("beside every id stands the name of today, and nothing where there is none any more", async () => {
  const { admin, cookie } = await asAdmin()
  const someone = await aUser(world.db, { name: "Someone Exported" })
  const actor = { ...system, id: admin.id, role: "ADMIN", requestId: "req-of-the-names" } as const
  const act = { action: "user.unlock", at: new Date() } as const
  await world.db.transaction(async (tx) => {
    await writeAuditLog(tx, actor, { ...act, entity: { type: "user", id: someone.id } })
    await writeAuditLog(tx, actor, { ...act, entity: { type: "user", id: "long-gone" } })
  })
  const response = await exported({ requestId: "req-of-the-names" }, { cookie })
  const lines = (await response.text()).trim().split("\r\n")
  expect(lines).toHaveLength(3)
  expect(lines.filter((line) => line.includes(`${admin.id},${admin.name},ADMIN,user`))).toHaveLength(2)
  expect(lines.filter((line) => line.includes(`user,${someone.id},Someone Exported,`))).toHaveLength(1)
  expect(lines.filter((line) => line.includes("user,long-gone,,"))).toHaveLength(1)
})

test("who is no administrator gets nothing, nor a page of somebody else's; a wrong filter is told", async () => {
  const { cookie } = await asAdmin()
  const user = { cookie: await signedInCookie(world.db, await aUser(world.db)) }
  const before = await listOf(cookie, { action: "audit_log.export" })
  expect((await exported({})).status).toBe(401)
  expect((await exported({}, user)).status).toBe(403)
  const pressed = await exported({}, { ...user, accept: "text/html,*/*;q=0.8" })
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, `${uiUrl}/admin`])
  expect((await exported({}, { cookie, origin: "https://elsewhere.example" })).status).toBe(403)
  for (const wrong of ["{", "[]", '{"severity":"loud"}', '{"q":"\\u0000"}']) {
    expect((await exported(wrong, { cookie })).status, wrong).toBe(400)
  }
  expect((await listOf(cookie, { action: "audit_log.export" })).total).toBe(before.total)
})

test("one field finds what a person did, what was done to them, a thing and a request", async () => {
  const { admin, cookie } = await asAdmin()
  const someone = await aUser(world.db)
  const at = new Date()
  const actor = { ...system, id: admin.id, role: "ADMIN", requestId: "req-of-the-search" } as const
  await world.db.transaction(async (tx) => {
    await writeAuditLog(tx, actor, { action: "user.unlock", entity: { type: "user", id: someone.id }, at })
    await writeAuditLog(tx, system, { action: "task.remove", entity: { type: "task", id: "t-1" }, at })
  })
  const found = async (q: string) => (await listOf(cookie, { q })).data.map(({ action }) => action)
  expect(await found(admin.email.toUpperCase())).toEqual(["user.unlock"])
  expect(await found(admin.id)).toEqual(["user.unlock"])
  expect(await found(someone.email)).toEqual(["user.unlock"])
  expect(await found("req-of-the-search")).toEqual(["user.unlock"])
  expect(await found("t-1")).toEqual(["task.remove"])
  expect(await found("nobody@example.com")).toEqual([])
  const narrowed = await listOf(cookie, { q: someone.email, severity: "critical" })
  expect(narrowed.total).toBe(0)
})
