import { z } from "zod"

/** How many days the market stats cover. */
const overviewPeriods = [7, 30, 90] as const
export type OverviewPeriod = (typeof overviewPeriods)[number]

export const getOverviewInput = z
  .object({ period: z.union(overviewPeriods.map((days) => z.literal(days))).default(30) })
  .default({ period: 30 })
export type GetOverview = z.infer<typeof getOverviewInput>
