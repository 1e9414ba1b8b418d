import { numberFormat } from "@doable/words/format"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Pagination } from "../../ui/layout/pagination.tsx"
import { TableLink } from "./table-link.tsx"

interface TablePagesProps {
  page: number
  perPage: number
  /** As far as it was counted. */
  total: number
  /** There are more than were counted. */
  isMore: boolean
}

export function TablePages({ page, perPage, total, isMore }: TablePagesProps) {
  const { t, locale } = useTranslation()
  if (total === 0) return null
  const number = numberFormat(locale)
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  const shown = { from: number.format(from), to: number.format(to), total: number.format(total) }
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-14 text-ink-2 tabular-nums">
        {from > total ? null : t(isMore ? "admin:rangeOfMany" : "admin:range", shown)}
      </p>
      <Pagination
        compact
        page={page}
        pages={Math.ceil(total / perPage)}
        renderLink={(to, props) => (
          <TableLink resetScroll set={{ page: to === 1 ? undefined : to }} {...props} />
        )}
      />
    </div>
  )
}
