import { randomUUID } from "node:crypto"
import { eq } from "../platform/db/drizzle.ts"
import { expect, onTestFinished, test } from "vitest"
import { strangersMessagesPerHour } from "@doable/domain/contact-message/limits"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aContactMessage, aFile, aSession, aUser, cookieOf } from "../../test/factories.ts"
import { mailsIn } from "../../test/mail/mail.ts"
import { rateLimits } from "../platform/db/schema/account.ts"
import { auditLogs } from "../platform/db/schema/audit-log.ts"
import { contactMessageFiles, contactMessages } from "../platform/db/schema/contact-message.ts"
import { files } from "../platform/db/schema/file.ts"
import { deleteOldContactMessages } from "./delete-old-contact-messages.ts"

const world = anApi({ env: { CONTACT_EMAIL: "team@doable.example", TRUSTED_PROXIES: "127.0.0.1" } })

const payload = {
  name: "Ana Rusu",
  email: "Ana@Example.com",
  topic: "help",
  text: "My task is not on the list, and I do not know why.",
  lang: "ro",
}

async function someone(role: "USER" | "ADMIN" = "USER") {
  const user = await aUser(world.db, { role })
  return { user, cookie: cookieOf(await aSession(world.db, user)) }
}

type Sent = { ticketNo: string }
const send = (given: object = {}, headers: Record<string, string> = {}) =>
  world.post("/trpc/contactMessage.create", { payload: { ...payload, ...given } }, headers)
const rowOf = async (ticketNo: string) =>
  (await world.db.select().from(contactMessages).where(eq(contactMessages.ticketNo, ticketNo)))[0]

const mailsTo = async (address: string) =>
  (await mailsIn(world.mailDir)).filter(({ head }) => head.includes(address))

test("whoever writes gets a number at once, and the team a letter", async () => {
  const { cookie } = await someone()
  const { ticketNo } = await dataOf<Sent>(send({ source: "account_locked" }, { cookie }))
  expect(ticketNo).toMatch(/^D-[A-Z2-9]{6}$/)
  expect(await rowOf(ticketNo)).toMatchObject({
    email: "ana@example.com",
    status: "new",
    source: "account_locked",
  })
  await expect
    .poll(async () => (await mailsTo("team@doable.example")).map(({ head }) => head).join())
    .toContain(ticketNo)
})

test("what a program has filled in gets a number, too, and reaches nobody", async () => {
  const { cookie } = await someone()
  const { ticketNo } = await dataOf<Sent>(send({ website: "https://casino.example" }, { cookie }))
  expect((await rowOf(ticketNo))?.status).toBe("spam")
  // Emails go out in order: if a later one is there, an earlier one would be too.
  const later = await dataOf<Sent>(send({}, { cookie }))
  const heads = async () => (await mailsTo("team@doable.example")).map(({ head }) => head).join()
  await expect.poll(heads).toContain(later.ticketNo)
  expect(await heads()).not.toContain(ticketNo)
})

test("five messages an hour are enough for one person, and for one network of strangers; haste is theirs alone", async () => {
  const people = [
    { headers: {} as Record<string, string>, status: "spam" },
    { headers: { cookie: (await someone()).cookie }, status: "new" },
  ]
  for (const { headers, status } of people) {
    for (let sent = 0; sent < 5; sent += 1) {
      const { ticketNo } = await dataOf<Sent>(send({ seconds: 0.4 }, headers))
      expect((await rowOf(ticketNo))?.status).toBe(status)
    }
    expect(await answer(await send({}, headers))).toMatchObject({ status: 429 })
  }
})

test("strangers of many networks write so many messages an hour together; people with an account go on", async () => {
  const isAll = eq(rateLimits.key, "contact-message|strangers")
  const nearlyUsed = { count: strangersMessagesPerHour - 1, lastRequest: Date.now() }
  await world.db.delete(rateLimits).where(isAll)
  await world.db
    .insert(rateLimits)
    .values({ id: randomUUID(), key: "contact-message|strangers", ...nearlyUsed })
  onTestFinished(async () => void (await world.db.delete(rateLimits).where(isAll)))
  const from = (address: string) => ({ "x-forwarded-for": address })
  expect((await send({}, from("192.0.2.1"))).status).toBe(200)
  expect(await answer(await send({}, from("198.51.100.1")))).toMatchObject({ status: 429 })
  const { cookie } = await someone()
  expect((await send({}, { ...from("198.51.100.1"), cookie })).status).toBe(200)
})

test("a writer reads their own messages and answers, and nobody else's", async () => {
  const [ana, ion, admin] = [await someone(), await someone(), await someone("ADMIN")]
  const id = await aContactMessage(world.db, {
    userId: ana.user.id,
    email: "ana.reads@example.com",
    lang: "ru",
  })
  const reply = { id, text: "Your task is on the list again.", seenReplies: 0 }
  const answered = await world.post("/trpc/adminContact.reply", reply, { cookie: admin.cookie })
  expect(answered.status).toBe(200)
  // Another administrator who had it open at the same time learns of it before sending a second one.
  const late = await world.post("/trpc/adminContact.reply", reply, { cookie: admin.cookie })
  expect(late.status).toBe(409)

  const page = encodeURIComponent(JSON.stringify({ pagination: { limit: 10, offset: 0 } }))
  type Mine = { total: number; data: { status: string; replies: object[] }[] }
  const mine = (cookie: string) =>
    dataOf<Mine>(world.get(`/trpc/contactMessage.getMy?input=${page}`, { cookie }))
  expect(await mine(ion.cookie)).toEqual({ data: [], total: 0 })
  const { data } = await mine(ana.cookie)
  expect(data).toMatchObject([{ status: "answered", replies: [{ text: reply.text }] }])
  expect(JSON.stringify(data)).not.toContain(admin.user.id)

  await expect
    .poll(async () => (await mailsTo("ana.reads@example.com")).map(({ body }) => body).join())
    .toContain(reply.text)
  const logged = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, id))
  expect(logged).toMatchObject([{ action: "contact_message.reply", actorId: admin.user.id }])
})

