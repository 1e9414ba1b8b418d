import { Link, useRouterState } from "@tanstack/react-router"
import { Heart } from "lucide-react"
import { pathThatSaves } from "../../favourite/return-path.ts"
import { useSaved } from "../../favourite/use-saved.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useAuth } from "../../shell/use-auth.ts"
import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { budgetText } from "../task-words.ts"
import { ClosesIn } from "./closes-in.tsx"
import type { TaskPageData } from "./load-task.ts"
import { ShareButton } from "./share-button.tsx"

/** What somebody who passes by can do: keep it, pass it on. */
export function VisitorPanel({ data }: { data: TaskPageData }) {
  const { t, locale } = useTranslation()
  const { task, timers, now } = data
  const budget = { kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }
  const offers = task.offerCount === 0 ? t("task:noOffers") : t("task:offers", { count: task.offerCount })
  return (
    <Card className="p-5">
      <p className="display text-d22 whitespace-nowrap tabular-nums">{budgetText(budget, { t, locale })}</p>
      <p className="text-ink-2">{offers}</p>
      <ClosesIn timers={timers} now={now} />
      <div className="mt-4 grid grid-cols-2 gap-2">
        <SaveButton data={data} />
        <ShareButton title={task.title} />
      </div>
    </Card>
  )
}

export function SaveButton({ data: { task, viewer } }: { data: TaskPageData }) {
  const { t } = useTranslation()
  const auth = useAuth()
  const here = useRouterState({ select: ({ location }) => location.href })
  const { saved, toggle } = useSaved(task.id, viewer.isSaved)
  if (!auth?.isAuthenticated) {
    return (
      <Button asChild variant="outline" icon={Heart} className="px-2.5!">
        <Link to="/signin" search={{ redirect: pathThatSaves(here, task.id) }} preload={false}>
          {t("taskPage:save")}
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
      {t(saved ? "taskPage:saved" : "taskPage:save")}
    </Button>
  )
}
