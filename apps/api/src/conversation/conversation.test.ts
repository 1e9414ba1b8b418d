import { randomUUID } from "node:crypto"
import { eq } from "../platform/db/drizzle.ts"
import { expect, onTestFinished, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aConversation, aMessage, anOfferRow } from "../../test/conversation-factories.ts"
import { waitingIn } from "../../test/database.ts"
import { aHire } from "../../test/deal-factories.ts"
import { aProvider } from "../../test/provider-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { agreements, taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { notifyOfWaitingMessages } from "./messages/plan-notice.ts"
import { lockTask } from "../task/lock-task.ts"
import type { ConversationAnswer } from "./answers.ts"
import { openTaskConversation } from "./open-task-conversation.ts"

let aheadMs = 0
const world = anApi({ now: () => new Date(Date.now() + aheadMs) })
const minutesLater = (minutes: number) => {
  aheadMs = minutes * 60_000
  onTestFinished(() => void (aheadMs = 0))
}

type List = { data: ConversationAnswer[]; total: number; unread: Record<string, number> }
type Caller = Awaited<ReturnType<typeof aCaller>>

const list = (who: Caller, input: object = {}) => who.ask<List>("conversation.getMy", input)
const names = async (who: Caller, input: object = {}) =>
  (await list(who, input)).data.map(({ other }) => other.name)

test("the list has the newest first, by kind, unread and page, with what waits in each kind", async () => {
  const me = await aCaller(world, { name: "Nina Gheorghe" })
  const [ion, elena, pavel] = [
    await aCaller(world, { name: "Ion Rusu" }),
    await aCaller(world, { name: "Elena Vrabie" }),
    await aCaller(world, { name: "Pavel Turcanu" }),
  ]
  const task = await aTask(world.db, me.user, { title: "The lock of the front door sticks" })
  const at = (minute: number) => new Date(Date.now() - 60_000 * (60 - minute))
  const work = await aConversation(world.db, me.user, ion.user, { task, kind: "task" })
  const offer = await aConversation(world.db, me.user, elena.user, { task })
  const direct = await aConversation(world.db, pavel.user, me.user)
  await aConversation(world.db, me.user, (await aCaller(world)).user)
  await aMessage(world.db, work, ion.user, { text: "Where is the key?", at: at(1) })
  await aMessage(world.db, direct, me.user, { text: "Good day", at: at(2) })
  await aMessage(world.db, offer, elena.user, { text: "I can begin on Monday", at: at(3) })

  const all = await list(me)
  expect(all.data.map(({ other }) => other.name)).toEqual(["Elena V.", "Pavel T.", "Ion Rusu"])
  expect(all).toMatchObject({ total: 3, unread: { offer: 1, task: 1, direct: 0 } })
  expect(all.data[0]).toMatchObject({
    kind: "offer",
    isCustomer: true,
    unread: 1,
    task: { id: task.id, title: task.title, category: { slug: "plumbing" } },
    last: { text: "I can begin on Monday", isMine: false, system: null },
    closedBecause: null,
  })
  expect(await names(me, { kind: "task" })).toEqual(["Ion Rusu"])
  expect(await names(me, { unreadOnly: true })).toEqual(["Elena V.", "Ion Rusu"])
  expect(await names(me, { pagination: { limit: 1, offset: 1 } })).toEqual(["Pavel T."])
  expect((await me.ask<{ count: number }>("conversation.getUnreadCount")).count).toBe(2)
  expect(await names(pavel)).toEqual(["Nina G."])

  expect(await names(me, { q: "русу" })).toEqual(["Ion Rusu"])
  expect(await names(me, { q: "front LOCK" })).toEqual(["Elena V.", "Ion Rusu"])
  expect(await names(me, { q: "monday" })).toEqual(["Elena V."])
  expect(await names(me, { q: "monday lock" })).toEqual([])
  expect(await names(me, { q: "%" })).toEqual([])
  expect(await names(me, { q: "key", kind: "offer" })).toEqual([])
})

