import {
  adminProvidersInput,
  providerIdInput,
  restoreBadgeInput,
  revokeBadgeInput,
  type ProviderId,
} from "@doable/domain/provider/input"
import { adminProviderStates } from "@doable/domain/provider/status"
import { z } from "zod"
import type { UserContext } from "../../platform/context.ts"
import { cappedCount } from "../../platform/db/lists/capped-counts.ts"
import { adminProcedure, moderatorProcedure, router } from "../../platform/trpc.ts"
import { adminProvider, adminProviderList } from "./admin-answers.ts"
import { adminProviderById, findAdminProviders } from "./admin-queries.ts"
import { countProfiles } from "./count-profiles.ts"
import { restoreBadge } from "./restore-badge.ts"
import { revokeBadge } from "./revoke-badge.ts"

/** The command, and then the profile as it is after it. */
const after = async (ctx: UserContext, { id }: ProviderId, action: Promise<void>) => {
  await action
  return adminProviderById(ctx, id)
}

export const adminProviderRouter = router({
  getList: moderatorProcedure
    .input(adminProvidersInput)
    .output(adminProviderList)
    .query(({ ctx, input }) => findAdminProviders(ctx, input)),
  getCounts: moderatorProcedure
    .output(z.record(z.enum(adminProviderStates), cappedCount))
    .query(({ ctx }) => countProfiles(ctx)),
  getById: moderatorProcedure
    .input(providerIdInput)
    .output(adminProvider)
    .query(({ ctx, input }) => adminProviderById(ctx, input.id)),
  restoreBadge: adminProcedure
    .input(restoreBadgeInput)
    .output(adminProvider)
    .mutation(({ ctx, input }) => after(ctx, input, restoreBadge(ctx, input))),
  revokeBadge: adminProcedure
    .input(revokeBadgeInput)
    .output(adminProvider)
    .mutation(({ ctx, input }) => after(ctx, input, revokeBadge(ctx, input))),
})
