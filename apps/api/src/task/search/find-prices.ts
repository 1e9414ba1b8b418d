import { defaultCurrency } from "@doable/domain/money/currency"
import { mostPrices, priceBars } from "@doable/domain/money/price-bars"
import type { TaskPrices } from "@doable/domain/task/input"
import { createValues } from "../../platform/search/search-statement.ts"
import { partsOf } from "./find-ids.ts"
import { understand, type Visitor } from "./find-tasks.ts"

/** How the budgets of a search are spread, whatever budget it asks for itself. Of many tasks only some are looked at. */
export async function findTaskPrices(ctx: Visitor, { filter }: TaskPrices) {
  const { budgetMin: _min, budgetMax: _max, currency = defaultCurrency, ...rest } = filter
  const asked = await understand(ctx, { filter: { ...rest, currency } })
  const { values, bind } = createValues(null)
  const { where } = partsOf(asked, { sort: "newest", keys: null }, bind)
  const text = `select (t.budget_min + t.budget_max) / 2 as price from tasks t
    where $1 = '' and ${where} and t.budget_min is not null limit ${mostPrices}`
  const { rows } = await ctx.db.$client.query<{ price: number }>({ text, values })
  return { currency, bars: priceBars(rows.map(({ price }) => price)) }
}
