import { useMutation } from "@tanstack/react-query"
import type { ApiClient } from "../session/api-client.ts"
import type { Key } from "@doable/words/keys"
import { useTranslation } from "../i18n/use-translation.ts"
import { useRefreshTask } from "../task/use-live-task.ts"
import { showResult } from "../ui/focus/show-result.ts"
import { toast } from "../ui/feedback/toast.ts"
import { useApi } from "../session/use-api.ts"

interface OfferAction<Input> {
  call: (api: ApiClient, input: Input) => Promise<unknown>
  done?: Key
  failure: Key
  onDone?: () => void
  /** The heading of what came of it: brought into view once the page is drawn again. */
  shows?: string
  /** Also after a refusal: what is shown elsewhere may be out of date. */
  onSettled?: (() => void) | undefined
}

/** One command on an offer: the page is drawn again whether it went well or someone was quicker. */
export function useOfferAction<Input = void>(action: OfferAction<Input>) {
  const { call, done, failure, onDone, shows, onSettled } = action
  const { t } = useTranslation()
  const ask = useApi()
  const refresh = useRefreshTask()
  return useMutation({
    mutationFn: (input: Input) => ask((api) => call(api, input)),
    onSuccess: () => {
      onDone?.()
      if (done) toast.success(t(done))
    },
    onSettled: async (_, error) => {
      onSettled?.()
      await refresh()
      if (shows && !error) showResult(shows)
    },
    meta: { failure },
  })
}
