import { eq } from "../../platform/db/drizzle.ts"
import ICAL from "ical.js"
import { expect, test } from "vitest"
import { noHours } from "@doable/domain/provider/availability"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aConversation } from "../../../test/conversation-factories.ts"
import { aHire, anOffer } from "../../../test/deal-factories.ts"
import { aUser } from "../../../test/factories.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { rateLimits } from "../../platform/db/schema/account.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { CalendarAnswer } from "./dashboard-answers.ts"

const world = anApi()
type Link = { link: string }

const hour = 60 * 60 * 1000
const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * 24 * hour)
const fetched = (link: string, headers: Record<string, string> = {}) =>
  world.get(new URL(link).pathname, headers)

/** As another program reads it. */
async function eventsIn(link: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await fetched(link)).text()))
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one))
}

async function ends(assignmentId: string, outcome: "completed" | "cancelled", endedAt = new Date()) {
  const how =
    outcome === "completed"
      ? { completedBy: "owner" as const }
      : { fault: "none" as const, cancelReason: "other" as const }
  await world.db
    .update(taskAssignments)
    .set({ endedAt, outcome, ...how })
    .where(eq(taskAssignments.id, assignmentId))
}

test("jobs, completed jobs and standing offers of these days, with the days off", async () => {
  const [ion, ana] = [await aCaller(world), await aUser(world.db, { name: "Ana Rusu" })]
  const weekly = { ...noHours, mon: [{ from: "09:00", to: "18:00" }] }
  await aProvider(world.db, ion.user, { weekly, awayFrom: "2027-03-15", awayUntil: "2027-03-15" })
  const at = (text: string) => ({ scheduledAt: new Date(text) })
  const job = await aHire(world.db, ana, ion.user, at("2027-03-02T08:00:00Z"))
  const done = await aHire(world.db, ana, ion.user, at("2027-03-01T08:00:00Z"))
  await ends(done.assignmentId, "completed", new Date("2027-03-01T12:00:00Z"))
  await world.db
    .update(agreements)
    .set({ materialsCost: 120_00 })
    .where(eq(agreements.assignmentId, job.assignmentId))
  const { assignmentId, task } = job
  await world.db.update(taskAssignments).set({ revisionRound: 1 }).where(eq(taskAssignments.id, assignmentId))
  await world.db.update(tasks).set({ status: "in_progress" }).where(eq(tasks.id, task.id))
  const calledOff = await aHire(world.db, ana, ion.user, at("2027-03-03T08:00:00Z"))
  await ends(calledOff.assignmentId, "cancelled")
  // The last minute of the month in Chișinău, which had its clocks put forward in it; and the first of the next.
  await aHire(world.db, ana, ion.user, at("2027-03-31T20:59:00Z"))
  await aHire(world.db, ana, ion.user, at("2027-03-31T21:00:00Z"))
  const canStartAt = new Date("2027-03-10T14:00:00Z")
  const offer = await anOffer(world.db, await aTask(world.db, ana), ion.user, {
    canStartAt,
    materialsCost: 90_00,
  })
  const gone = { canStartAt, status: "withdrawn", closedAt: new Date() } as const
  await anOffer(world.db, await aTask(world.db, ana), ion.user, gone)

  const talk = await aConversation(world.db, ana, ion.user, { task, kind: "task" })
  const march = { from: "2027-03-01", to: "2027-03-31" }
  const { data, total, daysOff } = await ion.ask<CalendarAnswer>("provider.getCalendar", march)
  expect(data.map(({ kind, scheduledAt }) => [kind, scheduledAt.slice(0, 10)])).toEqual([
    ["done", "2027-03-01"],
    ["job", "2027-03-02"],
    ["offer", "2027-03-10"],
    ["job", "2027-03-31"],
  ])
  expect(data.map(({ materialsCost }) => materialsCost?.amount ?? null)).toEqual([null, 120_00, 90_00, null])
  expect(data.map(({ isRework }) => isRework)).toEqual([false, true, false, false])
  expect(data.map(({ conversationId }) => conversationId)).toEqual([null, talk.id, null, null])
  expect([total, data[1]?.id, data[1]?.client, data[2]?.id]).toEqual([
    4,
    job.assignmentId,
    "Ana R.",
    offer.id,
  ])
  expect(daysOff).toHaveLength(31 - 5 + 1)
  expect(daysOff).toContain("2027-03-15")
  expect(daysOff).not.toContain("2027-03-08")
})

test("a calendar of more than a season is refused", async () => {
  const ion = await aCaller(world)
  const years = { from: "2020-01-01", to: "2030-01-01" }
  expect(await ion.tryAsk("provider.getCalendar", years)).toMatchObject([{ path: "to" }])
})

