// /admin/users and the audit log from ten thousand people and rows to a million: typical questions through the whole
// procedure, beside the bare SQL for the same page through pg, in interleaved rounds.
import type { AuditFilter } from "@doable/domain/admin/audit-log/input"
import type { UserFilter } from "@doable/domain/user/admin-input"
import { appRouter } from "../apps/api/src/router.ts"
import type { Database } from "../apps/api/src/platform/db/client.ts"
import { as, aUser } from "../apps/api/test/factories.ts"
import { costOf, type Cost } from "./cost-of.ts"
import { withDatabase } from "./database.ts"
import { growPeople } from "./generate-people.ts"
import { median } from "./rounds.ts"

const sizes = [10_000, 1_000_000]
const rounds = 2
const calls = 5

type Caller = ReturnType<typeof appRouter.createCaller>
type Question = { ask: (caller: Caller) => Promise<unknown>; bare: string }

/** Without totals, names, sessions, tasks and who is locked out: the rows of the page alone. */
const people = (where: string, offset = 0) =>
  `select id, name, email, role, status, account_type, created_at from users where deleted_at is null and ${where}
   order by created_at desc, id desc limit 50 offset ${offset}`
const rows = (where: string, offset = 0) =>
  `select * from audit_logs where ${where} order by created_at desc nulls last, id desc nulls last limit 50 offset ${offset}`

const users = (filter: UserFilter, where: string, offset = 0): Question => ({
  ask: ({ adminUser }) => adminUser.getList({ filter, pagination: { limit: 50, offset } }),
  bare: people(where, offset),
})
const log = (filter: AuditFilter, where: string, offset = 0): Question => ({
  ask: ({ auditLog }) => auditLog.getList({ filter, pagination: { limit: 50, offset } }),
  bare: rows(where, offset),
})

const hour = new Date(Date.now() - 60 * 60 * 1000).toISOString()
const called = (piece: string) => `task_plain(name || ' ' || email) like task_plain('%${piece}%')`

const questions: Record<string, Question> = {
  "people, page 1": users({}, "true"),
  "people, page 200": users({}, "true", 9_950),
  "people, doers": users({ accountType: "PROVIDER" }, "account_type = 'PROVIDER'"),
  "people, deactivated": users({ status: "deactivated" }, "status = 'deactivated'"),
  "people, never confirmed": users({ isVerified: false }, "not email_verified"),
  "people, one email address": users({ q: "person4321@example.com" }, called("person4321@example.com")),
  "people, a common name": users({ q: "popescu" }, called("popescu")),
  "people, an unknown name": users({ q: "qwrtplk" }, called("qwrtplk")),
  "log, page 1": log({}, "true"),
  "log, page 200": log({}, "true", 9_950),
  "log, one action": log({ action: "user.status_change" }, "action = 'user.status_change'"),
  "log, warnings": log({ severity: "warning" }, "severity = 'warning'"),
  "log, the last hour": log({ from: hour }, `created_at >= '${hour}'`),
  "log, one person": log(
    { q: "person4321@example.com" },
    "(actor_id = 'bench-4321' or (entity_type = 'user' and entity_id = 'bench-4321'))",
  ),
  "log, one request": log({ q: "request-4321" }, "request_id = 'request-4321'"),
}

type Figures = { ours: number; bare: number; waited: number }

async function measure(db: Database, postmaster: number): Promise<Map<string, Figures>> {
  const caller = appRouter.createCaller(as(await aUser(db, { role: "ADMIN" }), db))
  const figures = new Map<string, Figures>()
  for (const [name, { ask, bare }] of Object.entries(questions)) {
    const ours: Cost[] = []
    const plain: Cost[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const ourCost = await costOf(postmaster, calls, () => ask(caller))
      const plainCost = await costOf(postmaster, calls, () => db.$client.query({ name, text: bare }))
      // The first round only warms up.
      if (round === 0) continue
      ours.push(ourCost)
      plain.push(plainCost)
    }
    figures.set(name, {
      ours: median(ours.map(({ spent }) => spent)),
      bare: median(plain.map(({ spent }) => spent)),
      waited: median(ours.map(({ waited }) => waited)),
    })
  }
  return figures
}

await withDatabase(async ({ db, postmaster }) => {
  const results: Map<string, Figures>[] = []
  let had = 0
  for (const size of sizes) {
    const since = performance.now()
    await growPeople(db, had, size)
    had = size
    console.log(`${size} people and rows after ${Math.round((performance.now() - since) / 1000)} s`)
    results.push(await measure(db, postmaster))
  }
  const ms = (value: number | undefined) => (value ?? 0).toFixed(1)
  console.log(`| question | ${sizes.join(" | ")} | growth | waited | bare SQL | ratio |`)
  for (const [name, { ours, bare: plain, waited }] of results.at(-1) ?? []) {
    const own = results.map((figures) => ms(figures.get(name)?.ours))
    const growth = ours / (results[0]?.get(name)?.ours ?? ours)
    console.log(
      `| ${name} | ${own.join(" | ")} | ${growth.toFixed(1)} | ${ms(waited)} | ${ms(plain)} | ${(ours / plain).toFixed(1)} |`,
    )
  }
})
