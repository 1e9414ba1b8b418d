import { expect, test } from "vitest"
import type { ListPrices } from "@doable/domain/money/price-bars"
import { anApi } from "../../../test/api.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { aCaller } from "../../../test/task-world.ts"

const world = anApi()

test("the lowest prices of published doers are counted, whatever price is asked for", async () => {
  const visitor = await aCaller(world)
  const prices = [100, 150, 200, 250, 300]
  for (const amount of [...prices, 900]) {
    const { user } = await aCaller(world)
    const status = amount === 900 ? "paused" : "published"
    await aProvider(world.db, user, { status, hourlyRate: amount * 100, hourlyCurrency: "MDL" })
  }
  const ask = (filter: object) => visitor.ask<ListPrices>("provider.getPrices", { filter })
  const all = await ask({})
  expect(all).toMatchObject({ currency: "MDL", bars: { step: 2000, typical: 20_000 } })
  expect(all.bars?.counts.reduce((sum, count) => sum + count, 0)).toBe(prices.length)
  expect(await ask({ priceMax: 10_000 })).toEqual(all)
  expect(await ask({ currency: "EUR" })).toEqual({ currency: "EUR", bars: null })
})