test("nobody answers or puts aside what they have written themselves", async () => {
  const [emma, other] = [await someone("ADMIN"), await someone("ADMIN")]
  const id = await aContactMessage(world.db, { userId: emma.user.id })
  const tryAs = async ({ cookie }: typeof emma, name: string, input: object) =>
    (await answer(await world.post(`/trpc/adminContact.${name}`, { id, ...input }, { cookie }))).body.error
      ?.data.refusal
  expect(await tryAs(emma, "reply", { text: "All is well.", seenReplies: 0 })).toBe("contact_message_own")
  expect(await tryAs(emma, "setStatus", { status: "in_progress" })).toBe("contact_message_own")
  expect(await tryAs(other, "setStatus", { status: "in_progress" })).toBeUndefined()
  const logged = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, id))
  expect(logged.map(({ actorId }) => actorId)).toEqual([other.user.id])
})

test("administrators see what waits, the oldest first, and put it aside", async () => {
  const { cookie } = await someone("ADMIN")
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const [late, early] = [
    await aContactMessage(world.db, { createdAt: at(2), lastWordAt: at(2) }),
    await aContactMessage(world.db, { createdAt: at(1), lastWordAt: at(1) }),
  ]
  type List = { total: number; data: { id: string }[] }
  const list = (filter: object = {}) => {
    const input = encodeURIComponent(JSON.stringify({ pagination: { limit: 2, offset: 0 }, ...filter }))
    return dataOf<List>(world.get(`/trpc/adminContact.getList?input=${input}`, { cookie }))
  }
  expect((await list()).data.map(({ id }) => id)).toEqual([early, late])
  await world.post("/trpc/adminContact.setStatus", { id: early, status: "closed" }, { cookie })
  expect((await list()).data[0]?.id).toBe(late)
  expect((await list({ status: "closed" })).data.map(({ id }) => id)).toEqual([early])
  const gone = { id: "00000000-0000-4000-8000-000000000000", status: "closed" }
  expect((await world.post("/trpc/adminContact.setStatus", gone, { cookie })).status).toBe(404)
})

test("files come with the message of somebody logged in, are opened by administrators, and go with it", async () => {
  const [ana, ion, admin] = [await someone(), await someone(), await someone("ADMIN")]
  const fit = { isPublic: false, purpose: "document", originalName: "bill.pdf" } as const
  const mine = await aFile(world.db, ana.user, fit)
  const foreign = await aFile(world.db, ion.user, fit)
  const forAll = await aFile(world.db, ana.user, { purpose: "picture" })
  const visitor = await send({ fileIds: [mine.id] })
  expect(await answer(visitor)).toMatchObject({ status: 401 })
  for (const { id } of [foreign, forAll]) {
    const sent = await send({ fileIds: [id] }, { cookie: ana.cookie })
    expect((await answer(sent)).body.error?.data.refusal).toBe("message_file_unfit")
  }
  const { ticketNo } = await dataOf<Sent>(send({ fileIds: [mine.id, mine.id] }, { cookie: ana.cookie }))
  const id = (await rowOf(ticketNo))?.id ?? ""

  // The sender can open it too, without an audit row; others find neither message nor link.
  type My = { data: { files: { id: string; url: string }[] }[] }
  const messagesOf = (cookie: string) => {
    const input = encodeURIComponent(JSON.stringify({ pagination: { limit: 10, offset: 0 } }))
    return dataOf<My>(world.get(`/trpc/contactMessage.getMy?input=${input}`, { cookie }))
  }
  const [own] = (await messagesOf(ana.cookie)).data[0]?.files ?? []
  expect(own?.url).toContain(`/files/${mine.id}?until=`)
  expect((await messagesOf(ion.cookie)).data).toEqual([])
  expect((await messagesOf(admin.cookie)).data).toEqual([])
  expect((await world.get(`/files/${mine.id}`, { cookie: ion.cookie })).status).toBe(404)

  const ask = { id, fileId: mine.id }
  const opened = await dataOf<{ url: string }>(
    world.post("/trpc/adminContact.getFileUrl", ask, { cookie: admin.cookie }),
  )
  expect(opened.url).toContain(`/files/${mine.id}?until=`)
  // A file that didn't come with this message isn't opened by its number.
  const wrong = { id: await aContactMessage(world.db), fileId: mine.id }
  expect((await world.post("/trpc/adminContact.getFileUrl", wrong, { cookie: admin.cookie })).status).toBe(
    404,
  )
  const logged = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, id))
  expect(logged).toMatchObject([{ action: "contact_message.file_view", after: { fileId: mine.id } }])

  const stateOf = async () => (await world.db.select().from(files).where(eq(files.id, mine.id)))[0]?.status
  const wordAgo = (days: number) =>
    world.db
      .update(contactMessages)
      .set({ lastWordAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
      .where(eq(contactMessages.id, id))
  await wordAgo(364)
  await deleteOldContactMessages(world.db)
  expect(await stateOf()).toBe("ready")
  await wordAgo(366)
  await deleteOldContactMessages(world.db)
  expect(await stateOf()).toBe("removed")
  expect(await rowOf(ticketNo)).toBeUndefined()
  expect(await world.db.select().from(contactMessageFiles)).toEqual([])
})
