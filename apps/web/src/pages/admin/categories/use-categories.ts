import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { ApiClient } from "../../../session/api-client.ts"
import type { Key } from "@doable/words/keys"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"
import { categoriesKey as key, type CategoryChange, type CategoryTree } from "./load-categories.ts"
import { moved, type Place } from "./tree-order.ts"

const mergingPollMs = 2000

export function useCategories(loaded: CategoryTree | null) {
  const ask = useApi()
  return useQuery({
    queryKey: key,
    queryFn: () => ask((api) => api.adminCategory.getTree.query()),
    ...(loaded ? { initialData: loaded } : {}),
    staleTime: 0,
    refetchOnMount: false,
    // While a large one is being merged the page shows how far it is.
    refetchInterval: ({ state }) => (state.data?.data.some(({ merging }) => merging) ? mergingPollMs : false),
  })
}

type Change = {
  call: (api: ApiClient) => Promise<CategoryChange>
  done: Key
  /** Shown right away, before the server has answered. */
  move?: { id: string; place: Place }
}

/** Every command answers with the whole tree; the lists of the product ask for theirs again. */
export function useChange() {
  const { t } = useTranslation()
  const ask = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ call }: Change) => ask(call),
    onMutate: ({ move }) => {
      const before = client.getQueryData<CategoryTree>(key)
      if (move && before) {
        client.setQueryData<CategoryTree>(key, { ...before, data: moved(before.data, move.id, move.place) })
      }
      return { before }
    },
    onSuccess: ({ data, total }, { done, move }) => {
      client.setQueryData<CategoryTree>(key, { data, total })
      void client.invalidateQueries({ queryKey: ["category-tree"] })
      if (!move) toast.success(t(done))
    },
    onError: (_error, { move }, context) => {
      if (move && context?.before) client.setQueryData(key, context.before)
      void client.invalidateQueries({ queryKey: key })
    },
    meta: { failure: "admin-categories:changeFailed" },
  })
}
