import { useRouterState } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { ListPath } from "./list-link.tsx"

/** Quick answers replace the list without a flicker between. */
const patienceMs = 150

/** Another list is on its way, and has been for a moment. `read` makes a search out of an address. */
export function useIsSlow<Search extends object>(
  path: ListPath,
  search: Search,
  read: (raw: Record<string, unknown>) => Search,
): boolean {
  const wanted = useRouterState({
    select: ({ isLoading, location }) =>
      isLoading && location.pathname === path ? JSON.stringify(read({ ...location.search })) : null,
  })
  const isLoading = wanted !== null && wanted !== JSON.stringify(search)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const wait = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(wait)
      setSlow(false)
    }
  }, [isLoading])
  return isLoading && isSlow
}
