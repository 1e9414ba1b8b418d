import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import type { ApiClient } from "./api-client.ts"

/** One question to the API: `ask((api) => api.contact.getMy.query())`. */
export function useApi() {
  const router = useRouter()
  return useCallback(
    async <Answer>(call: (api: ApiClient) => Promise<Answer>) => call(await router.options.context.api()),
    [router],
  )
}