test("what was on the screen is read, the other sees it, and what came since stays unread", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const { id } = await aConversation(world.db, ana.user, ion.user)
  for (let one = 0; one < 3; one += 1) await aMessage(world.db, { id }, ion.user)
  const look = (who: Caller) => who.ask<ConversationAnswer>("conversation.getById", { id })
  await ana.tell("conversation.markRead", { id, position: 2 })
  expect(await look(ana)).toMatchObject({ unread: 1, readPosition: 2 })
  expect(await look(ion)).toMatchObject({ unread: 0, otherReadPosition: 2 })
  await ana.tell("conversation.markRead", { id, position: 1 })
  expect(await look(ana)).toMatchObject({ unread: 1, readPosition: 2 })
  await ana.tell("conversation.markRead", { id, position: 99 })
  expect(await look(ana)).toMatchObject({ unread: 0, readPosition: 3 })
})

test("a first word to a doer opens one conversation, whoever begins and however often it is sent", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const [hers, his] = [await aProvider(world.db, ana.user), await aProvider(world.db, ion.user)]
  const say = { providerId: his.id, text: "Good day", clientId: randomUUID() }
  const [first, again] = await Promise.all(
    [1, 2].map(() => ana.tell<ConversationAnswer>("conversation.openDirect", say)),
  )
  const back = await ion.tell<ConversationAnswer>("conversation.openDirect", {
    providerId: hers.id,
    text: "Yes?",
  })
  expect([again?.id, back.id]).toEqual([first?.id, first?.id])
  expect(back).toMatchObject({ kind: "direct", lastPosition: 2, isCustomer: false })
  expect(await ana.tryTell("conversation.openDirect", { ...say, providerId: hers.id })).toBe("not_on_oneself")
  expect(await ana.tryTell("conversation.openDirect", { ...say, providerId: randomUUID() })).toBe(
    "provider_not_found",
  )
})

test("ten new conversations a day are enough, and none begins across a block", async () => {
  const ana = await aCaller(world)
  const open = async () => {
    const { id: providerId } = await aProvider(world.db, (await aCaller(world)).user)
    return ana.tryTell("conversation.openDirect", { providerId, text: "Good day" })
  }
  for (let one = 0; one < 10; one += 1) expect(await open()).toBe("done")
  expect(await open()).toBe("direct_limit_reached")
  const [eva, ion] = [await aCaller(world), await aCaller(world)]
  const { id: providerId } = await aProvider(world.db, ion.user)
  await ion.tell("userBlock.create", { payload: { userId: eva.user.id } })
  expect(await eva.tryTell("conversation.openDirect", { providerId, text: "Hello" })).toBe("user_blocked")
  expect((await list(eva)).total).toBe(0)
})

test("the owner opens the talk about an offer, the doer finds it, a stranger finds nothing", async () => {
  const [ana, ion, eva] = [await aCaller(world), await aCaller(world), await aCaller(world)]
  const task = await aTask(world.db, ana.user)
  const { id: offerId } = await anOfferRow(world.db, task, ion.user)
  expect(await ion.tryTell("conversation.openForOffer", { offerId })).toBe("conversation_not_found")
  const opened = await ana.tell<ConversationAnswer>("conversation.openForOffer", { offerId })
  expect(opened).toMatchObject({ kind: "offer", isCustomer: true, task: { id: task.id } })
  const again = await ana.tell<ConversationAnswer>("conversation.openForOffer", { offerId })
  const his = await ion.tell<ConversationAnswer>("conversation.openForOffer", { offerId })
  expect([again.id, his.id, his.isCustomer]).toEqual([opened.id, opened.id, false])
  expect(await eva.tryTell("conversation.openForOffer", { offerId })).toBe("offer_not_found")
})

