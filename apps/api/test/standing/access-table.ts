import { randomUUID } from "node:crypto"
import type { Database } from "../../src/platform/db/client.ts"
import { twoFactors } from "../../src/platform/db/schema/account.ts"
import { contactMessageFiles } from "../../src/platform/db/schema/contact-message.ts"
import {
  aContact,
  aContactMessage,
  anAuditLog,
  aFile,
  aNotification,
  aPhoneCode,
  aUser,
} from "../factories.ts"
import { adminMarketAccess } from "./admin-market-access.ts"
import { contentAccess } from "./content-access.ts"
import { conversationAccess } from "./conversation-access.ts"
import type { AccessTable } from "./access.ts"
import type { People, Person } from "./people.ts"
import { dealAccess } from "./deal-access.ts"
import { exitAccess } from "./exit-access.ts"
import { pushAccess } from "./push-access.ts"
import { providerAccess } from "./provider-access.ts"
import { restrictionAccess } from "./restriction-access.ts"
import { reportAccess } from "./report-access.ts"
import { textRuleAccess } from "./text-rule-access.ts"
import { taskAccess } from "./task-access.ts"
import { workAccess } from "./work-access.ts"

/** One row per procedure of the API; a procedure without one turns the tests red. */
export const accessTable: AccessTable = {
  ...adminMarketAccess,
  ...contentAccess,
  ...conversationAccess,
  ...dealAccess,
  ...exitAccess,
  ...providerAccess,
  ...pushAccess,
  ...reportAccess,
  ...textRuleAccess,
  ...restrictionAccess,
  ...taskAccess,
  ...workAccess,
  "admin.getOverview": { access: "moderator", input: async () => ({ period: 7 }) },
  "admin.getQueues": { access: "moderator" },
  "admin.sendTestNotification": { access: "admin" },
  "adminUser.addNote": {
    access: "moderator",
    input: async ({ other }) => ({ id: other.id, text: "called us" }),
  },
  "adminUser.getById": { access: "moderator", input: async ({ other }) => ({ id: other.id }) },
  "adminUser.getCounts": { access: "moderator" },
  "adminUser.getList": { access: "moderator", input: async () => ({ filter: { role: "ADMIN" } }) },
  "adminUser.removeSecondStep": {
    access: "admin",
    input: async (_people, db) => {
      const { id } = await aUser(db, { twoFactorEnabled: true })
      await db.insert(twoFactors).values({ id, userId: id, secret: "sealed", backupCodes: "sealed" })
      return { id, reason: "lost a phone" }
    },
  },
  "adminUser.revokeSessions": {
    access: "admin",
    input: async (_people, db) => ({ id: (await aUser(db)).id, reason: "lost a phone" }),
  },
  "adminUser.sendTestNotification": {
    access: "admin",
    input: async ({ other }) => ({ id: other.id, reason: "nothing reaches them" }),
  },
  "adminUser.setRole": {
    access: "admin",
    input: async ({ other }) => ({ id: other.id, role: "USER", reason: "as it is" }),
  },
  "adminUser.setStatus": {
    access: "moderator",
    input: async ({ other }) => ({ id: other.id, status: "active", reason: "as it is" }),
  },
  "adminUser.unlock": {
    access: "admin",
    input: async ({ other }) => ({ id: other.id, reason: "asked for it" }),
  },
  "auditLog.getById": {
    access: "admin",
    input: async (_people, db) => ({ id: await anAuditLog(db) }),
  },
  "auditLog.getList": { access: "admin", input: async () => ({ filter: { severity: "warning" } }) },
  "auditLog.verifyChain": { access: "admin", input: async () => ({ after: 0 }) },
  "category.getById": { access: "public", input: async () => ({ id: "plumbing" }) },
  "category.getTree": { access: "public", input: async () => ({ includeCounts: true }) },
  "category.search": { access: "public", input: async () => ({ q: "instalator" }) },
  "adminContact.getFileUrl": {
    access: "moderator",
    input: async (people, db) => {
      const messageId = await aContactMessage(db, { userId: people.user.id })
      const { id: fileId } = await aFile(db, people.user, { isPublic: false })
      await db.insert(contactMessageFiles).values({ messageId, position: 0, fileId })
      return { id: messageId, fileId }
    },
  },
  "adminContact.getList": {
    access: "moderator",
    input: async () => ({ pagination: { limit: 10, offset: 0 } }),
  },
  "adminContact.reply": {
    access: "moderator",
    input: async (_people, db) => ({
      id: await aContactMessage(db),
      text: "We have looked at it.",
      seenReplies: 0,
    }),
  },
  "adminContact.setStatus": {
    access: "moderator",
    input: async (_people, db) => ({ id: await aContactMessage(db), status: "closed" }),
  },
  "help.vote": { access: "public", input: async () => ({ article: "seen", isHelpful: true }) },
  "stats.getPublic": { access: "public" },
  "contactMessage.create": {
    access: "public",
    input: async () => ({
      payload: {
        name: "Ana",
        email: "ana@example.com",
        topic: "help",
        text: "I cannot find my task anywhere.",
        lang: "en",
      },
    }),
  },
  "contactMessage.getMy": { access: "user", input: async () => ({ pagination: { limit: 10, offset: 0 } }) },
  "contact.create": {
    access: "user",
    input: async () => ({ payload: { type: "email", value: "ana@example.com" } }),
  },
  "contact.delete": { access: "user", ids: contact },
  "contact.getMy": { access: "user" },
  "contact.requestPhoneOtp": { access: "user", input: async () => ({ phoneNumber: "+37360000001" }) },
  "contact.update": {
    access: "user",
    ids: async (people, db) => withPayload(await contact(people, db), { isPrimary: true }),
  },
  "contact.validatePhoneOtp": { access: "user", ids: phoneCode },
  "file.createPresignedPost": {
    access: "user",
    input: async () => ({ public: true, originalName: "me.png", size: 100, mimeType: "image/png" }),
  },
  "file.getPreviewUrl": { access: "user", ids: privateFile },
  "file.submitUploadedFile": { access: "user", ids: privateFile },
  "live.onEvent": { access: "user" },
  "notification.getById": { access: "user", ids: notification },
  "notification.getMy": { access: "user", input: async () => ({ pagination: { limit: 10, offset: 0 } }) },
  "notification.getUnreadCount": { access: "user" },
  "notification.markAllAsRead": { access: "user" },
  "notification.update": {
    access: "user",
    ids: async (people, db) => withPayload(await notification(people, db), { isRead: true }),
  },
  "notificationPreference.getMy": { access: "user" },
  "notificationPreference.update": {
    access: "user",
    input: async () => ({ payload: [{ type: "offers", email: false }], digest: "daily" }),
  },
  "place.getById": { access: "public", input: async () => ({ id: "618426" }) },
  "place.search": { access: "public", input: async () => ({ q: "chis" }) },
  "publicFile.getPreviewUrl": {
    access: "public",
    input: async ({ other }, db) => ({ id: (await aFile(db, other)).id }),
  },
  "referral.create": { access: "user" },
  "referral.getMy": { access: "user" },
  "user.exportMyData": { access: "user" },
  "user.getMyExport": { access: "user" },
  "user.getMe": { access: "public" },
  "user.setLocale": { access: "user", input: async () => ({ locale: "ro" }) },
  "user.patchMe": { access: "user", input: async () => ({ name: "Maria" }) },
}

