import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { Sheet, SheetClose, SheetContent } from "../../ui/sheet.tsx"
import { FilterForm } from "./filter-form.tsx"
import type { TaskSearch } from "./task-search.ts"

export interface FilterSheetProps {
  search: TaskSearch
  placeName: string | null
  today: string
  onSearch: (search: TaskSearch) => void
  /** How many tasks the list behind it has now. */
  total: number | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function FilterSheet({ isOpen, onOpenChange, total, ...form }: FilterSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        side="bottom"
        title={t("tasks:filters")}
        footer={
          <SheetClose asChild>
            <Button full size="lg">
              {total ? t("tasks:show", { count: total }) : t("tasks:showList")}
            </Button>
          </SheetClose>
        }
      >
        <FilterForm id="task-filters-sheet" isAlone {...form} />
      </SheetContent>
    </Sheet>
  )
}
