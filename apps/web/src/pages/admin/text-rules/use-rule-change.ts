import type { Key } from "@doable/words/keys"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"

type Change = { call: (api: ApiClient) => Promise<unknown>; done: Key }

/** A change of the rules; the list is asked for again, also when it failed: someone else may have been quicker. */
export function useRuleChange() {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  return useMutation({
    mutationFn: ({ call }: Change) => ask(call),
    onSuccess: (_answer, { done }) => toast.success(t(done)),
    onSettled: () => router.invalidate(),
    meta: { failure: "admin-text-rules:changeFailed" },
  })
}
