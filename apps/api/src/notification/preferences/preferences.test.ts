import { randomUUID } from "node:crypto"
import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { notificationGroups, usualChannels } from "@doable/domain/notification/groups"
import { aDatabase } from "../../../test/database.ts"
import { as, aSession, aUser } from "../../../test/factories.ts"
import { worldOf } from "../../../test/process/killed-worker.ts"
import { updatePreferencesInput } from "@doable/domain/notification/input"
import {
  notificationCounts,
  notificationPreferences,
  notifications,
  unlistedNotifications,
} from "../../platform/db/schema/notification.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { pushSubscriptions } from "../../platform/db/schema/push/subscription.ts"
import { aTask } from "../../../test/task-factories.ts"
import { channelsFor } from "../channels.ts"
import { writeNotifications } from "../write-notifications.ts"
import { findPreferences } from "./find-preferences.ts"
import { updatePreferences } from "./update-preferences.ts"

const world = aDatabase()
type User = Awaited<ReturnType<typeof aUser>>

const update = (user: User, input: Parameters<typeof updatePreferences>[1]) =>
  updatePreferences(as(user, world.db), input)
const rowsOf = (user: User) =>
  world.db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, user.id))

/** Their task is live: a notification without an email. With an end that is near: one with an email. */
async function tell(user: User, type: "task.published" | "task.expiring", eventId = randomUUID()) {
  const task = await aTask(world.db, user, { expiresAt: new Date(Date.now() + 3_600_000) })
  const origin = { eventId, recordedAt: new Date() }
  await writeNotifications.run(worldOf(world.db, ""), { type, taskId: task.id, ownerId: user.id }, "", origin)
}

async function seen({ id }: User) {
  const [listed, unlisted] = [
    await world.db.select().from(notifications).where(eq(notifications.userId, id)),
    await world.db.select().from(unlistedNotifications).where(eq(unlistedNotifications.userId, id)),
  ]
  const [counts] = await world.db.select().from(notificationCounts).where(eq(notificationCounts.userId, id))
  const written = await world.db
    .select()
    .from(outboxEvents)
    .where(eq(outboxEvents.type, "notification.written"))
  const ids = [...listed, ...unlisted].map((row) => row.id)
  const emails = written.filter(({ payload }) =>
    ids.includes((payload as { notificationId: string }).notificationId),
  )
  return {
    bell: listed.length,
    unlisted: unlisted.length,
    unread: counts?.unread ?? 0,
    emails: emails.length,
  }
}

test("who has chosen nothing gets what everyone gets, and a choice keeps only what differs", async () => {
  const user = await aUser(world.db)
  const before = await findPreferences(as(user, world.db))
  expect(before.data).toEqual(notificationGroups.map((type) => ({ type, ...usualChannels(type) })))
  expect(before).toMatchObject({ digest: "none", quietHours: null, tz: "Europe/Chisinau" })

  const night = { from: "22:00", to: "07:30", tz: "America/New_York" }
  const payload = [
    { type: "offers" as const, email: false },
    { type: "messages" as const, bell: false },
  ]
  const after = await update(user, { payload, digest: "weekly", quietHours: night })
  expect(after).toMatchObject({ digest: "weekly", quietHours: night, tz: "America/New_York" })
  expect(after.data).toContainEqual({ type: "offers", bell: true, email: false, push: true })
  expect(after).toEqual(await findPreferences(as(user, world.db)))
  expect(await rowsOf(user)).toHaveLength(2)

  await update(user, { payload: [{ type: "offers", email: true }], quietHours: null })
  expect((await rowsOf(user)).map(({ type }) => type)).toEqual(["messages"])
  expect(await update(user, { payload: [], tz: "Europe/London" })).toMatchObject({
    digest: "weekly",
    quietHours: null,
    tz: "Europe/London",
  })
})

test("security and what needs an answer can't be turned off", async () => {
  for (const type of ["security", "answers", "decisions"])
    for (const channel of ["bell", "email"])
      expect(updatePreferencesInput.safeParse({ payload: [{ type, [channel]: false }] }).success).toBe(false)
  expect(updatePreferencesInput.safeParse({ payload: [{ type: "answers", push: false }] }).success).toBe(true)
})

