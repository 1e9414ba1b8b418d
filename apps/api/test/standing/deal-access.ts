import { randomUUID } from "node:crypto"
import type { Database } from "../../src/platform/db/client.ts"
import { offerCounters, offerTemplates } from "../../src/platform/db/schema/offer.ts"
import { aDoer, anInvite, anOffer, aQuestion, makeDoers, terms } from "../deal-factories.ts"
import { aUser } from "../factories.ts"
import { aTask } from "../task-factories.ts"
import type { AccessTable } from "./access.ts"
import type { People, Person } from "./people.ts"

type Make = (db: Database, person: Person) => Promise<{ id: string }>

/** One of `user`'s, one of `other`'s and none, each with the procedure's other input. */
const owned =
  (make: Make, rest: object = {}, key = "id") =>
  async ({ user, other }: People, db: Database) => {
    await makeDoers(db, [user, other])
    return {
      own: { [key]: (await make(db, user)).id, ...rest },
      foreign: { [key]: (await make(db, other)).id, ...rest },
      missing: { [key]: randomUUID(), ...rest },
    }
  }

const someTask = async (db: Database) => aTask(db, await aUser(db))

const asDoer: Make = async (db, person) => anOffer(db, await someTask(db), person)
const asStaleDoer: Make = async (db, person) =>
  anOffer(db, await someTask(db), person, { status: "stale", staleAt: new Date() })
const asEarlierDoer: Make = async (db, person) =>
  anOffer(db, await someTask(db), person, { status: "withdrawn", closedAt: new Date() })
const asOwner: Make = async (db, person) => anOffer(db, await aTask(db, person), (await aDoer(db)).user)

const countered =
  (make: Make): Make =>
  async (db, person) => {
    const offer = await make(db, person)
    const price = { currency: "MDL", offeredPrice: 450_00, price: 400_00 } as const
    await db.insert(offerCounters).values({ offerId: offer.id, round: 1, ...price, createdAt: new Date() })
    return offer
  }

const invited: Make = async (db, person) => anInvite(db, await someTask(db), person)
const asked: Make = async (db, person) => aQuestion(db, await someTask(db), person)
const toAnswer: Make = async (db, person) => aQuestion(db, await aTask(db, person), await aUser(db))
const ownTask: Make = (db, person) =>
  aTask(db, person, { status: "expired", endedAt: new Date(), expiresAt: null, warnAt: null })

const template: Make = async (db, { id: userId }) => {
  const at = { createdAt: new Date(), updatedAt: new Date() }
  const values = { userId, name: "Shelves", text: "Hello, {client}", lang: "en", ...at } as const
  const [made] = await db.insert(offerTemplates).values(values).returning({ id: offerTemplates.id })
  if (!made) throw new Error("no template")
  return made
}

async function twoOffers(db: Database, owner: Person) {
  const task = await aTask(db, owner)
  const one = await anOffer(db, task, (await aDoer(db)).user)
  const another = await anOffer(db, task, (await aDoer(db)).user)
  return [one.id, another.id]
}

export const dealAccess: AccessTable = {
  "offerTemplate.create": {
    access: "user",
    input: async () => ({ payload: { name: "Shelves", text: "Hello, {client}", lang: "en" } }),
  },
  "offerTemplate.delete": { access: "user", ids: owned(template) },
  "offerTemplate.getMy": { access: "user" },
  "offerTemplate.update": {
    access: "user",
    ids: owned(template, { payload: { name: "Doors", text: "Hello", lang: "ro" } }),
  },
  "offer.accept": { access: "user", ids: owned(asOwner, { paymentMethod: "cash" }) },
  "offer.answerCounter": { access: "user", ids: owned(countered(asDoer), { accept: true }) },
  "offer.compare": {
    access: "user",
    ids: async ({ user, other }, db) => ({
      own: { ids: await twoOffers(db, user) },
      foreign: { ids: await twoOffers(db, other) },
      missing: { ids: [randomUUID(), randomUUID()] },
    }),
  },
  "offer.counter": { access: "user", ids: owned(asOwner, { price: { amount: 400_00, currency: "MDL" } }) },
  "offer.create": {
    access: "user",
    input: async ({ user, other, moderator, admin }, db) => {
      await makeDoers(db, [user, other, moderator, admin])
      return { payload: { taskId: (await someTask(db)).id, ...terms() } }
    },
  },
  "offer.decline": { access: "user", ids: owned(asOwner, { reasonCode: "price" }) },
  "offer.getById": { access: "user", ids: owned(asDoer) },
  "offer.getByTask": { access: "user", ids: owned(ownTask, {}, "taskId") },
  "offer.getMy": { access: "user", input: async () => ({}) },
  "offer.markSeen": {
    access: "user",
    input: async ({ user }, db) => ({ ids: [(await asOwner(db, user)).id] }),
  },
  "offer.reconfirm": { access: "user", ids: owned(asStaleDoer) },
  "offer.revive": { access: "user", ids: owned(asEarlierDoer) },
  "offer.shortlist": { access: "user", ids: owned(asOwner, { isShortlisted: true }) },
  "offer.update": { access: "user", ids: owned(asDoer, { payload: { warrantyDays: 30 } }) },
  "offer.withdrawCounter": { access: "user", ids: owned(countered(asOwner)) },
  "offer.withdraw": { access: "user", ids: owned(asDoer) },
  "taskAssignment.getByTask": { access: "user", ids: owned(ownTask, {}, "taskId") },
  "taskInvite.create": {
    access: "user",
    ids: async ({ user, other }, db) => {
      const providerIds = [(await aDoer(db)).profile.id]
      const payload = (taskId: string) => ({ payload: { taskId, providerIds } })
      return {
        own: payload((await aTask(db, user)).id),
        foreign: payload((await aTask(db, other)).id),
        missing: payload(randomUUID()),
      }
    },
  },
  "taskInvite.decline": { access: "user", ids: owned(invited) },
  "taskInvite.getByTask": { access: "user", ids: owned(ownTask, {}, "taskId") },
  "taskInvite.getMy": { access: "user", input: async () => ({}) },
  "taskQuestion.answer": { access: "user", ids: owned(toAnswer, { text: "On the third floor." }) },
  "taskQuestion.create": {
    access: "user",
    input: async (_people, db) => ({
      payload: { taskId: (await someTask(db)).id, text: "Which floor is it on?", lang: "en" },
    }),
  },
  "taskQuestion.delete": { access: "user", ids: owned(asked) },
  "taskQuestion.getByTask": {
    access: "public",
    input: async (_people, db) => ({ taskId: (await someTask(db)).id }),
  },
}
