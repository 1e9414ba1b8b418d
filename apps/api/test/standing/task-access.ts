import { randomUUID } from "node:crypto"
import { and, eq } from "../../src/platform/db/drizzle.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { taskRepeats, tasks } from "../../src/platform/db/schema/task.ts"
import { savedSearches } from "../../src/platform/db/schema/saved-search.ts"
import { aDraft, aTask, categoryOf } from "../task-factories.ts"
import type { AccessTable } from "./access.ts"
import type { People, Person } from "./people.ts"

type Make = (db: Database, owner: Person) => Promise<{ id: string }>

/** One of `user`'s, one of `other`'s and none, each with the procedure's other input. */
const owned =
  (make: Make, rest: object = {}) =>
  async ({ user, other }: People, db: Database) => ({
    own: { id: (await make(db, user)).id, ...rest },
    foreign: { id: (await make(db, other)).id, ...rest },
    missing: { id: randomUUID(), ...rest },
  })

/** A person may have ten open tasks, and the rows before this one have posted some. */
const ended: Make = async (db, owner) => {
  const over = { status: "expired", endedAt: new Date(), expiresAt: null, warnAt: null } as const
  await db
    .update(tasks)
    .set(over)
    .where(and(eq(tasks.ownerId, owner.id), eq(tasks.status, "open")))
  return aTask(db, owner, over)
}
const open: Make = (db, owner) => aTask(db, owner)
const draft: Make = (db, owner) => aDraft(db, owner)

const favourite = async ({ other }: People, db: Database) => ({
  targetType: "task",
  targetId: (await aTask(db, other)).id,
})

const repeat: Make = async (db, owner) => {
  const at = { createdAt: new Date(), updatedAt: new Date() }
  const { id: taskId } = await aDraft(db, owner)
  const values = { ownerId: owner.id, taskId, every: "weekly", hireAgain: true, ...at } as const
  const [made] = await db.insert(taskRepeats).values(values).returning({ id: taskRepeats.id })
  if (!made) throw new Error("no repeat")
  return made
}

const search: Make = async (db, { id: userId }) => {
  const at = { createdAt: new Date(), updatedAt: new Date() }
  const values = { userId, scope: "task", name: "Taps", filters: {}, frequency: "daily", ...at } as const
  const [made] = await db.insert(savedSearches).values(values).returning({ id: savedSearches.id })
  if (!made) throw new Error("no search")
  return made
}

export const taskAccess: AccessTable = {
  "favourite.add": { access: "user", input: favourite },
  "favourite.getMy": { access: "user", input: async () => ({}) },
  "favourite.remove": { access: "user", input: favourite },
  "savedSearch.create": {
    access: "user",
    input: async () => ({ payload: { scope: "task", name: "Taps", filters: { q: "tap" } } }),
  },
  "savedSearch.delete": { access: "user", ids: owned(search) },
  "savedSearch.getMatches": { access: "user", input: async () => ({}) },
  "savedSearch.getMy": { access: "user", input: async () => ({}) },
  "savedSearch.preview": { access: "user", input: async () => ({ filter: { q: "tap" } }) },
  "savedSearch.previewDoers": { access: "user", input: async () => ({ filter: { verifiedOnly: true } }) },
  "savedSearch.update": { access: "user", ids: owned(search, { payload: { frequency: "off" } }) },
  "task.close": { access: "user", ids: owned(open, { reasonCode: "not_needed" }) },
  "taskRepeat.getMy": { access: "user", input: async () => ({}) },
  "taskRepeat.set": {
    access: "user",
    ids: async ({ user, other }, db) => {
      const weekly = (taskId: string) => ({ taskId, every: "weekly" })
      const [own, foreign] = [await draft(db, user), await draft(db, other)]
      return { own: weekly(own.id), foreign: weekly(foreign.id), missing: weekly(randomUUID()) }
    },
  },
  "taskRepeat.setPaused": { access: "user", ids: owned(repeat, { isPaused: true }) },
  "taskRepeat.skip": { access: "user", ids: owned(repeat, { day: "2026-11-16" }) },
  "taskRepeat.stop": { access: "user", ids: owned(repeat) },
  "task.create": { access: "user", input: async () => ({ payload: { title: "Repair a tap" } }) },
  "task.delete": { access: "user", ids: owned(draft) },
  "task.duplicate": { access: "user", ids: owned(open) },
  "task.getById": {
    access: "public",
    input: async ({ other }, db) => ({ id: (await aTask(db, other)).id }),
  },
  "task.getCompleteness": { access: "user", input: async () => ({ payload: {} }) },
  "task.getList": { access: "public", input: async () => ({}) },
  "task.getMy": { access: "user", input: async () => ({}) },
  "task.getPrices": { access: "public", input: async () => ({}) },
  "task.getSimilar": {
    access: "public",
    input: async ({ other }, db) => ({ id: (await aTask(db, other)).id }),
  },
  "task.getTimeline": { access: "user", ids: owned(ended) },
  "task.getPriceHint": {
    access: "public",
    input: async (_people, db) => ({ categoryId: (await categoryOf(db, "plumbing")).id, currency: "MDL" }),
  },
  "task.guessCategory": { access: "public", input: async () => ({ text: "repair a tap" }) },
  "task.publish": { access: "user", ids: owned(draft) },
  "task.reopen": { access: "user", ids: owned(ended) },
  "user.getPublic": { access: "public", input: async ({ other }) => ({ id: other.id }) },
  "task.update": { access: "user", ids: owned(open, { version: 1, payload: { isUrgent: true } }) },
}
