import type { ApiClient } from "../../../session/api-client.ts"
import type { OverviewPeriod } from "../frame/admin-search.ts"

type Overview = Awaited<ReturnType<ApiClient["admin"]["getOverview"]["query"]>>
export type OverviewData = { queue: null; overview: Overview; period: OverviewPeriod; now: string }

export async function loadOverview(api: ApiClient, period: OverviewPeriod = 30): Promise<OverviewData> {
  const overview = await api.admin.getOverview.query({ period })
  return { queue: null, overview, period, now: new Date().toISOString() }
}
