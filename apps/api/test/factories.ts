import { randomUUID } from "node:crypto"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "../src/platform/db/drizzle.ts"
import { hashAtCost } from "../src/account/password-hash.ts"
import { cookiesOf, sessionSeconds, signToken } from "../src/account/session-cookie.ts"
import type { Caller } from "../src/platform/caller.ts"
import { createPhoneCodes } from "../src/platform/sms/phone-code-parts.ts"
import type { UserContext } from "../src/platform/context.ts"
import type { Database } from "../src/platform/db/client.ts"
import { auditLogs } from "../src/platform/db/schema/audit-log.ts"
import { accounts, sessions } from "../src/platform/db/schema/account.ts"
import { contactMessages } from "../src/platform/db/schema/contact-message.ts"
import { contacts, phoneCodes } from "../src/platform/db/schema/contact.ts"
import { files } from "../src/platform/db/schema/file.ts"
import { notificationCounts, notifications } from "../src/platform/db/schema/notification.ts"
import { users } from "../src/platform/db/schema/user.ts"
import { drawByPlan } from "../src/platform/pictures/draw-by-plan.ts"
import { createFileLinks } from "../src/platform/pictures/links.ts"
import type { FileParts } from "../src/platform/pictures/parts.ts"
import { createSubmitGate } from "../src/platform/pictures/submit-gate.ts"
import { createLog } from "../src/platform/settings/log.ts"
import { createLocalStorage } from "../src/platform/storage/local-storage.ts"
import { createUploadPolicies } from "../src/platform/storage/upload-policy.ts"

export const testSecret = "4yGk2mXc9Qw7Zt1Vb8Np5Rj3Hs6Lf0Da"

type NewUser = Partial<typeof users.$inferInsert> & { password?: string }

const hashes = new Map<string, Promise<string>>()

/** As cheap as it gets: hundreds of wrong passwords are compared with them. The first login makes a real hash of it. */
const cheap = { memory: 8, passes: 1, parallelism: 1 }

function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashAtCost(password, cheap)
  hashes.set(password, hash)
  return hash
}

/** A verified, active person; with a password only if asked. */
export async function aUser(db: Database, { password, ...given }: NewUser = {}) {
  const id = given.id ?? randomUUID()
  const [user] = await db
    .insert(users)
    .values({ id, name: "Maria Rusu", email: `${id}@example.com`, emailVerified: true, ...given })
    .returning()
  if (!user) throw new Error("no user")
  if (password !== undefined) {
    const hash = await hashOf(password)
    const account = { id: randomUUID(), userId: id, accountId: id, providerId: "credential", password: hash }
    await db.insert(accounts).values(account)
  }
  return user
}

export async function aSession(
  db: Database,
  user: { id: string },
  given: Partial<typeof sessions.$inferInsert> = {},
) {
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000)
  const [session] = await db
    .insert(sessions)
    .values({ id: randomUUID(), token: randomUUID(), userId: user.id, expiresAt, ...given })
    .returning()
  if (!session) throw new Error("no session")
  return session
}

export function cookieOf(session: { token: string }, secret = testSecret) {
  return `${cookiesOf({ serverUrl: "http://localhost" }).names.session}=${signToken(session.token, secret)}`
}

export async function signedInCookie(db: Database, user: { id: string }) {
  return cookieOf(await aSession(db, user))
}

/** A public picture that has been checked, as far as the database knows. */
export async function aFile(
  db: Database,
  owner: { id: string },
  given: Partial<typeof files.$inferInsert> = {},
) {
  const [file] = await db
    .insert(files)
    .values({
      ownerId: owner.id,
      isPublic: true,
      status: "ready",
      originalName: "me.png",
      declaredType: "image/png",
      declaredSize: 100,
      purpose: "avatar",
      key: `${randomUUID()}/1`,
      type: "image/png",
      size: 100,
      ...given,
    })
    .returning()
  if (!file) throw new Error("no file")
  return file
}

const testCodes = createPhoneCodes(testSecret)

export async function aContact(
  db: Database,
  owner: { id: string },
  given: Partial<typeof contacts.$inferInsert> = {},
) {
  const row = { type: "email", value: `${randomUUID()}@example.com`, isPrimary: false, ...given } as const
  const verifiedAt = row.type === "phone" ? new Date() : null
  const [contact] = await db
    .insert(contacts)
    .values({ userId: owner.id, verifiedAt, ...row })
    .returning()
  if (!contact) throw new Error("no contact")
  return contact
}

