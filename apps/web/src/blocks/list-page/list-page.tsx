import { Search } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { ActiveChips, type ActiveFilter } from "./active-chips.tsx"
import { FilterSheetButton, type SheetState } from "./filter-sheet-button.tsx"
import { ListFailure } from "./list-failure.tsx"
import { ListLink, type ListPath } from "./list-link.tsx"
import { ListPages } from "./list-pages.tsx"
import { PastEnd } from "./past-end.tsx"
import { SearchField } from "./search-field.tsx"
import { SortSelect } from "./sort-select.tsx"
import { WiderNote } from "./wider-note.tsx"

/** What every list has in its address. */
interface ListSearch {
  q?: string | undefined
  where?: string | undefined
  sort?: string | undefined
  page?: number | undefined
}

interface Found<Item> {
  data: readonly Item[]
  total: number
  isCorrected: boolean
  nextCursor: string | null
  pageCursor: string
}

/** What a search with fewer filters would find, and which were left out. */
interface Wider<Item> {
  list: Found<Item>
  search: object
  radius?: number
  givenUp: readonly string[]
}

interface ListWords {
  searchLabel: string
  searchHint: string
  /** Over the whole list, and read aloud before it. */
  title: string
  pages: string
  /** How many were found; null while nobody knows. */
  count: string | null
  none: { title: string; all: string }
  empty: { title: string; text: string }
  wider: { text: string; list: string }
}

interface ListPageProps<Item> {
  path: ListPath
  formId: string
  search: ListSearch
  /** Null when the list didn't come. */
  list: Found<Item> | null
  requestId: string | null
  wider: Wider<Item> | null
  filters: readonly ActiveFilter[]
  /** The search without any filter. */
  reset: object
  /** The name of the chosen category, for the heading. */
  categoryName: string | null
  /** As many pages as were counted. */
  counted: number
  isSlow: boolean
  words: ListWords
  /** The filters as a plain form; the same once more in a sheet, whose code may come with the first press. */
  form: ReactNode
  renderSheet: (state: SheetState) => ReactNode
  /** Null where the order is no choice. */
  sort: { usual: string; options: readonly { value: string; label: string }[] } | null
  /** Between the tools and the list, over the whole width. */
  above?: ReactNode
  /** Over the filters; on a narrow screen over the heading. */
  rail?: ReactNode
  /** Under the heading. */
  belowTitle?: ReactNode
  /** What is to be said about these results. */
  notes?: ReactNode
  renderItems: (items: readonly Item[], label: string, place: "found" | "wider") => ReactNode
  skeleton: ReactNode
  /** What to do where there's nothing at all. */
  emptyAction: ReactNode
}

/** A list whose address says everything: tools, filters, heading, order, results, pages, and what to do without any. */
export function ListPage<Item>(props: ListPageProps<Item>) {
  const { path, formId, search, filters, reset, words, above, rail } = props
  const { t } = useTranslation()
  return (
    <>
      <div className="tools-bar">
        <div className="wide flex h-full items-center gap-3">
          <SearchField
            key={search.q}
            form={formId}
            q={search.q}
            label={words.searchLabel}
            hint={words.searchHint}
          />
          <FilterSheetButton count={filters.length}>{props.renderSheet}</FilterSheetButton>
          <div className="ml-auto min-w-0 overflow-x-auto [scrollbar-width:none] max-lg:hidden">
            <ActiveChips path={path} filters={filters} reset={reset} className="p-1" />
          </div>
        </div>
      </div>
      {above && <div className="wide pt-1">{above}</div>}
      <div
        className={`wide grid grid-cols-1 items-start gap-8 pb-16 lg:grid-cols-[264px_minmax(0,1fr)] lg:pt-3 ${above ? "pt-4" : "pt-1"}`}
      >
        <div className="list-rail min-w-0 max-lg:contents">
          {rail && <div className="min-w-0 max-lg:-order-2 max-lg:-mb-3">{rail}</div>}
          <aside id="filters" aria-label={t("list:filters")} className="list-filters">
            {props.form}
          </aside>
        </div>
        <div className="min-w-0 max-lg:-order-1">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
            <Title {...props} />
            {props.sort && <SortSelect form={formId} sort={search.sort} {...props.sort} />}
          </div>
          <div className="mb-4 empty:hidden lg:hidden">
            <ActiveChips path={path} filters={filters} reset={reset} className="flex-wrap" />
          </div>
          {search.where && (
            <p role="status" className="mb-4 text-ink-2">
              {t("list:placeUnknown", { where: search.where })}
            </p>
          )}
          {props.isSlow ? props.skeleton : <Results {...props} />}
        </div>
      </div>
    </>
  )
}

function Title<Item>({ list, search, categoryName, words, belowTitle }: ListPageProps<Item>) {
  const { t } = useTranslation()
  const name = categoryName ?? (search.q ? t("list:foundFor", { q: search.q }) : null)
  return (
    <div className="min-w-0">
      <h1 className="display display-36 wrap-anywhere">
        {name ?? (list?.total ? words.count : words.title)}
      </h1>
      {name && list ? (
        <p role="status" className="mt-1 text-ink-2">
          {words.count}
        </p>
      ) : null}
      {belowTitle && <div className="mt-2.5">{belowTitle}</div>}
    </div>
  )
}

function Results<Item>(props: ListPageProps<Item>) {
  const { path, search, list, wider, words } = props
  const { t } = useTranslation()
  if (!list) return <ListFailure requestId={props.requestId} />
  if (list.data.length > 0) {
    return (
      <>
        {list.isCorrected && <p className="mb-4 text-ink-2">{t("list:corrected", { q: search.q })}</p>}
        {props.notes}
        {props.renderItems(list.data, words.title, "found")}
        <ListPages path={path} search={search} list={list} counted={props.counted} label={words.pages} />
      </>
    )
  }
  if (list.total > 0) return <PastEnd path={path} search={search} />
  if (wider) {
    const { radius, givenUp } = wider
    return (
      <>
        <WiderNote
          path={path}
          title={words.none.title}
          text={words.wider.text}
          givenUp={givenUp}
          radius={radius}
          search={wider.search}
        />
        {props.renderItems(wider.list.data, words.wider.list, "wider")}
      </>
    )
  }
  return <Nothing {...props} />
}

function Nothing<Item>({ path, search, filters, reset, words, emptyAction }: ListPageProps<Item>) {
  const { t } = useTranslation()
  const isNarrow = filters.length > 0 || search.q !== undefined || search.page !== undefined
  const wider = (
    <Button asChild>
      <ListLink to={path} search={filters.length > 0 ? reset : {}} resetScroll>
        {filters.length > 0 ? t("list:noneAction") : words.none.all}
      </ListLink>
    </Button>
  )
  return (
    <EmptyState
      className="py-14"
      icon={Search}
      title={isNarrow ? words.none.title : words.empty.title}
      text={isNarrow ? t("list:noneText") : words.empty.text}
      action={isNarrow ? wider : emptyAction}
    />
  )
}
