import { Link, useRouter } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { lazy, useCallback } from "react"
import { dayOf } from "@doable/domain/time/market-day"
import { SaveOnReturn } from "../../favourite/save-on-return.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ActiveChips, type ActiveFilter } from "../../blocks/list-page/active-chips.tsx"
import { CategoryStrip } from "../../category/category-strip.tsx"
import { FilterSheetButton } from "../../blocks/list-page/filter-sheet-button.tsx"
import { ListFailure } from "../../blocks/list-page/list-failure.tsx"
import { ListPages } from "../../blocks/list-page/list-pages.tsx"
import { PastEnd } from "../../blocks/list-page/past-end.tsx"
import { SearchField } from "../../blocks/list-page/search-field.tsx"
import { SortSelect } from "../../blocks/list-page/sort-select.tsx"
import { useIsSlow } from "../../blocks/list-page/use-is-slow.ts"
import { WiderNote } from "../../blocks/list-page/wider-note.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import type { ProviderCardData } from "../../session/answers/provider-answers.ts"
import { ProviderGrid, ProviderGridSkeleton } from "./provider-grid.tsx"
import { activeFilters, withoutFilters } from "./active-filters.ts"
import { FilterForm } from "./filter-form.tsx"
import type { ProvidersData } from "./load-providers.ts"
import {
  changed,
  pagesOf,
  readProviderSearch,
  sorts,
  usualSort,
  type ProviderSearch,
} from "./provider-search.ts"
import { WhyProvider } from "./why-provider.tsx"

const FilterSheet = lazy(() =>
  import("./filter-sheet.tsx").then((module) => ({ default: module.ProviderFilterSheet })),
)

const formId = "provider-filters"

export function ProvidersPage({ search, data }: { search: ProviderSearch; data: ProvidersData }) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const isSlow = useIsSlow("/providers", search, readProviderSearch)
  const today = dayOf(new Date(data.now))
  const names = { category: data.categoryName, place: data.placeName }
  const filters = activeFilters(search, names, { t, locale })
  const onSearch = useCallback(
    (wanted: ProviderSearch) =>
      void router.navigate({ to: "/providers", search: wanted, resetScroll: false }),
    [router],
  )
  const formProps = { search, today, placeName: data.placeName, onSearch }
  const chips = { path: "/providers", filters, reset: withoutFilters(search) } as const
  return (
    <>
      <SaveOnReturn />
      <div className="tools-bar">
        <div className="wide flex h-full items-center gap-3">
          <SearchField
            key={search.q}
            form={formId}
            q={search.q}
            label={t("providers:searchLabel")}
            hint={t("providers:searchHint")}
          />
          <FilterSheetButton count={filters.length}>
            {(state) => <FilterSheet {...state} form={formProps} total={data.list?.total ?? null} />}
          </FilterSheetButton>
          <div className="ml-auto min-w-0 overflow-x-auto [scrollbar-width:none] max-lg:hidden">
            <ActiveChips {...chips} className="p-1" />
          </div>
        </div>
      </div>
      <div className="wide pt-1">
        <CategoryStrip
          path="/providers"
          branches={data.branches}
          withCategory={(category) => changed(search, { category })}
          hasCategory={search.category !== undefined}
        />
      </div>
      <div className="wide grid grid-cols-1 items-start gap-9 pt-4 pb-16 lg:grid-cols-[256px_minmax(0,1fr)] lg:pt-5">
        <div className="list-rail flex min-w-0 flex-col gap-7 max-lg:contents">
          <aside id="filters" aria-label={t("list:filters")} className="list-filters">
            <FilterForm id={formId} {...formProps} />
          </aside>
        </div>
        <div className="min-w-0 max-lg:-order-1">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
            <Title data={data} search={search} />
            <SortSelect
              form={formId}
              sort={search.sort}
              usual={usualSort}
              options={sorts
                .filter((sort) => sort !== "nearest" || search.place)
                .map((value) => ({ value, label: t(`providers:sort.${value}`) }))}
            />
          </div>
          <div className="mb-4 empty:hidden lg:hidden">
            <ActiveChips {...chips} className="flex-wrap" />
          </div>
          {search.where && (
            <p role="status" className="mb-4 text-ink-2">
              {t("list:placeUnknown", { where: search.where })}
            </p>
          )}
          {isSlow ? <ProviderGridSkeleton /> : <Results search={search} data={data} filters={filters} />}
        </div>
      </div>
    </>
  )
}

function Title({ data: { list, categoryName }, search }: { data: ProvidersData; search: ProviderSearch }) {
  const { t } = useTranslation()
  const count =
    list && (list.totalIsEstimate ? t("providers:manyFound") : t("providers:found", { count: list.total }))
  const name = categoryName ?? (search.q ? t("list:foundFor", { q: search.q }) : null)
  return (
    <div className="min-w-0">
      <h1 className="display display-36 wrap-anywhere">
        {name ?? (list?.total ? count : t("providers:title"))}
      </h1>
      {name && list ? (
        <p role="status" className="text-ink-2">
          {count}
        </p>
      ) : null}
      <Link
        to="/providers/discover"
        search={{ category: search.category }}
        className="link inline-flex min-h-11 items-center"
      >
        {t("providers:helpMe")}
      </Link>
    </div>
  )
}

const whyOf = (provider: ProviderCardData) => <WhyProvider provider={provider} />

interface ResultsProps {
  search: ProviderSearch
  data: ProvidersData
  filters: readonly ActiveFilter[]
}

function Results({ search, data: { list, wider, requestId }, filters }: ResultsProps) {
  const { t } = useTranslation()
  if (!list) return <ListFailure requestId={requestId} />
  const shared = { heading: "h2", tools: whyOf } as const
  if (list.data.length > 0) {
    return (
      <>
        {list.isCorrected && <p className="mb-4 text-ink-2">{t("list:corrected", { q: search.q })}</p>}
        {search.sort === "price_low" && (
          <p className="mb-4 text-ink-2">{t("providers:oneCurrency", { currency: search.currency })}</p>
        )}
        <ProviderGrid providers={list.data} label={t("providers:title")} {...shared} />
        <ListPages
          path="/providers"
          search={search}
          list={list}
          counted={pagesOf(list.total, list.sort)}
          label={t("providers:pages")}
        />
      </>
    )
  }
  if (list.total > 0) return <PastEnd path="/providers" search={search} />
  if (wider) {
    return (
      <>
        <WiderNote
          path="/providers"
          title={t("providers:none.title")}
          text={t("providers:wider.text", { count: wider.list.total })}
          givenUp={wider.givenUp.map((key) => t(`providers:givenUp.${key}`))}
          radius={wider.radius}
          search={wider.search}
        />
        <ProviderGrid providers={wider.list.data} label={t("providers:wider.list")} {...shared} />
      </>
    )
  }
  const isNarrow = filters.length > 0 || search.q !== undefined || search.page !== undefined
  return (
    <EmptyState
      className="py-14"
      icon={Search}
      title={t(isNarrow ? "providers:none.title" : "providers:empty.title")}
      text={t(isNarrow ? "list:noneText" : "providers:empty.text")}
      action={
        isNarrow ? (
          <Button asChild>
            <Link to="/providers" search={filters.length > 0 ? withoutFilters(search) : {}}>
              {t(filters.length > 0 ? "list:noneAction" : "providers:none.all")}
            </Link>
          </Button>
        ) : (
          <Button asChild variant="cta" size="cta">
            <Link to="/tasks/create">{t("providers:empty.action")}</Link>
          </Button>
        )
      }
    />
  )
}
