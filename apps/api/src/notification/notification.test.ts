import { randomUUID } from "node:crypto"
import { createTRPCClient, httpLink } from "@trpc/client"
import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import type { Locale } from "@doable/domain/locale"
import { anApi } from "../../test/api.ts"
import { answer, dataOf } from "../../test/answer.ts"
import { aNotification, aUser, signedInCookie } from "../../test/factories.ts"
import { notificationCounts, notifications } from "../platform/db/schema/notification.ts"
import type { AppRouter } from "../router.ts"

const world = anApi()

async function aReader(language: Locale | "" = "", given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(world.db, given)
  const cookie = await signedInCookie(world.db, user)
  const headers = { cookie, origin: "http://localhost:4200", "accept-language": language }
  const client = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${world.api.url}/trpc`, headers })],
  })
  return { user, cookie, my: client.notification }
}

test("[T09] [N09] the stock client gets its notifications with data and total, newest first, 20 at a time", async () => {
  const { user, my } = await aReader()
  for (let minute = 1; minute <= 23; minute += 1) {
    await aNotification(world.db, user, { createdAt: new Date(Date.UTC(2026, 10, 15, 12, minute)) })
  }
  await aNotification(world.db, await aUser(world.db))
  const first = await my.getMy.query()
  expect(first.total).toBe(23)
  expect(first.data).toHaveLength(20)
  const times = first.data.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  const second = await my.getMy.query({
    pagination: { limit: 20, offset: 20 },
    orderBy: { createdAt: "desc" },
  })
  expect(second.data).toHaveLength(3)
  expect(second.total).toBe(23)
  expect(await my.getMy.query({ pagination: { limit: 10, offset: 30 } })).toEqual({ data: [], total: 23 })

  const [one] = first.data
  expect(one).toEqual({
    id: expect.any(String),
    type: "TestNotification",
    isRead: false,
    createdAt: "2026-11-15T12:23:00.000Z",
    updatedAt: expect.stringMatching(/Z$/),
    metadata: { title: "Test notification", message: expect.any(String), data: {} },
  })
  expect(await my.getById.query({ id: one?.id ?? "" })).toEqual(one)
})

test("[T09] [N07] one is marked read, then all, and the count follows", async () => {
  const { user, my } = await aReader()
  const rows = [await aNotification(world.db, user), await aNotification(world.db, user)]
  await aNotification(world.db, user, { isRead: true })
  const [{ id } = { id: "" }] = rows
  expect(await my.getUnreadCount.query()).toEqual({ count: 2 })
  expect(await my.update.mutate({ id, payload: { isRead: true } })).toMatchObject({ id, isRead: true })
  expect(await my.update.mutate({ id, payload: { isRead: true } })).toMatchObject({ id, isRead: true })
  expect(await my.getUnreadCount.query()).toEqual({ count: 1 })
  expect(await my.update.mutate({ id, payload: { isRead: false } })).toMatchObject({ id, isRead: false })
  expect(await my.getUnreadCount.query()).toEqual({ count: 2 })
  expect(await my.markAllAsRead.mutate()).toEqual({ count: 2 })
  expect(await my.markAllAsRead.mutate()).toEqual({ count: 0 })
  expect(await my.getUnreadCount.query()).toEqual({ count: 0 })
  expect((await my.getMy.query()).data.every(({ isRead }) => isRead)).toBe(true)
})

test("nobody reads or marks what is another's", async () => {
  const { cookie } = await aReader()
  const foreign = await aNotification(world.db, await aUser(world.db))
  for (const id of [foreign.id, randomUUID()]) {
    const read = await answer(
      await world.get(`/trpc/notification.getById?input=${encodeURIComponent(JSON.stringify({ id }))}`, {
        cookie,
      }),
    )
    const marked = await answer(
      await world.post("/trpc/notification.update", { id, payload: { isRead: true } }, { cookie }),
    )
    for (const { status, body } of [read, marked]) {
      expect([status, body.error?.data.refusal]).toEqual([404, "notification_not_found"])
    }
  }
  const [row] = await world.db.select().from(notifications).where(eq(notifications.id, foreign.id))
  expect(row?.isRead).toBe(false)
})

test("an old row speaks the language of the page that asks, else the person's own", async () => {
  const { user, cookie } = await aReader("", { locale: "ro" })
  const data = { previousRole: "USER", newRole: "ADMIN" }
  await aNotification(world.db, user, {
    type: "UserRoleChanged",
    metadata: { title: "stored", message: "stored", data },
  })
  const titleIn = async (language: string) => {
    const page = await dataOf<{ data: { metadata: { title: string; actionUrl?: string } }[] }>(
      world.get("/trpc/notification.getMy", { cookie, "accept-language": language }),
    )
    return page.data[0]?.metadata.title
  }
  expect(await titleIn("ru")).toBe("Ваша роль изменилась")
  expect(await titleIn("en")).toBe("Your role has changed")
  expect(await titleIn("ro")).toBe("Rolul tău s-a schimbat")
  expect(await titleIn("fr")).toBe("Rolul tău s-a schimbat")
})

test.each([
  ["a type that is not known here", "FromTheFuture", { data: { x: 1 } }],
  ["data that is no longer of its kind", "UserRoleChanged", { data: { newRole: "EMPEROR" } }],
  ["a type named like a property of every object", "constructor", {}],
])("%s shows the words it was written with", async (_title, type, given) => {
  const { user, my } = await aReader()
  const words = { title: "Hello", message: "From before", actionUrl: "/profile", actionText: "Look" }
  await aNotification(world.db, user, { type, metadata: { ...words, ...given } })
  const [row] = (await my.getMy.query()).data
  expect(row?.metadata).toEqual({ data: {}, ...words, ...given })
})

test("[N09] a row without any words is empty, not broken", async () => {
  const { user, my } = await aReader()
  await aNotification(world.db, user, { type: "FromTheFuture" })
  expect((await my.getMy.query()).data[0]?.metadata).toEqual({ title: "", message: "", data: {} })
})

test.each(["javascript:alert(1)", "//evil.example", "https://evil.example", "/\\evil.example"])(
  "an action that leads to %s is not handed out",
  async (actionUrl) => {
    const { user, my } = await aReader()
    await aNotification(world.db, user, {
      type: "Old",
      metadata: { title: "a", actionUrl, actionText: "Go" },
    })
    expect((await my.getMy.query()).data[0]?.metadata).toEqual({ title: "a", message: "", data: {} })
  },
)

test("readers in many tabs at once leave the count equal to the rows", async () => {
  const { user, my } = await aReader()
  const rows = []
  for (let number = 0; number < 30; number += 1) rows.push(await aNotification(world.db, user))
  await Promise.all([
    ...rows.map(({ id }, number) => my.update.mutate({ id, payload: { isRead: number % 3 !== 0 } })),
    ...rows.map(({ id }) => my.update.mutate({ id, payload: { isRead: true } })),
    my.markAllAsRead.mutate(),
    my.markAllAsRead.mutate(),
  ])
  const all = await world.db.select().from(notifications).where(eq(notifications.userId, user.id))
  const [counts] = await world.db
    .select()
    .from(notificationCounts)
    .where(eq(notificationCounts.userId, user.id))
  expect(counts).toMatchObject({ total: 30, unread: all.filter(({ isRead }) => !isRead).length })
})

test("with the account its notifications go, and their counts", async () => {
  const password = "kettle-lamp-71"
  const { user, cookie } = await aReader("", { password })
  await aNotification(world.db, user)
  expect((await world.post("/api/auth/delete-user", { password }, { cookie })).status).toBe(200)
  expect(await world.db.select().from(notifications).where(eq(notifications.userId, user.id))).toEqual([])
  const ofUser = eq(notificationCounts.userId, user.id)
  expect(await world.db.select().from(notificationCounts).where(ofUser)).toEqual([])
})
