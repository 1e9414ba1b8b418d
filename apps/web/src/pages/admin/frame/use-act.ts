import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import type { Key } from "@doable/words/keys"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"

export interface Act<Answer> {
  call: (api: ApiClient) => Promise<Answer>
  done: Key
}

/** Commands answer with what they changed, as it is after them; a late one shows what someone else has made of it. */
export function useAct<Answer>(queryKey: readonly string[], failure: Key) {
  const { t } = useTranslation()
  const ask = useApi()
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: ({ call }: Act<Answer>) => ask(call),
    onSuccess: (answer, { done }) => {
      client.setQueryData(queryKey, answer)
      toast.success(t(done))
    },
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => router.invalidate(),
    meta: { failure },
  })
}
