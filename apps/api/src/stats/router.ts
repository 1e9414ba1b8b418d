import { z } from "zod"
import { publicProcedure, router } from "../platform/trpc.ts"
import { publicStats } from "./public-stats.ts"

const count = z.int().nonnegative()

export const statsRouter = router({
  getPublic: publicProcedure
    .output(z.object({ completedTasks: count, doers: count, firstOfferMinutes: count.nullable() }))
    .query(({ ctx }) => publicStats(ctx)),
})
