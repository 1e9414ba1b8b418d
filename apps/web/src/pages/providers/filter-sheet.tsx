import { useTranslation } from "../../i18n/use-translation.ts"
import { FilterSheet } from "../../blocks/list-page/filter-sheet.tsx"
import type { SheetState } from "../../blocks/list-page/filter-sheet-button.tsx"
import { FilterForm, type FilterFormProps } from "./filter-form.tsx"

interface ProviderFilterSheetProps extends SheetState {
  form: Omit<FilterFormProps, "id" | "isAlone">
  /** How many doers the list behind it has now. */
  total: number | null
}

export function ProviderFilterSheet({ form, total, ...state }: ProviderFilterSheetProps) {
  const { t } = useTranslation()
  return (
    <FilterSheet {...state} done={total ? t("providers:show", { count: total }) : t("list:showList")}>
      <FilterForm id="provider-filters-sheet" isAlone {...form} />
    </FilterSheet>
  )
}
