import { searchesPerPerson } from "@doable/domain/saved-search/limits"
import { useQuery } from "@tanstack/react-query"
import { Link, useRouter, useRouterState } from "@tanstack/react-router"
import { BellPlus, Plus } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { EmptyState } from "../ui/feedback/empty-state.tsx"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Skeleton } from "../ui/feedback/skeleton.tsx"
import { Button } from "../ui/layout/button.tsx"
import { LatestMatches } from "./latest-matches.tsx"
import { savingRefusalOf, successOf } from "./plain-outcome.ts"
import { SearchRow } from "./search-row.tsx"
import { searchesQuery } from "./searches-query.ts"

/** Someone's saved searches, and what they found lately. */
export function SearchesSection() {
  const { t } = useTranslation()
  const { api } = useRouter().options.context
  const top = useRef<HTMLParagraphElement>(null)
  const list = useQuery(searchesQuery(api))
  if (list.isPending) return <Skeleton className="h-48 w-full" />
  if (!list.data) {
    return (
      <ListError
        title={t("alerts:list.failed")}
        text={t("alerts:list.failedText")}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { data } = list.data
  const newSearch = (
    <div className={`flex flex-wrap gap-2 ${data.length === 0 ? "justify-center" : ""}`}>
      <Button asChild variant="secondary" icon={Plus}>
        <Link to="/tasks">{t("alerts:list.new")}</Link>
      </Button>
      <Button asChild variant="secondary" icon={Plus}>
        <Link to="/providers">{t("alerts:list.newDoers")}</Link>
      </Button>
    </div>
  )
  if (data.length === 0) {
    return (
      <>
        <Outcome />
        <EmptyState
          icon={BellPlus}
          heading="h3"
          title={t("alerts:list.empty")}
          text={t("alerts:list.emptyText")}
          action={newSearch}
        />
      </>
    )
  }
  return (
    <>
      <Outcome />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p ref={top} tabIndex={-1} className="max-w-[52ch] text-14 text-ink-2">
          {t("alerts:list.count", { count: data.length, max: searchesPerPerson })}
        </p>
        {newSearch}
      </div>
      <ul className="divide-y divide-line rounded-panel inset-ring inset-ring-line">
        {data.map((search) => (
          <SearchRow key={search.id} search={search} onDeleted={() => top.current?.focus()} />
        ))}
      </ul>
      <LatestMatches />
    </>
  )
}

const successTexts = {
  saved: "alerts:save.done",
  changed: "alerts:list.saved",
  deleted: "alerts:list.deleted",
} as const

/** What the form without scripts led to. */
function Outcome() {
  const { t } = useTranslation()
  const saving = useRouterState({ select: ({ location }) => location.search.saving })
  if (!saving) return null
  const success = successOf(saving)
  if (success) {
    return (
      <p role="status" className="mb-3 font-medium text-ok-text">
        {t(successTexts[success])}
      </p>
    )
  }
  const refusal = savingRefusalOf(saving)
  const title =
    saving === "notChanged"
      ? "alerts:list.saveFailed"
      : saving === "notDeleted"
        ? "alerts:list.deleteFailed"
        : "alerts:save.failed"
  return (
    <div role="alert" className="mb-3">
      <p className="font-medium text-danger-text">{t(title)}</p>
      <p>{t(refusal ? `refusal:${refusal}` : "common:unexpected")}</p>
    </div>
  )
}
