import { Link, useRouter } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { useCallback, useState } from "react"
import { dayOf } from "@doable/domain/task/market-day"
import { SaveOnReturn } from "../../favourite/save-on-return.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ListError } from "../../ui/list-error.tsx"
import { ActiveChips } from "./active-chips.tsx"
import { activeFilters, withoutFilters, type ActiveFilter } from "./active-filters.ts"
import { CategoryRail, CategoryStrip } from "./category-rail.tsx"
import { FilterForm } from "./filter-form.tsx"
import { FilterSheetButton } from "./filter-sheet-button.tsx"
import type { TasksData } from "./load-tasks.ts"
import { SearchField } from "./search-field.tsx"
import { SortSelect } from "./sort-select.tsx"
import { TaskGrid, TaskGridSkeleton } from "./task-grid.tsx"
import { TaskPages } from "./task-pages.tsx"
import { isBudgetSort, type TaskSearch } from "./task-search.ts"
import { useIsSlow } from "./use-is-slow.ts"
import { WiderNote } from "./wider-note.tsx"

const formId = "task-filters"

export function TasksPage({ search, data }: { search: TaskSearch; data: TasksData }) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const isSlow = useIsSlow(search)
  const today = dayOf(new Date(data.now))
  const names = { category: data.categoryName ?? undefined, place: data.placeName ?? undefined }
  const filters = activeFilters(search, names, { t, locale })
  const onSearch = useCallback(
    (wanted: TaskSearch) => void router.navigate({ to: "/tasks", search: wanted, resetScroll: false }),
    [router],
  )
  const formProps = { search, today, placeName: data.placeName, onSearch }

  return (
    <>
      <SaveOnReturn />
      <div className="tools-bar">
        <div className="wide flex h-full items-center gap-3">
          <SearchField key={search.q} form={formId} q={search.q} />
          <FilterSheetButton {...formProps} count={filters.length} total={data.list?.total ?? null} />
          <div className="ml-auto min-w-0 overflow-x-auto [scrollbar-width:none] max-lg:hidden">
            <ActiveChips filters={filters} search={search} className="p-1" />
          </div>
        </div>
      </div>
      <div className="wide grid grid-cols-1 items-start gap-9 pt-1 pb-16 lg:grid-cols-[256px_minmax(0,1fr)] lg:pt-5">
        <div className="tasks-rail flex min-w-0 flex-col gap-7 max-lg:contents">
          <div className="max-lg:hidden">
            <CategoryRail branches={data.branches} search={search} />
          </div>
          <aside id="filters" aria-label={t("tasks:filters")} className="tasks-filters">
            <FilterForm id={formId} {...formProps} />
          </aside>
        </div>
        <div className="min-w-0 max-lg:-order-1">
          <CategoryStrip branches={data.branches} search={search} />
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 max-lg:mt-5">
            <Title data={data} search={search} />
            <SortSelect form={formId} search={search} />
          </div>
          <div className="mb-4 empty:hidden lg:hidden">
            <ActiveChips filters={filters} search={search} className="flex-wrap" />
          </div>
          {search.where && (
            <p role="status" className="mb-4 text-ink-2">
              {t("tasks:placeUnknown", { where: search.where })}
            </p>
          )}
          {isSlow ? <TaskGridSkeleton /> : <Results search={search} data={data} filters={filters} />}
        </div>
      </div>
    </>
  )
}

function Title({ data: { list, categoryName }, search }: { data: TasksData; search: TaskSearch }) {
  const { t } = useTranslation()
  const count =
    list && (list.totalIsEstimate ? t("tasks:manyFound") : t("tasks:found", { count: list.total }))
  const name = categoryName ?? (search.q ? t("tasks:foundFor", { q: search.q }) : null)
  return (
    <div className="min-w-0">
      <h1 className="display display-36 wrap-anywhere">{name ?? (list?.total ? count : t("tasks:title"))}</h1>
      {name && list ? (
        <p role="status" className="text-ink-2">
          {count}
        </p>
      ) : null}
    </div>
  )
}

function Results({
  search,
  data,
  filters,
}: {
  search: TaskSearch
  data: TasksData
  filters: readonly ActiveFilter[]
}) {
  const { t } = useTranslation()
  const { list, wider, now } = data
  const shared = { now, isOnePaper: search.category !== undefined, showWhy: list?.sort === "best_match" }
  if (!list) return <ListFailure requestId={data.requestId} />
  if (list.data.length > 0) {
    return (
      <>
        {list.isCorrected && <p className="mb-4 text-ink-2">{t("tasks:corrected", { q: search.q })}</p>}
        {isBudgetSort(search.sort) && (
          <p className="mb-4 text-ink-2">{t("tasks:oneCurrency", { currency: search.currency })}</p>
        )}
        <TaskGrid tasks={list.data} label={t("tasks:title")} {...shared} />
        <TaskPages search={search} list={list} />
      </>
    )
  }
  if (wider) {
    return (
      <>
        <WiderNote wider={wider} />
        <TaskGrid tasks={wider.list.data} label={t("tasks:wider.list")} {...shared} isOnePaper={false} />
      </>
    )
  }
  const isNarrow = filters.length > 0 || search.q !== undefined || search.page !== undefined
  return (
    <EmptyState
      className="py-14"
      icon={Search}
      title={t(isNarrow ? "tasks:none.title" : "tasks:empty.title")}
      text={t(isNarrow ? "tasks:none.text" : "tasks:empty.text")}
      action={
        isNarrow ? (
          <Button asChild>
            <Link to="/tasks" search={filters.length > 0 ? withoutFilters(search) : {}}>
              {t(filters.length > 0 ? "tasks:none.action" : "tasks:none.all")}
            </Link>
          </Button>
        ) : (
          <Button asChild variant="cta" size="cta">
            <Link to="/tasks/create">{t("tasks:empty.action")}</Link>
          </Button>
        )
      }
    />
  )
}

function ListFailure({ requestId }: { requestId: string | null }) {
  const { t } = useTranslation()
  const router = useRouter()
  const [retrying, setRetrying] = useState(false)
  return (
    <ListError
      retrying={retrying}
      onRetry={() => {
        setRetrying(true)
        void router.invalidate().finally(() => setRetrying(false))
      }}
      {...(requestId ? { error: t("common:error.request", { requestId }) } : {})}
    />
  )
}
