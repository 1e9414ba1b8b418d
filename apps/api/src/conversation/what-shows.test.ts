import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aConversation, aMessage } from "../../test/conversation-factories.ts"
import { aDoerAtTheDoor, offerOn } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { aHiredPair } from "../../test/work-world.ts"
import { conversationMembers } from "../platform/db/schema/conversation.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { users } from "../platform/db/schema/user.ts"
import type { ConversationAnswer } from "./answers.ts"
import { searchedRows } from "./queries.ts"

const world = anApi()

type Caller = Awaited<ReturnType<typeof aCaller>>
type List = { data: ConversationAnswer[] }

const found = async (who: Caller, q: string) =>
  (await who.ask<List>("conversation.getMy", { q })).data.map(({ id }) => id)

test("a talk tells the title of its task to whomever the task's own page would tell it, in every state", async () => {
  const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
  const title = "Qanat under the garden"
  const task = await aTask(world.db, ana.user, { title })
  await offerOn(ion, task)
  const { id } = await aConversation(world.db, ana.user, ion.user, { task })
  await aMessage(world.db, { id }, ana.user)
  const set = (given: Partial<typeof tasks.$inferInsert>) =>
    world.db.update(tasks).set(given).where(eq(tasks.id, task.id))
  const seen = async (who: Caller) => {
    const talk = await who.ask<ConversationAnswer>("conversation.getById", { id })
    const page = await who.tryAsk("task.getById", { id: task.id })
    const isFound = (await found(who, "qanat")).includes(id)
    return { tells: talk.task?.title === title, isHidden: talk.isTaskHidden, isFound, page: page === "done" }
  }
  const shown = { tells: true, isHidden: false, isFound: true, page: true }
  const hidden = { tells: false, isHidden: true, isFound: false, page: false }
  const ended = { expiresAt: null, warnAt: null, endedAt: new Date() }
  const states = [
    [{ status: "open" }, shown],
    [{ status: "held", holdReason: "prohibited_words", expiresAt: null, warnAt: null }, hidden],
    [{ status: "draft" }, hidden],
    [{ status: "expired", ...ended }, shown],
    [{ status: "cancelled", ...ended }, shown],
    [{ status: "removed", ...ended }, hidden],
  ] as const
  for (const [given, toDoer] of states) {
    await set(given)
    expect([given.status, await seen(ion)]).toEqual([given.status, toDoer])
    expect([given.status, await seen(ana)]).toEqual([given.status, shown])
  }
})

test("someone who gave no name isn't taken for someone whose account is deleted", async () => {
  const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
  const task = await aTask(world.db, ana.user)
  await offerOn(ion, task)
  const { id } = await aConversation(world.db, ana.user, ion.user, { task })
  const named = async (given: Partial<typeof users.$inferInsert>) => {
    await world.db.update(users).set(given).where(eq(users.id, ion.user.id))
    const { other } = await ana.ask<ConversationAnswer>("conversation.getById", { id })
    return { name: other.name, isDeleted: other.isDeleted }
  }
  expect(await named({ name: "" })).toEqual({ name: "", isDeleted: false })
  expect(await named({ name: "Deleted user", deletedAt: new Date(), status: "deactivated" })).toEqual({
    name: "",
    isDeleted: true,
  })
})

test("whoever works on a task that was taken down still reads what it is", async () => {
  const { ana, ion, id, task } = await aHiredPair(world)
  const admin = await aCaller(world, { role: "ADMIN" })
  const explanation = "Please say what is to be done, and where."
  await admin.tell("adminTask.remove", { id, reasonCode: "other", explanation })
  for (const who of [ana, ion]) {
    const [talk] = (await who.ask<List>("conversation.getMy", {})).data
    expect(talk?.task?.title).toBe(task.title)
    expect(await who.tryAsk("task.getById", { id })).toBe("done")
  }
})

test("one's own step is no news to oneself: only the other one's talk is unread", async () => {
  const { ana, ion, id } = await aHiredPair(world)
  const unread = async (who: Caller) =>
    (await who.ask<{ count: number }>("conversation.getUnreadCount")).count
  const readAll = () => world.db.update(conversationMembers).set({ unread: 0 })
  const review = { rating: 5, text: "All went well, on time and with care for the flat." }
  const actions = [
    [ion, ana, () => ion.tell("task.start", { id })],
    [ion, ana, () => ion.tell("task.requestCompletion", { id, note: "Done." })],
    [ana, ion, () => ana.tell("task.requestChanges", { id, text: "The second tap drips as it did before." })],
    [ion, ana, () => ion.tell("task.requestCompletion", { id, note: "Done again." })],
    [ana, ion, () => ana.tell("task.confirmCompletion", { id })],
  ] as const
  for (const [actor, other, action] of actions) {
    await readAll()
    await action()
    expect([await unread(actor), await unread(other)]).toEqual([0, 1])
  }
  await ana.tell("review.create", { payload: { taskId: id, ...review } })
  await readAll()
  await ion.tell("review.create", { payload: { taskId: id, ...review } })
  expect([await unread(ion), await unread(ana)]).toEqual([0, 1])
})

test("when the chosen doer leaves, those who were passed over read it in their talk and are told that they may renew", async () => {
  const [ana, ion, eva] = [await aCaller(world), await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
  const task = await aTask(world.db, ana.user)
  const [chosen, passed] = [await offerOn(ion, task), await offerOn(eva, task)]
  const talk = await ana.tell<ConversationAnswer>("conversation.openForOffer", { offerId: passed.id })
  await ana.tell("message.create", { payload: { conversationId: talk.id, text: "When could you come?" } })
  await ana.tell("offer.accept", { id: chosen.id, paymentMethod: "cash" })
  await ion.tell("task.cancelAssignment", { id: task.id, reasonCode: "unwell" })
  type Page = { data: { system: { key: string } | null }[] }
  const lines = (await eva.ask<Page>("message.getByConversation", { conversationId: talk.id })).data
  expect(lines.map(({ system }) => system?.key ?? "said")).toEqual(["said", "not_selected", "open_again"])
  const look = (who: Caller) => who.ask<ConversationAnswer>("conversation.getById", { id: talk.id })
  expect([(await look(eva)).unread, (await look(ana)).unread]).toEqual([3, 0])
  type Notices = { data: { type: string }[] }
  await expect
    .poll(async () => (await eva.ask<Notices>("notification.getMy")).data.map(({ type }) => type))
    .toContain("TaskReopened")
  expect(await eva.tryTell("offer.revive", { id: passed.id })).toBe("done")
})

test("words are found however they are spelled, by the person's own talks and their index alone", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const { id } = await aConversation(world.db, ana.user, ion.user)
  await aMessage(world.db, { id }, ion.user, { text: "Încuietoarea de la ușă, «Щит»" })
  for (const q of ["incuietoarea usa", "УШĂ", "щит", "shchit"])
    expect([q, await found(ana, q)]).toEqual([q, [id]])
  expect(await found(await aCaller(world), "incuietoarea")).toEqual([])

  const client = await world.db.$client.connect()
  try {
    await client.query("begin")
    // Of a few rows a table is read whole: the planner is asked what it would do without that way out.
    await client.query("set local enable_seqscan = off")
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `explain ${searchedRows({ kind: undefined, unreadOnly: false })}`,
      [ana.user.id, ["%usa%"]],
    )
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n")
    expect(plan).toContain("conversation_members_newest")
    expect(plan).toContain("messages_in_order")
    expect(plan).not.toContain("Seq Scan")
  } finally {
    await client.query("rollback")
    client.release()
  }
})
