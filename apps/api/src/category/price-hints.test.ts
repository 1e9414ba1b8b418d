import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { dataOf } from "../../test/answer.ts"
import { aUser } from "../../test/factories.ts"
import { aTask, categoryOf } from "../../test/task-factories.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { agreements, taskAssignments } from "../platform/db/schema/task-assignment.ts"

const world = anApi()
const at = new Date("2026-08-04T09:00:00Z")

type People = { owner: { id: string }; doer: { id: string } }
type Done = {
  category: string
  price: number
  /** Before the two agreed on another one. */
  firstPrice?: number
  currency?: "MDL" | "EUR"
  isCalledOff?: boolean
}

async function aFinishedTask(
  { owner, doer }: People,
  { category, price, firstPrice, currency = "MDL", isCalledOff = false }: Done,
) {
  const { db } = world
  const task = await aTask(db, owner, {
    categoryId: (await categoryOf(db, category)).id,
    status: "completed",
  })
  const [offer] = await db
    .insert(taskOffers)
    .values({
      taskId: task.id,
      providerId: doer.id,
      status: "ended",
      price,
      currency,
      message: "I can do it.",
      lang: "en",
      validDays: 7,
      validUntil: at,
      taskVersionSeen: 1,
      acceptedAt: at,
      closedAt: at,
    })
    .returning()
  if (!offer) throw new Error("no offer")
  const end = isCalledOff
    ? ({ outcome: "cancelled", cancelledById: owner.id, cancelReason: "price", fault: "none" } as const)
    : ({ outcome: "completed", completedBy: "owner" } as const)
  const people = { ownerId: owner.id, providerId: doer.id }
  const [hire] = await db
    .insert(taskAssignments)
    .values({ taskId: task.id, offerId: offer.id, ...people, assignedAt: at, endedAt: at, ...end })
    .returning()
  if (!hire) throw new Error("no hire")
  const agreed = {
    assignmentId: hire.id,
    title: task.title,
    scopeText: task.description,
    included: [],
    currency,
    materials: "to_agree" as const,
    paymentMethod: "to_agree" as const,
  }
  if (firstPrice !== undefined) await db.insert(agreements).values({ ...agreed, price: firstPrice })
  await db.insert(agreements).values({ ...agreed, price, version: firstPrice === undefined ? 1 : 2 })
}

test("what is usually paid is told from ten finished tasks on, in the currency most used or asked for", async () => {
  const people = { owner: await aUser(world.db), doer: await aUser(world.db) }
  for (let n = 1; n <= 10; n += 1) {
    await aFinishedTask(people, { category: "plumbing", price: n * 100_00, firstPrice: 50_00 })
    if (n < 10) await aFinishedTask(people, { category: "electrical", price: n * 100_00 })
  }
  await aFinishedTask(people, { category: "plumbing", price: 9_00, currency: "EUR" })
  for (let n = 1; n <= 11; n += 1) await aFinishedTask(people, { category: "translation", price: n * 100_00 })
  for (let n = 1; n <= 10; n += 1)
    await aFinishedTask(people, { category: "translation", price: n * 10_00, currency: "EUR" })
  await aFinishedTask(people, { category: "electrical", price: 9_00, isCalledOff: true })

  type Priced = { slug: string; priceHint: object | null }
  const input = encodeURIComponent(JSON.stringify({ id: "home-repair" }))
  const branch = await dataOf<Priced & { children: Priced[] }>(
    world.get(`/trpc/category.getById?input=${input}`),
  )
  const hints = Object.fromEntries(branch.children.map(({ slug, priceHint }) => [slug, priceHint]))
  expect(hints["plumbing"]).toEqual({ currency: "MDL", p25: 300_00, p50: 500_00, p75: 800_00, sample: 10 })
  expect(hints["electrical"]).toBeNull()
  expect(branch.priceHint).toBeNull()

  const { id: categoryId } = await categoryOf(world.db, "translation")
  const hintIn = (currency: string) => {
    const asked = encodeURIComponent(JSON.stringify({ categoryId, currency }))
    return dataOf(world.get(`/trpc/task.getPriceHint?input=${asked}`))
  }
  expect(await hintIn("MDL")).toMatchObject({ currency: "MDL", p50: 600_00, sample: 11 })
  expect(await hintIn("EUR")).toMatchObject({ currency: "EUR", p50: 50_00, sample: 10 })
  expect(await hintIn("RON")).toBeNull()
})
