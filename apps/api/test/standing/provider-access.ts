import { randomUUID } from "node:crypto"
import { inArray } from "../../src/platform/db/drizzle.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { providerProfiles } from "../../src/platform/db/schema/provider.ts"
import { aUser } from "../factories.ts"
import {
  aProvider,
  aProviderDraft,
  aCompleteProvider,
  aService,
  anApplication,
} from "../provider-factories.ts"
import { categoryOf } from "../task-factories.ts"
import type { AccessTable } from "./access.ts"
import type { People, Person } from "./people.ts"

type Make = (db: Database, owner: Person) => Promise<{ id: string }>

/** A person has one profile at most; if there's one already, start again. */
const owned =
  (make: Make, rest: object = {}) =>
  async ({ user, other }: People, db: Database) => {
    await forgetProfiles(db, [user, other])
    return {
      own: { id: (await make(db, user)).id, ...rest },
      foreign: { id: (await make(db, other)).id, ...rest },
      missing: { id: randomUUID(), ...rest },
    }
  }

/** Everyone who asks has a profile. */
const profiles = async ({ user, other, moderator, admin }: People, db: Database) => {
  await forgetProfiles(db, [user, other, moderator, admin])
  for (const person of [user, other, moderator, admin]) await aProvider(db, person)
  return {}
}

const published: Make = (db, owner) => aProvider(db, owner)
const draft: Make = (db, owner) => aProviderDraft(db, owner)
const paused: Make = (db, owner) => aProvider(db, owner, { status: "paused" })

const withService: Make = async (db, owner) => aService(db, await aProvider(db, owner))

const applied: Make = async (db, owner) => anApplication(db, await aProvider(db, owner))
const wholeApplication: Make = async (db, owner) => {
  const profile = await aCompleteProvider(db, owner)
  return anApplication(db, profile, { isWhole: true })
}

const payload = {
  title: "Change a kitchen tap",
  description: "The old tap off, the new one on, and everything dry.",
  priceKind: "from",
  price: { amount: 300_00, currency: "MDL" },
}

const year = { from: "2026-01-01", to: "2026-12-31" }

export const providerAccess: AccessTable = {
  "provider.create": {
    access: "user",
    input: async ({ user, other, moderator, admin }, db) => {
      await forgetProfiles(db, [user, other, moderator, admin])
      return { payload: { headline: "Plumber" } }
    },
  },
  "provider.discover": {
    access: "public",
    input: async (_people, db) => ({ categoryId: (await categoryOf(db)).id }),
  },
  "provider.getById": {
    access: "public",
    input: async (_people, db) => ({ id: (await aProvider(db, await aUser(db))).id }),
  },
  "provider.getCalendar": { access: "user", input: async () => ({ from: "2026-01-01", to: "2026-02-28" }) },
  "provider.getCalendarLink": { access: "user" },
  "provider.deleteCalendarLink": { access: "user" },
  "provider.renewCalendarLink": { access: "user" },
  "provider.getBoard": { access: "user" },
  "provider.getDashboard": { access: "user", input: profiles },
  "provider.getLostOffers": { access: "user", input: async () => ({ period: 90 }) },
  "provider.getMatching": { access: "user", input: profiles },
  "provider.getStats": { access: "user", input: profiles },
  "provider.getIncome": { access: "user", input: async () => year },
  "provider.getList": { access: "public", input: async () => ({}) },
  "provider.getPrices": { access: "public", input: async () => ({}) },
  "provider.getMy": { access: "user" },
  "provider.pause": { access: "user", ids: owned(published) },
  "provider.publish": { access: "user", ids: owned(draft) },
  "provider.resume": { access: "user", ids: owned(paused) },
  "provider.update": { access: "user", ids: owned(draft, { version: 1, payload: { headline: "Painter" } }) },
  "providerApplication.create": {
    access: "user",
    input: async ({ user, other, moderator, admin }, db) => {
      await forgetProfiles(db, [user, other, moderator, admin])
      for (const person of [user, other, moderator, admin]) await aProvider(db, person)
      return { payload: { legalName: "Maria Rusu" } }
    },
  },
  "providerApplication.getMy": { access: "user", input: async () => ({}) },
  "providerApplication.submit": { access: "user", ids: owned(wholeApplication) },
  "providerApplication.update": {
    access: "user",
    ids: owned(applied, { version: 1, payload: { legalName: "Maria Rusu" } }),
  },
  "providerApplication.withdraw": { access: "user", ids: owned(applied) },
  "providerService.create": {
    access: "user",
    input: async ({ user, other, moderator, admin }, db) => {
      await forgetProfiles(db, [user, other, moderator, admin])
      for (const person of [user, other, moderator, admin]) await aProvider(db, person)
      return { payload: { ...payload, categoryId: (await categoryOf(db)).id } }
    },
  },
  "providerService.delete": { access: "user", ids: owned(withService) },
  "providerService.getByCategory": {
    access: "public",
    input: async (_people, db) => ({ categoryId: (await categoryOf(db)).id }),
  },
  "providerService.getByProvider": {
    access: "public",
    input: async (_people, db) => ({ providerId: (await aProvider(db, await aUser(db))).id }),
  },
  "providerService.reorder": {
    access: "user",
    input: async ({ user, other, moderator, admin }, db) => {
      await forgetProfiles(db, [user, other, moderator, admin])
      for (const person of [user, other, moderator, admin]) await aProvider(db, person)
      return { ids: [] }
    },
  },
  "providerService.update": {
    access: "user",
    ids: (people, db) => withCategory(owned(withService)(people, db), db),
  },
}

async function withCategory<T extends object>(ids: Promise<T>, db: Database) {
  const categoryId = (await categoryOf(db)).id
  const entries = Object.entries(await ids).map(([name, input]) => [
    name,
    { ...input, payload: { ...payload, categoryId } },
  ])
  return Object.fromEntries(entries) as { own: unknown; foreign: unknown; missing: unknown }
}

async function forgetProfiles(db: Database, people: Person[]) {
  const ids = people.map(({ id }) => id)
  await db.delete(providerProfiles).where(inArray(providerProfiles.userId, ids))
}
