import { Link, useRouter } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { lazy, useCallback } from "react"
import { dayOf } from "@doable/domain/time/market-day"
import { SaveOnReturn } from "../../favourite/save-on-return.tsx"
import { useTranslation, type Translate } from "../../i18n/use-translation.ts"
import { ActiveChips, type ActiveFilter } from "../../blocks/list-page/active-chips.tsx"
import { CategoryStrip } from "../../category/category-strip.tsx"
import { FilterSheetButton } from "../../blocks/list-page/filter-sheet-button.tsx"
import { ListFailure } from "../../blocks/list-page/list-failure.tsx"
import { ListPages } from "../../blocks/list-page/list-pages.tsx"
import { PastEnd } from "../../blocks/list-page/past-end.tsx"
import { SearchField } from "../../blocks/list-page/search-field.tsx"
import { SortSelect } from "../../blocks/list-page/sort-select.tsx"
import { useIsSlow } from "../../blocks/list-page/use-is-slow.ts"
import { Button } from "../../ui/layout/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import type { TaskListAnswer } from "../../session/answers/task-answers.ts"
import { activeFilters, withoutFilters } from "./active-filters.ts"
import { CategoryRail } from "./category-rail.tsx"
import { FilterForm } from "./filter-form.tsx"
import type { TasksData } from "./load-tasks.ts"
import { TaskGrid, TaskGridSkeleton } from "./task-grid.tsx"
import { changed, isBudgetSort, pagesOf, readTaskSearch, sorts, type TaskSearch } from "./task-search.ts"
import { WiderTasks } from "./wider-tasks.tsx"

const FilterSheet = lazy(() =>
  import("./filter-sheet.tsx").then((module) => ({ default: module.TaskFilterSheet })),
)

const formId = "task-filters"

export function TasksPage({ search, data }: { search: TaskSearch; data: TasksData }) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const isSlow = useIsSlow("/tasks", search, readTaskSearch)
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
          <SearchField
            key={search.q}
            form={formId}
            q={search.q}
            label={t("tasks:searchLabel")}
            hint={t("tasks:searchHint")}
          />
          <FilterSheetButton count={filters.length}>
            {(state) => <FilterSheet {...state} form={formProps} total={data.list?.total ?? null} />}
          </FilterSheetButton>
          <div className="ml-auto min-w-0 overflow-x-auto [scrollbar-width:none] max-lg:hidden">
            <ActiveChips path="/tasks" filters={filters} reset={withoutFilters(search)} className="p-1" />
          </div>
        </div>
      </div>
      <div className="wide grid grid-cols-1 items-start gap-9 pt-1 pb-16 lg:grid-cols-[256px_minmax(0,1fr)] lg:pt-5">
        <div className="list-rail flex min-w-0 flex-col gap-7 max-lg:contents">
          <div className="max-lg:hidden">
            <CategoryRail branches={data.branches} search={search} />
          </div>
          <aside id="filters" aria-label={t("list:filters")} className="list-filters">
            <FilterForm id={formId} {...formProps} />
          </aside>
        </div>
        <div className="min-w-0 max-lg:-order-1">
          <CategoryStrip
            path="/tasks"
            branches={data.branches}
            withCategory={(category) => changed(search, { category })}
            hasCategory={search.category !== undefined}
            className="lg:hidden"
          />
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 max-lg:mt-5">
            <Title data={data} search={search} />
            {!search.status && (
              <SortSelect
                form={formId}
                sort={search.sort}
                usual={search.q ? "best_match" : (data.list?.usualSort ?? "newest")}
                options={sorts
                  .filter((sort) => sort !== "nearest" || search.place)
                  .map((value) => ({ value, label: t(`tasks:sort.${value}`) }))}
              />
            )}
          </div>
          <div className="mb-4 empty:hidden lg:hidden">
            <ActiveChips
              path="/tasks"
              filters={filters}
              reset={withoutFilters(search)}
              className="flex-wrap"
            />
          </div>
          {search.where && (
            <p role="status" className="mb-4 text-ink-2">
              {t("list:placeUnknown", { where: search.where })}
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
  const count = list && (search.status ? pastCount(list, t) : openCount(list, t))
  const name = categoryName ?? (search.q ? t("list:foundFor", { q: search.q }) : null)
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

type Counted = Pick<TaskListAnswer, "total" | "totalIsEstimate">

function openCount({ total, totalIsEstimate }: Counted, t: Translate): string {
  return totalIsEstimate ? t("tasks:manyFound") : t("tasks:found", { count: total })
}

function pastCount({ total, totalIsEstimate }: Counted, t: Translate): string {
  return totalIsEstimate ? t("tasks:manyPast") : t("tasks:count", { count: total })
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
  // Chosen by us and not by the reader: that is said, with the way to the other order.
  const isForDoer = list?.usualSort === "best_match" && !search.q && !search.sort && !search.status
  if (!list) return <ListFailure requestId={data.requestId} />
  if (list.data.length > 0) {
    return (
      <>
        {list.isCorrected && <p className="mb-4 text-ink-2">{t("list:corrected", { q: search.q })}</p>}
        {isBudgetSort(search.sort) && (
          <p className="mb-4 text-ink-2">{t("tasks:oneCurrency", { currency: search.currency })}</p>
        )}
        {search.status && <p className="mb-4 max-w-[62ch] text-ink-2">{t("tasks:pastNote")}</p>}
        {isForDoer && (
          <p className="mb-4 max-w-[62ch] text-ink-2">
            {t("tasks:forDoer")}{" "}
            <Link to="/tasks" search={changed(search, { sort: "newest" })} className="link">
              {t("tasks:forDoerNewest")}
            </Link>
          </p>
        )}
        <TaskGrid tasks={list.data} label={t("tasks:title")} {...shared} />
        <ListPages
          path="/tasks"
          search={search}
          list={list}
          counted={pagesOf(list.total, list.sort)}
          label={t("tasks:pages")}
        />
      </>
    )
  }
  if (list.total > 0) return <PastEnd path="/tasks" search={search} />
  if (wider) {
    return (
      <>
        <WiderTasks wider={wider} />
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
      text={t(isNarrow ? "list:noneText" : "tasks:empty.text")}
      action={
        isNarrow ? (
          <Button asChild>
            <Link to="/tasks" search={filters.length > 0 ? withoutFilters(search) : {}}>
              {t(filters.length > 0 ? "list:noneAction" : "tasks:none.all")}
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
