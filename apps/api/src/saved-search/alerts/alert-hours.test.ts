import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { wallClock } from "@doable/domain/time/zone"
import { anApi } from "../../../test/api.ts"
import {
  alertsTo,
  night,
  save,
  sentAlerts,
  sentSince,
  titled,
  type Caller,
} from "../../../test/saved-search/searches.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { notificationSettings } from "../../platform/db/schema/notification.ts"
import { savedSearches, savedSearchMatches } from "../../platform/db/schema/saved-search.ts"
import type { SavedSearch } from "../answers.ts"
import { matchTask } from "./match-task.ts"
import { sendDueAlerts } from "./send-alerts.ts"

const world = anApi()

const sent = (search: SavedSearch) => sentAlerts(world.db, search)

/** The hours of these tests lie before and after today: a search of today would count as changed while it waited. */
async function saveLongAgo(caller: Caller, q: string, given: object = {}) {
  const search = await save(caller, q, given)
  const updatedAt = new Date("2026-01-01T00:00:00Z")
  await world.db.update(savedSearches).set({ updatedAt }).where(eq(savedSearches.id, search.id))
  return search
}

test("nothing goes out in quiet hours; in the morning it's one alert, also after the clock went back", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await saveLongAgo(ion, "zarkon", { quietHours: night })
  const made = [
    await aTask(world.db, ana.user, titled("A zarkon lamp")),
    await aTask(world.db, ana.user, titled("A zarkon chair")),
  ]
  // 24 October 2026, 23:30 in Chișinău; the night is an hour longer.
  for (const { id } of made) await matchTask(world.db, id, new Date("2026-10-24T20:30:00Z"))
  await sendDueAlerts(world.db, new Date("2026-10-25T05:59:00Z"))
  expect(await sent(search)).toEqual([])
  await sendDueAlerts(world.db, new Date("2026-10-25T06:00:00Z"))
  await sendDueAlerts(world.db, new Date("2026-10-25T06:01:00Z"))
  const [ids, ...others] = await sent(search)
  expect([ids?.toSorted(), others]).toEqual([made.map(({ id }) => id).toSorted(), []])
  expect(await sentSince(world.db, search)).toEqual(["2026-10-24T19:00:00.000Z"])
  await expect.poll(() => alertsTo(ion)).toHaveLength(1)
  expect((await alertsTo(ion))[0]).toMatchObject({
    actionUrl: "/account?section=searches",
  })
})

test("an alert that is late because we were away waits for the end of the next quiet hours", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await saveLongAgo(ion, "vexlin", {
    quietHours: night,
    frequency: "hourly",
  })
  const { id } = await aTask(world.db, ana.user, titled("A vexlin"))
  await matchTask(world.db, id, new Date("2027-03-27T18:10:00Z"))
  // The clock goes forward this night.
  await sendDueAlerts(world.db, new Date("2027-03-27T23:00:00Z"))
  expect(await sent(search)).toEqual([])
  await sendDueAlerts(world.db, new Date("2027-03-28T04:59:00Z"))
  expect(await sent(search)).toEqual([])
  await sendDueAlerts(world.db, new Date("2027-03-28T05:00:00Z"))
  expect(await sent(search)).toEqual([[id]])
})

test("hourly and daily alerts are bundled, and a change of mind counts for what waits", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const hourly = await saveLongAgo(await aCaller(world), "dorvik", {
    frequency: "hourly",
  })
  const daily = await saveLongAgo(await aCaller(world), "dorvik", {
    frequency: "daily",
  })
  const off = await saveLongAgo(await aCaller(world), "dorvik", { frequency: "off" })
  const stopped = await saveLongAgo(ion, "dorvik", { frequency: "daily" })
  const { id } = await aTask(world.db, ana.user, titled("A dorvik"))
  await matchTask(world.db, id, new Date("2026-07-01T10:20:00Z"))
  await matchTask(world.db, id, new Date("2026-07-01T10:21:00Z"))
  await ion.tell("savedSearch.update", {
    id: stopped.id,
    payload: { frequency: "off" },
  })
  await sendDueAlerts(world.db, new Date("2026-07-01T11:00:00Z"))
  expect([await sent(hourly), await sent(daily)]).toEqual([[[id]], []])
  await sendDueAlerts(world.db, new Date("2026-07-02T05:00:00Z"))
  expect([await sent(daily), await sent(off), await sent(stopped)]).toEqual([[[id]], [], []])
  const since = [hourly, daily].map((search) => sentSince(world.db, search))
  expect(await Promise.all(since)).toEqual([["2026-07-01T10:00:00.000Z"], ["2026-07-01T05:00:00.000Z"]])
})

test("without quiet hours, once a day means at eight by the account's clock, also after a change of mind", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  await world.db.insert(notificationSettings).values({ userId: ion.user.id, tz: "America/New_York" })
  const daily = await saveLongAgo(ion, "belfrin", { frequency: "daily" })
  const changed = await saveLongAgo(ion, "ostrell", { frequency: "hourly" })
  const one = await aTask(world.db, ana.user, titled("A belfrin"))
  const other = await aTask(world.db, ana.user, titled("An ostrell"))
  for (const { id } of [one, other]) await matchTask(world.db, id, new Date("2026-07-01T04:20:00Z"))
  await ion.tell("savedSearch.update", {
    id: changed.id,
    payload: { frequency: "daily" },
  })
  const [waiting] = await world.db
    .select({ dueAt: savedSearchMatches.dueAt })
    .from(savedSearchMatches)
    .where(eq(savedSearchMatches.searchId, changed.id))
  expect(wallClock("America/New_York", waiting?.dueAt ?? new Date(0)).time).toBe("08:00")
  await sendDueAlerts(world.db, new Date("2026-07-01T11:59:00Z"))
  expect(await sent(daily)).toEqual([])
  await sendDueAlerts(world.db, new Date("2026-07-01T12:00:00Z"))
  expect(await sent(daily)).toEqual([[one.id]])
  expect(await sentSince(world.db, daily)).toEqual(["2026-06-30T12:00:00.000Z"])
  // What was found in the hours before may have been told in their time.
  await sendDueAlerts(world.db, waiting?.dueAt ?? new Date(0))
  expect(await sentSince(world.db, changed)).toEqual(["2026-07-01T04:20:00.000Z"])
})
