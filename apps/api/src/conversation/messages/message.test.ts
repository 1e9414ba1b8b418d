import { randomUUID } from "node:crypto"
import { eq } from "../../platform/db/drizzle.ts"
import { expect, onTestFinished, test } from "vitest"
import { hiddenMark } from "@doable/domain/moderation/hidden-mark"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aConversation, aMessage } from "../../../test/conversation-factories.ts"
import { aHire } from "../../../test/deal-factories.ts"
import { listenOn } from "../../../test/event-stream.ts"
import { aFile, signedInCookie } from "../../../test/factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import type { ConversationAnswer } from "../answers.ts"
import { rateLimits } from "../../platform/db/schema/account.ts"
import { files } from "../../platform/db/schema/file.ts"
import { messages } from "../../platform/db/schema/message.ts"
import { completionReportFiles, completionReports } from "../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { MessageAnswer } from "./answers.ts"

let aheadMs = 0
const world = anApi({ now: () => new Date(Date.now() + aheadMs) })
const minutesLater = (minutes: number) => {
  aheadMs = minutes * 60_000
  onTestFinished(() => void (aheadMs = 0))
}

type Page = { data: MessageAnswer[]; total: number; otherReadPosition: number }

async function twoPeople(kind: "offer" | "task" | "direct" = "offer") {
  const [ana, ion] = [await aCaller(world, { name: "Ana Lungu" }), await aCaller(world, { name: "Ion Rusu" })]
  const task = kind === "direct" ? undefined : await aTask(world.db, ana.user)
  if (task && kind === "task") {
    const running = { status: "assigned", assignedProviderId: ion.user.id, expiresAt: null } as const
    await world.db.update(tasks).set(running).where(eq(tasks.id, task.id))
  }
  const { id } = await aConversation(world.db, ana.user, ion.user, { task, kind })
  const say = (who: typeof ana, text: string, more: object = {}) =>
    who.tell<MessageAnswer>("message.create", { payload: { conversationId: id, text, ...more } })
  const trySay = (who: typeof ana, text: string, more: object = {}) =>
    who.tryTell("message.create", { payload: { conversationId: id, text, ...more } })
  const read = (who: typeof ana, input: object = {}) =>
    who.ask<Page>("message.getByConversation", { conversationId: id, ...input })
  const look = (who: typeof ana) => who.ask<ConversationAnswer>("conversation.getById", { id })
  return { id, ana, ion, task, say, trySay, read, look }
}

test("what one says the other reads, once, however often it is sent", async () => {
  const { ana, ion, say, read, look } = await twoPeople()
  const clientId = randomUUID()
  const sent = await Promise.all(Array.from({ length: 20 }, () => say(ana, " Good day ", { clientId })))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(sent[0]).toMatchObject({ text: "Good day", position: 1, isMine: true, clientId })
  await say(ion, "Good day to you")
  const { data, total } = await read(ion)
  expect(data.map(({ text, isMine }) => [text, isMine])).toEqual([
    ["Good day", false],
    ["Good day to you", true],
  ])
  expect(total).toBe(2)
  expect(data[0]?.clientId).toBeNull()
  expect(await look(ion)).toMatchObject({ unread: 1, other: { name: "Ana L." }, last: { isMine: true } })
})

test("fifty said at once have fifty numbers without a gap, and the counts are the facts", async () => {
  const { id, ana, ion, read, look } = await twoPeople("task")
  await Promise.all(
    Array.from({ length: 50 }, (_, one) => aMessage(world.db, { id }, one % 2 ? ana.user : ion.user)),
  )
  const { data } = await read(ana, { pagination: { limit: 100 } })
  expect(data.map(({ position }) => position)).toEqual(Array.from({ length: 50 }, (_, one) => one + 1))
  expect((await look(ana)).unread).toBe(25)
  expect((await look(ion)).unread).toBe(25)
})

test("a page goes on from a number, backwards and forwards, through thousands", async () => {
  const { id, ana, read } = await twoPeople()
  const row = { conversationId: id, senderId: ana.user.id, createdAt: new Date() }
  const all = Array.from({ length: 3000 }, (_, one) => ({
    ...row,
    position: one + 1,
    text: `word ${one + 1}`,
    clientId: randomUUID(),
  }))
  await world.db.insert(messages).values(all)
  const numbers = async (input: object) => (await read(ana, input)).data.map(({ position }) => position)
  expect((await numbers({})).at(0)).toBe(2971)
  expect(await numbers({ before: 4 })).toEqual([1, 2, 3])
  expect(await numbers({ after: 2998 })).toEqual([2999, 3000])
  expect((await numbers({ after: 10 })).length).toBe(30)
})

