import { z } from "zod"
import {
  createTextRuleInput,
  textRuleId,
  tryRuleInput,
  tryTextInput,
  updateTextRuleInput,
} from "@doable/domain/moderation/text-rule-input"
import { adminProcedure, router } from "../platform/trpc.ts"
import { textRule, textRuleList, triedRule, triedText } from "./answers.ts"
import { createTextRule, deleteTextRule, updateTextRule } from "./commands.ts"
import { findRules } from "./find-rules.ts"
import { tryRule, tryText } from "./try-rules.ts"

export const adminTextRuleRouter = router({
  create: adminProcedure
    .input(createTextRuleInput)
    .output(textRule)
    .mutation(({ ctx, input }) => createTextRule(ctx, input)),
  delete: adminProcedure
    .input(textRuleId)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => deleteTextRule(ctx, input)),
  getHits: adminProcedure
    .input(tryRuleInput)
    .output(triedRule)
    .query(({ ctx, input }) => tryRule(ctx, input)),
  getList: adminProcedure.output(textRuleList).query(({ ctx }) => findRules(ctx)),
  tryText: adminProcedure
    .input(tryTextInput)
    .output(triedText)
    .query(({ ctx, input }) => tryText(ctx, input)),
  update: adminProcedure
    .input(updateTextRuleInput)
    .output(textRule)
    .mutation(({ ctx, input }) => updateTextRule(ctx, input)),
})
