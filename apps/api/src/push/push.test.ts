import { randomUUID } from "node:crypto"
import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { devicesPerPerson, refusalsPerDevice } from "@doable/domain/push/limits"
import { answer, dataOf } from "../../test/answer.ts"
import { testPushKeys } from "../../test/api.ts"
import { aUser, cookieOf } from "../../test/factories.ts"
import { ok } from "../../test/login/device.ts"
import { password, someoneSignedIn, turnOn } from "../../test/login/second-step.ts"
import { aSubscription, signedBy } from "../../test/push/push-service.ts"
import { aPushWorld } from "../../test/push/push-world.ts"
import { sessions } from "../platform/db/schema/account.ts"
import { notifications } from "../platform/db/schema/notification.ts"
import { outboxEvents } from "../platform/db/schema/outbox.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"
import { users } from "../platform/db/schema/user.ts"
import { movePushes } from "./move-pushes.ts"

const { world, service, onDevice, aDevice, tell, rowsOf, settled, pushDue } = await aPushWorld()

test("a notification arrives on every device of the person, encrypted for it and signed by us", async () => {
  const phone = await aDevice({ locale: "ro" })
  const laptop = await onDevice(phone.user, "Chrome")
  await phone.subscribe()
  await laptop.subscribe()
  await tell(phone.user)
  await expect.poll(() => [...phone.arrived(), ...laptop.arrived()].length).toBe(2)

  const [notice] = await world.db.select().from(notifications).where(eq(notifications.userId, phone.user.id))
  expect(phone.arrived()).toEqual([
    {
      id: notice?.id,
      title: "Echipa Doable ți-a răspuns",
      body: expect.any(String),
      url: expect.stringMatching(/^\//),
    },
  ])
  const { headers, body } = service.to(phone.path)[0] ?? { headers: {}, body: Buffer.alloc(0) }
  expect(headers).toMatchObject({
    ttl: "86400",
    urgency: "normal",
    topic: notice?.id.replaceAll("-", ""),
    "content-encoding": "aes128gcm",
  })
  expect(body.toString("latin1")).not.toContain("Doable")
  const claims = signedBy(testPushKeys.VAPID_PUBLIC_KEY, headers.authorization)
  expect(claims).toMatchObject({ aud: service.origin, sub: testPushKeys.VAPID_SUBJECT })
  await expect
    .poll(async () => (await phone.list()).every(({ lastUsedAt }) => lastUsedAt !== null))
    .toBe(true)
})

test("the list names one's own devices, and says which one asks; others' can't be removed", async () => {
  const phone = await aDevice()
  const laptop = await onDevice(phone.user, "Chrome")
  const hasDevice = async () => {
    const answer = world.get("/trpc/notificationPreference.getMy", { cookie: cookieOf(phone.session) })
    return (await dataOf<{ hasPushDevice: boolean }>(answer)).hasPushDevice
  }
  expect(await hasDevice()).toBe(false)
  const { id } = await phone.subscribe()
  await laptop.subscribe()
  expect(await hasDevice()).toBe(true)
  expect((await phone.list()).map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
    ["Chrome", false],
    ["Firefox", true],
  ])
  const stranger = await aDevice()
  for (const one of [id, randomUUID()])
    expect((await stranger.call("unsubscribe", { id: one })).status).toBe(200)
  expect(await phone.list()).toHaveLength(2)
  await laptop.call("unsubscribe", { id })
  expect(await phone.list()).toMatchObject([{ userAgent: "Chrome" }])
  // It gets no more pushes, though its row stays until the night.
  await world.db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.id, laptop.session.id))
  expect(await phone.list()).toEqual([])
  expect(await hasDevice()).toBe(false)
})

test("a browser subscribes again, with the same address or a new one, and stays one device", async () => {
  const phone = await aDevice()
  await phone.subscribe()
  await phone.subscribe()
  const { input } = aSubscription(service.origin)
  await phone.subscribe(input)
  expect(await rowsOf(phone.user)).toMatchObject([{ endpoint: input.endpoint }])
})

