import { randomUUID } from "node:crypto"
import { eq, sql } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { cookieOf } from "../../test/factories.ts"
import { aPushWorld } from "../../test/push/push-world.ts"
import { sendDuePushes } from "../notification/waiting/send-due-pushes.ts"
import { sessions } from "../platform/db/schema/account.ts"
import {
  notificationPreferences,
  notifications,
  notificationSettings,
  waitingPushes,
} from "../platform/db/schema/notification.ts"

const { world, aDevice, onDevice, tell, noticesOf, settled, pushDue } = await aPushWorld()

const now = new Date().toISOString().slice(11, 16)
const later = new Date(Date.now() + 12 * 3600_000).toISOString().slice(11, 16)
const [quiet, awake] = [
  { from: now, to: later, tz: "UTC" },
  { from: later, to: now, tz: "UTC" },
]
const inQuietHours = (userId: string) =>
  world.db.insert(notificationSettings).values({ userId, quietHours: quiet })
const withoutPush = (userId: string) =>
  world.db
    .insert(notificationPreferences)
    .values({ userId, type: "messages", bell: true, email: true, push: false })
const unwanted = [
  ["in quiet hours", inQuietHours],
  ["with push turned off for messages", withoutPush],
] as const

/** One that waits for the end of quiet hours. */
async function aNotice({ id: userId }: { id: string }) {
  const data = { conversationId: randomUUID(), isTeam: true, title: null }
  const metadata = { title: "stored", message: "stored", data }
  const [row] = await world.db
    .insert(notifications)
    .values({ userId, eventId: randomUUID(), type: "MessageReceived", metadata })
    .returning()
  if (!row) throw new Error("no notice")
  const dueAt = new Date(Date.now() + 12 * 3600_000)
  const { id: notificationId, createdAt } = row
  await world.db.insert(waitingPushes).values({ notificationId, userId, dueAt, createdAt })
  return row.id
}

test("nothing waits for a device whose login has expired", async () => {
  const [phone, laptop] = [await aDevice(), await aDevice()]
  for (const device of [phone, laptop]) {
    await device.subscribe()
    await inQuietHours(device.user.id)
  }
  await world.db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.id, phone.session.id))
  for (const device of [phone, laptop]) await tell(device.user)
  await settled()
  const waitingOf = async ({ user }: typeof phone) =>
    (await world.db.select().from(waitingPushes).where(eq(waitingPushes.userId, user.id))).length
  expect([await waitingOf(phone), await waitingOf(laptop)]).toEqual([0, 1])
})

/** What was to be sent to this person's devices. */
async function dueOf({ id }: { id: string }) {
  const { rows } = await world.db.execute(sql`
    select 1 from outbox_events e join notifications n on n.id::text = e.payload->>'notificationId'
    where e.type = 'push.due' and n.user_id = ${id}`)
  return rows
}

test.each(unwanted)("%s a message is under the bell and not pushed", async (_title, choose) => {
  const phone = await aDevice()
  await phone.subscribe()
  await choose(phone.user.id)
  await tell(phone.user)
  await settled()
  expect(await noticesOf(phone.user)).toHaveLength(1)
  expect(await dueOf(phone.user)).toEqual([])
  expect(phone.arrived()).toEqual([])
})

test.each(unwanted)("%s since it was recorded, a push isn't sent", async (_title, choose) => {
  const phone = await aDevice()
  const { id: subscriptionId } = await phone.subscribe()
  await choose(phone.user.id)
  await pushDue({ userId: phone.user.id, subscriptionId })
  expect(phone.arrived()).toEqual([])
})

test("what came in quiet hours is one push per device at their end, without what was read by then", async () => {
  const phone = await aDevice()
  await phone.subscribe()
  const tablet = await onDevice(phone.user)
  await tablet.subscribe()
  await inQuietHours(phone.user.id)
  const [read, ...unread] = [await aNotice(phone.user), await aNotice(phone.user), await aNotice(phone.user)]
  await settled()
  expect(phone.arrived()).toEqual([])
  await world.db.update(notifications).set({ isRead: true }).where(eq(notifications.id, read))
  await sendDuePushes(world.db, new Date())
  await settled()
  expect(phone.arrived()).toEqual([])
  await world.db.delete(notificationSettings).where(eq(notificationSettings.userId, phone.user.id))
  const end = new Date(Date.now() + 13 * 3600_000)
  await Promise.all([sendDuePushes(world.db, end), sendDuePushes(world.db, end)])
  await settled()
  for (const device of [phone, tablet]) {
    expect(device.arrived()).toMatchObject([
      { title: "2 updates while it was quiet", url: "/account?section=notifications" },
    ])
  }
  expect(unread).toHaveLength(2)
})

test("what waits for the end of quiet hours follows when they are moved or turned off", async () => {
  const phone = await aDevice()
  await phone.subscribe()
  await inQuietHours(phone.user.id)
  await aNotice(phone.user)
  const change = async (quietHours: object | null) => {
    const cookie = cookieOf(phone.session)
    const answer = world.post("/trpc/notificationPreference.update", { payload: [], quietHours }, { cookie })
    expect((await answer).status).toBe(200)
    await sendDuePushes(world.db, new Date())
    await settled()
  }
  const longer = new Date(Date.now() + 20 * 3600_000).toISOString().slice(11, 16)
  await change({ ...quiet, to: longer })
  const [waiting] = await world.db.select().from(waitingPushes).where(eq(waitingPushes.userId, phone.user.id))
  expect(waiting?.dueAt.toISOString().slice(11, 16)).toBe(longer)
  await change(null)
  expect(phone.arrived()).toHaveLength(1)
})

test("a browser that was removed elsewhere comes back by its person's own wish alone", async () => {
  const phone = await aDevice()
  const { id } = await phone.subscribe()
  const laptop = await onDevice(phone.user)
  await laptop.call("unsubscribe", { id })
  const again = await onDevice(phone.user)
  const kept = { ...phone.input, by: "page", former: phone.input.endpoint }
  expect(await again.subscribe(kept)).toBe(null)
  expect(await again.subscribe({ ...again.input, by: "page", former: phone.input.endpoint })).toBe(null)
  expect(await again.subscribe(phone.input)).toMatchObject({ id: expect.any(String) })
  expect(await again.subscribe(kept)).toMatchObject({ id: expect.any(String) })
})

test("a worker renews the address of a browser that gets pushes, and of no other", async () => {
  const [phone, other] = [await aDevice(), await aDevice()]
  const byWorker = { ...other.input, by: "worker", former: phone.input.endpoint }
  expect(await phone.subscribe(byWorker)).toBe(null)
  await phone.subscribe()
  expect(await other.subscribe(byWorker)).toBe(null)
  expect(await phone.subscribe(byWorker)).toMatchObject({ id: expect.any(String) })
  expect(await phone.list()).toHaveLength(1)
})

test("outside quiet hours a push alone arrives, without the bell", async () => {
  const phone = await aDevice()
  await phone.subscribe()
  const userId = phone.user.id
  await world.db.insert(notificationSettings).values({ userId, quietHours: awake })
  const choice = { userId, type: "messages", bell: false, email: false, push: true } as const
  await world.db.insert(notificationPreferences).values(choice)
  await tell(phone.user)
  await settled()
  expect(phone.arrived()).toMatchObject([{ url: expect.stringMatching(/^\/chat/) }])
  expect(await noticesOf(phone.user)).toEqual([])
})
