import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../i18n/use-translation.ts"
import { toast } from "../ui/toast.ts"
import { useApi } from "../use-api.ts"

/** What was pressed on one page is known on all others, before they ask the API again. */
export function useSaved(taskId: string, isSaved: boolean) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  const key = ["saved", taskId]
  const pressed = useQuery<boolean>({ queryKey: key, queryFn: skipToken })
  const saved = pressed.data ?? isSaved
  const { mutate: save } = useMutation({
    mutationFn: (wanted: boolean) => {
      const target = { targetType: "task", targetId: taskId } as const
      return ask((api) => (wanted ? api.favourite.add.mutate(target) : api.favourite.remove.mutate(target)))
    },
    onMutate: (wanted) => queryClient.setQueryData(key, wanted),
    onSuccess: (_answer, wanted) => {
      const isAtHome = router.state.location.pathname === "/dashboard"
      if (!wanted || isAtHome) return
      const onClick = () => void router.navigate({ to: "/dashboard", hash: "saved" })
      toast.success(t("task:savedNow"), { id: "saved", action: { label: t("task:savedLook"), onClick } })
    },
    onError: (_error, wanted) => queryClient.setQueryData(key, !wanted),
    scope: { id: `saved-${taskId}` },
    meta: { failure: saved ? "task:unsaveFailed" : "task:saveFailed" },
  })
  return { saved, save, toggle: () => save(!saved) }
}