test("on a shared browser the address moves to the person who is logged in, also when both ask in the same moment", async () => {
  const [ana, ion] = [await aDevice(), await aDevice()]
  await ana.subscribe()
  await ion.subscribe(ana.input)
  await tell(ana.user)
  await settled()
  expect(ana.arrived()).toEqual([])
  expect(await rowsOf(ana.user)).toEqual([])

  const fresh = aSubscription(service.origin)
  await Promise.all([ana.subscribe(fresh.input), ion.subscribe(fresh.input)])
  const owners = [...(await rowsOf(ana.user)), ...(await rowsOf(ion.user))]
  expect(owners.filter(({ endpoint }) => endpoint === fresh.input.endpoint)).toHaveLength(1)
})

test("the oldest device gives way when there are too many, also when they come in the same moment", async () => {
  const user = await aUser(world.db)
  const first = await onDevice(user, "first")
  await first.subscribe()
  const more = await Promise.all(Array.from({ length: devicesPerPerson }, () => onDevice(user)))
  await Promise.all(more.map((one) => one.subscribe()))
  const listed = await first.list()
  expect(listed).toHaveLength(devicesPerPerson)
  expect(listed.map(({ userAgent }) => userAgent)).not.toContain("first")
})

test("pushes end with the login: by logging out, by ending it elsewhere, by deactivation", async () => {
  const phone = await aDevice()
  await phone.subscribe()
  expect((await phone.logOut()).status).toBe(200)
  expect(await rowsOf(phone.user)).toEqual([])
  const laptop = await onDevice(phone.user)
  await laptop.subscribe()
  const admin = await onDevice(await aUser(world.db, { role: "ADMIN" }))
  const cookie = cookieOf(admin.session)
  const input = { id: phone.user.id, status: "deactivated", reason: "spam" }
  const closed = await world.post("/trpc/adminUser.setStatus", input, { cookie })
  expect(closed.status, await closed.text()).toBe(200)
  expect(await rowsOf(phone.user)).toEqual([])
})

test("pushes end when the login expires, before its session is deleted", async () => {
  const phone = await aDevice()
  const laptop = await onDevice(phone.user, "Chrome")
  const { id: subscriptionId } = await phone.subscribe()
  await laptop.subscribe()
  const expire = ({ session }: { session: { id: string } }) =>
    world.db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.id, session.id))
  await expire(laptop)
  await tell(phone.user)
  await settled()
  expect(await dueFor(phone.user)).toHaveLength(1)
  await expire(phone)
  await pushDue({ userId: phone.user.id, subscriptionId })
  expect([phone.arrived().length, laptop.arrived().length]).toEqual([1, 0])
})

test("pushes go on when the second step is turned on or off, though the session is another one then", async () => {
  const { person, device } = await someoneSignedIn(world)
  const sessionNow = async () => (await ok(device.getSession())).session.id
  const { endpoint, keys } = aSubscription(service.origin).input
  const [first] = await world.db.select().from(sessions).where(eq(sessions.userId, person.id))
  const row = { userId: person.id, sessionId: first?.id ?? "", endpoint, ...keys, createdAt: new Date() }
  await world.db.insert(pushSubscriptions).values(row)
  await turnOn(world, device)
  const [on] = await rowsOf(person)
  expect(on?.endpoint).toBe(endpoint)
  expect(on?.sessionId).not.toBe(first?.id)
  expect(on?.sessionId).toBe(await sessionNow())
  await ok(device.twoFactor.disable({ password }))
  expect(await rowsOf(person)).toMatchObject([{ endpoint, sessionId: await sessionNow() }])
})

test("pushes don't go over to a session of someone else in the same browser", async () => {
  const [ana, ion] = [await aDevice(), await aDevice()]
  await ana.subscribe()
  await movePushes(world.db, ana.session.id, { id: ion.session.id, userId: ion.user.id })
  expect(await rowsOf(ana.user)).toMatchObject([{ sessionId: ana.session.id }])
})