async function privateFile({ user, other }: People, db: Database) {
  const idOf = async (owner: Person) => ({ id: (await aFile(db, owner, { isPublic: false })).id })
  return { own: await idOf(user), foreign: await idOf(other), missing: { id: randomUUID() } }
}

async function contact({ user, other }: People, db: Database) {
  const idOf = async (owner: Person) => ({ id: (await aContact(db, owner)).id })
  return { own: await idOf(user), foreign: await idOf(other), missing: { id: randomUUID() } }
}

async function notification({ user, other }: People, db: Database) {
  const idOf = async (reader: Person) => ({ id: (await aNotification(db, reader)).id })
  return { own: await idOf(user), foreign: await idOf(other), missing: { id: randomUUID() } }
}

function withPayload<T extends Record<string, { id: string }>>(ids: T, payload: object) {
  const entries = Object.entries(ids).map(([name, { id }]) => [name, { id, payload }])
  return Object.fromEntries(entries) as { [Name in keyof T]: { id: string; payload: object } }
}

async function phoneCode({ user, other }: People, db: Database) {
  const sentTo = async (owner: Person, phone: string) => {
    await aPhoneCode(db, owner, { phone, code: "012345" })
    return { phoneNumber: phone, otp: "012345" }
  }
  const missing = { phoneNumber: "+37360000013", otp: "012345" }
  return { own: await sentTo(user, "+37360000011"), foreign: await sentTo(other, "+37360000012"), missing }
}
