import { and, eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn, terms } from "../../../test/deal-factories.ts"
import { anApplication } from "../../../test/provider-factories.ts"
import { aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { notifications } from "../../platform/db/schema/notification.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { AdminProviderAnswer } from "./admin-answers.ts"
import type { ProviderAnswer } from "../answers.ts"

const world = anApi()
const explanation = "Several clients say that the pictures are not of your own work."

const anAdmin = () => aCaller(world, { role: "ADMIN" })
const auditOf = async (id: string) => {
  const rows = await world.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.entityId, id))
    .orderBy(auditLogs.createdAt)
  return rows.map(({ action, reason }) => [action, reason])
}
const told = async (userId: string, type: string) => {
  const rows = await world.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, type)))
  return rows.length
}
type Page = { data: { id: string }[] }

test("a suspended doer is in no list, makes no offer, and what stood is withdrawn; restored, all of it is possible", async () => {
  const [admin, ana, ion] = [await anAdmin(), await aCaller(world), await aDoerAtTheDoor(world)]
  const { id } = ion.profile
  const task = await aTask(world.db, ana.user)
  const offer = await offerOn(ion, task)
  const suspended = await admin.tell<AdminProviderAnswer>("adminProvider.suspend", { id, explanation })
  expect(suspended).toMatchObject({ status: "suspended", moderationNote: explanation })
  const listed = async () =>
    (await ana.ask<Page>("provider.getList", { sort: "newest" })).data.map((one) => one.id)
  expect(await listed()).not.toContain(id)
  expect(await ana.tryAsk("provider.getById", { id })).toBe("provider_not_found")
  expect(await ana.tryTell("offer.accept", { id: offer.id, paymentMethod: "cash" })).not.toBe("done")
  const offerStatus = async () =>
    (await world.db.select().from(taskOffers).where(eq(taskOffers.id, offer.id)))[0]?.status
  await expect.poll(offerStatus).toBe("withdrawn")
  const another = await aTask(world.db, ana.user)
  expect(await ion.tryTell("offer.create", { payload: { taskId: another.id, ...terms() } })).toBe(
    "provider_suspended",
  )
  expect(await ion.tryTell("provider.resume", { id })).toBe("provider_not_paused")
  await expect.poll(() => told(ion.user.id, "RestrictionIssued")).toBe(1)

  expect(await admin.tell("adminProvider.restore", { id, reason: "a mistake of ours" })).toMatchObject({
    status: "published",
    moderationNote: null,
  })
  expect(await listed()).toContain(id)
  expect(await ion.tryTell("offer.revive", { id: offer.id, validDays: 7 })).toBe("done")
  await expect.poll(() => told(ion.user.id, "RestrictionLifted")).toBe(1)
  expect(await auditOf(id)).toEqual([
    ["provider.suspend", explanation],
    ["provider.restore", "a mistake of ours"],
  ])
})