test.each([404, 410])("a service that answers %i has forgotten the device, and so do we", async (status) => {
  const phone = await aDevice()
  await phone.subscribe()
  service.answer(phone.path, status)
  await tell(phone.user)
  await expect.poll(() => rowsOf(phone.user)).toEqual([])
})

test("after 429 and 503 the push is sent again and shows once", async () => {
  const phone = await aDevice()
  await phone.subscribe()
  service.answer(phone.path, 429, 503)
  await tell(phone.user)
  await settled()
  const ids = phone.arrived().map((text) => (text as { id: string }).id)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  expect(await rowsOf(phone.user)).toMatchObject([{ failedCount: 0, lastUsedAt: expect.any(Date) }])
  expect(world.logLines.join("\n")).not.toContain(phone.path)
})

test("a push that the service refuses isn't sent again, and after many the device is forgotten", async () => {
  const phone = await aDevice()
  await phone.subscribe()
  service.answer(phone.path, 403)
  await tell(phone.user)
  await settled()
  expect(phone.arrived()).toHaveLength(1)
  expect(await rowsOf(phone.user)).toMatchObject([{ failedCount: 1 }])
  await world.db
    .update(pushSubscriptions)
    .set({ failedCount: refusalsPerDevice - 1 })
    .where(eq(pushSubscriptions.userId, phone.user.id))
  service.answer(phone.path, 403)
  await tell(phone.user)
  await settled()
  expect(await rowsOf(phone.user)).toEqual([])
})

test("what has been read by then, or is a day old, isn't pushed, nor is it to someone who left", async () => {
  const phone = await aDevice()
  const { id: subscriptionId } = await phone.subscribe()
  const push = (given: Parameters<typeof pushDue>[1]) =>
    pushDue({ userId: phone.user.id, subscriptionId }, given)
  await push({})
  expect(phone.arrived()).toHaveLength(1)
  await push({ isRead: true })
  await push({ createdAt: new Date(Date.now() - 25 * 3600_000) })
  await push({ userId: (await aUser(world.db)).id })
  await world.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, phone.user.id))
  await push({})
  expect(phone.arrived()).toHaveLength(1)
})

test("keys for which nothing can be encrypted are refused, and older ones count as a refusal", async () => {
  const phone = await aDevice()
  const { auth, p256dh } = phone.input.keys
  const wrong = [
    { auth, p256dh: "B".repeat(87) },
    { auth: `${auth.slice(0, 20)}==`, p256dh },
  ]
  for (const keys of wrong) expect((await phone.call("subscribe", { ...phone.input, keys })).status).toBe(400)
  await phone.subscribe()
  await world.db
    .update(pushSubscriptions)
    .set({ p256dh: "B".repeat(87) })
    .where(eq(pushSubscriptions.userId, phone.user.id))
  await tell(phone.user)
  await settled()
  expect(await rowsOf(phone.user)).toMatchObject([{ failedCount: 1 }])
})

test("without devices nothing is recorded", async () => {
  const { user } = await aDevice()
  await tell(user)
  await settled()
  expect(await dueFor(user)).toEqual([])
})

/** The pushes that were recorded for the first notification of this person, who has one. */
async function dueFor(user: { id: string }) {
  const [notice] = await world.db.select().from(notifications).where(eq(notifications.userId, user.id))
  const due = await world.db.select().from(outboxEvents).where(eq(outboxEvents.type, "push.due"))
  expect(notice).toBeDefined()
  return due.filter(({ payload }) => JSON.stringify(payload).includes(notice?.id ?? "?"))
}

test.each([
  "https://127.0.0.1/abc",
  "http://127.0.0.1:1/abc",
  "https://169.254.169.254/latest",
  "https://push.example.com/abc",
])("we send nothing to %s", async (endpoint) => {
  const phone = await aDevice()
  const { status, body } = await answer(await phone.call("subscribe", { ...phone.input, endpoint }))
  expect([status, body.error?.data.refusal]).toEqual([409, "push_unavailable"])
})
