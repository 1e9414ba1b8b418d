import { useTranslation } from "../../i18n/use-translation.ts"
import { useContent } from "./use-content.ts"

/** The row's name, and the figure that says how long. */
const rows = {
  unconfirmed: "unconfirmed",
  session: "session",
  device: "device",
  codes: "codes",
  drafts: "draft",
  documents: "purge",
  notifications: "notifications",
  letters: "letters",
  origins: "origins",
  export: "export",
  tickets: "tickets",
} as const

export function KeptTable() {
  const { t } = useTranslation()
  const { known } = useContent()
  return (
    <table className="mt-4 w-full max-w-[68ch] border-collapse">
      <thead>
        <tr className="border-b border-line-2 text-start text-14 text-ink-2">
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            {t("privacy:table.what")}
          </th>
          <th scope="col" className="py-2 text-start font-semibold whitespace-nowrap">
            {t("privacy:table.long")}
          </th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(rows) as (keyof typeof rows)[]).map((row) => (
          <tr key={row} className="border-b border-line">
            <th scope="row" className="py-2.5 pe-4 text-start font-normal">
              {t(`privacy:table.rows.${row}`)}
            </th>
            <td className="py-2.5 font-semibold whitespace-nowrap">{known[rows[row]]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
