import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { authQuery, fetchAuthContext } from "../../../session/auth-context.ts"
import { reasonOf } from "../../../session/toast-failure.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { fieldsOf } from "./failure-of.ts"
import { providerCopies } from "./local-copy.ts"
import type { Problem } from "./problems.ts"
import { myProviderKey, type useProviderEditor } from "./use-provider-editor.ts"

/** Saves what is left, asks for publishing, and leads on. What the server finds wrong comes back. */
export function usePublish({ keeper, tell }: ReturnType<typeof useProviderEditor>, userId: string) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { i18n } = router.options.context
  const [isPublishing, setPublishing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const publish = async (): Promise<readonly Problem[]> => {
    setPublishing(true)
    setRefusal(null)
    try {
      if (!(await keeper.flush())) {
        if (!keeper.get().conflict) setRefusal(t("provider-create:draft.notYet"))
        return []
      }
      const { saved } = keeper.get()
      if (!saved) return []
      const provider = await ask((api) => api.provider.publish.mutate({ id: saved.id }))
      providerCopies.drop(userId)
      queryClient.setQueryData(myProviderKey, provider)
      // Who publishes is a doer from now on: the whole page should know it.
      const person = await fetchAuthContext({ data: undefined }).catch(() => null)
      if (person) queryClient.setQueryData(authQuery.queryKey, person)
      await router.navigate({ to: "/providers/create", search: { at: "done" } })
      await router.invalidate()
      return []
    } catch (error) {
      const fields = fieldsOf(error)
      tell(fields)
      setRefusal(await reasonOf(i18n, error))
      return fields
    } finally {
      setPublishing(false)
    }
  }
  return { publish, isPublishing, refusal, forgetRefusal: () => setRefusal(null) }
}
