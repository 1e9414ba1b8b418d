import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aFile } from "../../../test/factories.ts"
import { aProvider, aService } from "../../../test/provider-factories.ts"
import { categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import type { ServiceAnswer } from "../answers.ts"

const world = anApi()

async function aDoer() {
  const caller = await aCaller(world)
  return { ...caller, profile: await aProvider(world.db, caller.user) }
}
const profileOf = async (id: string) => {
  const [row] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.id, id))
  if (!row) throw new Error("no profile")
  return row
}
const payload = async (given: object = {}) => ({
  categoryId: (await categoryOf(world.db)).id,
  title: "Change a kitchen tap",
  description: "The old tap off, the new one on, and everything dry.",
  priceKind: "from",
  price: { amount: 300_00, currency: "MDL" },
  ...given,
})
type List = { data: ServiceAnswer[]; total: number }

describe("a service", () => {
  test("is offered with packages, and the profile knows its price and its words", async () => {
    const { tell, profile } = await aDoer()
    const packages = [
      { name: "Basic", price: { amount: 300_00, currency: "MDL" }, includes: ["Tap", "Call 069123456"] },
      { name: "With pipes", price: { amount: 700_00, currency: "MDL" }, includes: [] },
    ]
    const made = await tell<ServiceAnswer>("providerService.create", {
      payload: await payload({ title: "Replace a boiler", packages }),
    })
    expect(made).toMatchObject({ title: "Replace a boiler", isActive: true, currency: "MDL" })
    expect(made.packages[0]?.includes).toEqual(["Tap", "Call ▒▒▒"])
    const row = await profileOf(profile.id)
    expect(row).toMatchObject({ priceFrom: 300_00, priceCurrency: "MDL", serviceCount: 1 })
    expect(row.foldedWords).toContain("boiler")
  })

  test("is not overwritten by a window that has not seen its newest version", async () => {
    const { ask, tell, raw } = await aDoer()
    const made = await tell<ServiceAnswer>("providerService.create", { payload: await payload() })
    const change = async (title: string, seen: string) =>
      raw("providerService.update", { id: made.id, seen, payload: await payload({ title }) })
    const first = await change("Change a bathroom tap", made.updatedAt)
    expect(first.status).toBe(200)
    const late = await change("Change a garden tap", made.updatedAt)
    expect(late.body.error?.data).toMatchObject({ refusal: "service_changed_elsewhere" })
    const [kept] = (await ask<List>("providerService.getByProvider", { providerId: made.providerId })).data
    expect(kept?.title).toBe("Change a bathroom tap")
  })

  test("tells what is wrong with it, field by field", async () => {
    const { raw } = await aDoer()
    const fieldsOf = async (given: object) =>
      (await raw("providerService.create", { payload: await payload(given) })).body.error?.data.fields
    expect(await fieldsOf({ title: "Tap" })).toEqual([{ path: "title", code: "title_too_short", min: 5 }])
    expect(await fieldsOf({ title: "Taps, call 069 123 456" })).toEqual([
      { path: "title", code: "title_has_contacts" },
    ])
    expect(await fieldsOf({ price: null })).toEqual([{ path: "price", code: "price_required" }])
    expect(await fieldsOf({ price: { amount: 1, currency: "EUR" } })).toEqual([
      { path: "price", code: "amount_too_low", min: 300 },
    ])
    const { parentId } = await categoryOf(world.db)
    expect(await fieldsOf({ categoryId: parentId })).toEqual([
      { path: "categoryId", code: "category_required" },
    ])
    const foreign = { name: "Euro", price: { amount: 50_00, currency: "EUR" }, includes: [] }
    expect(await fieldsOf({ packages: [foreign] })).toEqual([{ path: "packages", code: "currencies_differ" }])
  })

  test("takes one's own public pictures alone", async () => {
    const [ion, ana] = [await aDoer(), await aDoer()]
    const [own, theirs] = [
      await aFile(world.db, ion.user, { purpose: "picture" }),
      await aFile(world.db, ana.user, { purpose: "picture" }),
    ]
    const make = async (fileIds: string[]) =>
      ion.tryTell("providerService.create", { payload: await payload({ fileIds }) })
    expect(await make([own.id])).toBe("done")
    expect(await make([theirs.id])).toBe("provider_file_unfit")
  })

  test("of others is as unknown as none, and without a profile there is none to begin", async () => {
    const [ion, ana] = [await aDoer(), await aCaller(world)]
    const { id } = await aService(world.db, ion.profile)
    expect(await ana.tryTell("providerService.update", { id, payload: await payload() })).toBe(
      "service_not_found",
    )
    expect(await ana.tryTell("providerService.delete", { id })).toBe("service_not_found")
    expect(await ana.tryTell("providerService.create", { payload: await payload() })).toBe(
      "provider_not_found",
    )
  })

  test("that is switched off is seen by its doer alone, and counts no more", async () => {
    const [ion, ana] = [await aDoer(), await aCaller(world)]
    const providerId = ion.profile.id
    const { id } = await aService(world.db, ion.profile, {
      description: "With ▒▒▒ in it, for a start.",
      originalDescription: "With 069123456 in it, for a start.",
    })
    const shown = await ana.ask<List>("providerService.getByProvider", { providerId })
    expect(shown.data.map((one) => one.ownDescription)).toEqual([null])
    expect(JSON.stringify(shown)).not.toContain("069123456")
    await ion.tell("providerService.update", { id, payload: await payload({ isActive: false }) })
    expect((await ana.ask<List>("providerService.getByProvider", { providerId })).total).toBe(0)
    expect((await ion.ask<List>("providerService.getByProvider", { providerId })).total).toBe(1)
    expect(await profileOf(providerId)).toMatchObject({ serviceCount: 0, priceFrom: null })
    await ion.tell("providerService.delete", { id })
    expect((await ion.ask<List>("providerService.getByProvider", { providerId })).total).toBe(0)
  })
})

