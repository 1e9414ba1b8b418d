import { randomUUID } from "node:crypto"
import { and, eq } from "../../platform/db/drizzle.ts"
import { expect, onTestFinished, test } from "vitest"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aConversation, aMessage } from "../../../test/conversation-factories.ts"
import { listenOn } from "../../../test/event-stream.ts"
import { aFile, signedInCookie } from "../../../test/factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { MessageAnswer } from "../messages/answers.ts"
import type { ConversationAnswer } from "../answers.ts"
import { conversationData } from "../conversation-data.ts"

let aheadMs = 0
const world = anApi({ now: () => new Date(Date.now() + aheadMs) })
const minutesLater = (minutes: number) => {
  aheadMs = minutes * 60_000
  onTestFinished(() => void (aheadMs = 0))
}

type Caller = Awaited<ReturnType<typeof aCaller>>
type Queue = { data: (ConversationAnswer & { waitsSince: string | null })[]; total: number }
type Page = { data: MessageAnswer[]; otherReadPosition: number }

const anAdmin = (name = "Emma Clarke") => aCaller(world, { role: "ADMIN", name })
const open = (who: Caller, text: string, more: object = {}) =>
  who.tell<ConversationAnswer>("conversation.openSupport", { topic: "help", text, ...more })
const say = (who: Caller, conversationId: string, text: string, more: object = {}) =>
  who.tell<MessageAnswer>("message.create", { payload: { conversationId, text, ...more } })
const look = (who: Caller, id: string) => who.ask<ConversationAnswer>("conversation.getById", { id })
const read = (who: Caller, conversationId: string) =>
  who.ask<Page>("message.getByConversation", { conversationId })
/** Other tests leave their own behind: the queue is read whole. */
const queue = async (who: Caller, state = "waiting") =>
  (await who.ask<Queue>("adminSupport.getList", { state, pagination: { limit: 100 } })).data
const placeOf = async (who: Caller, id: string, state?: string) =>
  (await queue(who, state)).findIndex((talk) => talk.id === id)
const auditOf = async (entityId: string) => {
  const rows = await world.db
    .select({ action: auditLogs.action, actorId: auditLogs.actorId })
    .from(auditLogs)
    .where(and(eq(auditLogs.entityType, "conversation"), eq(auditLogs.entityId, entityId)))
    .orderBy(auditLogs.createdAt)
  return rows.map(({ action, actorId }) => [action, actorId])
}

test("whoever asks the team has one talk per topic, nothing is hidden in it, and sent twice it is said once", async () => {
  const ana = await aCaller(world, { name: "Ana Lungu" })
  const clientId = randomUUID()
  const asked = await open(ana, "Call me at +373 69 123 456", { clientId })
  const again = await open(ana, "Call me at +373 69 123 456", { clientId })
  const renamed = await open(ana, "Call me at +373 69 123 456", { clientId, topic: "bug" })
  const more = await open(ana, "Are you there?")
  const other = await open(ana, "It does not load", { topic: "bug" })
  expect([again.id, renamed.id, more.id]).toEqual([asked.id, asked.id, asked.id])
  expect(other.id).not.toBe(asked.id)
  expect(more).toMatchObject({
    kind: "support",
    topic: "help",
    isCustomer: true,
    other: { id: null, name: "", hasLeft: false },
    task: null,
    closedBecause: null,
    lastPosition: 2,
  })
  const { data } = await read(ana, asked.id)
  expect(data.map(({ text, isMine }) => [text, isMine])).toEqual([
    ["Call me at +373 69 123 456", true],
    ["Are you there?", true],
  ])
  const mine = await ana.ask<{ data: ConversationAnswer[] }>("conversation.getMy", { kind: "support" })
  expect(mine.data.map(({ topic }) => topic)).toEqual(["bug", "help"])
})

test("five times an hour are enough, and one who is limited may ask too", async () => {
  const ana = await aCaller(world)
  await world.db.update(users).set({ status: "limited" }).where(eq(users.id, ana.user.id))
  for (let one = 0; one < 5; one += 1) await open(ana, "Why am I limited?", { topic: "appeal" })
  const sixth = { topic: "help", text: "And again" }
  expect(await ana.tryTell("conversation.openSupport", sixth)).toBe("support_limit_reached")
})

