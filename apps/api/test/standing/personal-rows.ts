import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "../../src/db/client.ts"
import { accountLinks, emailChanges, signUps } from "../../src/db/schema/account.ts"
import { conversationMembers, conversations } from "../../src/db/schema/conversation.ts"
import { favourites } from "../../src/db/schema/favourite.ts"
import { messages } from "../../src/db/schema/message.ts"
import { notificationCounts, notifications, unwantedLetters } from "../../src/db/schema/notification.ts"
import { providerApplications } from "../../src/db/schema/provider-application.ts"
import { providerProfiles } from "../../src/db/schema/provider.ts"
import { taskEvents, tasks } from "../../src/db/schema/task.ts"
import { userBlocks } from "../../src/db/schema/user-block.ts"
import { aContact, aFile, aPhoneCode, aSession, aUser } from "../factories.ts"

/** What could be recognised of somebody. After they have left, no row may hold any of it. */
export const traces = {
  name: "Zenovia Trandafir",
  email: "zenovia@trandafir.example",
  otherEmail: "zeno@elsewhere.example",
  phone: "+37369990007",
  address: "203.0.113.77",
  agent: "TrandafirBrowser/7",
  fileName: "zenovia-passport.png",
  street: "Strada Trandafirilor 7",
} as const

type Person = { id: string }

/**
 * A row with traces for every table that refers to people. Whoever adds such a table adds a line here, and
 * says in its noun's `<noun>-data.ts` what becomes of it when the person leaves.
 */
export const personalRows: Record<string, (db: Database, person: Person) => Promise<unknown>> = {
  // Made by the factory of people.
  accounts: async () => {},
  account_links: (db, { id }) =>
    db.insert(accountLinks).values({
      userId: id,
      purpose: "unlock",
      email: traces.email,
      tokenHash: randomUUID(),
      expiresAt: new Date(Date.now() + 60_000),
    }),
  contacts: async (db, person) => {
    await aContact(db, person, { value: traces.otherEmail, isPrimary: true })
    await aContact(db, person, { type: "phone", value: traces.phone })
  },
  conversations: async (db, { id }) => {
    const other = await aUser(db)
    await db.insert(conversations).values({ kind: "direct", customerId: id, providerId: other.id })
  },
  // In the conversation made just above.
  conversation_members: async (db, { id }) => {
    const conversationId = await conversationOf(db, id)
    await db.insert(conversationMembers).values({ conversationId, userId: id, lastMessageAt: new Date() })
  },
  messages: async (db, { id }) => {
    const text = `I am ${traces.name}, call ${traces.phone}`
    const said = { text, foldedText: text, clientId: randomUUID(), createdAt: new Date(), position: 1 }
    const conversationId = await conversationOf(db, id)
    await db.insert(messages).values({ ...said, conversationId, senderId: id })
  },
  user_blocks: async (db, { id }) => {
    const other = await aUser(db)
    await db.insert(userBlocks).values([
      { blockerId: id, blockedId: other.id, reason: `knows ${traces.name}` },
      { blockerId: other.id, blockedId: id, reason: traces.phone },
    ])
  },
  email_changes: (db, { id }) =>
    db.insert(emailChanges).values({
      userId: id,
      oldEmail: traces.email,
      newEmail: traces.otherEmail,
      expiresAt: new Date(Date.now() + 60_000),
    }),
  favourites: (db, { id }) =>
    db.insert(favourites).values({ userId: id, targetType: "task", targetId: randomUUID() }),
  files: async (db, person) => {
    await aFile(db, person, { originalName: traces.fileName })
    await aFile(db, person, { originalName: traces.fileName, purpose: "document", isPublic: false })
    await aFile(db, person, {
      originalName: traces.fileName,
      status: "waiting",
      key: null,
      type: null,
      size: null,
    })
  },
  notifications: (db, { id }) =>
    db.insert(notifications).values({
      userId: id,
      eventId: randomUUID(),
      type: "TestNotification",
      metadata: { message: `Hello, ${traces.name}` },
    }),
  notification_counts: (db, { id }) =>
    db.insert(notificationCounts).values({ userId: id, total: 1, unread: 1 }),
  phone_codes: (db, person) =>
    aPhoneCode(db, person, { code: "012345", phone: traces.phone, network: traces.address }),
  provider_profiles: (db, { id }) =>
    db.insert(providerProfiles).values({
      userId: id,
      headline: `${traces.name} paints`,
      originalBio: `Call ${traces.phone}`,
      lang: "ro",
      spokenLanguages: ["ro"],
    }),
  // The profile was made just above.
  provider_applications: async (db, { id }) => {
    const [profile] = await db
      .select({ id: providerProfiles.id })
      .from(providerProfiles)
      .where(eq(providerProfiles.userId, id))
    if (!profile) throw new Error("no profile")
    const named = { kind: "individual", legalName: traces.name } as const
    await db.insert(providerApplications).values({ userId: id, providerId: profile.id, ...named })
  },
  tasks: (db, { id }) =>
    db.insert(tasks).values({
      ownerId: id,
      title: `Paint the flat of ${traces.name}`,
      originalDescription: `Call ${traces.phone}`,
      address: traces.street,
      lang: "ro",
      spokenLanguages: ["ro"],
    }),
  // Of a task of somebody else's: what one did there stays, as done by nobody.
  task_events: async (db, { id }) => {
    const other = await aUser(db)
    const [task] = await db
      .insert(tasks)
      .values({ ownerId: other.id, lang: "ro", spokenLanguages: ["ro"] })
      .returning()
    if (task) await db.insert(taskEvents).values({ taskId: task.id, actorId: id, type: "edited" })
  },
  sessions: (db, person) => aSession(db, person, { ipAddress: traces.address, userAgent: traces.agent }),
  sign_ups: (db, { id }) =>
    db.insert(signUps).values({
      userId: id,
      name: traces.name,
      locale: "ro",
      expiresAt: new Date(Date.now() + 60_000),
    }),
  unwanted_letters: (db, { id }) => db.insert(unwantedLetters).values({ userId: id, type: "TaskExpiring" }),
}

async function conversationOf(db: Database, userId: string) {
  const [conversation] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.customerId, userId))
  if (!conversation) throw new Error("no conversation")
  return conversation.id
}

/** Rows that still point to the nobody that is left, without a trace of who it was. */
export const stays: Record<string, string> = {
  task_events: "what happened to a task belongs to its history, done by nobody",
  conversations: "the other one of the two may read on what they said themselves",
  conversation_members: "as the conversation; it says nothing of the person",
  messages: "their places in the conversation; the words are gone",
  files: "what others were sent refers to its row; name and bytes are gone",
}

/** Where traces may lie a while longer, until housekeeping comes. */
export const untilHousekeeping: Record<string, string> = {
  outbox_events: "the letter that says goodbye needs an address; thirty days",
  phone_codes: "else leaving and coming back would open the limits on messages; two days",
}
