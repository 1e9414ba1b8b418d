import { sql } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { aNotification, as, aUser } from "../../../test/factories.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { planEmail } from "../plan-email.ts"
import { updatePreferences } from "../preferences/update-preferences.ts"
import { sendDueEmails } from "./send-due-emails.ts"

const world = aDatabase()
type User = Awaited<ReturnType<typeof aUser>>
type Times = Omit<Parameters<typeof updatePreferences>[1], "payload">

const tz = "Europe/Chisinau"
const aMessage = { conversationId: "1", isTeam: true, title: null }
const anAlert = {
  searchId: "1",
  search: "Mine",
  count: 1,
  tasks: [{ id: "1", title: "Sofa", category: null, why: [] }],
  isDaily: true,
}

const choose = (user: User, times: Times, at = "2026-07-01T07:00:00Z") =>
  updatePreferences({ ...as(user, world.db), now: () => new Date(at) }, { payload: [], ...times })

async function tell(user: User, at: string, type = "MessageReceived", data: object = aMessage) {
  const metadata = { data: data as Record<string, unknown> }
  const row = await aNotification(world.db, user, { type, metadata, createdAt: new Date(at) })
  await world.db.transaction((tx) => planEmail(tx, { ...row, data: metadata.data }, new Date(at)))
  return row.id
}

const due = (at: string) => sendDueEmails(world.db, new Date(at))

const digestsOf = async ({ id }: User) =>
  (
    await world.db
      .select({ payload: outboxEvents.payload })
      .from(outboxEvents)
      .where(sql`type = 'digest.due' and payload->>'userId' = ${id}`)
      .orderBy(outboxEvents.recordedAt)
  ).map(({ payload }) => (payload as { count: number }).count)

const isAlone = async (notificationId: string) =>
  (
    await world.db
      .select()
      .from(outboxEvents)
      .where(sql`type = 'notification.written' and payload->>'notificationId' = ${notificationId}`)
  ).length === 1

test("a digest that's turned off goes out a last time, together, and at the end of quiet hours", async () => {
  const [ana, ion] = [await aUser(world.db), await aUser(world.db)]
  await choose(ana, { digest: "weekly", tz })
  await choose(ion, { digest: "weekly", tz, quietHours: { from: "22:00", to: "08:00", tz } })
  for (const user of [ana, ion]) {
    for (const hour of ["08", "09", "10"]) await tell(user, `2026-07-01T${hour}:00:00Z`)
    await tell(user, "2026-07-01T10:00:00Z", "TaskAlertMatch", anAlert)
    await choose(user, { digest: "none" }, "2026-07-01T20:00:00Z")
  }
  await due("2026-07-01T20:00:00Z")
  expect([await digestsOf(ana), await digestsOf(ion)]).toEqual([[4], []])
  await due("2026-07-02T05:00:00Z")
  expect([await digestsOf(ana), await digestsOf(ion)]).toEqual([[4], [4]])
  // From then on they come one by one.
  expect(await isAlone(await tell(ana, "2026-07-02T10:00:00Z"))).toBe(true)
})

test("if only one email waits for the digest that's turned off, it comes alone", async () => {
  const user = await aUser(world.db)
  await choose(user, { digest: "weekly", tz })
  const told = await tell(user, "2026-07-01T08:00:00Z")
  await choose(user, { digest: "none" }, "2026-07-01T20:00:00Z")
  await due("2026-07-01T20:00:00Z")
  expect([await digestsOf(user), await isAlone(told)]).toEqual([[], true])
  // What comes once a day anyway doesn't wait for the digest of a day either.
  await choose(user, { digest: "weekly", tz })
  const alert = await tell(user, "2026-07-02T05:00:10Z", "TaskAlertMatch", anAlert)
  await choose(user, { digest: "daily" }, "2026-07-02T11:00:00Z")
  await due("2026-07-02T11:00:00Z")
  expect([await digestsOf(user), await isAlone(alert)]).toEqual([[], true])
})

test("alerts that come once a day and waited for Monday come together when digests become daily", async () => {
  const user = await aUser(world.db)
  await choose(user, { digest: "weekly", tz })
  const told = [
    await tell(user, "2026-07-01T08:00:10Z", "TaskAlertMatch", anAlert),
    await tell(user, "2026-07-02T05:00:10Z", "TaskAlertMatch", anAlert),
  ]
  await choose(user, { digest: "daily" }, "2026-07-02T11:00:00Z")
  await due("2026-07-02T11:00:00Z")
  expect(await digestsOf(user)).toEqual([2])
  expect(await Promise.all(told.map(isAlone))).toEqual([false, false])
})
