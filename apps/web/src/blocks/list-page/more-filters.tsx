import { useState, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Disclosure } from "../../ui/layout/disclosure.tsx"

/** What fewer people filter by. Open from the start where something in it is selected; later only people close it. */
export function MoreFilters({ isUsed, children }: { isUsed: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(isUsed)
  return (
    <div className="filter-group">
      <Disclosure
        className="-my-1.5"
        title={t("list:moreFilters")}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <div className="flex flex-col gap-5 pt-1 pb-2">{children}</div>
      </Disclosure>
    </div>
  )
}
