import { normalizeText } from "@doable/domain/text/normalize"
import { useRouter } from "@tanstack/react-router"
import { fieldValue } from "../../../blocks/list-page/fill-form.ts"
import { FilterGroup, Hidden } from "../../../blocks/list-page/filter-fields.tsx"
import { FilterSheet } from "../../../blocks/list-page/filter-sheet.tsx"
import { ListPage } from "../../../blocks/list-page/list-page.tsx"
import { fieldsOf } from "../../../blocks/list-page/read-address.ts"
import { useFilterForm } from "../../../blocks/list-page/use-filter-form.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Switch } from "../../../ui/fields/switch.tsx"
import { Illustration } from "../../../ui/layout/illustration.tsx"
import { illustrationNames } from "../../../styles/illustrations/names.ts"
import { DemoFrame } from "./demo-frame.tsx"
import { readPaperSearch, type PaperSearch } from "./paper-search.ts"

const formId = "paper-filters"
const perPage = 6
const shortest = 8
type Paper = { name: (typeof illustrationNames)[number]; label: string }

/** A list of our own papers: what the block needs from a noun, with sample data. */
export function ListDemo({ raw }: { raw: object }) {
  const { t, locale } = useTranslation()
  const router = useRouter()
  const search = readPaperSearch({ ...raw })
  const papers = illustrationNames
    .map((name) => ({ name, label: t(`category:${name}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale) * (search.sort ? -1 : 1))
  const list = found(papers, search)
  const wider = list.total === 0 && search.short ? found(papers, { ...search, short: undefined }) : null
  const onSearch = (wanted: PaperSearch) =>
    void router.navigate({ to: "/themes/list", search: wanted, resetScroll: false })
  const form = (id: string, isAlone: boolean) => (
    <PaperFilters id={id} isAlone={isAlone} search={search} onSearch={onSearch} />
  )
  return (
    <DemoFrame>
      <ListPage
        path="/themes/list"
        formId={formId}
        search={search}
        list={list}
        requestId={null}
        wider={
          wider?.total
            ? { list: wider, search: { ...search, short: undefined }, givenUp: [t("themes:blocks.short")] }
            : null
        }
        filters={
          search.short
            ? [{ key: "short", label: t("themes:blocks.short"), without: { ...search, short: undefined } }]
            : []
        }
        reset={{ q: search.q }}
        categoryName={null}
        counted={Math.ceil(list.total / perPage)}
        isSlow={false}
        words={{
          searchLabel: t("themes:blocks.searchLabel"),
          searchHint: t("themes:blocks.searchHint"),
          title: t("themes:papers"),
          pages: t("themes:blocks.pages"),
          count: t("themes:blocks.found", { count: list.total }),
          none: { title: t("themes:blocks.none"), all: t("themes:blocks.all") },
          empty: { title: t("themes:blocks.none"), text: t("themes:blocks.listText") },
          wider: { text: t("themes:blocks.widerText"), list: t("themes:papers") },
        }}
        form={form(formId, false)}
        renderSheet={(state) => (
          <FilterSheet {...state} done={t("list:showList")}>
            {form(`${formId}-sheet`, true)}
          </FilterSheet>
        )}
        sort={{
          usual: "az",
          options: [
            { value: "az", label: t("themes:blocks.az") },
            { value: "za", label: t("themes:blocks.za") },
          ],
        }}
        renderItems={(items, label) => <Papers papers={items} label={label} />}
        skeleton={null}
        emptyAction={null}
      />
    </DemoFrame>
  )
}

function found(papers: readonly Paper[], { q = "", short, page = 1 }: PaperSearch) {
  const fitting = papers.filter(
    ({ label }) => normalizeText(label).includes(normalizeText(q)) && (!short || label.length <= shortest),
  )
  return {
    data: fitting.slice((page - 1) * perPage, page * perPage),
    total: fitting.length,
    isCorrected: false,
    nextCursor: null,
    pageCursor: "",
  }
}

function Papers({ papers, label }: { papers: readonly Paper[]; label: string }) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {papers.map((paper) => (
        <li
          key={paper.name}
          data-cat={paper.name}
          className="flex min-w-0 flex-col justify-between gap-2 rounded-paper bg-cat-t px-3 pt-2.5 pb-1.5"
        >
          <span className="text-13 font-semibold text-cat-d">{paper.label}</span>
          <Illustration name={paper.name} inherit width={104} height={78} className="self-end" />
        </li>
      ))}
    </ul>
  )
}

interface PaperFiltersProps {
  id: string
  search: PaperSearch
  onSearch: (search: PaperSearch) => void
  isAlone: boolean
}

const valuesOf = ({ q, sort, short }: PaperSearch) => ({
  q: fieldValue(q),
  sort: fieldValue(sort),
  short: fieldValue(short),
})
const noAmounts: readonly string[] = []

function PaperFilters({ id, search, onSearch, isAlone }: PaperFiltersProps) {
  const { t } = useTranslation()
  const { form, onSubmit } = useFilterForm<PaperSearch>({
    search,
    onSearch,
    valuesOf,
    read: (element) => readPaperSearch(fieldsOf(element)),
    pressDay: (wish) => wish,
    amounts: noAmounts,
  })
  return (
    <form ref={form} id={id} method="get" action="/themes/list" className="filter-form" onSubmit={onSubmit}>
      {isAlone && <Hidden name="q" value={search.q} />}
      {isAlone && <Hidden name="sort" value={search.sort} />}
      <FilterGroup title={t("list:more")}>
        <Switch name="short" value="1" defaultChecked={search.short === 1} label={t("themes:blocks.short")} />
      </FilterGroup>
    </form>
  )
}
