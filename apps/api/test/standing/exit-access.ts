import { randomUUID } from "node:crypto"
import { eq } from "../../src/platform/db/drizzle.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { changeRequests } from "../../src/platform/db/schema/deal/change-request.ts"
import { disputeProposals, disputes } from "../../src/platform/db/schema/deal/dispute.ts"
import { faultContests } from "../../src/platform/db/schema/deal/fault-contest.ts"
import { taskOffers } from "../../src/platform/db/schema/offer.ts"
import { taskAssignments } from "../../src/platform/db/schema/task-assignment.ts"
import { tasks } from "../../src/platform/db/schema/task.ts"
import { aDoer, aHire } from "../deal-factories.ts"
import { aFile, aUser } from "../factories.ts"
import type { AccessTable } from "./access.ts"
import type { People } from "./people.ts"

type Person = { id: string }

type Make = (db: Database, person: Person) => Promise<string>
type Dispute = typeof disputes.$inferInsert

const aJob = async (db: Database, person: Person) =>
  aHire(db, person, (await aDoer(db)).user, { status: "in_progress" })

const aTaskInWork: Make = async (db, person) => (await aJob(db, person)).task.id

/** A request between this person and someone else, who asked or is asked. */
const aChange =
  (by: "me" | "other"): Make =>
  async (db, person) => {
    const { task, assignmentId } = await aJob(db, person)
    const other = task.assignedProviderId ?? ""
    const [byUserId, toUserId] = by === "me" ? [person.id, other] : [other, person.id]
    const asked = { kind: "price", price: 600_00, baseVersion: 1 } as const
    const expiresAt = new Date(Date.now() + 60 * 60 * 1000)
    const [row] = await db
      .insert(changeRequests)
      .values({ ...asked, taskId: task.id, assignmentId, byUserId, toUserId, expiresAt })
      .returning({ id: changeRequests.id })
    return row?.id ?? ""
  }

const text = "The floor by the window is out by nine millimetres, as I wrote in the chat."

/** A dispute of this person with someone else. */
const aDispute =
  (by: "me" | "other", given: Partial<Dispute> = {}): Make =>
  async (db, person) => {
    const { task, assignmentId } = await aJob(db, person)
    const other = task.assignedProviderId ?? ""
    const now = new Date()
    await db.update(tasks).set({ status: "disputed" }).where(eq(tasks.id, task.id))
    await db
      .update(taskAssignments)
      .set({ endsAt: null, remindAt: null })
      .where(eq(taskAssignments.id, assignmentId))
    const [row] = await db
      .insert(disputes)
      .values({
        taskId: task.id,
        assignmentId,
        openedById: by === "me" ? person.id : other,
        againstId: by === "me" ? other : person.id,
        reason: "poor_quality",
        statement: text,
        wantedOutcome: "redo",
        previousStatus: "in_progress",
        dueAt: new Date(now.getTime() + 60 * 60 * 1000),
        createdAt: now,
        updatedAt: now,
        ...given,
      })
      .returning({ id: disputes.id })
    if (!row) throw new Error("no dispute")
    const proposal = {
      disputeId: row.id,
      position: 0,
      byUserId: other,
      outcome: "complete",
      createdAt: now,
    } as const
    await db.insert(disputeProposals).values(proposal)
    return row.id
  }

const replied = { status: "negotiation", replyText: text, repliedAt: new Date() } as const
const escalated = { ...replied, status: "admin_review", escalatedAt: new Date(), dueAt: null } as const

/** A job that ended through this person's fault. */
async function aFault(db: Database, person: Person): Promise<string> {
  const { task, assignmentId, offer } = await aJob(db, person)
  const ended = {
    outcome: "cancelled",
    fault: "owner",
    endedAt: new Date(),
    endsAt: null,
    remindAt: null,
  } as const
  await db.update(taskAssignments).set(ended).where(eq(taskAssignments.id, assignmentId))
  await db
    .update(taskOffers)
    .set({ status: "ended", closedAt: new Date() })
    .where(eq(taskOffers.id, offer.id))
  await db.update(tasks).set({ status: "cancelled" }).where(eq(tasks.id, task.id))
  return assignmentId
}

