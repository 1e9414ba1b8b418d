import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"

/** What was changed is read again, here and in the list on the dashboard. */
export function useRefreshRepeats() {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async () => {
    // A dialog that opens later asks again.
    queryClient.removeQueries({ queryKey: ["task-repeat"], type: "inactive" })
    await queryClient.invalidateQueries({ queryKey: ["task-repeat"] })
    await router.invalidate({ filter: ({ routeId }) => routeId === "/dashboard" })
  }
}
