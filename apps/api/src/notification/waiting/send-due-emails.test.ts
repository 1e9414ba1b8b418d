import { randomUUID } from "node:crypto"
import { and, eq, sql } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { aConversation } from "../../../test/conversation-factories.ts"
import { aDatabase } from "../../../test/database.ts"
import { aNotification, as, aUser, testSecret } from "../../../test/factories.ts"
import { worldOf } from "../../../test/process/killed-worker.ts"
import { conversationMembers } from "../../platform/db/schema/conversation.ts"
import { notifications, unlistedNotifications, waitingEmails } from "../../platform/db/schema/notification.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import type { Mail } from "../../platform/mail/mailer.ts"
import type { EventOf } from "../../platform/outbox/events.ts"
import { planEmail } from "../plan-email.ts"
import { updatePreferences } from "../preferences/update-preferences.ts"
import { sendDigest } from "../emails/send-digest.ts"
import { sendDueEmails } from "./send-due-emails.ts"
import { sendNotificationEmail } from "../emails/send-notification-email.ts"

const world = aDatabase()
type User = Awaited<ReturnType<typeof aUser>>
type Times = Omit<Parameters<typeof updatePreferences>[1], "payload">

const tz = "Europe/Chisinau"
const night = { from: "22:00", to: "08:00", tz }

const choose = (user: User, times: Times, now = new Date()) =>
  updatePreferences({ ...as(user, world.db), now: () => now }, { payload: [], ...times })

/** Someone wrote to them; the email is planned by this clock. */
async function tell(user: User, now: string, type = "MessageReceived", data: object = aMessage) {
  const metadata = { title: "stored", message: "stored", data: data as Record<string, unknown> }
  const row = await aNotification(world.db, user, { type, metadata, createdAt: new Date(now) })
  const notice = { ...row, data: metadata.data }
  await world.db.transaction((tx) => planEmail(tx, notice, new Date(now)))
  return row
}
const aMessage = { conversationId: "1", isTeam: true, title: null }
const aChange = { taskId: "1", title: "Sofa", by: "1", isReminder: false, kind: "scope" }

type Sent = EventOf<"notification.written"> | EventOf<"digest.due">

/** What is on its way to this person: single emails by their notification, digests by their number. */
async function events(user: User): Promise<Sent[]> {
  const own = await world.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, user.id))
  const ids = own.map(({ id }) => id)
  const rows = await world.db
    .select()
    .from(outboxEvents)
    .where(sql`type in ('notification.written', 'digest.due')`)
    .orderBy(outboxEvents.recordedAt)
  return rows
    .map(({ type, payload }) => ({ type, ...(payload as object) }) as Sent)
    .filter((event) =>
      event.type === "digest.due" ? event.userId === user.id : ids.includes(event.notificationId),
    )
}
const digestsOf = async (user: User) => (await events(user)).filter(({ type }) => type === "digest.due")
const due = (at: string) => sendDueEmails(world.db, new Date(at))

async function mailOf(event: Sent | undefined): Promise<Mail | undefined> {
  const sent: Mail[] = []
  const own = {
    ...worldOf(world.db, ""),
    mailer: { send: async (mail: Mail) => void sent.push(mail), close: () => {} },
    config: { appName: "Doable", uiUrl: "http://web", serverUrl: "http://api", authSecret: testSecret },
  }
  const origin = { eventId: "1", recordedAt: new Date() }
  if (event?.type === "digest.due") await sendDigest.run(own, event, "1", origin)
  if (event?.type === "notification.written") await sendNotificationEmail.run(own, event, "1", origin)
  return sent[0]
}

test("an email waits for the end of quiet hours, also in the night the clock goes back", async () => {
  const user = await aUser(world.db)
  await choose(user, { quietHours: night })
  // 24 October 2026, 23:30 in Chișinău; the night is an hour longer.
  const { id } = await tell(user, "2026-10-24T20:30:00Z")
  await due("2026-10-25T05:59:00Z")
  expect(await events(user)).toEqual([])
  await due("2026-10-25T06:00:00Z")
  await due("2026-10-25T06:01:00Z")
  expect(await events(user)).toEqual([{ type: "notification.written", notificationId: id, hasWaited: true }])
})

test("in the night the clock goes forward it's an hour less", async () => {
  const user = await aUser(world.db)
  await choose(user, { quietHours: night })
  await tell(user, "2027-03-27T20:30:00Z")
  await due("2027-03-28T04:59:00Z")
  expect(await events(user)).toEqual([])
  await due("2027-03-28T05:00:00Z")
  expect(await events(user)).toHaveLength(1)
})

test("security goes out at any hour, and so does what would end before the morning", async () => {
  const user = await aUser(world.db)
  await choose(user, { quietHours: night, digest: "weekly" })
  const at = "2026-07-01T20:00:00Z"
  await tell(user, at, "SecurityAlert", { reason: "second_step_on" })
  await tell(user, at, "ChangeRequested", { ...aChange, until: "2026-07-02T03:00:00Z" })
  expect(await events(user)).toHaveLength(2)
  await tell(user, at, "ChangeRequested", { ...aChange, until: "2026-07-03T03:00:00Z" })
  expect(await events(user)).toHaveLength(2)
  await due("2026-07-02T05:00:00Z")
  expect((await events(user)).map(({ type }) => type)).toEqual(Array(3).fill("notification.written"))
})

