import type { Favourite } from "@doable/domain/favourite/input"
import { Link, useRouterState } from "@tanstack/react-router"
import { Heart } from "lucide-react"
import { useAuth } from "../session/use-auth.ts"
import { Button } from "../ui/layout/button.tsx"
import { pathThatSaves } from "./return-path.ts"
import { useSaved } from "./use-saved.ts"

interface SaveButtonProps {
  target: Favourite
  isSaved: boolean
  /** What it says before and after. */
  labels: { save: string; saved: string }
}

/** The heart with its word, for the page of what is saved. */
export function SaveButton({ target, isSaved, labels }: SaveButtonProps) {
  const auth = useAuth()
  const here = useRouterState({ select: ({ location }) => location.href })
  const { saved, toggle } = useSaved(target, isSaved)
  if (!auth?.isAuthenticated) {
    return (
      <Button asChild variant="outline" icon={Heart} className="px-2.5!">
        <Link to="/signin" search={{ redirect: pathThatSaves(here, target) }} preload={false}>
          {labels.save}
        </Link>
      </Button>
    )
  }
  return (
    <Button
      variant="outline"
      aria-pressed={saved}
      onClick={toggle}
      className="scripted px-2.5! aria-pressed:[&_svg]:fill-brand aria-pressed:[&_svg]:text-brand"
      icon={Heart}
    >
      {saved ? labels.saved : labels.save}
    </Button>
  )
}
