import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { alertsTo, save, sentAlerts, titled, type Caller } from "../../../test/saved-search/searches.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { alertDetails } from "../../notification/kinds/alerts/alert-email.ts"
import { taskAlertMatch } from "../../notification/kinds/alerts/alert-kinds.ts"
import { notifySearcher } from "../../notification/kinds/alerts/about-alert.ts"
import { translatorIn } from "../../platform/words.ts"
import { savedSearchMatches } from "../../platform/db/schema/saved-search.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { userBlocks } from "../../platform/db/schema/user-block.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { LatestMatches, SavedSearch } from "../answers.ts"
import { matchTask } from "./match-task.ts"
import { sendDueAlerts } from "./send-alerts.ts"

const world = anApi()

const titlesTo = async (caller: Caller) => (await alertsTo(caller)).map(({ title }) => title)

const sent = (search: SavedSearch) => sentAlerts(world.db, search)

test("who saved a search is told of a posted task in their own language, and why it matched", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world, { locale: "ru" })]
  const payload = await wholePayload(world.db, { title: "Repair a frobnic in the hall" })
  const filters = { q: "frobnic", categoryIds: [payload.categoryId], budgetMax: 600_00 }
  const search = await save(ion, "", { filters, name: "Рядом" })
  const other = await save(ion, "", { filters: { ...filters, budgetMax: 400_00 } })
  const { id } = await ana.tell("task.create", { payload })
  await ana.tell("task.publish", { id })
  await expect.poll(() => alertsTo(ion)).toHaveLength(1)
  expect((await alertsTo(ion))[0]).toMatchObject({
    title: "Новое задание по поиску «Рядом»: Repair a frobnic in the hall",
    message: "Подошло: есть ваши слова, Сантехника, по вашему бюджету.",
    actionUrl: `/tasks/${id}`,
  })
  expect(await sent(other)).toEqual([])
  const { data } = await ion.ask<{ data: SavedSearch[] }>("savedSearch.getMy")
  expect(data.find(({ id: one }) => one === search.id)?.matchCount7d).toBe(1)
  expect(await ion.ask<LatestMatches>("savedSearch.getMatches")).toMatchObject({
    data: [
      {
        searchName: "Рядом",
        task: { id },
        why: [{ kind: "words" }, { kind: "category" }, { kind: "budget" }],
      },
    ],
  })
})

test("nobody hears of their own tasks, of people who are blocked, or of what isn't public", async () => {
  const [ana, ion, eva] = [await aCaller(world), await aCaller(world), await aCaller(world)]
  const away = await aCaller(world)
  const reader = await save(await aCaller(world), "murkle")
  for (const caller of [ana, ion, eva, away]) await save(caller, "murkle")
  await world.db.update(users).set({ status: "deactivated" }).where(eq(users.id, away.user.id))
  await world.db.insert(userBlocks).values([
    { blockerId: ana.user.id, blockedId: ion.user.id },
    { blockerId: eva.user.id, blockedId: ana.user.id },
  ])
  for (const visibility of ["public", "invited_only"] as const) {
    const { id } = await aTask(world.db, ana.user, { ...titled("A murkle"), visibility })
    await matchTask(world.db, id, new Date())
    const found = await world.db
      .select({ searchId: savedSearchMatches.searchId })
      .from(savedSearchMatches)
      .where(eq(savedSearchMatches.foundId, id))
    expect(found).toEqual(visibility === "public" ? [{ searchId: reader.id }] : [])
  }
})

test("two workers that match the same task tell nobody twice", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "plonter")
  const { id } = await aTask(world.db, ana.user, titled("A plonter"))
  const now = new Date()
  await Promise.all([1, 2, 3, 4].map(() => matchTask(world.db, id, now)))
  expect(await sent(search)).toEqual([[id]])
})

const openAgain = { status: "open", endedAt: null } as const
const gone = { status: "cancelled", endedAt: new Date() } as const

test("of several searches that find a task one tells of it: the one that may tell first", async () => {
  const [ana, ion, eva] = [await aCaller(world), await aCaller(world), await aCaller(world)]
  const [daily, ...instant] = [
    await save(ion, "brindok", { frequency: "daily" }),
    await save(ion, "brindok"),
    await save(ion, "brindok"),
  ]
  const hourlyOfEva = await save(eva, "brindok", { frequency: "hourly" })
  const dailyOfEva = await save(eva, "brindok", { frequency: "daily" })
  const { id } = await aTask(world.db, ana.user, titled("A brindok"))
  await matchTask(world.db, id, new Date("2026-07-01T10:20:00Z"))
  const later = await save(ion, "brindok")
  await matchTask(world.db, id, new Date("2026-07-01T10:30:00Z"))
  for (const time of ["2026-07-01T11:00:00Z", "2026-07-02T05:00:00Z"]) {
    await sendDueAlerts(world.db, new Date(time))
  }
  const toIon = await Promise.all([daily, later, ...instant].map(sent))
  expect(toIon.flat()).toEqual([[id]])
  expect([await sent(daily), await sent(later)]).toEqual([[], []])
  expect([await sent(hourlyOfEva), await sent(dailyOfEva)]).toEqual([[[id]], []])
})

