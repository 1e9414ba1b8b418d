import { beforeAll, expect, test } from "vitest"
import type { ListPrices } from "@doable/domain/money/price-bars"
import type { TaskFilter } from "@doable/domain/task/input"
import { anApi } from "../../../test/api.ts"
import { aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"

const world = anApi()
let ask: (filter: TaskFilter) => Promise<ListPrices>
let plumbing: { id: string }

const lei = (min: number, max = min) => ({
  budgetKind: min === max ? ("fixed" as const) : ("range" as const),
  budgetMin: min * 100,
  budgetMax: max * 100,
  budgetCurrency: "MDL" as const,
})

beforeAll(async () => {
  const { db } = world
  const visitor = await aCaller(world)
  ask = (filter) => visitor.ask<ListPrices>("task.getPrices", { filter })
  const { user } = await aCaller(world)
  const found = await categoryOf(db, "plumbing")
  if (!found.parentId) throw new Error("plumbing has no parent")
  plumbing = found
  const here = { categoryId: found.id, parentCategoryId: found.parentId }
  for (const amount of [100, 200, 300, 400]) await aTask(db, user, { ...here, ...lei(amount) })
  await aTask(db, user, { ...here, ...lei(400, 600) })
  await aTask(db, user, { ...here, budgetKind: "open", budgetMin: null, budgetMax: null })
  await aTask(db, user, { ...here, ...lei(50), budgetCurrency: "EUR" })
  await aTask(db, user, {
    ...here,
    ...lei(900),
    status: "held",
    holdReason: "prohibited_words",
    expiresAt: null,
    warnAt: null,
  })
  await aTask(db, user, { ...here, ...lei(900), visibility: "invited_only" })
  const { id: categoryId, parentId: parentCategoryId } = await categoryOf(db, "electrical")
  await aTask(db, user, { categoryId, parentCategoryId, ...lei(5000) })
})

test("the budgets of what the search finds are counted, a range by its middle", async () => {
  expect(await ask({ categoryIds: [plumbing.id] })).toEqual({
    currency: "MDL",
    bars: {
      step: 5000,
      counts: [0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1],
      low: 20_000,
      typical: 30_000,
      high: 40_000,
    },
  })
})

test("the budget that is asked for itself changes nothing", async () => {
  const all = await ask({ categoryIds: [plumbing.id] })
  expect(await ask({ categoryIds: [plumbing.id], budgetMin: 35_000, budgetMax: 45_000 })).toEqual(all)
})

test("another currency is counted alone, and too few say nothing", async () => {
  expect(await ask({ currency: "EUR" })).toEqual({ currency: "EUR", bars: null })
  expect((await ask({})).bars?.counts.reduce((sum, count) => sum + count, 0)).toBe(6)
})
