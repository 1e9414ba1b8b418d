import {
  createTemplateInput,
  templateIdInput,
  updateTemplateInput,
} from "@doable/domain/offer/template/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { offerTemplate, offerTemplateList } from "./answers.ts"
import { findMyTemplates } from "./find-templates.ts"
import { createTemplate, deleteTemplate, updateTemplate } from "./save-template.ts"

export const offerTemplateRouter = router({
  getMy: userProcedure.output(offerTemplateList).query(({ ctx }) => findMyTemplates(ctx)),
  create: userProcedure
    .input(createTemplateInput)
    .output(offerTemplate)
    .mutation(({ ctx, input }) => createTemplate(ctx, input)),
  update: userProcedure
    .input(updateTemplateInput)
    .output(offerTemplate)
    .mutation(({ ctx, input }) => updateTemplate(ctx, input)),
  delete: userProcedure
    .input(templateIdInput)
    .output(templateIdInput)
    .mutation(({ ctx, input }) => deleteTemplate(ctx, input)),
})
