import { Link, useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { dayOf } from "@doable/domain/time/market-day"
import { ListPage } from "../../blocks/list-page/list-page.tsx"
import { useIsSlow } from "../../blocks/list-page/use-is-slow.ts"
import { SaveOnReturn } from "../../favourite/save-on-return.tsx"
import { useTranslation, type Translate } from "../../i18n/use-translation.ts"
import type { TaskListAnswer } from "../../session/answers/task-answers.ts"
import { Button } from "../../ui/layout/button.tsx"
import { activeFilters, withoutFilters } from "./active-filters.ts"
import { CategoryRail } from "./category-rail.tsx"
import { FilterForm } from "./filter-form.tsx"
import type { TasksData } from "./load-tasks.ts"
import { TaskGrid, TaskGridSkeleton } from "./task-grid.tsx"
import { SaveSearchButton } from "../../saved-search/save-search-button.tsx"
import {
  changed,
  isBudgetSort,
  pagesOf,
  readTaskSearch,
  sorts,
  toListInput,
  type TaskSearch,
} from "./task-search.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const FilterSheet = lazy(() =>
  import("./filter-sheet.tsx").then((module) => ({ default: module.TaskFilterSheet })),
)

const formId = "task-filters"

export function TasksPage({ search, data }: { search: TaskSearch; data: TasksData }) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const isSlow = useIsSlow("/tasks", search, readTaskSearch)
  const { list, wider, branches, categoryName, placeName, now } = data
  const names = { category: categoryName ?? undefined, place: placeName ?? undefined }
  const filters = activeFilters(search, names, { t, locale })
  const onSearch = useCallback(
    (wanted: TaskSearch) => void router.navigate({ to: "/tasks", search: wanted, resetScroll: false }),
    [router],
  )
  const form = { search, today: dayOf(new Date(now)), placeName, onSearch, prices: data.prices }
  return (
    <>
      <SaveOnReturn />
      <ListPage
        path="/tasks"
        formId={formId}
        search={search}
        list={list}
        requestId={data.requestId}
        wider={wider && { ...wider, givenUp: wider.givenUp.map((key) => t(`tasks:givenUp.${key}`)) }}
        filters={filters}
        reset={withoutFilters(search)}
        categoryName={categoryName}
        counted={list ? pagesOf(list.total, list.sort) : 0}
        isSlow={isSlow}
        words={{
          searchLabel: t("tasks:searchLabel"),
          searchHint: t("tasks:searchHint"),
          title: t("tasks:title"),
          pages: t("tasks:pages"),
          count: list && (search.status ? pastCount(list, t) : openCount(list, t)),
          none: { title: t("tasks:none.title"), all: t("tasks:none.all") },
          empty: { title: t("tasks:empty.title"), text: t("tasks:empty.text") },
          wider: {
            text: t("tasks:wider.text", { count: wider?.list.total ?? 0 }),
            list: t("tasks:wider.list"),
          },
        }}
        form={<FilterForm id={formId} {...form} />}
        renderSheet={(state) => <FilterSheet {...state} form={form} total={list?.total ?? null} />}
        sort={
          search.status
            ? null
            : {
                usual: search.q ? "best_match" : (list?.usualSort ?? "newest"),
                options: sorts
                  .filter((sort) => sort !== "nearest" || search.place)
                  .map((value) => ({ value, label: t(`tasks:sort.${value}`) })),
              }
        }
        rail={<CategoryRail branches={branches} search={search} />}
        belowTitle={
          list && !search.status ? (
            <SaveSearchButton
              wanted={{
                scope: "task",
                filter: toListInput(search, data.known).filter,
                chips: filters.filter(({ key }) => key !== "without").map(({ label }) => label),
              }}
            />
          ) : null
        }
        notes={<Notes search={search} list={list} />}
        renderItems={(tasks, label) => (
          <TaskGrid tasks={tasks} label={label} now={now} showWhy={list?.sort === "best_match"} />
        )}
        skeleton={<TaskGridSkeleton />}
        emptyAction={
          <Button asChild variant="cta" size="cta">
            <Link to="/tasks/create">{t("tasks:empty.action")}</Link>
          </Button>
        }
      />
    </>
  )
}

type Counted = Pick<TaskListAnswer, "total" | "totalIsEstimate">

function openCount({ total, totalIsEstimate }: Counted, t: Translate): string {
  return totalIsEstimate ? t("tasks:manyFound") : t("tasks:found", { count: total })
}

function pastCount({ total, totalIsEstimate }: Counted, t: Translate): string {
  return totalIsEstimate ? t("tasks:manyPast") : t("tasks:count", { count: total })
}

function Notes({ search, list }: { search: TaskSearch; list: TasksData["list"] }) {
  const { t } = useTranslation()
  // Chosen by us and not by the reader: that is said, with the way to the other order.
  const isForDoer = list?.usualSort === "best_match" && !search.q && !search.sort && !search.status
  return (
    <>
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
    </>
  )
}
