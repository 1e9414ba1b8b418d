import { randomUUID } from "node:crypto"
import { and, eq } from "../../../src/platform/db/drizzle.ts"
import type { Database } from "../../../src/platform/db/client.ts"
import {
  accountLinks,
  emailChanges,
  passkeys,
  secondStepRemovals,
  signUps,
  twoFactors,
} from "../../../src/platform/db/schema/account.ts"
import { contactMessages } from "../../../src/platform/db/schema/contact-message.ts"
import { conversationMembers, conversations } from "../../../src/platform/db/schema/conversation.ts"
import { messages } from "../../../src/platform/db/schema/message.ts"
import { offerCounters, taskOffers } from "../../../src/platform/db/schema/offer.ts"
import { providerApplications } from "../../../src/platform/db/schema/provider-application.ts"
import { calendarFeeds, providerProfiles } from "../../../src/platform/db/schema/provider.ts"
import { reviews } from "../../../src/platform/db/schema/review.ts"
import {
  agreements,
  completionReports,
  taskAssignments,
} from "../../../src/platform/db/schema/task-assignment.ts"
import { taskInvites } from "../../../src/platform/db/schema/task-invite.ts"
import { taskQuestions } from "../../../src/platform/db/schema/task-question.ts"
import { taskEvents, tasks } from "../../../src/platform/db/schema/task.ts"
import { referralLinks } from "../../../src/platform/db/schema/trust/referral.ts"
import { userBlocks } from "../../../src/platform/db/schema/user-block.ts"
import { userNotes } from "../../../src/platform/db/schema/user.ts"
import { aContact, aFile, aPhoneCode, aSession, aUser } from "../../factories.ts"
import { aTask } from "../../task-factories.ts"
import { exitRows } from "./personal-exit-rows.ts"
import { keptRows } from "./personal-kept-rows.ts"
import { noticeRows } from "./personal-notice-rows.ts"
import { trustRows } from "./personal-trust-rows.ts"
import { traces } from "./traces.ts"

type Person = { id: string }

