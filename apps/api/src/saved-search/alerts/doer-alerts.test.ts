import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { instantPerHour } from "@doable/domain/saved-search/limits"
import { anApi } from "../../../test/api.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { save, titled } from "../../../test/saved-search/searches.ts"
import { aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { userBlocks } from "../../platform/db/schema/user-block.ts"
import { refreshProvider } from "../../provider/refresh-provider.ts"
import type { DoersPreview, LatestMatches, SavedSearch } from "../answers.ts"
import { moveSearches } from "../follow-merge.ts"
import { matchDoer } from "./match-doer.ts"
import { matchTask } from "./match-task.ts"
import { sendDueAlerts } from "./send-alerts.ts"

const world = anApi()

type Caller = Awaited<ReturnType<typeof aCaller>>

const saveDoers = (caller: Caller, filters: object, given: object = {}) =>
  caller.tell<SavedSearch>("savedSearch.create", {
    payload: { scope: "provider", name: "Mine", filters, ...given },
  })

/** What was told for this search, oldest first. */
async function sent(search: SavedSearch): Promise<string[][]> {
  const rows = await world.db
    .select({ type: outboxEvents.type, payload: outboxEvents.payload })
    .from(outboxEvents)
    .orderBy(outboxEvents.recordedAt)
  return rows.flatMap(({ type, payload }) => {
    const { searchId, providerIds } = payload as { searchId?: string; providerIds?: string[] }
    return type === "saved-search.found-doers" && searchId === search.id && providerIds ? [providerIds] : []
  })
}

const headed = (headline: string) => ({ headline, foldedWords: headline.toLowerCase() })

async function change(userId: string, columns: Partial<typeof providerProfiles.$inferInsert>) {
  await world.db.transaction(async (tx) => {
    await tx.update(providerProfiles).set(columns).where(eq(providerProfiles.userId, userId))
    await refreshProvider(tx, userId)
  })
}

test("a new profile is told, with why it matched, in the reader's language; who fitted before is no news", async () => {
  const [ana, old, fresh] = [
    await aCaller(world, { locale: "ru" }),
    await aCaller(world),
    await aCaller(world),
  ]
  const was = await aProvider(world.db, old.user, { ...headed("Grundel fitter"), publishedAt: new Date(0) })
  const plumbing = await categoryOf(world.db)
  const filters = { q: "grundel", categoryIds: [plumbing.id] }
  const search = await saveDoers(ana, filters, { name: "Рядом" })
  const { id } = await aProvider(world.db, fresh.user, headed("Grundel fitter and more"))
  await expect.poll(() => sent(search)).toEqual([[id]])
  await change(old.user.id, { bio: "Everything about a grundel, and more than that." })
  await matchDoer(world.db, was.id, new Date())
  expect(await sent(search)).toEqual([[id]])
  type Notices = { data: { type: string; metadata: object }[] }
  const notices = async () =>
    (await ana.ask<Notices>("notification.getMy", { pagination: { limit: 20, offset: 0 } })).data
  await expect.poll(async () => (await notices()).map(({ type }) => type)).toEqual(["DoerAlertMatch"])
  expect((await notices())[0]?.metadata).toMatchObject({
    message: "Подошло: есть ваши слова, Сантехника.",
    actionUrl: `/providers/${id}`,
  })
  expect(await ana.ask<LatestMatches>("savedSearch.getMatches")).toMatchObject({
    doers: [{ searchName: "Рядом", doer: { id }, why: [{ kind: "words" }, { kind: "category" }] }],
  })
  const preview = await ana.ask<DoersPreview>("savedSearch.previewDoers", { filter: filters })
  expect(preview).toMatchObject({ total: 1, data: [{ id }] })
})

test("a profile that changes to match is told once; one that only changes isn't", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const { id } = await aProvider(world.db, ion.user, headed("Brackle maker"))
  await matchDoer(world.db, id, new Date())
  const [cheap, other] = [
    await saveDoers(ana, { q: "brackle", priceMax: 200_00 }),
    await saveDoers(ana, { q: "brackle" }, { excludeWords: ["wooden"] }),
  ]
  await change(ion.user.id, { hourlyRate: 300_00, hourlyCurrency: "MDL" })
  await matchDoer(world.db, id, new Date())
  expect([await sent(cheap), await sent(other)]).toEqual([[], []])
  for (const hourlyRate of [150_00, 250_00, 150_00]) {
    await change(ion.user.id, { hourlyRate, hourlyCurrency: "MDL" })
    await matchDoer(world.db, id, new Date())
  }
  expect([await sent(cheap), await sent(other)]).toEqual([[[id]], []])
})

