import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useApi } from "../../../session/use-api.ts"
import { sendingKey, withChange, type PreferenceChange, type Preferences } from "./sending-query.ts"

/** One change after the other; each shows right away. */
export function useSaveSending() {
  const queries = useQueryClient()
  const ask = useApi()
  return useMutation({
    mutationKey: sendingKey,
    scope: { id: "notification-preferences" },
    mutationFn: (change: PreferenceChange) => ask((api) => api.notificationPreference.update.mutate(change)),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: sendingKey })
      const before = queries.getQueryData<Preferences>(sendingKey)
      if (before) queries.setQueryData(sendingKey, withChange(before, change))
      return before
    },
    onSuccess: (after) => {
      // A later change that is still on its way shows already.
      if (queries.isMutating({ mutationKey: sendingKey }) <= 1) queries.setQueryData(sendingKey, after)
    },
    onError: async (_error, _change, before) => {
      if (before) queries.setQueryData(sendingKey, before)
      await queries.invalidateQueries({ queryKey: sendingKey })
    },
    meta: { failure: "sending:saveFailed" },
  })
}