test("a digest a day is one email, at 08:00 before and after the clock goes back", async () => {
  const user = await aUser(world.db)
  await choose(user, { digest: "daily", tz })
  await tell(user, "2026-10-23T10:00:00Z")
  await tell(user, "2026-10-23T11:00:00Z")
  await due("2026-10-24T04:59:00Z")
  expect(await events(user)).toEqual([])
  await due("2026-10-24T05:00:00Z")
  await tell(user, "2026-10-24T10:00:00Z")
  await due("2026-10-25T05:59:00Z")
  expect(await digestsOf(user)).toMatchObject([{ count: 2 }])
  await due("2026-10-25T06:00:00Z")
  expect(await digestsOf(user)).toMatchObject([{ count: 2 }, { count: 1 }])
  // Nothing happened, so nothing comes.
  await due("2026-10-26T06:00:00Z")
  expect(await digestsOf(user)).toHaveLength(2)
})

test("an alert that comes once a day is no day late because of a digest a day, and waits for one a week", async () => {
  const [ana, ion] = [await aUser(world.db), await aUser(world.db)]
  await choose(ana, { digest: "daily", tz })
  await choose(ion, { digest: "weekly", tz })
  const { id } = await tell(ana, "2026-07-01T05:00:10Z", "TaskAlertMatch", { ...anAlert, isDaily: true })
  await tell(ion, "2026-07-01T05:00:10Z", "TaskAlertMatch", { ...anAlert, isDaily: true })
  expect(await events(ana)).toEqual([{ type: "notification.written", notificationId: id }])
  await tell(ana, "2026-07-01T06:00:00Z", "TaskAlertMatch", { ...anAlert, isDaily: false })
  await due("2026-07-02T05:00:00Z")
  expect(await digestsOf(ana)).toMatchObject([{ count: 1 }])
  expect(await events(ion)).toEqual([])
  await due("2026-07-06T05:00:00Z")
  expect(await digestsOf(ion)).toMatchObject([{ count: 1 }])
})

test("nor does it move into tomorrow's digest when its reader changes a setting", async () => {
  const user = await aUser(world.db)
  await choose(user, { digest: "daily", quietHours: { ...night, to: "09:00" } })
  await tell(user, "2026-07-01T05:00:10Z", "TaskAlertMatch", { ...anAlert, isDaily: true })
  await choose(user, { tz }, new Date("2026-07-01T05:30:00Z"))
  await due("2026-07-01T06:00:00Z")
  expect(await events(user)).toMatchObject([{ type: "notification.written", hasWaited: true }])
})
const anAlert = {
  searchId: "1",
  search: "Mine",
  count: 1,
  tasks: [{ id: "1", title: "Sofa", category: null, why: [] }],
}

test("a digest a week comes on Monday, by the clock of its reader", async () => {
  const user = await aUser(world.db)
  await choose(user, { digest: "weekly", tz: "America/New_York" })
  await tell(user, "2026-10-28T10:00:00Z")
  await due("2026-11-02T12:59:00Z")
  expect(await events(user)).toEqual([])
  await due("2026-11-02T13:00:00Z")
  expect(await digestsOf(user)).toMatchObject([{ count: 1 }])
})

test("four timers in the same moment send a digest and a late email once", async () => {
  const [ana, ion] = [await aUser(world.db), await aUser(world.db)]
  await choose(ana, { digest: "daily", tz })
  await choose(ion, { quietHours: night })
  for (const user of [ana, ana, ion]) await tell(user, "2026-07-01T20:00:00Z")
  await Promise.all([1, 2, 3, 4].map(() => due("2026-07-02T05:00:00Z")))
  expect(await digestsOf(ana)).toMatchObject([{ count: 2 }])
  expect(await events(ion)).toHaveLength(1)
  const left = await world.db.select().from(waitingEmails).where(eq(waitingEmails.userId, ana.id))
  expect(left).toEqual([])
})

test("what is late because we were away waits for the end of the next quiet hours", async () => {
  const user = await aUser(world.db)
  await choose(user, { quietHours: night })
  await tell(user, "2026-07-01T20:00:00Z")
  await due("2026-07-02T20:00:00Z")
  expect(await events(user)).toEqual([])
  await due("2026-07-03T05:00:00Z")
  expect(await events(user)).toHaveLength(1)
})

test("a change of mind counts for what waits", async () => {
  const user = await aUser(world.db)
  await choose(user, { digest: "weekly", tz })
  await tell(user, "2026-07-01T10:00:00Z")
  await choose(user, { digest: "daily" }, new Date("2026-07-01T11:00:00Z"))
  await due("2026-07-02T05:00:00Z")
  expect(await digestsOf(user)).toHaveLength(1)
})