/** A message to us, from nobody in particular. */
export async function aContactMessage(
  db: Database,
  given: Partial<typeof contactMessages.$inferInsert> = {},
): Promise<string> {
  const at = new Date()
  const [message] = await db
    .insert(contactMessages)
    .values({
      ticketNo: `D-${randomUUID()}`,
      name: "Ana",
      email: "ana@example.com",
      topic: "help",
      text: "I cannot find my task anywhere.",
      lang: "en",
      source: "form",
      status: "new",
      createdAt: at,
      lastWordAt: at,
      ...given,
    })
    .returning()
  if (!message) throw new Error("no message")
  return message.id
}

/** A code on its way to the owner's number, as if the message had been written. */
export async function aPhoneCode(
  db: Database,
  owner: { id: string },
  { code, ...given }: Partial<typeof phoneCodes.$inferInsert> & { code: string },
) {
  const row = {
    id: randomUUID(),
    userId: owner.id,
    phone: "+37360000001",
    network: "192.0.2.1",
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 600_000),
    ...given,
  }
  await db.insert(phoneCodes).values({ ...row, codeHash: testCodes.hash(row, code) })
  return row
}

/** A row with its count, as if its event had been worked off. */
export async function aNotification(
  db: Database,
  reader: { id: string },
  given: Partial<typeof notifications.$inferInsert> = {},
) {
  const row = { userId: reader.id, eventId: randomUUID(), type: "TestNotification", ...given }
  const [notification] = await db.insert(notifications).values(row).returning()
  if (!notification) throw new Error("no notification")
  const unread = notification.isRead ? 0 : 1
  await db
    .insert(notificationCounts)
    .values({ userId: reader.id, total: 1, unread })
    .onConflictDoUpdate({
      target: notificationCounts.userId,
      set: { total: sql`notification_counts.total + 1`, unread: sql`notification_counts.unread + ${unread}` },
    })
  return notification
}

const testServer = "http://localhost:4201"

/** Files in a folder of this process, which exists as soon as something is written. */
export function fileParts(): FileParts {
  return {
    storage: createLocalStorage({
      folder: join(tmpdir(), `doable-files-${process.pid}`),
      uploadUrl: `${testServer}/uploads`,
      policies: createUploadPolicies(testSecret),
    }),
    links: createFileLinks({ serverUrl: testServer, secret: testSecret }),
    // Our own pictures need no process of their own, which takes a quarter of a second.
    redrawPicture: drawByPlan,
    passSubmit: createSubmitGate(),
  }
}

async function nobodyListens(): Promise<never> {
  throw new Error("a verb of a test has no open pages")
}

/** The context that a verb gets when this person calls it. */
export function as(user: typeof users.$inferSelect, db: Database): UserContext {
  const { emailVerified: _, deletedAt: __, createdAt, updatedAt, ...rest } = user
  const caller: Caller = { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return {
    db,
    lists: { replica: async () => null, replicaFailed: () => {}, noteWrite: async () => {} },
    files: fileParts(),
    phoneCodes: {
      codes: testCodes,
      prefixes: ["+373"],
      keptOpen: [],
      budget: { perDay: 100, perHour: 0 },
      isLimited: false,
    },
    user: caller,
    log: createLog("silent"),
    now: () => new Date(),
    appName: "Doable",
    requestId: randomUUID(),
    clientAddress: "192.0.2.1",
    userAgent: null,
    language: null,
    live: { open: nobodyListens, stop: nobodyListens, count: () => 0, isListening: () => false },
    whoIsCalling: async () => caller,
    push: null,
    callingSession: async () => null,
    requireAdminSecondStep: false,
    enter: async () => () => {},
    countCall: () => 0,
    feedAddress: (feedId) => feedId,
    textHits: { add: () => {}, write: async () => {} },
    measureCall: () => {},
  }
}

export async function anAuditLog(db: Database): Promise<string> {
  const [row] = await db
    .insert(auditLogs)
    .values({
      actorRole: "SYSTEM",
      action: "user.unlock",
      severity: "info",
      entityType: "user",
      createdAt: new Date(),
    })
    .returning({ id: auditLogs.id })
  if (!row) throw new Error("no row")
  return row.id
}
