import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import type { ApiClient } from "../../../session/api-client.ts"
import type { Key } from "@doable/words/keys"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"
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

export type ApplicationCall = (api: ApiClient) => Promise<Application>
interface Act {
  call: ApplicationCall
  done: Key
}

/** Every command answers with the application as it is after it; a late one shows what someone else has made of it. */
export function useApplicationAct(id: string) {
  const { t } = useTranslation()
  const ask = useApi()
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: ({ call }: Act) => ask(call),
    onSuccess: (application, { done }) => {
      client.setQueryData(keyOf(id), application)
      toast.success(t(done))
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
    onSettled: () => router.invalidate(),
    meta: { failure: "admin-doers:actFailed" },
  })
}
