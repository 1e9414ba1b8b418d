import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { targetWords } from "../../../report/target-words.ts"
import { Chip } from "../../../ui/data/chip.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { loadReports } from "./load-reports.ts"

/** What came of the day's work so far, the newest first. */
export function DecidedToday({ rows }: { rows: Awaited<ReturnType<typeof loadReports>>["today"] }) {
  const { t } = useTranslation()
  return (
    <Card className="overflow-clip">
      <h2 className="px-5 pt-4 pb-2 display text-d22">{t("admin-reports:today")}</h2>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li
            key={`${row.targetType} ${row.targetId}`}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-paper-2"
          >
            <span className="min-w-0">
              <TableLink
                set={{ type: row.targetType, target: row.targetId }}
                resetScroll
                className="font-semibold wrap-anywhere after:absolute after:inset-0"
              >
                {targetWords(row, t)}
              </TableLink>
              <span className="block text-14 text-ink-2">
                {row.reasons.map((reason) => t(`report:reasons.${reason}`)).join(", ")}
              </span>
            </span>
            {row.outcome ? (
              <Chip tone={row.outcome === "none" ? "mute" : "ok"} dense>
                {t(`admin-reports:outcomes.${row.outcome}`)}
              </Chip>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