test("nothing is moved past its own deadline, whatever changes", async () => {
  const user = await aUser(world.db)
  await choose(user, { digest: "daily", tz })
  // By 08:00 next day, so it waits for the digest; then digests come on Mondays.
  const ending = { taskId: "1", title: "Sofa", expiresAt: "2026-07-03T10:00:00Z" }
  const { id } = await tell(user, "2026-07-01T10:00:00Z", "TaskExpiring", ending)
  await tell(user, "2026-07-01T10:00:00Z")
  await choose(user, { digest: "weekly" }, new Date("2026-07-01T11:00:00Z"))
  await due("2026-07-01T11:01:00Z")
  expect(await events(user)).toEqual([{ type: "notification.written", notificationId: id, hasWaited: true }])
  await due("2026-07-06T05:00:00Z")
  expect(await digestsOf(user)).toMatchObject([{ count: 1 }])
})

test("a digest that is due already isn't moved to the next day", async () => {
  const user = await aUser(world.db)
  await choose(user, { digest: "daily", tz })
  await tell(user, "2026-07-01T10:00:00Z")
  await choose(user, { tz: "Europe/London" }, new Date("2026-07-02T05:00:30Z"))
  await due("2026-07-02T05:01:00Z")
  expect(await digestsOf(user)).toMatchObject([{ count: 1 }])
})

test("what is late because we were away goes out in quiet hours if it would end in them", async () => {
  const user = await aUser(world.db)
  await choose(user, { quietHours: night })
  const until = "2026-07-03T03:00:00Z"
  const { id } = await tell(user, "2026-07-01T20:00:00Z", "ChangeRequested", { ...aChange, until })
  await tell(user, "2026-07-01T20:00:00Z")
  await due("2026-07-02T20:00:00Z")
  expect(await events(user)).toEqual([{ type: "notification.written", notificationId: id, hasWaited: true }])
  await due("2026-07-03T05:00:00Z")
  expect(await events(user)).toHaveLength(2)
})

test("a digest says what wasn't read yet, in its reader's language, with a way to stop", async () => {
  const user = await aUser(world.db, { locale: "ru" })
  await choose(user, { digest: "daily", tz })
  const read = await tell(user, "2026-07-01T09:00:00Z")
  await tell(user, "2026-07-01T10:00:00Z")
  await tell(user, "2026-07-01T11:00:00Z", "OfferNotSelected", anOffer)
  await due("2026-07-02T05:00:00Z")
  await world.db.update(notifications).set({ isRead: true }).where(eq(notifications.id, read.id))
  const [event] = await events(user)
  const mail = await mailOf(event)
  expect(mail?.subject).toBe("2 новости для вас")
  expect(mail?.text).toMatch(/Ваши предложения[^]+Sofa[^]+Сообщения[^]+Команда Doable/)
  expect(mail?.text).toContain("/unsubscribe?token=")
  expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/api\/letters\/stop/)
  expect(mail?.html).toContain("Ваши предложения")

  await world.db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, user.id), eq(notifications.isRead, false)))
  expect(await mailOf(event)).toBeUndefined()
})
const anOffer = { taskId: "1", offerId: "1", title: "Sofa", price: { amount: 100_00, currency: "MDL" } }

test("an email that waited isn't sent once its notification was read, or its group turned off", async () => {
  const [ana, ion, eva] = [await aUser(world.db), await aUser(world.db), await aUser(world.db)]
  for (const user of [ana, ion, eva]) {
    await choose(user, { quietHours: night })
    await tell(user, "2026-07-01T20:00:00Z")
  }
  await due("2026-07-02T05:00:00Z")
  await world.db.update(notifications).set({ isRead: true }).where(eq(notifications.userId, ana.id))
  await updatePreferences(as(ion, world.db), { payload: [{ type: "messages", email: false }] })
  const mails = await Promise.all([ana, ion, eva].map(async (user) => mailOf((await events(user))[0])))
  expect(mails.map((mail) => mail?.to)).toEqual([undefined, undefined, eva.email])
})

test("without a bell, an email that waited isn't sent once its conversation was read", async () => {
  const [ana, ion] = [await aUser(world.db), await aUser(world.db)]
  const { id: conversationId } = await aConversation(world.db, ana, ion)
  const [row] = await world.db
    .insert(unlistedNotifications)
    .values({
      userId: ana.id,
      eventId: randomUUID(),
      type: "MessageReceived",
      metadata: { data: { ...aMessage, conversationId } },
    })
    .returning()
  const mail = () => mailOf({ type: "notification.written", notificationId: row?.id ?? "", hasWaited: true })
  const unread = (count: number) =>
    world.db
      .update(conversationMembers)
      .set({ unread: count })
      .where(
        and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, ana.id)),
      )
  await unread(1)
  expect((await mail())?.to).toBe(ana.email)
  await unread(0)
  expect(await mail()).toBeUndefined()
})
