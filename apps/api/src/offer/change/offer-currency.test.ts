import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn, terms } from "../../../test/deal-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import type { TaskAnswer } from "../../task/answers.ts"
import type { OfferAnswer } from "../answers.ts"

const world = anApi()
const price = { amount: 150_00, currency: "RON" }

test("an open budget names the currency of its offers, and it holds from the list to the agreement and the income", async () => {
  const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
  const open = { budgetKind: "open", budgetMin: null, currency: "RON" }
  const { id } = await ana.tell("task.create", { payload: await wholePayload(world.db, open) })
  await ana.tell("task.publish", { id })
  const { task } = await ion.ask<{ task: TaskAnswer }>("task.getById", { id })
  expect(task).toMatchObject({ currency: "RON", budgetMin: null, budgetMax: null })

  const inLei = { payload: { taskId: id, ...terms({ price: { amount: 450_00, currency: "MDL" } }) } }
  expect(await ion.tryTell("offer.create", inLei)).toBe("price_out_of_range")
  const offer = await offerOn(ion, { id }, { price })
  type List = { data: OfferAnswer[] }
  const listed = await ana.ask<List>("offer.getByTask", { taskId: id })
  expect(listed.data.map((one) => one.price)).toEqual([price])

  await ana.tell("offer.accept", { id: offer.id, paymentMethod: "cash" })
  type Hires = { data: { agreement: { price: typeof price } }[] }
  const hires = await ion.ask<Hires>("taskAssignment.getByTask", { taskId: id })
  expect(hires.data[0]?.agreement.price).toEqual(price)
  await ana.tell("task.confirmCompletion", { id })
  const from = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const to = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const income = await ion.ask<{ sums: unknown[] }>("provider.getIncome", { from, to })
  expect(income.sums).toEqual([{ currency: "RON", amount: price.amount, count: 1 }])

  const copy = await ana.tell("task.duplicate", { id })
  expect(copy).toMatchObject({ currency: "RON", budgetKind: "open" })
})

test("a price in another currency than the task's is no reason for its place", async () => {
  const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
  const budget = { budgetKind: "fixed", budgetMin: 450_00, budgetMax: 450_00 } as const
  const { id, version } = await aTask(world.db, ana.user, budget)
  await offerOn(ion, { id })
  type List = { data: { why: string[]; status: string }[] }
  const why = async () => (await ana.ask<List>("offer.getByTask", { taskId: id })).data[0]
  expect((await why())?.why).toContain("price")
  const payload = { budgetMin: { amount: 450_00, currency: "RON" }, budgetMax: null }
  await ana.tell("task.update", { id, version, payload, confirmStale: true })
  expect(await why()).toMatchObject({ status: "stale" })
  expect((await why())?.why).not.toContain("price")
})

test("the owner reads that a doer has worked for them before, of no one else", async () => {
  const [ana, ion, eva] = [await aCaller(world), await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
  const first = await aTask(world.db, ana.user)
  const made = await offerOn(ion, first)
  await ana.tell("offer.accept", { id: made.id, paymentMethod: "cash" })
  const known = async (owner: typeof ana) => {
    const task = await aTask(world.db, owner.user)
    await offerOn(ion, task)
    await offerOn(eva, task)
    type List = { data: { workedTogether: boolean; why: string[]; provider: { id: string } }[] }
    const { data } = await owner.ask<List>("offer.getByTask", { taskId: task.id })
    const names = { [ion.profile.id]: "ion", [eva.profile.id]: "eva" }
    return data
      .filter(({ workedTogether, why }) => workedTogether || why.includes("together"))
      .map(({ provider }) => names[provider.id])
  }
  expect(await known(ana), "a hire is not yet work that was done").toEqual([])
  await ana.tell("task.confirmCompletion", { id: first.id })
  expect(await known(ana)).toEqual(["ion"])
  expect(await known(await aCaller(world))).toEqual([])
})
