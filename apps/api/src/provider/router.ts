import {
  createProviderInput,
  discoverInput,
  providerIdInput,
  providerListInput,
  updateProviderInput,
} from "@doable/domain/provider/input"
import { publicProcedure, router, userProcedure } from "../platform/trpc.ts"
import { discovered, provider, providerList, providerPage } from "./answers.ts"
import { createProvider } from "./profile/create-provider.ts"
import { discoverProviders } from "./search/discover-providers.ts"
import { findMyProvider, findProvider } from "./find-provider.ts"
import { findProviders } from "./search/find-providers.ts"
import { pauseProvider } from "./profile/pause-provider.ts"
import { publishProvider } from "./profile/publish-provider.ts"
import { resumeProvider } from "./profile/resume-provider.ts"
import { updateProvider } from "./profile/update-provider.ts"

export const providerRouter = router({
  getList: publicProcedure
    .input(providerListInput)
    .output(providerList)
    .query(({ ctx, input }) => findProviders(ctx, input)),
  discover: publicProcedure
    .input(discoverInput)
    .output(discovered)
    .query(({ ctx, input }) => discoverProviders(ctx, input)),
  getById: publicProcedure
    .input(providerIdInput)
    .output(providerPage)
    .query(({ ctx, input }) => findProvider(ctx, input)),
  getMy: userProcedure.output(provider.nullable()).query(({ ctx }) => findMyProvider(ctx)),
  create: userProcedure
    .input(createProviderInput)
    .output(provider)
    .mutation(({ ctx, input }) => createProvider(ctx, input)),
  update: userProcedure
    .input(updateProviderInput)
    .output(provider)
    .mutation(({ ctx, input }) => updateProvider(ctx, input)),
  publish: userProcedure
    .input(providerIdInput)
    .output(provider)
    .mutation(({ ctx, input }) => publishProvider(ctx, input)),
  pause: userProcedure
    .input(providerIdInput)
    .output(provider)
    .mutation(({ ctx, input }) => pauseProvider(ctx, input)),
  resume: userProcedure
    .input(providerIdInput)
    .output(provider)
    .mutation(({ ctx, input }) => resumeProvider(ctx, input)),
})
