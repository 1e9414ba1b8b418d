import { useRouter } from "@tanstack/react-router"
import { useLivePage } from "../../session/live/use-live-page.ts"
import { dashboardKey } from "../../session/keys/dashboard-keys.ts"

const pages: readonly string[] = ["/dashboard", "/providers/dashboard"]

/** What waits for the person stands here as soon as it waits, and goes when it is done, wherever that was. */
export function useLiveDashboard(): void {
  const router = useRouter()
  const refresh = () => router.invalidate({ filter: ({ routeId }) => pages.includes(routeId) })
  useLivePage({ queryKey: dashboardKey, refresh })
}
