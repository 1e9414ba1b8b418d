import { Link, useRouterState } from "@tanstack/react-router"
import { clsx } from "clsx"
import { Heart } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useAuth } from "../shell/use-auth.ts"
import { pathThatSaves } from "./return-path.ts"
import { useSaved } from "./use-saved.ts"

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
        search={{ redirect: pathThatSaves(here, taskId) }}
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