test("a calendar elsewhere reads the doer's jobs by the link, and a new link ends the old one", async () => {
  const [ion, vera] = [await aCaller(world), await aUser(world.db, { name: "Vera Codreanu" })]
  expect(await ion.ask("provider.getCalendarLink")).toEqual({ link: null })
  const { link } = await ion.tell<Link>("provider.renewCalendarLink", {})
  expect(await ion.ask("provider.getCalendarLink")).toEqual({ link })
  expect(await eventsIn(link)).toEqual([])

  const scheduledAt = inDays(3)
  const job = await aHire(world.db, vera, ion.user, { scheduledAt })
  await world.db.update(taskOffers).set({ durationHours: 2.5 }).where(eq(taskOffers.id, job.offer.id))
  const title =
    "Shelves, 3 pieces; a long line that a calendar has to fold because it is over 75 bytes: ăîșțâ"
  await world.db
    .update(agreements)
    .set({ title, address: "str. Cuza Vodă 14, ap. 32", placeId: "618426-botanica" })
    .where(eq(agreements.assignmentId, job.assignmentId))
  const calledOff = await aHire(world.db, vera, ion.user, { scheduledAt })
  await ends(calledOff.assignmentId, "cancelled")
  await aHire(world.db, ion.user, vera, { scheduledAt })

  const [event, ...others] = await eventsIn(link)
  expect(others).toEqual([])
  expect(event?.summary).toBe(title)
  expect(event?.location).toBe("str. Cuza Vodă 14, ap. 32, Botanica, Chișinău")
  expect(event?.description).toBe(`Client: Vera C.\n${uiUrl}/tasks/${job.task.id}`)
  expect(event?.startDate.toJSDate()).toEqual(scheduledAt)
  expect(event?.endDate.toJSDate()).toEqual(new Date(scheduledAt.getTime() + 2.5 * hour))
  expect(event?.uid).toContain(job.assignmentId)

  await world.db.update(tasks).set({ status: "removed" }).where(eq(tasks.id, job.task.id))
  expect(await eventsIn(link)).toEqual([])
  const soon = { from: inDays(2).toISOString().slice(0, 10), to: inDays(4).toISOString().slice(0, 10) }
  expect(await ion.ask("provider.getCalendar", soon)).toMatchObject({ data: [], total: 0 })
  await world.db.update(tasks).set({ status: "assigned" }).where(eq(tasks.id, job.task.id))

  const again = await ion.tell<Link>("provider.renewCalendarLink", {})
  expect(again.link).not.toBe(link)
  expect((await fetched(link)).status).toBe(404)
  expect(await eventsIn(again.link)).toHaveLength(1)
  expect(await ion.tell("provider.deleteCalendarLink", {})).toEqual({ link: null })
  expect((await fetched(again.link)).status).toBe(404)
})

test("a feed that hasn't changed isn't sent again; a moved job is", async () => {
  const ion = await aCaller(world)
  const { link } = await ion.tell<Link>("provider.renewCalendarLink", {})
  const { assignmentId } = await aHire(world.db, await aUser(world.db), ion.user, { scheduledAt: inDays(2) })
  const first = await fetched(link)
  expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
  const tag = { "if-none-match": first.headers.get("etag") ?? "" }
  expect((await fetched(link, tag)).status).toBe(304)
  expect((await fetched(link, { "if-none-match": `W/${tag["if-none-match"]}` })).status).toBe(304)
  const [terms] = await world.db.select().from(agreements).where(eq(agreements.assignmentId, assignmentId))
  if (!terms) throw new Error("no agreement")
  const scheduledAt = inDays(5)
  await world.db.insert(agreements).values({ ...terms, version: 2, scheduledAt })
  expect((await fetched(link, tag)).status).toBe(200)
  const [event] = await eventsIn(link)
  expect([event?.sequence, event?.startDate.toJSDate()]).toEqual([2, scheduledAt])
})

test("nobody reads it by a guessed name, after a deactivation, or again and again", async () => {
  const ion = await aCaller(world)
  const { link } = await ion.tell<Link>("provider.renewCalendarLink", {})
  const [, id = ""] = /([\da-f-]{36})\./.exec(link) ?? []
  const other = (await (await aCaller(world)).tell<Link>("provider.renewCalendarLink", {})).link
  const foreign = other.replace(/[\da-f-]{36}/, id)
  for (const wrong of [
    foreign,
    link.replace(".ics", ""),
    link.replace(".ics", "x.ics"),
    link.replace(id, "x"),
  ])
    expect([wrong, (await fetched(wrong)).status]).toEqual([wrong, 404])

  await world.db.update(users).set({ status: "deactivated" }).where(eq(users.id, ion.user.id))
  expect((await fetched(link)).status).toBe(404)
  await world.db.update(users).set({ status: "limited" }).where(eq(users.id, ion.user.id))
  expect((await fetched(link)).status).toBe(200)
  await world.db
    .update(rateLimits)
    .set({ count: 60 })
    .where(eq(rateLimits.key, `calendar-feed|${id}`))
  const refused = await fetched(link)
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"])
})

test("many new links at the same time leave one that opens", async () => {
  const ion = await aCaller(world)
  const links = await Promise.all(
    [1, 2, 3, 4].map(() => ion.tell<Link>("provider.renewCalendarLink", {}).then(({ link }) => link)),
  )
  const answers = await Promise.all(links.map(async (link) => (await fetched(link)).status))
  expect(answers.toSorted()).toEqual([200, 404, 404, 404])
})
