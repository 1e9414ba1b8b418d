import { Link } from "@tanstack/react-router"
import { BellPlus, BellRing } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { excludedIn, filtersOf, nameOfSearch, type WantedSearch } from "./wanted-search.ts"

/** Without scripts the search is saved as it is; how often it tells is chosen among the saved ones. */
export function PlainSave({ wanted }: { wanted: WantedSearch }) {
  const { t } = useTranslation()
  const name = nameOfSearch(wanted, t(wanted.scope === "task" ? "list:allOpen" : "list:allDoers"))
  const search = { name, ...filtersOf(wanted), excludeWords: excludedIn(wanted) }
  return (
    <form method="post" action="/save-search">
      <input type="hidden" name="search" value={JSON.stringify(search)} />
      <Button type="submit" variant="outline" icon={BellPlus}>
        {t("list:saveSearch")}
      </Button>
    </form>
  )
}

/** It's edited among the saved ones. */
export function PlainSaved() {
  const { t } = useTranslation()
  return (
    <Button asChild variant="outline" icon={BellRing}>
      <Link to="/account" search={{ section: "searches" }}>
        {t("list:editSearch")}
      </Link>
    </Button>
  )
}