test("whoever was on a break, or is no longer whole, comes back to a break", async () => {
  const [admin, ion, eva] = [await anAdmin(), await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
  await ion.tell("provider.pause", { id: ion.profile.id })
  await world.db.update(users).set({ image: null }).where(eq(users.id, eva.user.id))
  for (const { profile } of [ion, eva]) {
    await admin.tell("adminProvider.suspend", { id: profile.id, explanation })
    const back = await admin.tell<AdminProviderAnswer>("adminProvider.restore", {
      id: profile.id,
      reason: "talked",
    })
    expect(back.status).toBe("paused")
  }
})

test("a badge is taken back with its level, once, and the doer may apply again", async () => {
  const [admin, ion] = [await anAdmin(), await aDoerAtTheDoor(world)]
  const { id } = ion.profile
  expect(await admin.tryTell("adminProvider.revokeBadge", { id, explanation })).toBe("provider_not_verified")
  const soon = new Date(Date.now() + 864e5)
  const sent = { submittedAt: new Date(), decidedAt: new Date(), expiresAt: soon }
  const application = await anApplication(world.db, ion.profile, {
    isWhole: true,
    status: "approved",
    ...sent,
  })
  await world.db.update(providerProfiles).set({ level: "verified" }).where(eq(providerProfiles.id, id))
  const tries = await Promise.all(
    [1, 2].map(() => admin.tryTell("adminProvider.revokeBadge", { id, explanation })),
  )
  expect(tries.toSorted()).toEqual(["done", "provider_not_verified"])
  expect(await admin.ask<AdminProviderAnswer>("adminProvider.getById", { id })).toMatchObject({
    level: "contacts",
  })
  const [row] = await world.db
    .select()
    .from(providerApplications)
    .where(eq(providerApplications.id, application.id))
  expect(row).toMatchObject({ status: "revoked", decisionNote: explanation })
  await expect.poll(() => told(ion.user.id, "RestrictionIssued")).toBe(1)
  expect(await ion.tryTell("providerApplication.create", { payload: {} })).toBe("done")
})

test("a licence is taken back alone, the doer is told which, and it comes back as it was", async () => {
  const [admin, ion] = [await anAdmin(), await aDoerAtTheDoor(world)]
  const { id } = ion.profile
  const { id: categoryId } = await categoryOf(world.db)
  const soon = new Date(Date.now() + 864e5)
  const { id: applicationId } = await anApplication(world.db, ion.profile, {
    isWhole: true,
    status: "approved",
    submittedAt: new Date(),
    decidedAt: new Date(),
    expiresAt: soon,
    licences: [{ categoryId, number: "7", validUntil: null }],
  })
  const badge = { badge: "licence", categoryId }
  const revoke = () => admin.tryTell("adminProvider.revokeBadge", { id, explanation, ...badge })
  const restore = () => admin.tryTell("adminProvider.restoreBadge", { id, reason: "found it", ...badge })
  const typesOf = (badges: { type: string }[]) => badges.map(({ type }) => type)
  const seen = async () => {
    const row = await admin.ask<AdminProviderAnswer>("adminProvider.getById", { id })
    return [row.level, typesOf(row.badges), typesOf(row.takenBadges)]
  }
  expect(await restore()).toBe("badge_not_found")
  const tries = await Promise.all([revoke(), revoke()])
  expect(tries.toSorted()).toEqual(["badge_not_found", "done"])
  expect(await seen()).toEqual(["verified", ["identity"], ["licence"]])
  await expect.poll(() => told(ion.user.id, "RestrictionIssued")).toBe(1)
  expect(await restore()).toBe("done")
  expect(await seen()).toEqual(["verified", ["identity", "licence"], []])
  await expect.poll(() => told(ion.user.id, "RestrictionLifted")).toBe(1)
  const [row] = await world.db
    .select()
    .from(providerApplications)
    .where(eq(providerApplications.id, applicationId))
  expect(row).toMatchObject({ status: "approved", licences: [{ categoryId, number: "7" }] })
  expect(await auditOf(id)).toEqual([
    ["provider.badge_revoke", explanation],
    ["provider.badge_restore", "found it"],
  ])
  expect(await admin.tryTell("adminProvider.revokeBadge", { id, explanation, badge: "licence" })).toBe(
    "badge_not_found",
  )
})

test("nobody takes their own badges or gives them back", async () => {
  const boss = await aDoerAtTheDoor(world)
  await world.db.update(users).set({ role: "ADMIN" }).where(eq(users.id, boss.user.id))
  const { id } = boss.profile
  await anApplication(world.db, boss.profile, {
    isWhole: true,
    kind: "company",
    checkedCompany: "Robinet SRL",
    status: "approved",
    submittedAt: new Date(),
    decidedAt: new Date(),
    expiresAt: new Date(Date.now() + 864e5),
  })
  for (const badge of ["identity", "company"]) {
    expect(await boss.tryTell("adminProvider.revokeBadge", { id, explanation, badge })).toBe("badge_own")
  }
  const back = { id, reason: "found it", badge: "company" }
  expect(await boss.tryTell("adminProvider.restoreBadge", back)).toBe("badge_own")
  expect(await (await anAdmin()).tryTell("adminProvider.revokeBadge", { id, explanation })).toBe("done")
})

test("nobody suspends or restores their own profile; another administrator does", async () => {
  const [boss, other] = [await aDoerAtTheDoor(world), await anAdmin()]
  await world.db.update(users).set({ role: "ADMIN" }).where(eq(users.id, boss.user.id))
  const { id } = boss.profile
  expect(await boss.tryTell("adminProvider.suspend", { id, explanation })).toBe("provider_own")
  expect(await other.tryTell("adminProvider.suspend", { id, explanation })).toBe("done")
  expect(await boss.tryTell("adminProvider.restore", { id, reason: "a mistake" })).toBe("provider_own")
  expect(await auditOf(id)).toEqual([["provider.suspend", explanation]])
  expect(await other.tryTell("adminProvider.restore", { id, reason: "a mistake" })).toBe("done")
})

test("without the company's badge nothing is verified under its name, and the person still is", async () => {
  const [admin, ion] = [await anAdmin(), await aDoerAtTheDoor(world)]
  const { id } = ion.profile
  const soon = new Date(Date.now() + 864e5)
  await anApplication(world.db, ion.profile, {
    isWhole: true,
    kind: "company",
    checkedName: ion.user.name,
    checkedCompany: "Robinet SRL",
    status: "approved",
    submittedAt: new Date(),
    decidedAt: new Date(),
    expiresAt: soon,
  })
  const company = { kind: "company", companyName: "Robinet SRL" } as const
  await world.db.update(providerProfiles).set(company).where(eq(providerProfiles.id, id))
  const act = { id, badge: "company" }
  const levelAfter = async (action: string, more: object) =>
    (await admin.tell<AdminProviderAnswer>(`adminProvider.${action}`, { ...act, ...more })).level
  expect(await levelAfter("revokeBadge", { explanation })).toBe("contacts")
  expect(await levelAfter("restoreBadge", { reason: "found it" })).toBe("verified")
  await admin.tell("adminProvider.revokeBadge", { ...act, explanation })
  const { own } = await ion.ask<ProviderAnswer>("provider.getMy")
  const payload = { kind: "individual" }
  const alone = await ion.tell<ProviderAnswer>("provider.update", { id, version: own?.version, payload })
  expect(alone.badges.map(({ type }) => type)).toContain("identity")
})

test("of two who suspend at once one is late; a draft is nobody's business; and words are needed", async () => {
  const [one, two, ion] = [await anAdmin(), await anAdmin(), await aDoerAtTheDoor(world)]
  const { id } = ion.profile
  const tries = await Promise.all(
    [one, two].map((who) => who.tryTell("adminProvider.suspend", { id, explanation })),
  )
  expect(tries.toSorted()).toEqual(["done", "provider_already_suspended"])
  await world.db.update(providerProfiles).set({ status: "draft" }).where(eq(providerProfiles.id, id))
  expect(await one.tryTell("adminProvider.suspend", { id, explanation })).toBe("provider_not_published")
  expect(await one.tryTell("adminProvider.suspend", { id, explanation: "no" })).not.toBe("done")
  expect(await one.tryTell("adminProvider.restore", { id, reason: "as it is" })).toBe(
    "provider_not_suspended",
  )
})

test("profiles are found by name, address, id and state", async () => {
  const [admin, ion] = [await anAdmin(), await aDoerAtTheDoor(world, { name: "Zaharia Țurcanu" })]
  const find = async (input: object) =>
    (await admin.ask<Page>("adminProvider.getList", input)).data.map(({ id }) => id)
  expect(await find({ q: "zaharia" })).toEqual([ion.profile.id])
  expect(await find({ q: ion.user.email })).toEqual([ion.profile.id])
  expect(await find({ q: ion.profile.id })).toEqual([ion.profile.id])
  expect(await find({ q: "zaharia", status: "suspended" })).toEqual([])
  expect(await find({ q: "%%%" })).toEqual([])
  expect(await find({})).toContain(ion.profile.id)
})
