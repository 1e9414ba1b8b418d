import { drizzle } from "drizzle-orm/node-postgres"
import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { locales, type Locale } from "@doable/domain/locale"
import { anApi } from "../../test/api.ts"
import { dataOf } from "../../test/answer.ts"
import { aDoerAtTheDoor } from "../../test/deal-factories.ts"
import { aNotification, aUser, signedInCookie } from "../../test/factories.ts"
import type { Database } from "../platform/db/client.ts"
import { notifications, type StoredMetadata } from "../platform/db/schema/notification.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { users } from "../platform/db/schema/user.ts"
import { translatorIn } from "../platform/words.ts"
import { findNames } from "./find-names.ts"
import { notificationData } from "./notification-data.ts"

const world = anApi()
const price = { amount: 520_00, currency: "MDL" }
const data = { taskId: "1", offerId: "2", title: "Hang three shelves", price }
const words = { title: "Someone offered 520 lei", message: "See the terms." }

/** Somebody with a notice of an offer by this person, and what its title is now. */
async function aTitle(person: StoredMetadata["person"]) {
  const reader = await aUser(world.db)
  const cookie = await signedInCookie(world.db, reader)
  const metadata = { ...words, data, ...(person && { person }) }
  const { id } = await aNotification(world.db, reader, { type: "OfferReceived", metadata })
  const input = encodeURIComponent(JSON.stringify({ id }))
  type Wire = { metadata: { title: string } }
  return {
    reader,
    list: () => dataOf<{ data: Wire[] }>(world.get("/trpc/notification.getMy", { cookie })),
    titleIn: async (locale: Locale) => {
      const headers = { cookie, "accept-language": locale }
      const one = await dataOf<Wire>(world.get(`/trpc/notification.getById?input=${input}`, headers))
      const all = await dataOf<{ data: Wire[] }>(world.get("/trpc/notification.getMy", headers))
      expect(all.data[0]).toEqual(one)
      return one.metadata.title.replaceAll("\u00a0", " ")
    },
  }
}

test("a notice names the person as other pages do, by today's name, until they leave", async () => {
  const password = "kettle-lamp-71"
  const victor = await aUser(world.db, { name: "Victor Popa", password })
  const { titleIn, list } = await aTitle({ id: victor.id, asProvider: true })
  expect(await Promise.all(locales.map(titleIn))).toEqual([
    "Victor P. offered 520 lei for “Hang three shelves”",
    "Victor P. предлагает 520 леев за «Hang three shelves»",
    "Victor P. oferă 520 de lei pentru „Hang three shelves”",
  ])
  await world.db.update(users).set({ name: "Victor Rotaru" }).where(eq(users.id, victor.id))
  expect(await titleIn("en")).toMatch(/^Victor R\. offered/)

  const cookie = await signedInCookie(world.db, victor)
  expect((await world.post("/api/auth/delete-user", { password }, { cookie })).status).toBe(200)
  expect(await Promise.all(locales.map(titleIn))).toEqual([
    "Deleted user offered 520 lei for “Hang three shelves”",
    "Удалённый пользователь предлагает 520 леев за «Hang three shelves»",
    "Utilizator șters oferă 520 de lei pentru „Hang three shelves”",
  ])
  expect(JSON.stringify(await list())).not.toContain(victor.id)
})

test("a doer is called as on their profile, and the same person as a client is not", async () => {
  const doer = await aDoerAtTheDoor(world, { name: "Victor Popa" })
  await world.db
    .update(providerProfiles)
    .set({ kind: "company", companyName: "Popa Service" })
    .where(eq(providerProfiles.userId, doer.user.id))
  const asDoer = await aTitle({ id: doer.user.id, asProvider: true })
  const asClient = await aTitle({ id: doer.user.id, asProvider: false })
  expect(await asDoer.titleIn("en")).toMatch(/^Popa Service offered/)
  expect(await asClient.titleIn("en")).toMatch(/^Victor P\. offered/)
})

test("an older notice, and one about a person without a name, still reads as a sentence", async () => {
  const nameless = await aUser(world.db, { name: "" })
  for (const person of [
    undefined,
    { id: nameless.id, asProvider: false },
    { id: "nobody", asProvider: true },
  ]) {
    const { titleIn } = await aTitle(person)
    expect(await titleIn("en")).toBe("Someone offered 520 lei for “Hang three shelves”")
    expect(await titleIn("ru")).toBe("Кто-то предлагает 520 леев за «Hang three shelves»")
    expect(await titleIn("ro")).toBe("Cineva oferă 520 de lei pentru „Hang three shelves”")
  }
})

test("names are found by one query however many people there are, and by none without people", async () => {
  const asked: string[] = []
  const logger = { logQuery: (query: string) => asked.push(query) }
  const db = drizzle(world.db.$client, { casing: "snake_case", logger }) as unknown as Database
  const people = []
  for (let number = 0; number < 20; number += 1) people.push(await aUser(world.db, { name: `Ana ${number}` }))
  const notices = people.map(({ id }) => ({ person: { id, asProvider: true } }))
  const nameFor = await findNames(db, [...notices, ...notices, {}])
  expect(notices.map((one) => nameFor(one, translatorIn("en")))).toEqual(
    people.map((_, number) => `Ana ${String(number)[0]}.`),
  )
  expect(asked).toHaveLength(1)
  await findNames(db, [{}, { data }])
  expect(asked).toHaveLength(1)
})

test("what is kept names nobody, and a copy of one's data says nothing of others", async () => {
  const victor = await aUser(world.db, { name: "Victor Popa" })
  const { reader } = await aTitle({ id: victor.id, asProvider: true })
  const [row] = await world.db.select().from(notifications).where(eq(notifications.userId, reader.id))
  expect(row?.metadata.person).toEqual({ id: victor.id, asProvider: true })
  const told = JSON.stringify(await notificationData.tell(world.db, reader.id))
  expect(told).toContain("Hang three shelves")
  expect(told).not.toContain(victor.id)
  expect(told).not.toContain("Victor")
})
