import {
  applicationIdInput,
  createApplicationInput,
  myApplicationsInput,
  updateApplicationInput,
} from "@doable/domain/provider/application/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { application, myApplications } from "./answers.ts"
import { createApplication } from "./create-application.ts"
import { findMyApplications } from "./find-applications.ts"
import { submitApplication } from "./submit-application.ts"
import { updateApplication } from "./update-application.ts"
import { withdrawApplication } from "./withdraw-application.ts"

export const providerApplicationRouter = router({
  getMy: userProcedure
    .input(myApplicationsInput)
    .output(myApplications)
    .query(({ ctx, input }) => findMyApplications(ctx, input)),
  create: userProcedure
    .input(createApplicationInput)
    .output(application)
    .mutation(({ ctx, input }) => createApplication(ctx, input)),
  update: userProcedure
    .input(updateApplicationInput)
    .output(application)
    .mutation(({ ctx, input }) => updateApplication(ctx, input)),
  submit: userProcedure
    .input(applicationIdInput)
    .output(application)
    .mutation(({ ctx, input }) => submitApplication(ctx, input)),
  withdraw: userProcedure
    .input(applicationIdInput)
    .output(application)
    .mutation(({ ctx, input }) => withdrawApplication(ctx, input)),
})