test("two workers that send the alerts of one person tell of a task once", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const both = [
    await save(ion, "clundel", { frequency: "hourly" }),
    await save(ion, "clundel", { frequency: "hourly" }),
  ]
  const { id } = await aTask(world.db, ana.user, titled("A clundel"))
  await matchTask(world.db, id, new Date("2026-07-01T10:20:00Z"))
  await Promise.all([1, 2, 3, 4].map(() => sendDueAlerts(world.db, new Date("2026-07-01T11:00:00Z"))))
  expect((await Promise.all(both.map(sent))).flat()).toEqual([[id]])
})

test("a task that is taken by the time of the alert is told only once it's open again", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "sprindle", { frequency: "hourly" })
  const { id } = await aTask(world.db, ana.user, titled("A sprindle"))
  await matchTask(world.db, id, new Date("2026-07-01T10:20:00Z"))
  await world.db.update(tasks).set(gone).where(eq(tasks.id, id))
  await sendDueAlerts(world.db, new Date("2026-07-01T11:00:00Z"))
  expect(await sent(search)).toEqual([])
  const done = await save(ion, "gremble")
  const next = await aTask(world.db, ana.user, titled("A gremble"))
  await matchTask(world.db, next.id, new Date())
  expect(await sent(done)).toEqual([[next.id]])
  await expect.poll(() => titlesTo(ion)).toEqual(["New task for “Mine”: A gremble"])

  await world.db.update(tasks).set(openAgain).where(eq(tasks.id, id))
  await matchTask(world.db, id, new Date("2026-07-01T12:20:00Z"))
  await sendDueAlerts(world.db, new Date("2026-07-01T13:00:00Z"))
  expect(await sent(search)).toEqual([[id]])
})

test("a block or a deactivation before an alert goes out keeps it back", async () => {
  const [ana, ion, eva, away] = [
    await aCaller(world),
    await aCaller(world),
    await aCaller(world),
    await aCaller(world),
  ]
  const [ofIon, ofEva] = [
    await save(ion, "tranket", { frequency: "hourly" }),
    await save(eva, "tranket", { frequency: "hourly" }),
  ]
  const ofAway = await save(away, "tranket", { frequency: "hourly" })
  const { id } = await aTask(world.db, ana.user, titled("A tranket"))
  await matchTask(world.db, id, new Date("2026-07-01T10:20:00Z"))
  await world.db.insert(userBlocks).values({ blockerId: ana.user.id, blockedId: ion.user.id })
  await world.db.update(users).set({ status: "deactivated" }).where(eq(users.id, away.user.id))
  await sendDueAlerts(world.db, new Date("2026-07-01T11:00:00Z"))
  expect([await sent(ofIon), await sent(ofEva), await sent(ofAway)]).toEqual([[], [[id]], []])
})

test("an alert that is on its way is kept back by a block, a deactivation or a stop, and so is its email", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "yondle", { frequency: "daily" })
  const { id } = await aTask(world.db, ana.user, titled("A yondle"))
  const told = () => notifySearcher({ searchId: search.id, taskIds: [id] }, world.db)
  const [before] = await told()
  if (!before) throw new Error("nobody is told")
  const [many] = await notifySearcher({ searchId: search.id, taskIds: [id], count: 60 }, world.db)
  expect(taskAlertMatch.inWords(translatorIn("en"), many?.data)).toMatchObject({
    title: "New tasks for “Mine”: 60",
    message: "A yondle and 59 more.",
    actionUrl: "/account?section=searches",
  })
  const reader = { translator: translatorIn("en"), now: new Date() }
  const outcome = async () => [
    (await told()).length,
    (await alertDetails(world.db, before.data, reader))?.rows?.length ?? 0,
  ]
  expect(await outcome()).toEqual([1, 1])
  await world.db.insert(userBlocks).values({ blockerId: ion.user.id, blockedId: ana.user.id })
  expect(await outcome()).toEqual([0, 0])
  await world.db.delete(userBlocks).where(eq(userBlocks.blockerId, ion.user.id))
  await world.db.update(users).set({ status: "deactivated" }).where(eq(users.id, ion.user.id))
  expect(await outcome()).toEqual([0, 0])
  await world.db.update(users).set({ status: "active" }).where(eq(users.id, ion.user.id))
  expect(await outcome()).toEqual([1, 1])
  await ion.tell("savedSearch.update", { id: search.id, payload: { frequency: "off" } })
  expect(await outcome()).toEqual([0, 0])
})