/**
 * A row with traces for every table that refers to people. If you add such a table, add a line here, and say in its
 * noun's `<noun>-data.ts` what happens to it when the person leaves.
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
  contact_messages: (db, { id }) =>
    db.insert(contactMessages).values({
      userId: id,
      ticketNo: `D-${randomUUID()}`,
      name: traces.name,
      email: traces.email,
      topic: "privacy",
      text: `Send it to ${traces.street}, please.`,
      lang: "ro",
      source: "form",
      status: "new",
      createdAt: new Date(),
      lastWordAt: new Date(),
    }),
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
  user_notes: async (db, { id }) => {
    const { id: authorId } = await aUser(db, { role: "ADMIN" })
    await db
      .insert(userNotes)
      .values({ userId: id, authorId, text: `Called: ${traces.phone}`, createdAt: new Date() })
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
  // To tasks of others: one that stands, and one that won; and to an own one, what one wrote about it.
  task_offers: async (db, person) => {
    const words = { message: `I am ${traces.name}`, included: [traces.phone], lowPriceReason: traces.name }
    for (const ends of [{}, { status: "ended", acceptedAt: new Date(), closedAt: new Date() }] as const) {
      const task = await aTask(db, await aUser(db))
      const values = { ...anOffer(task.id, person.id), ...words, ...ends }
      const [offer] = await db.insert(taskOffers).values(values).returning()
      const answered = { status: "answered", answerMessage: `${traces.name} wants more` } as const
      if (offer) await db.insert(offerCounters).values({ ...aCounter(offer.id), ...answered })
    }
    const own = await aTask(db, person)
    const declined = { status: "declined", declineReason: "other", closedAt: new Date() } as const
    const note = { declineNote: `${traces.name} thanks you` }
    const [theirs] = await db
      .insert(taskOffers)
      .values({ ...anOffer(own.id, (await aUser(db)).id), ...declined, ...note, message: "" })
      .returning()
    const asked = { status: "withdrawn", message: `${traces.name} pays less` } as const
    if (theirs) await db.insert(offerCounters).values({ ...aCounter(theirs.id), ...asked })
  },
  task_questions: async (db, person) => {
    const asked = { text: `Call ${traces.phone}?`, lang: "ro", authorId: person.id } as const
    await db.insert(taskQuestions).values({ ...asked, taskId: (await aTask(db, await aUser(db))).id })
    const answer = { answerText: `Yes, ${traces.name}`, answeredAt: new Date() }
    const other = { text: "How many rooms?", lang: "ro", authorId: (await aUser(db)).id } as const
    await db.insert(taskQuestions).values({ ...other, ...answer, taskId: (await aTask(db, person)).id })
  },
  task_invites: async (db, person) => {
    const expiresAt = new Date(Date.now() + 60_000)
    const theirs = await aTask(db, await aUser(db))
    await db.insert(taskInvites).values({ taskId: theirs.id, providerId: person.id, expiresAt })
    const own = await aTask(db, person)
    const sent = { taskId: own.id, providerId: (await aUser(db)).id, expiresAt }
    await db.insert(taskInvites).values({ ...sent, message: `From ${traces.name}` })
  },
  // The offer that won was made just above.
  task_assignments: async (db, { id }) => {
    const [offer] = await db
      .select()
      .from(taskOffers)
      .where(and(eq(taskOffers.providerId, id), eq(taskOffers.status, "ended")))
    if (!offer) throw new Error("no offer")
    const other = (await aUser(db)).id
    const ended = { endedAt: new Date(), outcome: "cancelled", assignedAt: new Date() } as const
    const called = { cancelledById: id, cancelNote: `${traces.name} is ill` }
    const hire = { taskId: offer.taskId, offerId: offer.id, ...ended, ...called }
    const made = await db
      .insert(taskAssignments)
      .values([
        { ...hire, ownerId: other, providerId: id },
        { ...hire, ownerId: id, providerId: other },
      ])
      .returning()
    const agreed = { scopeText: "", price: 1, currency: "MDL", title: "" } as const
    const terms = { materials: "to_agree", paymentMethod: "cash", address: traces.street } as const
    const own = made.find(({ ownerId }) => ownerId === id)
    if (own) await db.insert(agreements).values({ ...agreed, ...terms, included: [], assignmentId: own.id })
  },
  completion_reports: async (db, { id }) => {
    const hires = await db.select().from(taskAssignments).where(eq(taskAssignments.cancelledById, id))
    for (const { id: assignmentId, taskId, providerId } of hires) {
      const mine = { note: `Done, ${traces.name}` }
      const theirs = { changesText: `Call ${traces.phone}`, changesRequestedAt: new Date() }
      const words = providerId === id ? mine : theirs
      await db.insert(completionReports).values({ assignmentId, taskId, providerId, ...words })
    }
  },
  ...exitRows,
  ...keptRows,
  ...noticeRows,
  ...trustRows,
  reviews: async (db, { id }) => {
    const [hire] = await db.select().from(taskAssignments).where(eq(taskAssignments.ownerId, id))
    if (!hire) throw new Error("no hire")
    await db.insert(reviews).values({
      taskId: hire.taskId,
      assignmentId: hire.id,
      authorId: id,
      subjectId: hire.providerId,
      direction: "to_provider",
      rating: 4,
      privateNote: `Ask ${traces.name}`,
      publishAt: new Date(),
    })
  },
  // Of a task of someone else's: what one did there stays, as done by nobody.
  task_events: async (db, { id }) => {
    const other = await aUser(db)
    const [task] = await db
      .insert(tasks)
      .values({ ownerId: other.id, lang: "ro", spokenLanguages: ["ro"] })
      .returning()
    if (task) await db.insert(taskEvents).values({ taskId: task.id, actorId: id, type: "edited" })
  },
  sessions: (db, person) => aSession(db, person, { ipAddress: traces.address, userAgent: traces.agent }),
  sign_ups: (db, { id: userId }) =>
    db.insert(signUps).values({ userId, name: traces.name, locale: "ro", expiresAt: inAMinute() }),
  passkeys: (db, { id }) =>
    db.insert(passkeys).values({
      id,
      userId: id,
      name: traces.name,
      publicKey: "public",
      credentialID: id,
      counter: 0,
      deviceType: "multiDevice",
      backedUp: true,
    }),
  calendar_feeds: (db, { id }) => db.insert(calendarFeeds).values({ userId: id }),
  referral_links: (db, { id }) =>
    db.insert(referralLinks).values({ userId: id, code: "trandafir2", createdAt: new Date() }),
  second_step_removals: (db, { id }) =>
    db.insert(secondStepRemovals).values({ userId: id, requestedAt: new Date(), dueAt: new Date() }),
  two_factors: (db, { id }) =>
    db.insert(twoFactors).values({ id, userId: id, secret: "sealed", backupCodes: "sealed" }),
}

async function conversationOf(db: Database, userId: string) {
  const [conversation] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.customerId, userId))
  if (!conversation) throw new Error("no conversation")
  return conversation.id
}

const aCounter = (offerId: string) => {
  const [price, createdAt] = [90_00, new Date()]
  return {
    offerId,
    round: 1,
    currency: "MDL",
    offeredPrice: 100_00,
    price,
    createdAt,
    closedAt: createdAt,
  } as const
}

const anOffer = (taskId: string, providerId: string) =>
  ({
    taskId,
    providerId,
    price: 100_00,
    currency: "MDL",
    lang: "ro",
    validDays: 7,
    validUntil: new Date(Date.now() + 60_000),
    taskVersionSeen: 1,
  }) as const

const inAMinute = () => new Date(Date.now() + 60_000)
