import {
  adminProvidersInput,
  providerIdInput,
  restoreProviderInput,
  restoreBadgeInput,
  restrictProviderInput,
  revokeBadgeInput,
  type ProviderId,
} from "@doable/domain/provider/input"
import type { UserContext } from "../context.ts"
import { adminProcedure, router } from "../trpc.ts"
import { adminProvider, adminProviderList } from "./admin-answers.ts"
import { adminProviderById, findAdminProviders } from "./admin-queries.ts"
import { restoreBadge } from "./restore-badge.ts"
import { restoreProvider } from "./restore-provider.ts"
import { revokeBadge } from "./revoke-badge.ts"
import { suspendProvider } from "./suspend-provider.ts"

/** The deed, and then the profile as it is after it. */
const after = async (ctx: UserContext, { id }: ProviderId, deed: Promise<void>) => {
  await deed
  return adminProviderById(ctx, id)
}

export const adminProviderRouter = router({
  getList: adminProcedure
    .input(adminProvidersInput)
    .output(adminProviderList)
    .query(({ ctx, input }) => findAdminProviders(ctx, input)),
  getById: adminProcedure
    .input(providerIdInput)
    .output(adminProvider)
    .query(({ ctx, input }) => adminProviderById(ctx, input.id)),
  suspend: adminProcedure
    .input(restrictProviderInput)
    .output(adminProvider)
    .mutation(({ ctx, input }) => after(ctx, input, suspendProvider(ctx, input))),
  restore: adminProcedure
    .input(restoreProviderInput)
    .output(adminProvider)
    .mutation(({ ctx, input }) => after(ctx, input, restoreProvider(ctx, input))),
  restoreBadge: adminProcedure
    .input(restoreBadgeInput)
    .output(adminProvider)
    .mutation(({ ctx, input }) => after(ctx, input, restoreBadge(ctx, input))),
  revokeBadge: adminProcedure
    .input(revokeBadgeInput)
    .output(adminProvider)
    .mutation(({ ctx, input }) => after(ctx, input, revokeBadge(ctx, input))),
})
