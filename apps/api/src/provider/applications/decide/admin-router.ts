import { z } from "zod"
import {
  adminApplicationsInput,
  applicationIdInput,
  applicationQueues,
  approveApplicationInput,
  documentViewInput,
  rejectApplicationInput,
  requestChangesInput,
  type ApplicationId,
} from "@doable/domain/provider/application/input"
import type { UserContext } from "../../../platform/context.ts"
import { cappedCount } from "../../../platform/db/lists/capped-counts.ts"
import { moderatorProcedure, router } from "../../../platform/trpc.ts"
import { adminApplication, adminApplications } from "./admin-answers.ts"
import { adminApplicationById, findAdminApplications } from "./admin-queries.ts"
import { claimApplication } from "./claim-application.ts"
import { countApplications } from "./count-applications.ts"
import { decideApplication } from "./decide-application.ts"
import { releaseApplication } from "../release-application.ts"
import { viewDocument } from "./view-document.ts"

/** The command, and then the application as it is after it. */
const after = async (ctx: UserContext, { id }: ApplicationId, action: Promise<void>) => {
  await action
  return adminApplicationById(ctx, id)
}

export const adminApplicationRouter = router({
  getList: moderatorProcedure
    .input(adminApplicationsInput)
    .output(adminApplications)
    .query(({ ctx, input }) => findAdminApplications(ctx, input)),
  getCounts: moderatorProcedure
    .output(z.record(z.enum(applicationQueues), cappedCount))
    .query(({ ctx }) => countApplications(ctx)),
  getById: moderatorProcedure
    .input(applicationIdInput)
    .output(adminApplication)
    .query(({ ctx, input }) => adminApplicationById(ctx, input.id)),
  claim: moderatorProcedure
    .input(applicationIdInput)
    .output(adminApplication)
    .mutation(({ ctx, input }) => after(ctx, input, claimApplication(ctx, input))),
  release: moderatorProcedure
    .input(applicationIdInput)
    .output(adminApplication)
    .mutation(({ ctx, input }) => after(ctx, input, releaseApplication(ctx, input))),
  getDocumentUrl: moderatorProcedure
    .input(documentViewInput)
    .output(z.object({ url: z.string() }))
    .mutation(({ ctx, input }) => viewDocument(ctx, input)),
  approve: moderatorProcedure
    .input(approveApplicationInput)
    .output(adminApplication)
    .mutation(({ ctx, input }) =>
      after(ctx, input, decideApplication(ctx, { decision: "approve", ...input })),
    ),
  requestChanges: moderatorProcedure
    .input(requestChangesInput)
    .output(adminApplication)
    .mutation(({ ctx, input }) =>
      after(ctx, input, decideApplication(ctx, { decision: "request_changes", ...input })),
    ),
  reject: moderatorProcedure
    .input(rejectApplicationInput)
    .output(adminApplication)
    .mutation(({ ctx, input }) =>
      after(ctx, input, decideApplication(ctx, { decision: "reject", ...input })),
    ),
})
