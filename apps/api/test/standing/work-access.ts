import { randomUUID } from "node:crypto"
import { eq } from "../../src/platform/db/drizzle.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { taskOffers } from "../../src/platform/db/schema/offer.ts"
import { reviews } from "../../src/platform/db/schema/review.ts"
import { taskAssignments } from "../../src/platform/db/schema/task-assignment.ts"
import { tasks } from "../../src/platform/db/schema/task.ts"
import { aDoer, aHire } from "../deal-factories.ts"
import { aUser } from "../factories.ts"
import type { AccessTable } from "./access.ts"
import type { People, Person } from "./people.ts"

type State = "assigned" | "completion_requested"
type Make = (db: Database, person: Person) => Promise<string>

/** The id of a task that this person has posted, or works on. */
const asOwner =
  (status: State): Make =>
  async (db, person) =>
    (await aHire(db, person, (await aDoer(db)).user, { status })).task.id
const asDoer: Make = async (db, person) => (await aHire(db, await aUser(db), person)).task.id

const work =
  (make: Make, rest: object = {}) =>
  async ({ user, other }: People, db: Database) => ({
    own: { id: await make(db, user), ...rest },
    foreign: { id: await make(db, other), ...rest },
    missing: { id: randomUUID(), ...rest },
  })

/** A review of this person's making, or about them, that everyone reads. */
const reviewed =
  (side: "author" | "subject"): Make =>
  async (db, person) => {
    const them = await aUser(db)
    const [owner, doer] = side === "author" ? [person, them] : [them, person]
    const { task, assignmentId } = await aHire(db, owner, doer)
    const published = { status: "published", publishedAt: new Date(), publishAt: new Date() } as const
    const priceBand = { from: 200_00, to: 500_00, currency: "MDL" }
    const [review] = await db
      .insert(reviews)
      .values({
        taskId: task.id,
        assignmentId,
        authorId: owner.id,
        subjectId: doer.id,
        direction: "to_provider",
        rating: 5,
        taskSnapshot: { outcome: "completed", priceBand },
        ...published,
      })
      .returning({ id: reviews.id })
    if (!review) throw new Error("no review")
    return review.id
  }

const done: Make = async (db, person) => {
  const { task, assignmentId, offer } = await aHire(db, person, (await aDoer(db)).user)
  const ended = { outcome: "completed", completedBy: "owner", endedAt: new Date() } as const
  await db.update(taskAssignments).set(ended).where(eq(taskAssignments.id, assignmentId))
  await db
    .update(taskOffers)
    .set({ status: "ended", closedAt: new Date() })
    .where(eq(taskOffers.id, offer.id))
  await db.update(tasks).set({ status: "completed" }).where(eq(tasks.id, task.id))
  return task.id
}

const thanks = { text: "Thank you, it was a pleasure." }

const because = "It is about another job."

async function hiddenReview(db: Database, author: Person) {
  const id = await reviewed("author")(db, author)
  await db.update(reviews).set({ status: "hidden" }).where(eq(reviews.id, id))
  return id
}

export const workAccess: AccessTable = {
  "adminReview.getList": { access: "moderator", input: async () => ({ tab: "all" }) },
  "adminReview.hide": {
    access: "moderator",
    input: async ({ other }, db) => ({
      id: await reviewed("author")(db, other),
      reasonCode: "fake",
      explanation: because,
    }),
  },
  "adminReview.restore": {
    access: "moderator",
    input: async ({ other }, db) => ({ id: await hiddenReview(db, other), explanation: because }),
  },
  "dashboard.getMy": { access: "user" },
  "review.addAddendum": { access: "user", ids: work(reviewed("author"), thanks) },
  "review.create": {
    access: "user",
    ids: async ({ user, other }, db) => {
      const payload = (taskId: string) => ({ payload: { taskId, rating: 5 } })
      return {
        own: payload(await done(db, user)),
        foreign: payload(await done(db, other)),
        missing: payload(randomUUID()),
      }
    },
  },
  "review.getByProvider": {
    access: "public",
    input: async (_people, db) => ({ providerId: (await aDoer(db)).profile.id }),
  },
  "review.getByTask": {
    access: "user",
    ids: async ({ user, other }, db) => ({
      own: { taskId: await done(db, user) },
      foreign: { taskId: await done(db, other) },
      missing: { taskId: randomUUID() },
    }),
  },
  "review.getByUser": { access: "public", input: async ({ other }) => ({ userId: other.id }) },
  "review.getPending": { access: "user", input: async () => ({}) },
  "review.reply": { access: "user", ids: work(reviewed("subject"), thanks) },
  "task.start": { access: "user", ids: work(asDoer) },
  "task.requestCompletion": { access: "user", ids: work(asDoer, { note: "It no longer drips." }) },
  "task.confirmCompletion": { access: "user", ids: work(asOwner("completion_requested")) },
  "task.requestChanges": {
    access: "user",
    ids: work(asOwner("completion_requested"), { text: "It still drips when the water is hot." }),
  },
  "task.cancelAssignment": { access: "user", ids: work(asDoer, { reasonCode: "unwell" }) },
  "task.setSettled": { access: "user", ids: work(asDoer, { settled: true }) },
}
