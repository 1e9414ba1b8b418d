import { z } from "zod"
import { getOverviewInput } from "@doable/domain/admin/input"
import { sendTestNotification } from "../notification/send-test-notification.ts"
import { adminProcedure, moderatorProcedure, router } from "../platform/trpc.ts"
import { overviewAnswer, queuesAnswer } from "./answers.ts"
import { overview } from "./queries.ts"
import { queues } from "./queues.ts"

export const adminRouter = router({
  getOverview: moderatorProcedure
    .input(getOverviewInput)
    .output(overviewAnswer)
    .query(({ ctx, input }) => overview(ctx, input)),
  getQueues: moderatorProcedure.output(queuesAnswer).query(({ ctx }) => queues(ctx.db)),
  sendTestNotification: adminProcedure
    .output(z.object({ isOnItsWay: z.literal(true) }))
    .mutation(({ ctx }) => sendTestNotification(ctx)),
})
