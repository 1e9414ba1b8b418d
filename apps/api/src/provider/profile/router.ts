import { createProviderInput, providerIdInput, updateProviderInput } from "@doable/domain/provider/input"
import { publicProcedure, router, userProcedure } from "../../platform/trpc.ts"
import { provider, providerPage } from "../answers.ts"
import { createProvider } from "./create-provider.ts"
import { findMyProvider, findProvider } from "../find-provider.ts"
import { pauseProvider } from "./pause-provider.ts"
import { publishProvider } from "./publish-provider.ts"
import { resumeProvider } from "./resume-provider.ts"
import { updateProvider } from "./update-provider.ts"

export const providerRouter = router({
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
