import { expect, test } from "vitest"
import { anApi, uiUrl } from "../../test/api.ts"
import { aUser, signedInCookie } from "../../test/factories.ts"
import { aCompleteProvider, anApplication } from "../../test/provider-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { auditLogs } from "../platform/db/schema/audit-log.ts"
import { contactMessages } from "../platform/db/schema/contact-message.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { rowsPerPart } from "../platform/csv/csv-list.ts"

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

test("applications, profiles, tasks, categories and messages are taken along, whole, and that is written down", async () => {
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
  const text = "=HYPERLINK of my task does not work"
  const waiting = { topic: "help", text, name: "Ana", lang: "ro", source: "form" } as const
  const day = new Date("2026-03-01T10:00:00Z")
  const messages = Array.from({ length: rowsPerPart + 2 }, (_, place) => ({
    ...waiting,
    ticketNo: `D-${place}`,
    email: ana.email,
    status: place === 0 ? ("closed" as const) : ("new" as const),
    createdAt: day,
    lastWordAt: day,
  }))
  await world.db.insert(contactMessages).values(messages)
  const taken = await exported("messages", {}, cookie)
  expect(new Set(taken).size).toBe(rowsPerPart + 1)
  expect(taken[0]).toContain(",'=HYPERLINK of my task")
  expect(await exported("messages", { status: "closed" }, cookie)).toHaveLength(1)
  const written = (await world.db.select().from(auditLogs).orderBy(auditLogs.createdAt)).map(
    ({ action }) => action,
  )
  expect(written).toEqual([
    "application.export",
    "provider.export",
    "task.export",
    "category.export",
    "contact_message.export",
    "contact_message.export",
  ])
})
