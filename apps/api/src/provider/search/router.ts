import { listPricesAnswer } from "@doable/domain/money/price-bars"
import { discoverInput, providerListInput, providerPricesInput } from "@doable/domain/provider/input"
import { compiled } from "../../platform/compiled.ts"
import { listProcedure, router } from "../../platform/trpc.ts"
import { discovered, providerList } from "../answers.ts"
import { discoverProviders } from "./discover-providers.ts"
import { findProviderPrices } from "./find-prices.ts"
import { findProviders } from "./find-providers.ts"

export const providerListRouter = router({
  getList: listProcedure
    .input(providerListInput)
    .output(compiled(providerList))
    .query(({ ctx, input }) => findProviders(ctx, input)),
  getPrices: listProcedure
    .input(providerPricesInput)
    .output(listPricesAnswer)
    .query(({ ctx, input }) => findProviderPrices(ctx, input)),
  discover: listProcedure
    .input(discoverInput)
    .output(compiled(discovered))
    .query(({ ctx, input }) => discoverProviders(ctx, input)),
})
