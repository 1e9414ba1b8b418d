import { SlidersHorizontal } from "lucide-react"
import { Suspense, useEffect, useState, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Badge } from "../../ui/data/badge.tsx"

export interface SheetState {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface FilterSheetButtonProps {
  /** How many filters are set. */
  count: number
  /** The sheet, whose code may come with the first press. */
  children: (state: SheetState) => ReactNode
}

/** On narrow screens the filters come up as a sheet; until scripts run, the button leads to them below the list. */
export function FilterSheetButton({ count, children }: FilterSheetButtonProps) {
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
        aria-label={count > 0 ? t("list:filtersActive", { count }) : t("list:filters")}
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
      {isWanted && <Suspense fallback={null}>{children({ isOpen, onOpenChange: setOpen })}</Suspense>}
    </>
  )
}
