import { expect, test } from "vitest"
import { anApi, uiUrl } from "../../test/api.ts"
import { aUser, signedInCookie } from "../../test/factories.ts"
import { aCompleteProvider, anApplication } from "../../test/provider-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { auditLogs } from "../db/schema/audit-log.ts"
import { tasks } from "../db/schema/task.ts"
import { rowsPerPart } from "./csv-list.ts"

const world = anApi()

async function exported(list: string, filter: object, cookie: string): Promise<string[]> {
  const response = await fetch(`${world.api.url}/admin/exports/${list}`, {
    method: "POST",
    headers: { origin: uiUrl, cookie },
    body: new URLSearchParams({ filter: JSON.stringify(filter) }),
  })
  expect(response.status).toBe(200)
  return (await response.text()).trim().split("\r\n").slice(1)
}

test("applications, profiles, tasks and categories are taken along, whole, and that is written down", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db, { role: "ADMIN" }))
  const doer = await aUser(world.db)
  const profile = await aCompleteProvider(world.db, doer)
  const sent = { isWhole: true, status: "submitted", submittedAt: new Date() } as const
  const application = await anApplication(world.db, profile, sent)
  const ana = await aUser(world.db)
  const { id: _, ...task } = await aTask(world.db, ana, { status: "held", holdReason: "prohibited_words" })
  const { dueKey, budgetHighKey, budgetLowKey, spot, search, ...row } = task
  expect([dueKey, budgetHighKey, budgetLowKey, spot, search]).toHaveLength(5)
  await world.db.insert(tasks).values(Array.from({ length: rowsPerPart + 4 }, () => row))

  expect((await exported("applications", {}, cookie))[0]).toContain(application.id)
  expect((await exported("profiles", { q: doer.email }, cookie)).map((line) => line.slice(0, 36))).toEqual([
    profile.id,
  ])
  const held = (await exported("tasks", { status: "held" }, cookie)).map((line) => line.slice(0, 36))
  expect(new Set(held).size).toBe(rowsPerPart + 5)
  expect(await exported("categories", {}, cookie)).toHaveLength(89)
  const written = (await world.db.select().from(auditLogs).orderBy(auditLogs.createdAt)).map(
    ({ action }) => action,
  )
  expect(written).toEqual(["application.export", "provider.export", "task.export", "category.export"])
})
