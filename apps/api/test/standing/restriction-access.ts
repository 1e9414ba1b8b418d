import { randomUUID } from "node:crypto"
import { eq } from "../../src/platform/db/drizzle.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { appealFiles, restrictions } from "../../src/platform/db/schema/trust/restriction.ts"
import { messages } from "../../src/platform/db/schema/message.ts"
import { aConversation, aMessage } from "../conversation-factories.ts"
import { aFile, aUser } from "../factories.ts"
import type { AccessTable } from "./access.ts"

type Given = Partial<typeof restrictions.$inferInsert>

const text = "I had agreed on a bank transfer before, so please look at it again."

async function aRestriction(db: Database, given: Given = {}) {
  const userId = given.userId ?? (await aUser(db)).id
  const decision = { kind: "warning", reasonCode: "spam", explanation: { en: "A good reason." } } as const
  const [row] = await db
    .insert(restrictions)
    .values({ ...decision, startsAt: new Date(), ...given, userId })
    .returning()
  if (!row) throw new Error("no restriction")
  return row
}

async function aSaid(db: Database, hiddenAt: Date | null = null) {
  const author = await aUser(db)
  const { id } = await aMessage(db, await aConversation(db, author, await aUser(db)), author)
  await db.update(messages).set({ hiddenAt }).where(eq(messages.id, id))
  return id
}

const appealed = { appealStatus: "open", appealText: text, appealedAt: new Date() } as const
const anAppeal = async (_people: unknown, db: Database) => ({ id: (await aRestriction(db, appealed)).id })

export const restrictionAccess: AccessTable = {
  "adminContent.hide": {
    access: "moderator",
    input: async (_people, db) => ({
      targetType: "message",
      targetId: await aSaid(db),
      reason: "an insult",
      reasonCode: "offensive",
    }),
  },
  "adminContent.restore": {
    access: "moderator",
    input: async (_people, db) => ({
      targetType: "message",
      targetId: await aSaid(db, new Date()),
      reason: "a mistake",
    }),
  },
  "adminRestriction.decideAppeal": {
    access: "admin",
    input: async (people, db) => ({
      ...(await anAppeal(people, db)),
      decision: "upheld",
      text: "We read it again, and it stays.",
    }),
  },
  "adminRestriction.getAppeal": { access: "admin", input: anAppeal },
  "adminRestriction.getAppeals": { access: "admin", input: async () => ({ tab: "open" }) },
  "adminRestriction.getFileUrl": {
    access: "admin",
    input: async (_people, db) => {
      const { id, userId } = await aRestriction(db, appealed)
      const file = await aFile(db, { id: userId }, { isPublic: false })
      await db.insert(appealFiles).values({ restrictionId: id, fileId: file.id, position: 0 })
      return { id, fileId: file.id }
    },
  },
  "restriction.appeal": {
    access: "user",
    ids: async ({ user, other }, db) => ({
      own: { id: (await aRestriction(db, { userId: user.id })).id, text },
      foreign: { id: (await aRestriction(db, { userId: other.id })).id, text },
      missing: { id: randomUUID(), text },
    }),
  },
  "restriction.getCurrent": { access: "user" },
  "restriction.getMy": { access: "user", input: async () => ({}) },
}
