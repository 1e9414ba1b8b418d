import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { usePublishing } from "../../../blocks/draft/use-publishing.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { authQuery, fetchAuthContext } from "../../../session/auth-context.ts"
import { useApi } from "../../../session/use-api.ts"
import { showResult } from "../../../ui/focus/show-result.ts"
import { fieldsOf } from "./failure-of.ts"
import { providerCopies } from "./local-copy.ts"
import { myProviderKey, type useProviderEditor } from "./use-provider-editor.ts"

/** Publishes the profile and leads to what comes next. */
export function usePublish({ draftSync, tell }: ReturnType<typeof useProviderEditor>, userId: string) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  return usePublishing({
    draftSync,
    tell,
    fieldsOf,
    notYet: t("provider-create:draft.notYet"),
    publish: async (id) => {
      const provider = await ask((api) => api.provider.publish.mutate({ id }))
      providerCopies.drop(userId)
      queryClient.setQueryData(myProviderKey, provider)
      // Who publishes is a doer from now on: the whole page should know it.
      const person = await fetchAuthContext({ data: undefined }).catch(() => null)
      if (person) queryClient.setQueryData(authQuery.queryKey, person)
      await router.navigate({ to: "/providers/create", search: (search) => ({ ...search, at: "done" }) })
      showResult("#published")
    },
  })
}