test("both read the offer's price and day over their talk while it stands; the team, looking in, does not", async () => {
  const [ana, ion, admin] = [
    await aCaller(world),
    await aCaller(world),
    await aCaller(world, { role: "ADMIN" }),
  ]
  const task = await aTask(world.db, ana.user)
  const { id: offerId } = await anOfferRow(world.db, task, ion.user)
  const day = new Date("2026-12-01T08:00:00.000Z")
  const isIt = eq(taskOffers.id, offerId)
  await world.db.update(taskOffers).set({ canStartAt: day, materialsCost: 90_00 }).where(isIt)
  const { id } = await ana.tell<ConversationAnswer>("conversation.openForOffer", { offerId })
  type Whole = { offer: object | null }
  const seenBy = async ({ ask }: Caller) => (await ask<Whole>("conversation.getById", { id })).offer
  const told = {
    price: { amount: 400_00, currency: "MDL" },
    materialsCost: { amount: 90_00, currency: "MDL" },
    canStartAt: day.toISOString(),
  }
  expect([await seenBy(ana), await seenBy(ion), await seenBy(admin)]).toEqual([told, told, null])
  await world.db.update(taskOffers).set({ status: "withdrawn", closedAt: new Date() }).where(isIt)
  expect(await seenBy(ana)).toBeNull()
})

test("a talk that is opened while its offer is hired is one talk, and neither waits for the other forever", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const task = await aTask(world.db, ana.user)
  const { id: offerId } = await anOfferRow(world.db, task, ion.user)
  let opened: Promise<ConversationAnswer> | undefined
  const hired = await world.db.transaction(async (tx) => {
    await lockTask(tx, task.id)
    opened = ana.tell<ConversationAnswer>("conversation.openForOffer", { offerId })
    await expect.poll(() => waitingIn(world)).toBeGreaterThan(0)
    const pair = { taskId: task.id, offerId, ownerId: ana.user.id, providerId: ion.user.id }
    return openTaskConversation(tx, { ...pair, now: new Date() })
  })
  expect(await opened).toMatchObject({ id: hired.conversationId, kind: "task" })
})

test("what was agreed on is told to the two while it holds; called off, its address is no longer told", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const { task, assignmentId } = await aHire(world.db, ana.user, ion.user)
  const address = "12 Florilor street, flat 3"
  const isIt = eq(taskAssignments.id, assignmentId)
  await world.db
    .update(agreements)
    .set({ address, materialsCost: 50_00 })
    .where(eq(agreements.assignmentId, assignmentId))
  const { id } = await aConversation(world.db, ana.user, ion.user, { task, kind: "task" })
  type Whole = { agreement: { address: string | null } | null }
  const agreed = async () => (await ion.ask<Whole>("conversation.getById", { id })).agreement
  expect(await agreed()).toMatchObject({
    address,
    price: { amount: 450_00 },
    materialsCost: { amount: 50_00 },
    paymentMethod: "cash",
  })
  const ended = { endedAt: new Date(), outcome: "completed", completedBy: "owner" } as const
  await world.db.update(taskAssignments).set(ended).where(isIt)
  expect(await agreed()).toMatchObject({ address })
  await world.db.update(taskAssignments).set({ outcome: "cancelled", completedBy: null }).where(isIt)
  expect(await agreed()).toBeNull()
})

test("whoever is not reading is told once in a quarter of an hour, and the notice goes with the reading", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world, { name: "Ion Rusu" })]
  const { id } = await aConversation(world.db, ana.user, ion.user)
  const say = () => ion.tell("message.create", { payload: { conversationId: id, text: "Good day" } })
  type Notices = {
    data: { type: string; isRead: boolean; metadata: { title: string; actionUrl?: string } }[]
  }
  const notices = async () => (await ana.ask<Notices>("notification.getMy")).data
  const read = async () => (await notices()).map(({ isRead }) => isRead)
  await say()
  await expect.poll(read).toEqual([false])
  expect((await notices())[0]).toMatchObject({
    type: "MessageReceived",
    metadata: { title: "Ion R. sent you a message", actionUrl: `/chat?c=${id}` },
  })
  await say()
  await ana.tell("conversation.markRead", { id })
  expect(await read()).toEqual([true])
  // Ana went away in the middle of it.
  await say()
  minutesLater(14)
  await notifyOfWaitingMessages(world.db, new Date(Date.now() + aheadMs))
  minutesLater(16)
  await notifyOfWaitingMessages(world.db, new Date(Date.now() + aheadMs))
  await notifyOfWaitingMessages(world.db, new Date(Date.now() + aheadMs))
  await expect.poll(read).toEqual([false, true])
})