/** One that someone contests: the other one of the two is this person, unless it is theirs. */
const aContest =
  (by: "me" | "other"): Make =>
  async (db, person) => {
    const assignmentId = await aFault(db, person)
    const [hire] = await db.select().from(taskAssignments).where(eq(taskAssignments.id, assignmentId))
    const byUserId = by === "me" ? person.id : (hire?.providerId ?? "")
    const said = { contestedFault: "owner", text, createdAt: new Date() } as const
    await db.insert(faultContests).values({ assignmentId, byUserId, ...said })
    return assignmentId
  }

const ids =
  (make: Make, rest: object = {}, wrap: (id: string) => object = (id) => ({ id })) =>
  async ({ user, other }: People, db: Database) => ({
    own: { ...wrap(await make(db, user)), ...rest },
    foreign: { ...wrap(await make(db, other)), ...rest },
    missing: { ...wrap(randomUUID()), ...rest },
  })

const byTask = (taskId: string) => ({ taskId })
const payload = (given: object) => (taskId: string) => ({ payload: { taskId, ...given } })
const ofSomeone =
  (make: Make, rest: object = {}) =>
  async (_people: People, db: Database) => ({ id: await make(db, await aUser(db)), ...rest })

const reasoning = { en: text, ru: text, ro: text }
const decision = { decision: "complete", fault: "none", reasoning }

export const exitAccess: AccessTable = {
  "adminAssignment.decideFault": {
    access: "moderator",
    input: ofSomeone(aContest("me"), { fault: "none", reasoning }),
  },
  "adminAssignment.getChat": { access: "moderator", input: ofSomeone(aContest("me")) },
  "adminAssignment.getContest": { access: "moderator", input: ofSomeone(aContest("me")) },
  "adminAssignment.getContested": { access: "moderator", input: async () => ({}) },
  "adminAssignment.preview": {
    access: "moderator",
    input: ofSomeone(aContest("me"), { fault: "none", reasoning }),
  },
  "adminDispute.decide": { access: "moderator", input: ofSomeone(aDispute("me", escalated), decision) },
  "adminDispute.getById": { access: "moderator", input: ofSomeone(aDispute("me")) },
  "adminDispute.getChat": { access: "moderator", input: ofSomeone(aDispute("me")) },
  "adminDispute.getList": { access: "moderator", input: async () => ({}) },
  "adminDispute.preview": { access: "moderator", input: ofSomeone(aDispute("me", escalated), decision) },
  "changeRequest.answer": { access: "user", ids: ids(aChange("other"), { accept: true }) },
  "changeRequest.create": {
    access: "user",
    ids: ids(aTaskInWork, {}, payload({ kind: "price", price: { amount: 600_00, currency: "MDL" } })),
  },
  "changeRequest.getByTask": { access: "user", ids: ids(aTaskInWork, {}, byTask) },
  "changeRequest.withdraw": { access: "user", ids: ids(aChange("me")) },
  "dispute.acceptProposal": { access: "user", ids: ids(aDispute("me", replied), { proposalIndex: 0 }) },
  "dispute.addFiles": {
    access: "user",
    ids: async (people, db) => {
      const { id } = await aFile(db, people.user, { purpose: "picture", isPublic: false })
      return ids(aDispute("me"), { fileIds: [id] })(people, db)
    },
  },
  "dispute.create": {
    access: "user",
    ids: ids(
      aTaskInWork,
      {},
      payload({ reasonCode: "damage", statement: text, wantedOutcome: "redo", fileIds: [] }),
    ),
  },
  "dispute.escalate": { access: "user", ids: ids(aDispute("me", replied)) },
  "dispute.getByTask": { access: "user", ids: ids(aTaskInWork, {}, byTask) },
  "dispute.propose": { access: "user", ids: ids(aDispute("me", replied), { outcome: "cancel" }) },
  "dispute.reply": { access: "user", ids: ids(aDispute("other"), { text, fileIds: [] }) },
  "dispute.withdraw": { access: "user", ids: ids(aDispute("me")) },
  "taskAssignment.commentContest": {
    access: "user",
    ids: ids(aContest("other"), { text: "He never came." }),
  },
  "taskAssignment.contestFault": { access: "user", ids: ids(aFault, { text }) },
  "taskAssignment.getMyRecord": { access: "user" },
}