test("the team finds it in its queue by age, any of it answers, and the person reads it live under one name", async () => {
  const [ana, emma, olga] = [
    await aCaller(world, { name: "Ana Lungu" }),
    await anAdmin(),
    await anAdmin("Olga"),
  ]
  const { id } = await open(ana, "My task is not on the list")
  minutesLater(1)
  const later = await open(await aCaller(world), "Mine neither")
  expect(await placeOf(emma, id)).toBeLessThan(await placeOf(emma, later.id))
  const seen = await look(emma, id)
  expect(seen).toMatchObject({ isCustomer: false, other: { id: ana.user.id, name: "Ana Lungu" } })
  expect((await queue(emma))[await placeOf(emma, id)]).toMatchObject({
    topic: "help",
    last: { text: "My task is not on the list", isMine: false },
  })

  await olga.tell("conversation.markRead", { id, position: 1 })
  expect((await read(ana, id)).otherReadPosition).toBe(1)
  const stream = await listenOn(world.api.url, {
    cookie: await signedInCookie(world.db, ana.user),
    origin: uiUrl,
  })
  onTestFinished(stream.leave)
  await expect.poll(stream.counts).toEqual([0])
  await say(emma, id, "It is there again: +373 22 000 000")
  const told = () => stream.heard.some(({ data }) => (data as { id?: string }).id === id)
  await expect.poll(told).toBe(true)
  expect((await read(ana, id)).data.map(({ text, isMine }) => [text, isMine])).toEqual([
    ["My task is not on the list", true],
    ["It is there again: +373 22 000 000", false],
  ])
  // To the team, an answer is the team's own, whichever administrator gave it.
  expect((await read(olga, id)).data.map(({ isMine }) => isMine)).toEqual([false, true])
  expect(await look(ana, id)).toMatchObject({ unread: 1, other: { id: null, name: "" } })
  expect(JSON.stringify(await read(ana, id))).not.toContain(emma.user.id)
  expect([await placeOf(emma, id), await placeOf(emma, id, "settled")]).toEqual([-1, 0])
  const actions = (await auditOf(id)).filter(([action]) => action === "support.answer")
  expect(actions).toEqual([["support.answer", emma.user.id]])
})

test("an answer is a notice that leads to it and goes with the reading", async () => {
  const [ana, emma] = [await aCaller(world), await anAdmin()]
  const { id } = await open(ana, "Where is my task?")
  await say(emma, id, "It is there again")
  type Notices = { data: { isRead: boolean; metadata: { title: string; actionUrl?: string } }[] }
  const notices = async () => (await ana.ask<Notices>("notification.getMy")).data
  await expect
    .poll(async () => (await notices())[0]?.metadata)
    .toMatchObject({ title: "The Doable team replied to you", actionUrl: `/chat?c=${id}` })
  await ana.tell("conversation.markRead", { id })
  expect((await notices()).map(({ isRead }) => isRead)).toEqual([true])
})

test("nobody else finds it; who looks for the team is written down once in an hour", async () => {
  const [ana, eva, emma] = [await aCaller(world), await aCaller(world), await anAdmin()]
  const { id } = await open(ana, "Where is my task?")
  expect(await eva.tryAsk("conversation.getById", { id })).toBe("conversation_not_found")
  expect(await eva.tryAsk("message.getByConversation", { conversationId: id })).toBe("conversation_not_found")
  expect(await eva.tryTell("message.create", { payload: { conversationId: id, text: "Hi" } })).toBe(
    "conversation_not_found",
  )
  await Promise.all([look(emma, id), read(emma, id), look(emma, id)])
  expect(await auditOf(id)).toEqual([["conversation.view", emma.user.id]])
})

test("also who only reads the messages is written down", async () => {
  const [ana, emma] = [await aCaller(world), await anAdmin()]
  const { id } = await open(ana, "Where is my task?")
  await read(emma, id)
  expect(await auditOf(id)).toEqual([["conversation.view", emma.user.id]])
})