test("contacts are hidden before the hire, the writer learns it at once, and after it nothing is hidden", async () => {
  const text = "Call me: 069 123 456 or ana@example.com"
  for (const kind of ["offer", "direct"] as const) {
    const { ana, ion, say, read } = await twoPeople(kind)
    const sent = await say(ana, text)
    expect(sent).toMatchObject({ text: `Call me: ${hiddenMark} or ${hiddenMark}`, maskedSpans: 2 })
    expect((await read(ion)).data[0]?.text).toBe(sent.text)
  }
  const { ana, ion, say, look } = await twoPeople("task")
  expect(await say(ana, text)).toMatchObject({ text, maskedSpans: 0 })
  expect((await look(ion)).other.name).toBe("Ana Lungu")
})

test("nothing empty is said, and no file that is another's, public or for something else", async () => {
  const { ana, ion, say, trySay, read } = await twoPeople()
  const sent = (purpose: "picture" | "avatar", isPublic: boolean, owner = ana.user) =>
    aFile(world.db, owner, { purpose, isPublic, originalName: "door.png" })
  expect(await trySay(ana, "  ")).toBe("message_empty")
  for (const file of [
    await sent("picture", true),
    await sent("avatar", false),
    await sent("picture", false, ion.user),
  ]) {
    expect(await trySay(ana, "Look", { fileIds: [file.id] })).toBe("message_file_unfit")
  }
  expect(await trySay(ana, "Look", { fileIds: [randomUUID()] })).toBe("message_file_unfit")
  const { id } = await sent("picture", false)
  await say(ana, "", { fileIds: [id] })
  const [message] = (await read(ion)).data
  expect(message?.files).toMatchObject([{ id, name: "door.png", mimeType: "image/png" }])
  expect(message?.files[0]?.url).toContain("signature=")
})

test("whoever was blocked cannot write, nor can who blocked, until the block is taken back", async () => {
  const { ana, ion, say, trySay, look } = await twoPeople()
  await say(ana, "Good day")
  await ana.tell("userBlock.create", { payload: { userId: ion.user.id, reason: "rude" } })
  await ana.tell("userBlock.create", { payload: { userId: ion.user.id } })
  expect(await trySay(ion, "Hello?")).toBe("user_blocked")
  expect(await trySay(ana, "Hello?")).toBe("user_blocked")
  expect(await look(ion)).toMatchObject({ isBlockedByMe: false, closedBecause: "user_blocked" })
  const blocks = await ana.ask<{ data: object[]; total: number }>("userBlock.getMy")
  expect(blocks).toMatchObject({ data: [{ userId: ion.user.id, name: "Ion R.", reason: "rude" }], total: 1 })
  await ana.tell("userBlock.delete", { userId: ion.user.id })
  expect(await trySay(ion, "Hello again")).toBe("done")
  expect(await ana.tryTell("userBlock.create", { payload: { userId: ana.user.id } })).toBe("not_on_oneself")
  expect(await ana.tryTell("userBlock.create", { payload: { userId: randomUUID() } })).toBe("user_not_found")
})

test("people who work together can talk whatever was blocked, and nobody writes to who has left", async () => {
  const { ana, ion, trySay } = await twoPeople("task")
  await ion.tell("userBlock.create", { payload: { userId: ana.user.id } })
  expect(await trySay(ana, "I am at the door")).toBe("done")
  await world.db.update(users).set({ status: "deactivated" }).where(eq(users.id, ion.user.id))
  expect(await trySay(ana, "Hello?")).toBe("conversation_person_left")
})

test("whoever was hired before has no part in the work of another: a block holds", async () => {
  const { ana, ion, task, trySay, look } = await twoPeople("task")
  const eva = await aCaller(world)
  await ana.tell("userBlock.create", { payload: { userId: ion.user.id } })
  expect(await trySay(ion, "I am at the door")).toBe("done")
  await world.db
    .update(tasks)
    .set({ assignedProviderId: eva.user.id })
    .where(eq(tasks.id, task?.id ?? ""))
  expect(await trySay(ion, "Who is that?")).toBe("user_blocked")
  expect(await look(ion)).toMatchObject({ closedBecause: "user_blocked" })
})

