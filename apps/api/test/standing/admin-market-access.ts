import type { Database } from "../../src/platform/db/client.ts"
import { aDoer, aHire } from "../deal-factories.ts"
import { aUser } from "../factories.ts"
import { aCompleteProvider, anApplication } from "../provider-factories.ts"
import { aTask, categoryOf } from "../task-factories.ts"
import { randomUUID } from "node:crypto"
import { categories } from "../../src/platform/db/schema/category.ts"
import { taskAssignments } from "../../src/platform/db/schema/task-assignment.ts"
import { providerApplicationFiles } from "../../src/platform/db/schema/provider-application.ts"
import { eq } from "../../src/platform/db/drizzle.ts"
import type { AccessTable } from "./access.ts"
import type { People } from "./people.ts"

const note = "The picture of the passport is too dark to be read."
const checklist = { nameMatchesId: true, idReadable: true, ageOk: true, licenceOk: true, profileOk: true }

/** Sent, and taken by the administrator at the door if it says so. */
const anApplicationIn =
  (status: "submitted" | "in_review", more: object = {}) =>
  async ({ admin }: People, db: Database) => {
    const profile = await aCompleteProvider(db, await aUser(db))
    const taken = status === "in_review" ? { reviewerId: admin.id, reviewStartedAt: new Date() } : {}
    const sent = { isWhole: true, status, submittedAt: new Date(), ...taken }
    const { id } = await anApplication(db, profile, sent)
    return { id, ...more }
  }

async function aDocument(people: People, db: Database) {
  const { id } = await anApplicationIn("in_review")(people, db)
  const [document] = await db
    .select()
    .from(providerApplicationFiles)
    .where(eq(providerApplicationFiles.applicationId, id))
  return { id, fileId: document?.fileId }
}

async function strandedWork(_people: People, db: Database) {
  const { task, assignmentId } = await aHire(db, await aUser(db), (await aDoer(db)).user)
  await db.update(taskAssignments).set({ strandedAt: new Date() }).where(eq(taskAssignments.id, assignmentId))
  return { id: task.id, reason: "shut out" }
}

const aProfile =
  (status: "published" | "suspended", more: object = {}) =>
  async (_people: People, db: Database) => ({
    id: (await aCompleteProvider(db, await aUser(db), { status })).id,
    ...more,
  })

const takenBadges = [
  { type: "company" as const, company: "Robinet SRL", note, at: "2026-08-04T09:00:00.000Z" },
]

async function aVerified(_people: People, db: Database) {
  const profile = await aCompleteProvider(db, await aUser(db))
  const now = new Date()
  const decided = { submittedAt: now, decidedAt: now, expiresAt: new Date(now.getTime() + 864e5) }
  await anApplication(db, profile, { isWhole: true, status: "approved", takenBadges, ...decided })
  return { id: profile.id, explanation: note }
}

const aTaskIn =
  (status: "held" | "open" | "removed", more: object = {}) =>
  async ({ other }: People, db: Database) => {
    const held = { holdReason: "prohibited_words", expiresAt: null } as const
    const task = await aTask(db, other, { status, ...(status === "open" ? {} : held) })
    return { id: task.id, ...more }
  }

const texts = { en: "Drones", ru: "Дроны", ro: "Drone" }
const content = {
  name: texts,
  description: texts,
  icon: "plane" as const,
  isPopular: false,
  requiresVerification: false,
  synonyms: { en: [], ru: [], ro: [] },
  questions: [],
}

async function aCategory(db: Database) {
  const { parentId } = await categoryOf(db)
  const [row] = await db
    .insert(categories)
    .values({ ...content, parentId, slug: `made-${randomUUID()}`, sortOrder: 1000, isActive: false })
    .returning()
  if (!row) throw new Error("no category")
  return row
}

export const adminMarketAccess: AccessTable = {
  "adminApplication.approve": { access: "moderator", input: anApplicationIn("in_review", { checklist }) },
  "adminApplication.claim": { access: "moderator", input: anApplicationIn("submitted") },
  "adminApplication.getById": { access: "moderator", input: anApplicationIn("submitted") },
  "adminApplication.getCounts": { access: "moderator" },
  "adminApplication.getDocumentUrl": { access: "moderator", input: aDocument },
  "adminApplication.getList": { access: "moderator", input: async () => ({}) },
  "adminApplication.reject": {
    access: "moderator",
    input: anApplicationIn("in_review", { reasonCode: "name_differs", note }),
  },
  "adminApplication.release": { access: "moderator", input: anApplicationIn("in_review") },
  "adminApplication.requestChanges": {
    access: "moderator",
    input: anApplicationIn("in_review", { note, fields: ["idDocFileIds"] }),
  },
  "adminCategory.create": {
    access: "admin",
    input: async (_people, db) => {
      const { parentId } = await categoryOf(db)
      return { parentId, slug: `made-${randomUUID()}`, payload: content }
    },
  },
  "adminCategory.delete": {
    access: "admin",
    input: async (_people, db) => ({ id: (await aCategory(db)).id, reason: "nobody needs it" }),
  },
  "adminCategory.getTree": { access: "admin" },
  "adminCategory.merge": {
    access: "admin",
    input: async (_people, db) => ({
      fromId: (await aCategory(db)).id,
      toId: (await aCategory(db)).id,
      reason: "the same thing twice",
    }),
  },
  "adminCategory.move": {
    access: "admin",
    input: async (_people, db) => {
      const { id, parentId } = await aCategory(db)
      return { id, parentId, afterId: null }
    },
  },
  "adminCategory.setActive": {
    access: "admin",
    input: async (_people, db) => ({ id: (await aCategory(db)).id, isActive: false }),
  },
  "adminCategory.update": {
    access: "admin",
    input: async (_people, db) => {
      const { id, updatedAt } = await aCategory(db)
      return { id, updatedAt: updatedAt.toISOString(), payload: { isPopular: false } }
    },
  },
  "adminProvider.getCounts": { access: "moderator" },
  "adminProvider.getById": { access: "moderator", input: aProfile("published") },
  "adminProvider.getList": { access: "moderator", input: async () => ({ q: "ana" }) },
  "adminProvider.restore": { access: "admin", input: aProfile("suspended", { reason: "a mistake" }) },
  "adminProvider.restoreBadge": {
    access: "admin",
    input: async (people, db) => {
      const { id } = await aVerified(people, db)
      return { id, badge: "company", reason: "a mistake" }
    },
  },
  "adminProvider.revokeBadge": { access: "admin", input: aVerified },
  "adminProvider.suspend": { access: "admin", input: aProfile("published", { explanation: note }) },
  "adminTask.approve": { access: "moderator", input: aTaskIn("held", { version: 1 }) },
  "adminTask.getById": { access: "moderator", input: aTaskIn("held") },
  "adminTask.getList": { access: "moderator", input: async () => ({ status: "held" }) },
  "adminTask.remove": {
    access: "moderator",
    input: aTaskIn("open", { reasonCode: "spam", explanation: note }),
  },
  "adminTask.endWork": { access: "moderator", input: strandedWork },
  "adminTask.restore": { access: "moderator", input: aTaskIn("removed", { reason: "a mistake" }) },
  "adminTask.sendBack": { access: "moderator", input: aTaskIn("held", { version: 1, explanation: note }) },
}
