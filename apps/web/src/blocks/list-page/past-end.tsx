import { Search } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ListLink, type ListPath } from "./list-link.tsx"

/** For an address behind the last page: the list itself isn't empty. */
export function PastEnd({ path, search }: { path: ListPath; search: object }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      className="py-14"
      icon={Search}
      title={t("list:pastEnd.title")}
      text={t("list:pastEnd.text")}
      action={
        <Button asChild>
          <ListLink to={path} search={{ ...search, page: undefined, after: undefined }} resetScroll>
            {t("list:pastEnd.action")}
          </ListLink>
        </Button>
      }
    />
  )
}
