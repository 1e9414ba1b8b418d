import type { Favourite } from "@doable/domain/favourite/input"
import { Link, useRouterState } from "@tanstack/react-router"
import { Heart } from "lucide-react"
import { Suspense } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useAuth } from "../session/use-auth.ts"
import { pathThatSaves } from "./return-path.ts"
import { lazy } from "../ui/code/lazy.tsx"

// Visitors do without its code.
const HeartButton = lazy(() =>
  import("./heart-button.tsx").then((module) => ({ default: module.HeartButton })),
)

export interface SaveHeartProps {
  target: Favourite
  title: string
  isSaved: boolean
  className?: string
}

/** Saves a task or a doer. Visitors are asked to log in, and come back to the same page. */
export function SaveHeart({ target, title, isSaved, className }: SaveHeartProps) {
  const { t } = useTranslation()
  const auth = useAuth()
  const here = useRouterState({ select: ({ location }) => location.href })
  if (!auth) return null
  if (!auth.isAuthenticated) {
    return (
      <Link
        to="/signin"
        search={{ redirect: pathThatSaves(here, target) }}
        preload={false}
        aria-label={t("task:signInToSave", { title })}
        className={className}
      >
        <Heart size={20} strokeWidth={1.9} aria-hidden="true" />
      </Link>
    )
  }
  return (
    <Suspense
      fallback={
        <span className={className}>
          <Heart size={20} strokeWidth={1.9} aria-hidden="true" />
        </span>
      }
    >
      <HeartButton {...{ target, title, isSaved, className }} />
    </Suspense>
  )
}
