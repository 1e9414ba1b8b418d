import { z } from "zod"
import {
  createReportInput,
  getMyReportsInput,
  getReportsInput,
  reportChatInput,
  reportFileInput,
  reportTarget,
} from "@doable/domain/report/input"
import { moderatorProcedure, router, userProcedure } from "../platform/trpc.ts"
import {
  myReport,
  myReportList,
  queuedTarget,
  reportedChat,
  reportFigures as figures,
  targetCase,
} from "./answers.ts"
import { claimReport, releaseReport } from "./claim-report.ts"
import { createReport } from "./create-report.ts"
import { findCase } from "./find-case.ts"
import { findReportedChat } from "./find-chat.ts"
import { reportFigures } from "./find-figures.ts"
import { findQueue } from "./find-queue.ts"
import { myReports } from "./queries.ts"
import { viewReportFile } from "./view-file.ts"

export const reportRouter = router({
  create: userProcedure
    .input(createReportInput)
    .output(myReport)
    .mutation(({ ctx, input }) => createReport(ctx, input)),
  getMy: userProcedure
    .input(getMyReportsInput)
    .output(myReportList)
    .query(({ ctx, input }) => myReports(ctx, input)),
})

export const adminReportRouter = router({
  claim: moderatorProcedure
    .input(reportTarget)
    .output(targetCase)
    .mutation(({ ctx, input }) => claimReport(ctx, input)),
  getByTarget: moderatorProcedure
    .input(reportTarget)
    .output(targetCase)
    .query(({ ctx, input }) => findCase(ctx, input)),
  getChat: moderatorProcedure
    .input(reportChatInput)
    .output(reportedChat)
    .query(({ ctx, input }) => findReportedChat(ctx, input)),
  getFigures: moderatorProcedure.output(figures).query(({ ctx }) => reportFigures(ctx)),
  getFileUrl: moderatorProcedure
    .input(reportFileInput)
    .output(z.object({ url: z.string() }))
    .mutation(({ ctx, input }) => viewReportFile(ctx, input)),
  getList: moderatorProcedure
    .input(getReportsInput)
    .output(z.object({ data: z.array(queuedTarget).max(100), total: z.int() }))
    .query(({ ctx, input }) => findQueue(ctx, input)),
  release: moderatorProcedure
    .input(reportTarget)
    .output(targetCase)
    .mutation(({ ctx, input }) => releaseReport(ctx, input)),
})
