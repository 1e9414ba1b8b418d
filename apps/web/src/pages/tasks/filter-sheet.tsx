import { useTranslation } from "../../i18n/use-translation.ts"
import { FilterSheet } from "../../blocks/list-page/filter-sheet.tsx"
import type { SheetState } from "../../blocks/list-page/filter-sheet-button.tsx"
import { FilterForm, type FilterFormProps } from "./filter-form.tsx"

interface TaskFilterSheetProps extends SheetState {
  form: Omit<FilterFormProps, "id" | "isAlone">
  /** How many tasks the list behind it has now. */
  total: number | null
}

export function TaskFilterSheet({ form, total, ...state }: TaskFilterSheetProps) {
  const { t } = useTranslation()
  return (
    <FilterSheet {...state} done={total ? t("tasks:show", { count: total }) : t("list:showList")}>
      <FilterForm id="task-filters-sheet" isAlone {...form} />
    </FilterSheet>
  )
}
