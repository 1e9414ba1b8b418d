import { useRouterState } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { readTaskSearch, type TaskSearch } from "./task-search.ts"

/** Quick answers replace the list without a flicker between. */
const patienceMs = 150

/** Another list is on its way, and has been for a moment. */
export function useIsSlow(search: TaskSearch): boolean {
  const wanted = useRouterState({
    select: ({ isLoading, location }) =>
      isLoading && location.pathname === "/tasks"
        ? JSON.stringify(readTaskSearch({ ...location.search }))
        : null,
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
