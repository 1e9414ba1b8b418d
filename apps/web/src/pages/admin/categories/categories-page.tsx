import { missingLanguages } from "@doable/domain/category/rules"
import { Merge, Plus, Shapes } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { FilterBar } from "../../../blocks/data-table/filter-bar.tsx"
import { ExportButton } from "../../../blocks/data-table/export-button.tsx"
import type { CategoriesSearch } from "./categories-search.ts"
import { CategoryForm } from "./category-form.tsx"
import { CategoryTable } from "./category-table.tsx"
import type { CategoryRow, CategoryTree } from "./load-categories.ts"
import { MergeDialog } from "./merge-dialog.tsx"
import { inTreeOrder } from "./tree-order.ts"
import { useCategories } from "./use-categories.ts"

interface CategoriesPageProps {
  search: CategoriesSearch
  loaded: CategoryTree | null
}

const kinds = ["missing", "checked", "hidden"] as const
const nothing = {}

export function CategoriesPage({ search, loaded }: CategoriesPageProps) {
  const { t } = useTranslation()
  const { data: tree, refetch } = useCategories(loaded)
  const [dialog, setDialog] = useState<"create" | "merge" | null>(null)
  const rows = inTreeOrder(tree?.data ?? [])
  const shown = narrowed(rows, search)
  return (
    <>
      <AdminHead
        title={t("admin-categories:title")}
        lead={t("admin-categories:lead")}
        actions={
          <>
            <ExportButton list="categories" filter={nothing} />
            <Button variant="outline" icon={Merge} onClick={() => setDialog("merge")}>
              {t("admin-categories:merge.do")}
            </Button>
            <Button icon={Plus} onClick={() => setDialog("create")}>
              {t("admin-categories:add")}
            </Button>
          </>
        }
      />
      <FilterBar
        search={search}
        q={{ label: t("admin-categories:search"), hint: t("admin-categories:searchHint") }}
        selects={[
          {
            name: "part",
            label: t("admin-categories:show.label"),
            any: t("admin-categories:show.all"),
            options: kinds.map((value) => ({ value, label: t(`admin-categories:show.${value}`) })),
          },
        ]}
      />
      {!tree ? (
        <ListError onRetry={() => void refetch()} />
      ) : shown.length === 0 ? (
        <EmptyState icon={Shapes} title={t("admin-categories:none")} text={t("admin-categories:noneText")} />
      ) : (
        <CategoryTable rows={rows} shown={shown} isWhole={shown.length === rows.length} />
      )}
      {dialog === "create" ? <CategoryForm rows={rows} onClose={() => setDialog(null)} /> : null}
      {dialog === "merge" ? (
        <MergeDialog rows={rows.filter(({ merging }) => !merging)} onClose={() => setDialog(null)} />
      ) : null}
    </>
  )
}

/** A branch stays in sight with any of its leaves that fits. */
function narrowed(rows: CategoryRow[], { q, part }: CategoriesSearch): CategoryRow[] {
  const wanted = q?.toLocaleLowerCase()
  const fits = (row: CategoryRow) =>
    (!wanted || wordsOf(row).some((word) => word.toLocaleLowerCase().includes(wanted))) &&
    (part !== "missing" ||
      missingLanguages(row.name).length + missingLanguages(row.description).length > 0) &&
    (part !== "checked" || row.requiresVerification) &&
    (part !== "hidden" || !row.isActive)
  const found = new Set(rows.filter(fits).flatMap(({ id, parentId }) => (parentId ? [id, parentId] : [id])))
  return rows.filter(({ id }) => found.has(id))
}

const wordsOf = ({ slug, name, synonyms }: CategoryRow) => [
  slug,
  ...Object.values(name),
  ...Object.values(synonyms).flat(),
]
