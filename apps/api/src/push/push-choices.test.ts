import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { aPushWorld } from "../../test/push/push-world.ts"
import { notificationPreferences, notificationSettings } from "../platform/db/schema/notification.ts"

const { world, aDevice, tell, noticesOf, settled, pushDue } = await aPushWorld()

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
