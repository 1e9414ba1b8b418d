import { discoverInput, providerListInput } from "@doable/domain/provider/input"
import { publicProcedure, router } from "../../platform/trpc.ts"
import { discovered, providerList } from "../answers.ts"
import { discoverProviders } from "./discover-providers.ts"
import { findProviders } from "./find-providers.ts"

export const providerListRouter = router({
  getList: publicProcedure
    .input(providerListInput)
    .output(providerList)
    .query(({ ctx, input }) => findProviders(ctx, input)),
  discover: publicProcedure
    .input(discoverInput)
    .output(discovered)
    .query(({ ctx, input }) => discoverProviders(ctx, input)),
})
