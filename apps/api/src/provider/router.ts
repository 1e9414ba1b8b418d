import {
  calendarInput,
  createProviderInput,
  dashboardInput,
  discoverInput,
  incomeInput,
  providerIdInput,
  providerListInput,
  updateProviderInput,
} from "@doable/domain/provider/input"
import { publicProcedure, router, userProcedure } from "../trpc.ts"
import { discovered, provider, providerList, providerPage } from "./answers.ts"
import { createProvider } from "./create-provider.ts"
import { calendar, dashboard, income } from "./dashboard-answers.ts"
import { discoverProviders } from "./discover-providers.ts"
import { findCalendar } from "./find-calendar.ts"
import { findDashboard } from "./find-dashboard.ts"
import { findIncome } from "./find-income.ts"
import { findMyProvider, findProvider } from "./find-provider.ts"
import { findProviders } from "./find-providers.ts"
import { pauseProvider } from "./pause-provider.ts"
import { publishProvider } from "./publish-provider.ts"
import { resumeProvider } from "./resume-provider.ts"
import { updateProvider } from "./update-provider.ts"

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
  getDashboard: userProcedure
    .input(dashboardInput)
    .output(dashboard)
    .query(({ ctx, input }) => findDashboard(ctx, input)),
  getCalendar: userProcedure
    .input(calendarInput)
    .output(calendar)
    .query(({ ctx, input }) => findCalendar(ctx, input)),
  getIncome: userProcedure
    .input(incomeInput)
    .output(income)
    .query(({ ctx, input }) => findIncome(ctx, input)),
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