test("an administrator learns who talks about what, which is written down, and not what the two said", async () => {
  const [ana, ion, emma] = [await aCaller(world), await aCaller(world), await anAdmin()]
  const { id } = await aConversation(world.db, ana.user, ion.user)
  await aMessage(world.db, { id }, ana.user, { text: "Between you and me" })
  const seen = await look(emma, id)
  expect(seen).toMatchObject({ kind: "direct", other: { id: ion.user.id }, last: null, unread: 0 })
  expect(seen.closedBecause).not.toBeNull()
  expect(await auditOf(id)).toEqual([["conversation.view", emma.user.id]])
  for (const procedure of ["message.create", "conversation.markRead", "adminSupport.settle"]) {
    const input = { id, payload: { conversationId: id, text: "Hello" } }
    expect(await emma.tryTell(procedure, input)).toBe("conversation_not_found")
  }
  expect(await emma.tryAsk("message.getByConversation", { conversationId: id })).toBe(
    "conversation_not_found",
  )
})

test("a thank-you needs no answer, the next word waits again, and what was taken back does not", async () => {
  const [ana, emma] = [await aCaller(world), await anAdmin()]
  const { id } = await open(ana, "Where is my task?")
  await emma.tell("adminSupport.settle", { id })
  await emma.tell("adminSupport.settle", { id })
  expect(await placeOf(emma, id)).toBe(-1)
  expect((await auditOf(id)).map(([action]) => action)).toEqual(["support.settle"])
  const message = await say(ana, id, "One more thing")
  expect(await placeOf(emma, id)).toBeGreaterThan(-1)
  await ana.tell("message.delete", { id: message.id })
  expect(await placeOf(emma, id)).toBe(-1)
  await say(ana, id, "Where is it?")
  const answer = await say(emma, id, "On the other list")
  expect(await placeOf(emma, id)).toBe(-1)
  await emma.tell("message.delete", { id: answer.id })
  expect(await placeOf(emma, id)).toBeGreaterThan(-1)
})

test("an administrator's own question is not closed by the one who asked", async () => {
  const [emma, vera] = [await anAdmin(), await anAdmin("Vera Popa")]
  const { id } = await open(emma, "Where do I find the log?")
  expect(await emma.tryTell("adminSupport.settle", { id })).toBe("contact_message_own")
  expect(await placeOf(vera, id)).not.toBe(-1)
  expect(await vera.tryTell("adminSupport.settle", { id })).toBe("done")
  expect(await auditOf(id)).toEqual([["support.settle", vera.user.id]])
})

test("files go both ways; when the person leaves, the talk goes whole", async () => {
  const [ana, emma] = [await aCaller(world), await anAdmin()]
  const { id } = await open(ana, "It looks like this")
  const fileOf = async (who: Caller) => [
    (await aFile(world.db, who.user, { isPublic: false, purpose: "picture" })).id,
  ]
  await say(ana, id, "", { fileIds: await fileOf(ana) })
  await say(emma, id, "Press here", { fileIds: await fileOf(emma) })
  expect((await read(emma, id)).data.map(({ files }) => files.length)).toEqual([0, 1, 1])
  const forget = (who: Caller) =>
    world.db.transaction((tx) => conversationData.forget(tx, { ...who.user, now: new Date() }))
  await forget(emma)
  expect((await read(ana, id)).data.map(({ text }) => text)).toEqual(["It looks like this", "", "Press here"])
  await forget(ana)
  expect(await ana.tryAsk("conversation.getById", { id })).toBe("conversation_not_found")
})

test("the question of somebody shut out leaves the queue, and is back in its old place on their return", async () => {
  const [ana, emma] = [await aCaller(world), await anAdmin()]
  const asked = await open(ana, "My picture does not load")
  const before = (await queue(emma)).find(({ id }) => id === asked.id)
  const count = async () => (await emma.ask<Queue>("adminSupport.getList", { state: "waiting" })).total
  const waiting = await count()
  const set = (status: string) =>
    emma.tell("adminUser.setStatus", { id: ana.user.id, status, reason: "for the test" })
  await set("deactivated")
  expect([await placeOf(emma, asked.id), await count()]).toEqual([-1, waiting - 1])
  await set("active")
  const after = (await queue(emma)).find(({ id }) => id === asked.id)
  expect(after?.waitsSince).toBe(before?.waitsSince)
})
