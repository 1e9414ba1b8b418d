import { clsx } from "clsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"

interface ChartTableProps {
  heads: readonly string[]
  /** What stands first in a row, such as the month, and its numbers as text. */
  rows: readonly { key: string; cells: readonly [string, ...(string | number)[]] }[]
  className?: string | undefined
}

/** What the bars show, for those who'd rather read it; the newest first. */
export function ChartTable({ heads, rows, className }: ChartTableProps) {
  const { t } = useTranslation()
  return (
    <Disclosure title={t("provider-dashboard:chart.table")}>
      <table className={clsx("w-full text-14", className)}>
        <thead>
          <tr className="text-left text-ink-2">
            {heads.map((head, place) => (
              <th key={head} scope="col" className={clsx("py-1.5 font-semibold", place > 0 && "text-right")}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ key, cells }) => (
            <tr key={key} className="border-t border-line">
              {cells.map((cell, place) => (
                <td key={heads[place]} className={clsx("py-1.5", place > 0 && "text-right tabular-nums")}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
