import { useQuery } from "@tanstack/react-query"
import { useApi } from "../../../session/use-api.ts"
import { useAct } from "../frame/use-act.ts"
import type { Application } from "./load-doers.ts"

const keyOf = (id: string) => ["admin-application", id]

export function useApplication(id: string) {
  const ask = useApi()
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => ask((api) => api.adminApplication.getById.query({ id })),
    staleTime: 0,
  })
}

export const useApplicationAct = (id: string) => useAct<Application>(keyOf(id), "admin-doers:actFailed")