test("nobody hears of their own profile, of who is blocked, or of what is paused when the alert is due", async () => {
  const [ana, ion, eva] = [await aCaller(world), await aCaller(world), await aCaller(world)]
  const searches = [await saveDoers(ana, { q: "mendle" }), await saveDoers(ion, { q: "mendle" })]
  const hourly = await saveDoers(eva, { q: "mendle" }, { frequency: "hourly" })
  await world.db.insert(userBlocks).values({ blockerId: ion.user.id, blockedId: ana.user.id })
  const { id } = await aProvider(world.db, ion.user, headed("Mendle"))
  await matchDoer(world.db, id, new Date("2026-07-01T10:20:00Z"))
  await change(ion.user.id, { status: "paused" })
  await sendDueAlerts(world.db, new Date(Date.now() + 7_200_000))
  expect((await Promise.all([...searches, hourly].map(sent))).flat()).toEqual([])
})

test.each(["by the doer", "by the reader"])(
  "a block %s while an alert waits for its hour ends it",
  async (whose) => {
    const [ana, ion, eva] = [await aCaller(world), await aCaller(world), await aCaller(world)]
    const [blocked, told] = [
      await saveDoers(ana, { q: "wimble" }, { frequency: "hourly" }),
      await saveDoers(eva, { q: "wimble" }, { frequency: "hourly" }),
    ]
    const { id } = await aProvider(world.db, ion.user, headed("Wimble"))
    await matchDoer(world.db, id, new Date())
    const [blocker, other] = whose === "by the doer" ? [ion, ana] : [ana, ion]
    await world.db.insert(userBlocks).values({ blockerId: blocker.user.id, blockedId: other.user.id })
    await sendDueAlerts(world.db, new Date(Date.now() + 7_200_000))
    expect([await sent(blocked), await sent(told)]).toEqual([[], [[id]]])
  },
)

test("after so many alerts in an hour the rest is told together at the next full one", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "tumbrel")
  const at = (minute: number) => new Date(Date.UTC(2026, 6, 1, 10, minute))
  const ids: string[] = []
  for (let count = 0; count < instantPerHour + 3; count++) {
    const { id } = await aTask(world.db, ana.user, titled(`A tumbrel ${count}`))
    await matchTask(world.db, id, at(count))
    ids.push(id)
  }
  const told = async () => {
    const rows = await world.db.select({ payload: outboxEvents.payload }).from(outboxEvents)
    return rows
      .map(({ payload }) => payload as { searchId?: string; taskIds?: string[]; isBundled?: boolean })
      .filter(({ searchId }) => searchId === search.id)
  }
  expect(await told()).toHaveLength(instantPerHour)
  await sendDueAlerts(world.db, at(59))
  expect(await told()).toHaveLength(instantPerHour)
  await sendDueAlerts(world.db, at(60))
  const bundle = (await told()).filter(({ isBundled }) => isBundled)
  expect(bundle.map(({ taskIds }) => taskIds?.toSorted())).toEqual([ids.slice(instantPerHour).toSorted()])
})

test("a search in a category that was merged goes on in the other", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const [from, to] = [await categoryOf(world.db, "furniture-assembly"), await categoryOf(world.db)]
  const search = await save(ion, "", { filters: { categoryIds: [from.id] } })
  await moveSearches(world.db, from.id, to.id)
  const { id } = await aTask(world.db, ana.user, titled("A quorble"))
  await matchTask(world.db, id, new Date())
  const { data } = await ion.ask<LatestMatches>("savedSearch.getMatches")
  expect(data).toMatchObject([{ task: { id } }])
  expect(data[0]?.searchName).toBe(search.name)
})
