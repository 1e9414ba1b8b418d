import { z } from "zod"
import { sendTestNotification } from "../notification/send-test-notification.ts"
import { adminProcedure, router } from "../trpc.ts"
import { overview } from "./queries.ts"

const count = z.number().int().nonnegative()

export const adminRouter = router({
  getOverview: adminProcedure
    .output(
      z.object({
        users: count,
        newUsers: count,
        activeSessions: count,
        waitingEvents: count,
        failedJobs: count,
      }),
    )
    .query(({ ctx }) => overview(ctx.db, ctx.now())),
  sendTestNotification: adminProcedure
    .output(z.object({ isOnItsWay: z.literal(true) }))
    .mutation(({ ctx }) => sendTestNotification(ctx)),
})