test("thirty messages a minute are enough for anybody", async () => {
  const { ana, say, trySay } = await twoPeople("direct")
  for (let one = 0; one < 30; one += 1) await say(ana, `word ${one}`)
  // However slow the machine is, they came within the minute.
  await world.db
    .update(rateLimits)
    .set({ lastRequest: Date.now() })
    .where(eq(rateLimits.key, `message|${ana.user.id}`))
  expect(await trySay(ana, "one more")).toBe("message_limit_reached")
})

test("a message is taken back within a quarter of an hour: its place stays, its words and files go", async () => {
  const { ana, ion, say, read, look } = await twoPeople()
  const file = await aFile(world.db, ana.user, { purpose: "picture", isPublic: false })
  const { id } = await say(ana, "Oh no", { fileIds: [file.id] })
  const late = await say(ana, "Too late")
  expect(await ion.tryTell("message.delete", { id })).toBe("message_not_own")
  expect(await ana.tryTell("message.delete", { id })).toBe("done")
  expect(await ana.tryTell("message.delete", { id })).toBe("done")
  const [gone] = (await read(ion)).data
  expect(gone).toMatchObject({ text: "", files: [], isDeleted: true, position: 1 })
  expect((await look(ion)).unread).toBe(1)
  minutesLater(16)
  expect(await ana.tryTell("message.delete", { id: late.id })).toBe("message_too_late")
})

test("a message that was read takes nothing from what is unread when it is taken back", async () => {
  const { id: conversationId, ana, ion, say, look } = await twoPeople()
  const read = await say(ana, "Oh no")
  await ion.tell("conversation.markRead", { id: conversationId })
  await say(ana, "Good day")
  await ana.tell("message.delete", { id: read.id })
  expect((await look(ion)).unread).toBe(1)
})

test("what our team has hidden is gone with its pictures, and comes back with them", async () => {
  const { ana, ion, say, read } = await twoPeople()
  const emma = await aCaller(world, { role: "ADMIN" })
  const file = await aFile(world.db, ana.user, { purpose: "picture", isPublic: false })
  const { id: targetId } = await say(ana, "Look at this", { fileIds: [file.id] })
  const target = { targetType: "message", targetId, reason: "An insult." }
  const shown = async () => (await read(ion)).data.map(({ text, files: sent }) => [text, sent.length])
  await emma.tell("adminContent.hide", { ...target, reasonCode: "offensive" })
  expect(await shown()).toEqual([["", 0]])
  await emma.tell("adminContent.restore", target)
  expect(await shown()).toEqual([["Look at this", 1]])
})

test("a picture that shows finished work stays, though the message with it is taken back", async () => {
  const { ana, ion, say } = await twoPeople("task")
  const hire = await aHire(world.db, ana.user, ion.user)
  const file = await aFile(world.db, ion.user, { purpose: "picture", isPublic: false })
  const about = { taskId: hire.task.id, assignmentId: hire.assignmentId, providerId: ion.user.id }
  const [report] = await world.db.insert(completionReports).values(about).returning()
  await world.db
    .insert(completionReportFiles)
    .values({ reportId: report?.id ?? "", position: 0, fileId: file.id })
  const { id } = await say(ion, "Done", { fileIds: [file.id] })
  await ion.tell("message.delete", { id })
  const [kept] = await world.db.select().from(files).where(eq(files.id, file.id))
  expect(kept?.status).toBe("ready")
})

test("both open pages hear of what is said and read", async () => {
  const { id, ana, ion, say } = await twoPeople()
  const cookie = await signedInCookie(world.db, ana.user)
  const stream = await listenOn(world.api.url, { cookie, origin: uiUrl })
  onTestFinished(stream.leave)
  const told = () => stream.heard.filter(({ data }) => (data as { id?: string }).id === id).length
  await expect.poll(stream.counts).toEqual([0])
  await say(ion, "Good day")
  await expect.poll(told).toBe(1)
  await ana.tell("conversation.markRead", { id })
  await expect.poll(told).toBe(2)
})