test("two tabs that change different things lose neither", async () => {
  const user = await aUser(world.db)
  await Promise.all([
    update(user, { payload: [{ type: "offers", bell: false }] }),
    update(user, { payload: [{ type: "offers", email: false }] }),
    update(user, { payload: [{ type: "offers", push: false }] }),
    update(user, { payload: [], digest: "daily" }),
  ])
  const { data, digest } = await findPreferences(as(user, world.db))
  expect(data).toContainEqual({ type: "offers", bell: false, email: false, push: false })
  expect(digest).toBe("daily")
})

test("a group is under the bell, in emails, in both or nowhere", async () => {
  const made = async (chosen: object, hasDevice = false) => {
    const user = await aUser(world.db)
    if (hasDevice) await addDevice(user)
    await update(user, { payload: [{ type: "tasks", ...chosen }] })
    const eventId = randomUUID()
    await tell(user, "task.expiring", eventId)
    await tell(user, "task.published")
    return seen(user)
  }
  expect(await made({})).toEqual({ bell: 2, unlisted: 0, unread: 2, emails: 1 })
  expect(await made({ email: false })).toEqual({ bell: 2, unlisted: 0, unread: 2, emails: 0 })
  expect(await made({ bell: false })).toEqual({ bell: 0, unlisted: 1, unread: 0, emails: 1 })
  expect(await made({ bell: false, email: false })).toEqual({ bell: 0, unlisted: 0, unread: 0, emails: 0 })
  const pushAlone = { bell: false, email: false, push: true }
  expect(await made(pushAlone)).toMatchObject({ unlisted: 0, emails: 0 })
  expect(await made(pushAlone, true)).toMatchObject({ unlisted: 2, emails: 0 })
})

async function addDevice(user: User) {
  const { id: sessionId, userId } = await aSession(world.db, user)
  const endpoint = `https://fcm.googleapis.com/${randomUUID()}`
  const keys = { p256dh: "public", auth: "secret" }
  await world.db
    .insert(pushSubscriptions)
    .values({ userId, sessionId, endpoint, ...keys, createdAt: new Date() })
}

test("in quiet hours, what is only pushed waits outside of the list", async () => {
  const user = await aUser(world.db)
  await addDevice(user)
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)
  const quietHours = { from: at(-2), to: at(2), tz: "UTC" }
  const payload = [{ type: "tasks" as const, bell: false, email: false, push: true }]
  await update(user, { payload, quietHours })
  await tell(user, "task.published")
  expect(await seen(user)).toMatchObject({ bell: 0, unlisted: 1 })
})

test.each([true, false])("a job that runs again after the bell was %s writes nothing again", async (bell) => {
  const user = await aUser(world.db)
  const eventId = randomUUID()
  await update(user, { payload: [{ type: "tasks", bell }] })
  await tell(user, "task.expiring", eventId)
  const before = await seen(user)
  await update(user, { payload: [{ type: "tasks", bell: !bell }] })
  await tell(user, "task.expiring", eventId)
  expect(before.emails).toBe(1)
  expect(await seen(user)).toEqual(before)
})

test("a job that runs again writes nothing again, also where there's no bell", async () => {
  const user = await aUser(world.db)
  await update(user, { payload: [{ type: "tasks", bell: false }] })
  const task = await aTask(world.db, user, { expiresAt: new Date(Date.now() + 3_600_000) })
  const origin = { eventId: randomUUID(), recordedAt: new Date() }
  const run = () =>
    writeNotifications.run(
      worldOf(world.db, ""),
      { type: "task.expiring", taskId: task.id, ownerId: user.id },
      "",
      origin,
    )
  await Promise.all([run(), run(), run()])
  expect(await seen(user)).toEqual({ bell: 0, unlisted: 1, unread: 0, emails: 1 })
})

test("one question tells how many people want to get something", async () => {
  const [ana, ion] = [await aUser(world.db), await aUser(world.db)]
  await update(ion, { payload: [{ type: "messages", bell: false, push: false }] })
  const channelsOf = await channelsFor(world.db, [ana.id, ion.id], "MessageReceived")
  expect(channelsOf(ana.id)).toEqual({ bell: true, email: true, push: true })
  expect(channelsOf(ion.id)).toEqual({ bell: false, email: true, push: false })
  expect((await channelsFor(world.db, [ion.id], "SecurityAlert"))(ion.id)).toEqual({
    bell: true,
    email: true,
    push: false,
  })
})
