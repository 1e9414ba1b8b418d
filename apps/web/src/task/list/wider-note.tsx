import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import type { TasksData } from "./load-tasks.ts"

/** Nothing was found; what was given up to find something is said, and taken over by one press. */
export function WiderNote({ wider }: { wider: NonNullable<TasksData["wider"]> }) {
  const { t, locale } = useTranslation()
  const without = new Intl.ListFormat(locale, { type: "conjunction" }).format(
    wider.givenUp.map((key) => t(`tasks:givenUp.${key}`)),
  )
  const parts = [
    wider.radius ? t("tasks:wider.radius", { km: wider.radius }) : null,
    without ? t("tasks:wider.without", { without }) : null,
  ]
  return (
    <Card role="status" className="mb-6 px-6 py-5">
      <h2 className="display text-d22">{t("tasks:none.title")}</h2>
      <p className="mt-1 max-w-[62ch] text-ink-2">
        {t("tasks:wider.text", { count: wider.list.total })} {parts.filter(Boolean).join(" ")}
      </p>
      <Button asChild className="mt-3.5">
        <Link to="/tasks" search={wider.search}>
          {wider.givenUp.length === 0 && wider.radius
            ? t("tasks:wider.searchRadius", { km: wider.radius })
            : t("tasks:wider.search")}
        </Link>
      </Button>
    </Card>
  )
}
