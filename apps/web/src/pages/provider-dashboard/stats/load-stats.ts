import { dayOf } from "@doable/domain/time/market-day"
import type { ApiClient } from "../../../session/api-client.ts"
import { monthsUntil } from "./months.ts"

export type Period = 7 | 30 | 90
type Provider = ApiClient["provider"]
type Answer<Name extends "getStats" | "getIncome"> = Awaited<ReturnType<Provider[Name]["query"]>>

export type StatsData = Answer<"getStats"> & {
  tab: "stats"
  now: number
  period: Period
  income: Answer<"getIncome"> & { page: number }
}

export const jobsPerPage = 10

export async function loadStats(
  api: ApiClient,
  { period, jobs: page }: { period: Period; jobs: number },
  now: number,
): Promise<StatsData> {
  const today = dayOf(new Date(now))
  const [first] = monthsUntil(today)
  const pagination = { limit: jobsPerPage, offset: (page - 1) * jobsPerPage }
  const [stats, income] = await Promise.all([
    api.provider.getStats.query({ period }),
    api.provider.getIncome.query({ from: `${first}-01`, to: today, pagination }),
  ])
  return { tab: "stats", ...stats, now, period, income: { ...income, page } }
}
