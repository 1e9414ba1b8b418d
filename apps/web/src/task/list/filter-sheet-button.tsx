import { SlidersHorizontal } from "lucide-react"
import { lazy, Suspense, useEffect, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Badge } from "../../ui/badge.tsx"
import type { FilterSheetProps } from "./filter-sheet.tsx"

const FilterSheet = lazy(() =>
  import("./filter-sheet.tsx").then((module) => ({ default: module.FilterSheet })),
)

type FilterSheetButtonProps = Omit<FilterSheetProps, "isOpen" | "onOpenChange"> & { count: number }

/** On narrow screens the filters come up as a sheet; until scripts run, the button leads to them below the list. */
export function FilterSheetButton({ count, ...sheet }: FilterSheetButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    document.documentElement.classList.add("has-filter-sheet")
    return () => document.documentElement.classList.remove("has-filter-sheet")
  }, [])
  return (
    <>
      <a
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        aria-label={count > 0 ? t("tasks:filtersActive", { count }) : t("tasks:filters")}
        onClick={(event) => {
          event.preventDefault()
          setWanted(true)
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== " ") return
          event.preventDefault()
          event.currentTarget.click()
        }}
        className="relative grid size-11 flex-none place-items-center rounded-control bg-paper inset-ring-[1.5px] inset-ring-line-control lg:hidden"
      >
        <SlidersHorizontal size={20} strokeWidth={1.9} aria-hidden="true" />
        {count > 0 && <Badge count={count} className="absolute -top-1.5 -right-1.5" />}
      </a>
      {isWanted && (
        <Suspense fallback={null}>
          <FilterSheet {...sheet} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
