import type { Favourite } from "@doable/domain/favourite/input"
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../i18n/use-translation.ts"
import { toast } from "../ui/feedback/toast.ts"
import { useApi } from "../session/use-api.ts"

/** What was pressed on one page is known on all others, before they ask the API again. */
export function useSaved(target: Favourite, isSaved: boolean) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  const key = ["saved", target.targetId]
  const pressed = useQuery<boolean>({ queryKey: key, queryFn: skipToken })
  const saved = pressed.data ?? isSaved
  const { mutate: save } = useMutation({
    mutationFn: (wanted: boolean) =>
      ask((api) => (wanted ? api.favourite.add.mutate(target) : api.favourite.remove.mutate(target))),
    onMutate: (wanted) => queryClient.setQueryData(key, wanted),
    onSuccess: (_answer, wanted) => {
      const isAtHome = router.state.location.pathname === "/dashboard"
      if (!wanted || isAtHome) return
      const onClick = () =>
        void router.navigate({
          to: "/dashboard",
          search: { tab: "saved" },
          hash: target.targetType === "task" ? "saved" : "saved-doers",
        })
      const words = t(target.targetType === "task" ? "task:savedNow" : "provider:savedNow")
      toast.success(words, { id: "saved", action: { label: t("task:savedLook"), onClick } })
    },
    onError: (_error, wanted) => queryClient.setQueryData(key, !wanted),
    scope: { id: `saved-${target.targetId}` },
    meta: { failure: saved ? "task:unsaveFailed" : "task:saveFailed" },
  })
  return { saved, save, toggle: () => save(!saved) }
}
