import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import type { ServiceData } from "../../../session/answers/provider-answers.ts"

type Ask = <Answer>(call: (api: ApiClient) => Promise<Answer>) => Promise<Answer>

export const servicesQuery = (ask: Ask, providerId: string) =>
  queryOptions({
    queryKey: ["my-services", providerId],
    queryFn: async () => (await ask((api) => api.providerService.getByProvider.query({ providerId }))).data,
  })

/** The doer's own services, including those switched off. */
export function useServices(providerId: string | null) {
  const ask = useApi()
  const queryClient = useQueryClient()
  const query = useQuery({ ...servicesQuery(ask, providerId ?? ""), enabled: providerId !== null })
  const put = useCallback(
    (id: string, change: (before: ServiceData[]) => ServiceData[]) =>
      queryClient.setQueryData(servicesQuery(ask, id).queryKey, (before) => change(before ?? [])),
    [ask, queryClient],
  )
  return { ...query, services: query.data ?? [], put }
}
