import { randomUUID } from "node:crypto"
import type { Database } from "../../src/platform/db/client.ts"
import { aConversation, aMessage, anOfferRow, aSupportTalk } from "../conversation-factories.ts"
import { aUser } from "../factories.ts"
import { aProvider } from "../provider-factories.ts"
import { aTask } from "../task-factories.ts"
import type { AccessTable } from "./access.ts"
import type { People, Person } from "./people.ts"

/** One that `user` takes part in, one between `other` and someone else, and none. */
const talked =
  (ask: (id: string) => object) =>
  async ({ user, other }: People, db: Database) => {
    const idOf = async (one: Person) => (await aConversation(db, one, await aUser(db))).id
    return { own: ask(await idOf(user)), foreign: ask(await idOf(other)), missing: ask(randomUUID()) }
  }

async function message({ user, other }: People, db: Database) {
  const idOf = async (one: Person) => {
    const conversation = await aConversation(db, one, await aUser(db))
    return { id: (await aMessage(db, conversation, one)).id }
  }
  return { own: await idOf(user), foreign: await idOf(other), missing: { id: randomUUID() } }
}

async function offer({ user, other }: People, db: Database) {
  const idOf = async (owner: Person) => ({
    offerId: (await anOfferRow(db, await aTask(db, owner), await aUser(db))).id,
  })
  return { own: await idOf(user), foreign: await idOf(other), missing: { offerId: randomUUID() } }
}

export const conversationAccess: AccessTable = {
  "conversation.getById": { access: "user", ids: talked((id) => ({ id })) },
  "conversation.getMy": { access: "user", input: async () => ({ q: "tap" }) },
  "conversation.getUnreadCount": { access: "user" },
  "conversation.markRead": { access: "user", ids: talked((id) => ({ id })) },
  "conversation.openDirect": {
    access: "user",
    input: async (_people, db) => ({
      providerId: (await aProvider(db, await aUser(db))).id,
      text: "Good day",
    }),
  },
  "conversation.openForOffer": { access: "user", ids: offer },
  "conversation.openSupport": {
    access: "user",
    input: async () => ({ topic: "help", text: "My task is not on the list" }),
  },
  "adminSupport.getList": { access: "moderator", input: async () => ({ state: "settled" }) },
  "adminSupport.settle": {
    access: "moderator",
    input: async (_people, db) => ({ id: (await aSupportTalk(db, await aUser(db))).id }),
  },
  "message.create": {
    access: "user",
    ids: talked((conversationId) => ({ payload: { conversationId, text: "Good day" } })),
  },
  "message.delete": { access: "user", ids: message },
  "message.getByConversation": { access: "user", ids: talked((conversationId) => ({ conversationId })) },
  "userBlock.create": {
    access: "user",
    input: async (_people, db) => ({ payload: { userId: (await aUser(db)).id } }),
  },
  "userBlock.delete": { access: "user", input: async ({ other }) => ({ userId: other.id }) },
  "userBlock.getMy": { access: "user", input: async () => ({}) },
}
