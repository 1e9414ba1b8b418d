import { toLocale } from "@doable/domain/locale"
import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { dataOf } from "../../../test/answer.ts"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aHire } from "../../../test/deal-factories.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { rowsPerPart } from "../../platform/csv/csv-list.ts"
import { wordsIn } from "../../platform/words.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"

const world = anApi()

async function taken(cookie: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${world.api.url}/exports/income`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: uiUrl, cookie, ...headers },
    body: new URLSearchParams(form),
  })
  return { status: answer.status, headers: answer.headers, lines: (await answer.text()).trim().split("\r\n") }
}

async function aJob(doer: { id: string }, endedAt: string, title: string, outcome = "completed" as const) {
  const { assignmentId } = await aHire(world.db, await aUser(world.db, { name: "Vera Codreanu" }), doer)
  await world.db
    .update(taskAssignments)
    .set({ endedAt: new Date(endedAt), outcome, completedBy: "owner" })
    .where(eq(taskAssignments.id, assignmentId))
  await world.db
    .update(agreements)
    .set({ title, price: 450_50, materialsCost: 120_00, currency: "MDL" })
    .where(eq(agreements.assignmentId, assignmentId))
  return assignmentId
}

const march = { from: "2026-03-01", to: "2026-03-31" }

test("the doer's own completed jobs of these days, the newest first, in the market's days", async () => {
  const doer = await aUser(world.db)
  const cookie = await signedInCookie(world.db, doer)
  const first = await aJob(doer, "2026-03-05T10:00:00Z", "Hang a door")
  // Just after midnight on the first of March in Chișinău, and just after the end of the last day.
  await aJob(doer, "2026-02-28T22:00:01Z", "=Carry, a wardrobe")
  await aJob(doer, "2026-03-31T21:00:01Z", "Next month")
  await aJob(await aUser(world.db), "2026-03-05T10:00:00Z", "Someone else's")

  const { status, headers, lines } = await taken(cookie, { ...march, lang: "en" })
  expect(status).toBe(200)
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="doable-income-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(headers.get("cache-control")).toBe("private, no-store")
  expect(lines[0]).toBe(`Completed on,Job,Client,Agreed price,"Materials, on top of it",Currency,Receipt`)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^2026-03-05,Hang a door,Vera C\.,450\.50,120\.00,MDL,http.*\/receipt\?hire=/)
  expect(lines[1]).toContain(first)
  expect(lines[2]).toMatch(/^2026-03-01,"'=Carry, a wardrobe",/)
})

test.each(["ru", "ro"])("a spreadsheet in %s finds the columns, and adds the prices up", async (lang) => {
  const doer = await aUser(world.db)
  await aJob(doer, "2026-03-05T10:00:00Z", "Hang a door")
  const { lines } = await taken(await signedInCookie(world.db, doer), { ...march, lang })
  const t = wordsIn(toLocale(lang))
  expect(lines[0]?.split(";").slice(1, 3)).toEqual([t("income-file:job"), t("income-file:client")])
  expect(lines[1]).toMatch(/^2026-03-05;Hang a door;Vera C\.;"450,50";"120,00";MDL;http/)
})

test("the page puts a job into the month that the market's calendar shows", async () => {
  const doer = await aUser(world.db)
  await aJob(doer, "2026-02-28T22:00:01Z", "After midnight in Chișinău")
  const input = encodeURIComponent(JSON.stringify({ ...march, pagination: { limit: 10, offset: 0 } }))
  const headers = { cookie: await signedInCookie(world.db, doer) }
  const { months } = await dataOf<{ months: { month: string }[] }>(
    world.get(`/trpc/provider.getIncome?input=${input}`, headers),
  )
  expect(months.map(({ month }) => month)).toEqual(["2026-03"])
})

test("more than fit into one part come all, once", async () => {
  const doer = await aUser(world.db)
  const id = await aJob(doer, "2026-03-05T10:00:00Z", "Hang a door")
  const [hire] = await world.db.select().from(taskAssignments).where(eq(taskAssignments.id, id))
  const [terms] = await world.db.select().from(agreements).where(eq(agreements.assignmentId, id))
  if (!hire || !terms) throw new Error("the job is missing")
  const copies = Array.from({ length: rowsPerPart + 2 }, () => crypto.randomUUID())
  await world.db.insert(taskAssignments).values(copies.map((copy) => ({ ...hire, id: copy })))
  await world.db
    .insert(agreements)
    .values(copies.map((assignmentId) => ({ ...terms, id: undefined, assignmentId })))
  const { lines } = await taken(await signedInCookie(world.db, doer), march)
  expect(new Set(lines).size).toBe(rowsPerPart + 4)
})

test("strangers get nothing, wrong days an answer, another site's form a refusal", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  expect((await taken("", march)).status).toBe(401)
  const toLogin = await taken("", march, { accept: "text/html" })
  expect([toLogin.status, toLogin.headers.get("location")]).toEqual([
    303,
    `${uiUrl}/signin?redirect=/providers/dashboard`,
  ])
  expect((await taken(cookie, { from: "yesterday", to: "2026-03-31" })).status).toBe(400)
  expect((await taken(cookie, march, { origin: "https://evil.example" })).status).toBe(403)
  expect((await taken(cookie, march)).lines).toHaveLength(1)
})
