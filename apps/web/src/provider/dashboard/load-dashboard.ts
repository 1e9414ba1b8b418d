import type { ApiClient } from "../../api-client.ts"
import { errorDetails } from "../../errors/error-details.ts"
import type { RouterContext } from "../../router.tsx"

export type Period = 7 | 30 | 90
export type Dashboard = Awaited<ReturnType<ApiClient["provider"]["getDashboard"]["query"]>>
export type DashboardData = Dashboard & { now: number; period: Period }

/** "nobody" for whoever has no profile, null when it cannot be had. */
export async function loadDashboard(
  context: RouterContext,
  period: Period,
): Promise<DashboardData | "nobody" | null> {
  try {
    const api = await context.api()
    return { ...(await api.provider.getDashboard.query({ period })), now: Date.now(), period }
  } catch (error) {
    return errorDetails(error, "").status === 404 ? "nobody" : null
  }
}
