import { asc, eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { aConversation, aMessage, anOfferRow, conversationRow } from "../../test/conversation-factories.ts"
import { aDatabase } from "../../test/database.ts"
import { aUser } from "../../test/factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { conversationMembers } from "../platform/db/schema/conversation.ts"
import { messages } from "../platform/db/schema/message.ts"
import { postSystemMessage } from "./post-system-message.ts"
import { openTaskConversation } from "./open-task-conversation.ts"

const world = aDatabase()

async function aDeal() {
  const [owner, doer] = [await aUser(world.db), await aUser(world.db)]
  const task = await aTask(world.db, owner)
  const { id: offerId } = await anOfferRow(world.db, task, doer)
  const now = new Date()
  const hire = { taskId: task.id, offerId, ownerId: owner.id, providerId: doer.id, now }
  const open = () => world.db.transaction((tx) => openTaskConversation(tx, hire))
  return { owner, doer, task, hire, open }
}

async function unreadOf(conversationId: string) {
  const rows = await world.db
    .select()
    .from(conversationMembers)
    .where(eq(conversationMembers.conversationId, conversationId))
  return Object.fromEntries(rows.map(({ userId, unread }) => [userId, unread]))
}

test("the talk about an offer goes on as the talk about the work", async () => {
  const { owner, doer, task, hire, open } = await aDeal()
  const before = await aConversation(world.db, owner, doer, { task })
  await aMessage(world.db, before, doer, { text: "I can come today" })
  expect(await open()).toEqual({ conversationId: before.id })
  expect(await conversationRow(world.db, before.id)).toMatchObject({ kind: "task", offerId: hire.offerId })
})

test("people who never talked get a conversation with the hire, once, however many hires come at the same time", async () => {
  const { open } = await aDeal()
  const opened = await Promise.all([open(), open(), open()])
  const [first] = opened
  expect(opened).toEqual([first, first, first])
  expect(await conversationRow(world.db, first?.conversationId ?? "")).toMatchObject({ kind: "task" })
})

test("what the product says has its number, and is unread for whoever did not do it", async () => {
  const { owner, doer, hire, open } = await aDeal()
  const { conversationId } = await open()
  const { taskId, providerId, now } = hire
  await world.db.transaction(async (tx) => {
    const params = { amount: 400_00, currency: "MDL" }
    await postSystemMessage(tx, { conversationId, key: "hired", params, actorId: owner.id, now })
    await postSystemMessage(tx, { taskId, providerId, key: "auto_completed", actorId: null, now })
    await postSystemMessage(tx, { taskId, providerId: owner.id, key: "started", actorId: null, now })
  })
  const { systemKey, position } = messages
  const said = await world.db
    .select({ systemKey, position })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(position))
  expect(said).toEqual([
    { systemKey: "hired", position: 1 },
    { systemKey: "auto_completed", position: 2 },
  ])
  expect(await unreadOf(conversationId)).toEqual({ [owner.id]: 1, [doer.id]: 2 })
})
