import { queryOptions } from "@tanstack/react-query"
import type { ApiClient } from "../session/api-client.ts"
import { useApi } from "../session/use-api.ts"

export type Contact = Awaited<ReturnType<ApiClient["contact"]["getMy"]["query"]>>[number]

export function useContactsQuery() {
  const ask = useApi()
  return queryOptions({ queryKey: ["contacts"], queryFn: () => ask((api) => api.contact.getMy.query()) })
}
