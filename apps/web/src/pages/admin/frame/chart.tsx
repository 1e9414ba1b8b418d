import type { ReactNode } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"

interface ChartProps {
  title: string
  table: { head: string[]; rows: string[][] }
  children: ReactNode
}

/** Sight gets the drawing, everyone the table under it. */
export function Chart({ title, table, children }: ChartProps) {
  const { t } = useTranslation()
  return (
    <Card className="flex min-w-0 flex-col p-5">
      <h2 className="mb-2 display text-d22">{title}</h2>
      {children}
      <Disclosure title={t("admin:asTable")} className="mt-2">
        <div className="overflow-x-auto">
          <table className="w-full text-left text-14">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col" className="py-1 pr-3 font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...values]) => (
                <tr key={name} className="border-t border-line">
                  <th scope="row" className="py-1 pr-3 font-normal">
                    {name}
                  </th>
                  {values.map((value, index) => (
                    <td key={table.head[index + 1]} className="py-1 pr-3 tabular-nums">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </Card>
  )
}
