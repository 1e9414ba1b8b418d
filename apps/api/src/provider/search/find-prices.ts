import { defaultCurrency } from "@doable/domain/money/currency"
import { mostPrices, priceBars } from "@doable/domain/money/price-bars"
import type { ProviderPrices } from "@doable/domain/provider/input"
import { createValues } from "../../platform/search/search-statement.ts"
import type { Visitor } from "../find-provider.ts"
import { understand } from "./find-providers.ts"
import { isListed, listConditions } from "./list-conditions.ts"

/** How the lowest prices of a search are spread, whatever price it asks for itself. Of many doers only some are looked at. */
export async function findProviderPrices(ctx: Visitor, { filter }: ProviderPrices) {
  const { priceMax: _max, currency = defaultCurrency, ...rest } = filter
  const asked = await understand(ctx, { filter: { ...rest, currency }, sort: "recommended" })
  const { values, bind } = createValues(null)
  const where = [isListed, ...listConditions(asked, bind)].join(" and ")
  const text = `select p.price_from as price from provider_profiles p
    where $1 = '' and ${where} and p.price_from is not null limit ${mostPrices}`
  const { rows } = await ctx.db.$client.query<{ price: number }>({ text, values })
  return { currency, bars: priceBars(rows.map(({ price }) => price)) }
}
