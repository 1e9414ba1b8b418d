import { eq } from "../../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { anApi } from "../../../../test/api.ts"
import { aNotification } from "../../../../test/factories.ts"
import { noEffects } from "../../../../test/outbox.ts"
import { aProvider } from "../../../../test/provider-factories.ts"
import { save, titled, type Caller } from "../../../../test/saved-search/searches.ts"
import { aTask } from "../../../../test/task-factories.ts"
import { aCaller } from "../../../../test/task-world.ts"
import { notifications } from "../../../platform/db/schema/notification.ts"
import { providerProfiles } from "../../../platform/db/schema/provider.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { translatorIn } from "../../../platform/words.ts"
import type { SavedSearch } from "../../../saved-search/answers.ts"
import { notificationData } from "../../notification-data.ts"
import type { Recipient } from "../kind.ts"
import { notifyDoerSearcher, notifySearcher } from "./about-alert.ts"
import { doerAlertMatch, taskAlertMatch } from "./alert-kinds.ts"

/** Nothing follows from a doer who is listed: each alert here is the test's own, and no other one comes before it. */
const world = anApi({ effects: noEffects })

type Shown = { metadata: { title: string; message: string; data: object; actionUrl: string } }

async function shownTo(caller: Caller): Promise<Shown[]> {
  const pagination = { limit: 20, offset: 0 }
  const { data } = await caller.ask<{ data: (Shown & { id: string })[] }>("notification.getMy", {
    pagination,
  })
  const one = await caller.ask<Shown>("notification.getById", { id: data[0]?.id })
  expect(one.metadata).toEqual(data[0]?.metadata)
  return data
}

/** Its own page would say that nothing is there. */
const toMatches = { actionUrl: "/account?section=searches", actionText: "View matches" }

/** As `write-notifications` writes it. */
async function tell(
  { user }: Caller,
  kind: typeof taskAlertMatch | typeof doerAlertMatch,
  [told]: Pick<Recipient, "data" | "person">[],
) {
  const { data = {}, person } = told ?? {}
  const metadata = { ...kind.inWords(translatorIn("en"), data), data, ...(person && { person }) }
  return aNotification(world.db, user, { type: kind.type, metadata })
}

const suspend = (id: string | undefined) =>
  world.db
    .update(providerProfiles)
    .set({ status: "suspended" })
    .where(eq(providerProfiles.id, id ?? ""))

const become = (status: "open" | "removed" | "held", id: string) =>
  world.db
    .update(tasks)
    .set({
      status,
      endedAt: status === "removed" ? new Date() : null,
      holdReason: status === "held" ? "prohibited_words" : null,
    })
    .where(eq(tasks.id, id))

test("an alert no longer names a task that our team removed or holds back, until it's back", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "glorvin")
  const { id } = await aTask(world.db, ana.user, titled("A rude glorvin"))
  await tell(ion, taskAlertMatch, await notifySearcher({ searchId: search.id, taskIds: [id] }, world.db))
  expect((await shownTo(ion))[0]?.metadata.title).toBe("New task for “Mine”: A rude glorvin")
  for (const status of ["removed", "held"] as const) {
    await become(status, id)
    const shown = await shownTo(ion)
    const title = "New task for “Mine”: no longer available"
    expect(shown[0]?.metadata).toMatchObject({ title, ...toMatches })
    const copy = await notificationData.tell(world.db, ion.user.id)
    expect(JSON.stringify([shown, copy])).not.toContain("rude")
  }
  await become("open", id)
  expect((await shownTo(ion))[0]?.metadata.title).toBe("New task for “Mine”: A rude glorvin")
})

test("of several it names those that are left, and says so in three languages if none is", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "morkel")
  const [rude, calm] = [
    await aTask(world.db, ana.user, titled("A rude morkel")),
    await aTask(world.db, ana.user, titled("A calm morkel")),
  ]
  const taskIds = [rude.id, calm.id]
  await tell(ion, taskAlertMatch, await notifySearcher({ searchId: search.id, taskIds }, world.db))
  await become("removed", rude.id)
  expect((await shownTo(ion))[0]?.metadata.message).toBe("A calm morkel and 1 more.")
  await become("removed", calm.id)
  const [shown] = await shownTo(ion)
  expect(shown?.metadata.message).toBe("They’re no longer available.")
  const data = shown?.metadata.data
  expect(locales.map((locale) => taskAlertMatch.inWords(translatorIn(locale), data)?.message)).toEqual([
    "They’re no longer available.",
    "Они больше недоступны.",
    "Nu mai sunt disponibile.",
  ])
})

test("where all it names is gone, but not all it counted, it says just that in three languages", () => {
  const found = { id: "1", category: null, why: [] }
  const shared = { searchId: "1", search: "Mine", count: 12 }
  const said = (data: object, { inWords }: typeof taskAlertMatch | typeof doerAlertMatch) =>
    locales.map((locale) => inWords(translatorIn(locale), data)?.message)
  expect(said({ ...shared, tasks: [{ ...found, title: "" }] }, taskAlertMatch)).toEqual([
    "Some of them are no longer available.",
    "Некоторые из них больше недоступны.",
    "Unele nu mai sunt disponibile.",
  ])
  expect(said({ ...shared, doers: [{ ...found, headline: "" }] }, doerAlertMatch)).toEqual([
    "Some of them are no longer available.",
    "Некоторые из них больше недоступны.",
    "Unii nu mai sunt disponibili.",
  ])
})

test("nor does it say what a doer wrote whose profile we suspended", async () => {
  const reader = await aCaller(world)
  const payload = { scope: "provider", name: "Mine", filters: { q: "snorb" } }
  const search = await reader.tell<SavedSearch>("savedSearch.create", { payload })
  const providerIds: string[] = []
  for (const headline of ["Rude snorb", "Calm snorb"]) {
    const { user } = await aCaller(world)
    providerIds.push((await aProvider(world.db, user, { headline })).id)
  }
  const told = await notifyDoerSearcher({ searchId: search.id, providerIds }, world.db)
  await tell(reader, doerAlertMatch, told)
  expect((await shownTo(reader))[0]?.metadata.message).toBe("Rude snorb and Calm snorb.")
  await suspend(providerIds[0])
  const shown = await shownTo(reader)
  expect(shown[0]?.metadata.message).toBe("Calm snorb and 1 more.")
  expect(JSON.stringify(shown)).not.toContain("Rude")
  const [kept] = await world.db.select().from(notifications).where(eq(notifications.userId, reader.user.id))
  expect(JSON.stringify(kept)).toContain("Rude")
})

test("nor what that doer's company is called, where the alert was about them alone", async () => {
  const [reader, { user }] = [await aCaller(world), await aCaller(world)]
  const payload = { scope: "provider", name: "Mine", filters: { q: "plarv" } }
  const search = await reader.tell<SavedSearch>("savedSearch.create", { payload })
  const company = { kind: "company", companyName: "Rude and Sons", headline: "Rude plarv" } as const
  const { id } = await aProvider(world.db, user, company)
  const told = await notifyDoerSearcher({ searchId: search.id, providerIds: [id] }, world.db)
  await tell(reader, doerAlertMatch, told)
  expect((await shownTo(reader))[0]?.metadata.title).toBe("New doer for “Mine”: Rude and Sons")
  await suspend(id)
  const shown = await shownTo(reader)
  const title = "New doer for “Mine”: no longer available"
  expect(shown[0]?.metadata).toMatchObject({ title, ...toMatches })
  expect(JSON.stringify(shown)).not.toContain("Rude")
})
