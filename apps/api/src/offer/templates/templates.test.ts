import { templatesPerPerson } from "@doable/domain/offer/template/limits"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn } from "../../../test/deal-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { offerData } from "../offer-data.ts"
import type { OfferTemplate } from "./answers.ts"

const world = anApi()
type List = { data: OfferTemplate[]; total: number }

const shelves = { name: "Shelves", text: "Hello, {client}. I come on {day}.", lang: "en" } as const
const price = { amount: 780_00, currency: "MDL" } as const

test("a template is made, changed and deleted by its owner alone", async () => {
  const [ion, ana] = [await aDoerAtTheDoor(world), await aCaller(world)]
  const payload = { ...shelves, price, durationHours: 1.5 }
  const made = await ion.tell<OfferTemplate>("offerTemplate.create", { payload })
  expect(made).toEqual({ id: made.id, ...payload, used: 0, hired: 0 })

  const { id } = made
  const changed = { ...shelves, name: "Doors" }
  expect(await ana.tryTell("offerTemplate.update", { id, payload: changed })).toBe("template_not_found")
  expect(await ana.tryTell("offerTemplate.delete", { id })).toBe("template_not_found")
  expect((await ana.ask<List>("offerTemplate.getMy")).data).toEqual([])

  const next = await ion.tell<OfferTemplate>("offerTemplate.update", { id, payload: changed })
  expect(next).toEqual({ id, ...changed, price: null, durationHours: null, used: 0, hired: 0 })
  await ion.tell("offerTemplate.delete", { id })
  expect(await ion.ask<List>("offerTemplate.getMy")).toEqual({ data: [], total: 0 })
})

test("a person's data tells the whole template", async () => {
  const ion = await aDoerAtTheDoor(world)
  await ion.tell("offerTemplate.create", { payload: { ...shelves, price, durationHours: 1.5 } })
  const { offerTemplates } = await offerData.tell(world.db, ion.user.id)
  expect(offerTemplates).toMatchObject([{ ...shelves, price: 780_00, currency: "MDL", durationHours: 1.5 }])
})

test("at most twenty, two made in the same moment included", async () => {
  const ion = await aDoerAtTheDoor(world)
  const make = (name: string) => ion.tryTell("offerTemplate.create", { payload: { ...shelves, name } })
  for (let made = 1; made < templatesPerPerson; made += 1) await make(`No ${made}`)
  const both = await Promise.all([make("A"), make("B")])
  expect(both.filter((answer) => answer === "template_limit_reached")).toHaveLength(1)
  expect((await ion.ask<List>("offerTemplate.getMy")).total).toBe(templatesPerPerson)
})

test("offers sent with a template are counted, and those that were accepted", async () => {
  const [ana, ion, other] = [await aCaller(world), await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
  const { id } = await ion.tell<OfferTemplate>("offerTemplate.create", { payload: shelves })
  const [first, second, third] = [
    await aTask(world.db, ana.user),
    await aTask(world.db, ana.user),
    await aTask(world.db, ana.user),
  ]
  const offer = await offerOn(ion, first, { templateId: id })
  await offerOn(ion, second, { templateId: id })
  // One of someone else, and none at all, stop no offer.
  await offerOn(other, third, { templateId: id })
  await offerOn(ion, third)
  await ana.tell("offer.accept", { id: offer.id, paymentMethod: "cash" })
  expect((await ion.ask<List>("offerTemplate.getMy")).data).toMatchObject([{ id, used: 2, hired: 1 }])
  await ion.tell("offerTemplate.delete", { id })
  expect((await ion.ask<{ total: number }>("offer.getMy", {})).total).toBe(3)
})
