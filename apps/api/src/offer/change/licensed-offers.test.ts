import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, terms } from "../../../test/deal-factories.ts"
import { anApplication } from "../../../test/provider-factories.ts"
import { aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import type { ProviderAnswer } from "../../provider/answers.ts"
import { refreshProvider } from "../../provider/refresh-provider.ts"

const world = anApi()
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
const approved = {
  isWhole: true,
  status: "approved",
  submittedAt: inDays(-2),
  decidedAt: inDays(-1),
  expiresAt: inDays(700),
} as const

async function aVerifiedDoer(given: Parameters<typeof anApplication>[2] = {}) {
  const ion = await aDoerAtTheDoor(world)
  const application = await anApplication(world.db, ion.profile, { ...approved, ...given })
  await world.db.transaction((tx) => refreshProvider(tx, ion.user.id))
  return { ...ion, application }
}

test("work that asks for a licence is offered by whoever has one for this very work", async () => {
  const electrical = await categoryOf(world.db, "electrical")
  const gas = await categoryOf(world.db, "heating-gas")
  const licence = (categoryId: string) => [{ categoryId, number: "B-1", validUntil: null }]
  const ana = await aCaller(world)
  const given = {
    needsVerification: true,
    budgetKind: "fixed",
    budgetMin: 500_00,
    budgetMax: 500_00,
  } as const
  const task = await aTask(world.db, ana.user, { ...given, categoryId: electrical.id })
  const ion = await aVerifiedDoer({ licences: licence(gas.id) })
  const offer = (taskId: string) => ion.tryTell("offer.create", { payload: { taskId, ...terms() } })
  expect(await offer(task.id)).toBe("licence_needed")
  expect(await ion.ask("task.getById", { id: task.id })).toMatchObject({
    viewer: { canOffer: false, cannotOfferReason: "licence_needed" },
  })

  const plain = await aTask(world.db, ana.user, given)
  expect(await offer(plain.id)).toBe("done")

  await world.db
    .update(providerApplications)
    .set({ licences: licence(electrical.id) })
    .where(eq(providerApplications.id, ion.application.id))
  expect(await offer(task.id)).toBe("done")

  const [waiting] = (await ana.ask<{ data: { id: string }[] }>("offer.getByTask", { taskId: task.id })).data
  const accept = () => ana.tryTell("offer.accept", { id: waiting?.id, paymentMethod: "cash" })
  const licensedFor = (categoryId: string) =>
    world.db
      .update(providerApplications)
      .set({ licences: licence(categoryId) })
      .where(eq(providerApplications.id, ion.application.id))
  await licensedFor(gas.id)
  expect(await accept()).toBe("doer_unavailable")
  await licensedFor(electrical.id)
  expect(await accept()).toBe("done")
})

test("a verified doer who takes up work that asks for a licence applies anew", async () => {
  const ion = await aVerifiedDoer()
  const begin = () => ion.tryTell("providerApplication.create", { payload: {} })
  expect(await begin()).toBe("application_not_needed")
  const plumbing = await categoryOf(world.db)
  const electrical = await categoryOf(world.db, "electrical")
  const payload = { categoryIds: [plumbing.id, electrical.id] }
  await ion.tell("provider.update", { id: ion.profile.id, version: ion.profile.version, payload })
  expect(await begin()).toBe("done")
})

test("the badge of a company stays with the company that was checked", async () => {
  const ion = await aVerifiedDoer({
    kind: "company",
    companyIdno: "1003600012345",
    checkedCompany: "Robinet SRL",
  })
  const hasBadge = async (given: Partial<typeof providerProfiles.$inferInsert>) => {
    await world.db.update(providerProfiles).set(given).where(eq(providerProfiles.id, ion.profile.id))
    const { badges } = await ion.ask<ProviderAnswer>("provider.getMy")
    return badges.some(({ type }) => type === "company")
  }
  const company = { kind: "company", companyName: "Robinet SRL", idno: "1003600012345" } as const
  expect(await hasBadge(company)).toBe(true)
  expect(await hasBadge({ idno: "1003600099999" })).toBe(false)
  expect(await hasBadge({ kind: "individual", companyName: null, idno: null })).toBe(false)
})
