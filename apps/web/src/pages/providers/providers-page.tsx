import { percentText } from "@doable/words/format"
import { newcomerEvery, recommendWeights } from "@doable/domain/provider/ranking"
import { dayOf } from "@doable/domain/time/market-day"
import { Link, useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { ListPage } from "../../blocks/list-page/list-page.tsx"
import { useIsSlow } from "../../blocks/list-page/use-is-slow.ts"
import { WhyNote } from "../../blocks/list-page/why-note.tsx"
import { CategoryStrip } from "../../category/category-strip.tsx"
import { SaveOnReturn } from "../../favourite/save-on-return.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ListedProvider } from "../../provider/listed-provider.ts"
import { Button } from "../../ui/layout/button.tsx"
import { activeFilters, withoutFilters } from "./active-filters.ts"
import { FilterForm } from "./filter-form.tsx"
import type { ProvidersData } from "./load-providers.ts"
import { ProviderGrid, ProviderGridSkeleton } from "./provider-grid.tsx"
import { SaveSearchButton } from "../../saved-search/save-search-button.tsx"
import { changed, pagesOf, readProviderSearch, sorts, toListInput, usualSort } from "./provider-search.ts"
import type { ProviderSearch } from "./provider-search.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const FilterSheet = lazy(() =>
  import("./filter-sheet.tsx").then((module) => ({ default: module.ProviderFilterSheet })),
)

const formId = "provider-filters"
const whyOf = (provider: ListedProvider) => <WhyProvider provider={provider} />

export function ProvidersPage({ search, data }: { search: ProviderSearch; data: ProvidersData }) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const isSlow = useIsSlow("/providers", search, readProviderSearch)
  const { list, wider, branches, categoryName, placeName } = data
  const filters = activeFilters(search, { category: categoryName, place: placeName }, { t, locale })
  const onSearch = useCallback(
    (wanted: ProviderSearch) =>
      void router.navigate({ to: "/providers", search: wanted, resetScroll: false }),
    [router],
  )
  const form = { search, today: dayOf(new Date(data.now)), placeName, onSearch, prices: data.prices }
  return (
    <>
      <SaveOnReturn />
      <ListPage
        path="/providers"
        formId={formId}
        search={search}
        list={list}
        requestId={data.requestId}
        wider={wider && { ...wider, givenUp: wider.givenUp.map((key) => t(`providers:givenUp.${key}`)) }}
        filters={filters}
        reset={withoutFilters(search)}
        categoryName={categoryName}
        counted={list ? pagesOf(list.total, list.sort) : 0}
        isSlow={isSlow}
        words={{
          searchLabel: t("providers:searchLabel"),
          searchHint: t("providers:searchHint"),
          title: t("providers:title"),
          pages: t("providers:pages"),
          count:
            list &&
            (list.totalIsEstimate ? t("providers:manyFound") : t("providers:found", { count: list.total })),
          none: { title: t("providers:none.title"), all: t("providers:none.all") },
          empty: { title: t("providers:empty.title"), text: t("providers:empty.text") },
          wider: {
            text: t("providers:wider.text", { count: wider?.list.total ?? 0 }),
            list: t("providers:wider.list"),
          },
        }}
        form={<FilterForm id={formId} {...form} />}
        renderSheet={(state) => <FilterSheet {...state} form={form} total={list?.total ?? null} />}
        sort={{
          usual: usualSort,
          options: sorts
            .filter((sort) => sort !== "nearest" || search.place)
            .map((value) => ({ value, label: t(`providers:sort.${value}`) })),
        }}
        above={
          <CategoryStrip
            path="/providers"
            branches={branches}
            withCategory={(category) => changed(search, { category })}
            hasCategory={search.category !== undefined}
          />
        }
        belowTitle={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Link
              to="/providers/discover"
              search={{ category: search.category }}
              className="link inline-flex min-h-11 items-center"
            >
              {t("providers:helpMe")}
            </Link>
            {list && (
              <SaveSearchButton
                wanted={{
                  scope: "provider",
                  filter: toListInput(search, data.known).filter,
                  chips: filters.map(({ label }) => label),
                }}
              />
            )}
          </div>
        }
        notes={
          search.sort === "price_low" && (
            <p className="mb-4 text-ink-2">{t("providers:oneCurrency", { currency: search.currency })}</p>
          )
        }
        renderItems={(providers, label) => (
          <ProviderGrid providers={providers} label={label} heading="h2" tools={whyOf} />
        )}
        skeleton={<ProviderGridSkeleton />}
        emptyAction={
          <Button asChild variant="cta" size="cta">
            <Link to="/tasks/create">{t("providers:empty.action")}</Link>
          </Button>
        }
      />
    </>
  )
}

/** The reasons for a doer's place in the order, and the formula behind it. */
function WhyProvider({ provider: { name, why } }: { provider: Pick<ListedProvider, "name" | "why"> }) {
  const { t, locale } = useTranslation()
  const weights = Object.fromEntries(
    Object.entries(recommendWeights).map(([part, weight]) => [part, percentText(weight, locale)]),
  )
  return (
    <WhyNote
      question={t("task:why.button")}
      about={t("task:why.title", { title: name })}
      reasons={why.map((reason) => t(`providers:whyReason.${reason}`))}
      weights={t("providers:whyWeights", { ...weights, every: newcomerEvery })}
    />
  )
}
