import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Link, useRouterState } from "@tanstack/react-router"
import { clsx } from "clsx"
import { Heart } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useAuth } from "../shell/use-auth.ts"
import { useApi } from "../use-api.ts"

interface SaveHeartProps {
  taskId: string
  title: string
  isSaved: boolean
  className?: string
}

/** Keeps a task for later. Whoever is not signed in is asked to, and comes back to the same page. */
export function SaveHeart({ taskId, title, isSaved, className }: SaveHeartProps) {
  const { t } = useTranslation()
  const auth = useAuth()
  const here = useRouterState({ select: ({ location }) => location.href })
  if (!auth) return null
  if (!auth.isAuthenticated) {
    return (
      <Link
        to="/signin"
        search={{ redirect: here }}
        preload={false}
        aria-label={t("task:signInToSave", { title })}
        className={className}
      >
        <Heart size={20} strokeWidth={1.9} aria-hidden="true" />
      </Link>
    )
  }
  return <HeartButton {...{ taskId, title, isSaved, className }} />
}

function HeartButton({ taskId, title, isSaved, className }: SaveHeartProps) {
  const { t } = useTranslation()
  const { saved, toggle } = useSaved(taskId, isSaved)
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t("task:save", { title })}
      onClick={toggle}
      // Without scripts it could keep nothing, so it is not there.
      className={clsx("scripted", className)}
    >
      <Heart
        size={20}
        strokeWidth={1.9}
        aria-hidden="true"
        className={saved ? "fill-brand text-brand" : undefined}
      />
    </button>
  )
}

/** What was pressed on one page is known on all others, before they ask the API again. */
export function useSaved(taskId: string, isSaved: boolean) {
  const ask = useApi()
  const queryClient = useQueryClient()
  const key = ["saved", taskId]
  const pressed = useQuery<boolean>({ queryKey: key, queryFn: skipToken })
  const saved = pressed.data ?? isSaved
  const { mutate } = useMutation({
    mutationFn: (wanted: boolean) => {
      const target = { targetType: "task", targetId: taskId } as const
      return ask((api) => (wanted ? api.favourite.add.mutate(target) : api.favourite.remove.mutate(target)))
    },
    onMutate: (wanted) => queryClient.setQueryData(key, wanted),
    onError: (_error, wanted) => queryClient.setQueryData(key, !wanted),
    scope: { id: `saved-${taskId}` },
    meta: { failure: saved ? "task:unsaveFailed" : "task:saveFailed" },
  })
  return { saved, toggle: () => mutate(!saved) }
}
