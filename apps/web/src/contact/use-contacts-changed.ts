import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useContactsQuery } from "./contacts-query.ts"

/** A verified number opens doors: the page that is open asks again what the person may do now. */
export function useContactsChanged() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { queryKey } = useContactsQuery()
  return () => Promise.all([queryClient.invalidateQueries({ queryKey }), router.invalidate()])
}
