import { z } from "zod"
import {
  appealFileInput,
  appealInput,
  getAppealInput,
  getAppealsInput,
  getMyRestrictionsInput,
} from "@doable/domain/restriction/input"
import { adminProcedure, router, userProcedure } from "../platform/trpc.ts"
import { currentRestriction as current, myRestriction, queuedAppeal, wholeAppeal } from "./answers.ts"
import { appealRestriction } from "./appeal-restriction.ts"
import { findAppeal, findAppeals } from "./find-appeals.ts"
import { currentRestriction, myRestrictions } from "./queries.ts"
import { viewAppealFile } from "./view-file.ts"

export const restrictionRouter = router({
  appeal: userProcedure
    .input(appealInput)
    .output(myRestriction)
    .mutation(({ ctx, input }) => appealRestriction(ctx, input)),
  getCurrent: userProcedure.output(current).query(({ ctx }) => currentRestriction(ctx)),
  getMy: userProcedure
    .input(getMyRestrictionsInput)
    .output(z.object({ data: z.array(myRestriction).max(100), total: z.int() }))
    .query(({ ctx, input }) => myRestrictions(ctx, input)),
})

export const adminRestrictionRouter = router({
  getAppeal: adminProcedure
    .input(getAppealInput)
    .output(wholeAppeal)
    .query(({ ctx, input }) => findAppeal(ctx, input)),
  getAppeals: adminProcedure
    .input(getAppealsInput)
    .output(z.object({ data: z.array(queuedAppeal).max(100), total: z.int() }))
    .query(({ ctx, input }) => findAppeals(ctx, input)),
  getFileUrl: adminProcedure
    .input(appealFileInput)
    .output(z.object({ url: z.string() }))
    .mutation(({ ctx, input }) => viewAppealFile(ctx, input)),
})
