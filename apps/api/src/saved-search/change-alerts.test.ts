import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { as } from "../../test/factories.ts"
import { night, save, sentAlerts, titled } from "../../test/saved-search/searches.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { updatePreferences } from "../notification/preferences/update-preferences.ts"
import { savedSearchMatches } from "../platform/db/schema/saved-search.ts"
import { matchTask } from "./alerts/match-task.ts"
import { sendDueAlerts } from "./alerts/send-alerts.ts"
import type { SavedSearch } from "./answers.ts"
import { stopAlerts } from "./stop-alerts.ts"

const world = anApi()
const sent = (search: SavedSearch) => sentAlerts(world.db, search)

test("the link in an email stops one alert and brings it back as it was", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const [stopped, other] = [await save(ion, "wimble", { frequency: "hourly" }), await save(ion, "wimble")]
  const frequencies = async () => {
    const { data } = await ion.ask<{ data: SavedSearch[] }>("savedSearch.getMy")
    return [stopped, other].map(({ id }) => data.find((one) => one.id === id)?.frequency)
  }
  const wish = { userId: ion.user.id, searchId: stopped.id, now: new Date() }
  await stopAlerts(world.db, { ...wish, userId: ana.user.id, wish: "unwanted" })
  expect(await frequencies()).toEqual(["hourly", "instant"])
  await stopAlerts(world.db, { ...wish, wish: "unwanted" })
  await stopAlerts(world.db, { ...wish, wish: "unwanted" })
  expect(await frequencies()).toEqual(["off", "instant"])
  await stopAlerts(world.db, { ...wish, wish: "wanted" })
  expect(await frequencies()).toEqual(["hourly", "instant"])
})

test("a new name moves nothing that waits, and the link in an email still brings back what it stopped", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "quandle", { frequency: "hourly", quietHours: night })
  const { id } = await aTask(world.db, ana.user, titled("A quandle"))
  await matchTask(world.db, id, new Date("2026-07-01T10:20:00Z"))
  const rename = (name: string) =>
    ion.tell<SavedSearch>("savedSearch.update", {
      id: search.id,
      payload: { name, excludeWords: [], quietHours: night },
    })
  await rename("Yours")
  await sendDueAlerts(world.db, new Date("2026-07-01T11:00:00Z"))
  expect(await sent(search)).toEqual([[id]])
  const wish = { userId: ion.user.id, searchId: search.id, now: new Date() }
  await stopAlerts(world.db, { ...wish, wish: "unwanted" })
  await rename("Ours")
  await stopAlerts(world.db, { ...wish, wish: "wanted" })
  expect(await rename("Theirs")).toMatchObject({ name: "Theirs", frequency: "hourly", quietHours: night })
})

test("another frequency moves what waits, and nothing that was told", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "zarnika", { frequency: "hourly" })
  const told = await aTask(world.db, ana.user, titled("A zarnika"))
  await matchTask(world.db, told.id, new Date("2026-07-01T10:20:00Z"))
  await sendDueAlerts(world.db, new Date("2026-07-01T11:00:00Z"))
  const waiting = await aTask(world.db, ana.user, titled("Another zarnika"))
  await matchTask(world.db, waiting.id, new Date("2026-07-01T11:20:00Z"))
  await ion.tell("savedSearch.update", {
    id: search.id,
    payload: { excludeWords: [], quietHours: null, frequency: "instant" },
  })
  await sendDueAlerts(world.db, new Date())
  expect(await sent(search)).toEqual([[told.id], [waiting.id]])
})

test("words to exclude count for what waits", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "vondrel", { frequency: "hourly" })
  const wooden = await aTask(world.db, ana.user, titled("A wooden vondrel"))
  const { id } = await aTask(world.db, ana.user, titled("A vondrel"))
  for (const task of [wooden.id, id]) await matchTask(world.db, task, new Date("2026-07-01T10:20:00Z"))
  await ion.tell("savedSearch.update", { id: search.id, payload: { excludeWords: ["wooden"] } })
  await sendDueAlerts(world.db, new Date("2026-07-01T11:00:00Z"))
  expect(await sent(search)).toEqual([[id]])
})

test("what waits for the morning follows its reader to another time zone, unless it's due or has its own hours", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const [daily, hourly, quiet, late] = [
    await save(ion, "wemble", { frequency: "daily" }),
    await save(ion, "tarnix", { frequency: "hourly" }),
    await save(ion, "yorlin", { frequency: "daily", quietHours: night }),
    await save(ion, "pralt", { frequency: "daily" }),
  ]
  const find = async (word: string, at: string) => {
    const { id } = await aTask(world.db, ana.user, titled(`A ${word}`))
    await matchTask(world.db, id, new Date(at))
    return id
  }
  const move = (tz: string, at: string) =>
    updatePreferences({ ...as(ion.user, world.db), now: () => new Date(at) }, { payload: [], tz })
  const waiting = await find("pralt", "2026-06-30T10:00:00Z")
  for (const word of ["wemble", "tarnix", "yorlin"]) await find(word, "2026-07-01T10:20:00Z")
  await move("America/New_York", "2026-07-01T10:30:00Z")
  const dueAt = async ({ id }: SavedSearch) => {
    const [row] = await world.db
      .select({ dueAt: savedSearchMatches.dueAt })
      .from(savedSearchMatches)
      .where(eq(savedSearchMatches.searchId, id))
    return row?.dueAt?.toISOString()
  }
  expect(await dueAt(daily)).toBe("2026-07-01T12:00:00.000Z")
  expect(await dueAt(hourly)).toBe("2026-07-01T11:00:00.000Z")
  expect(await dueAt(quiet)).toBe("2026-07-02T05:00:00.000Z")
  expect(await dueAt(late)).toBe("2026-07-01T05:00:00.000Z")
  await sendDueAlerts(world.db, new Date("2026-07-01T10:31:00Z"))
  expect(await sent(late)).toEqual([[waiting]])
})
