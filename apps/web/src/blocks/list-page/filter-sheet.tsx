import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Sheet, SheetClose, SheetContent } from "../../ui/overlays/sheet.tsx"
import type { SheetState } from "./filter-sheet-button.tsx"

interface FilterSheetProps extends SheetState {
  /** What leads back to the list; says how much there is, if that is known. */
  done: string
  children: ReactNode
}

export function FilterSheet({ isOpen, onOpenChange, done, children }: FilterSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        side="bottom"
        title={t("list:filters")}
        footer={
          <SheetClose asChild>
            <Button full size="lg">
              {done}
            </Button>
          </SheetClose>
        }
      >
        {children}
      </SheetContent>
    </Sheet>
  )
}