test("services stand in the order their doer gives; an order of something else is refused", async () => {
  const ion = await aDoer()
  const titles = ["First of all", "Second of all", "Third of all"]
  for (const title of titles) await ion.tell("providerService.create", { payload: await payload({ title }) })
  const providerId = ion.profile.id
  const list = () => ion.ask<List>("providerService.getByProvider", { providerId })
  const ids = (await list()).data.map(({ id }) => id)
  expect((await list()).data.map(({ title }) => title)).toEqual(titles)
  await ion.tell("providerService.reorder", { ids: ids.toReversed() })
  expect((await list()).data.map(({ title }) => title)).toEqual(titles.toReversed())
  for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], []]) {
    expect(await ion.tryTell("providerService.reorder", { ids: wrong })).toBe("service_order_differs")
  }
})

test("thirty are enough, also when all are sent at once", async () => {
  const ion = await aDoer()
  for (let place = 0; place < 28; place++) await aService(world.db, ion.profile, { position: place })
  const sent = await Promise.all(
    Array.from({ length: 5 }, async () =>
      ion.tryTell("providerService.create", { payload: await payload() }),
    ),
  )
  expect(sent.filter((outcome) => outcome === "done")).toHaveLength(2)
  expect(sent.filter((outcome) => outcome === "service_limit_reached")).toHaveLength(3)
})

describe("the services of a category", () => {
  type Shelf = { data: (ServiceAnswer & { provider: { id: string; name: string } })[]; total: number }

  test("are those of doers who can be found, at most two of each, with their names", async () => {
    const leaf = await categoryOf(world.db, "languages")
    const given = { categoryId: leaf.id }
    const makeDoer = async (profile: object) => {
      const { user } = await aCaller(world, { name: "Ana Lungu" })
      return aProvider(world.db, user, { categories: ["languages"], ...profile })
    }
    const found = await makeDoer({})
    const paused = await makeDoer({ status: "paused" })
    for (const position of [0, 1, 2]) await aService(world.db, found, { ...given, position })
    await aService(world.db, found, { title: "In another category", position: 3 })
    await aService(world.db, paused, given)
    const off = await makeDoer({})
    await aService(world.db, off, { ...given, isActive: false })

    const { ask, tryAsk } = await aCaller(world)
    const { data } = await ask<Shelf>("providerService.getByCategory", { categoryId: leaf.id })
    const shown = { id: found.id, name: "Ana L.", image: expect.any(String) as string }
    expect(data.map(({ provider, title, ownDescription }) => [provider, title, ownDescription])).toEqual([
      [shown, "Change a kitchen tap", null],
      [shown, "Change a kitchen tap", null],
    ])
    const branch = await ask<Shelf>("providerService.getByCategory", { categoryId: leaf.parentId, limit: 1 })
    expect(branch.data).toHaveLength(1)
    expect(await tryAsk("providerService.getByCategory", { categoryId: found.id })).toBe("category_not_found")
  })
})
