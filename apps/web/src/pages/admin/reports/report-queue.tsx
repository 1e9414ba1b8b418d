import { reportTargetHours } from "@doable/domain/report/limits"
import { clsx } from "clsx"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { targetWords } from "../../../report/target-words.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { Age, Ended } from "../frame/age.tsx"
import type { loadReports } from "./load-reports.ts"

type Data = Awaited<ReturnType<typeof loadReports>>
type Row = NonNullable<Data["list"]>["data"][number]

interface QueueProps {
  rows: readonly Row[]
  tab: Data["tab"]
  now: string
  openedId: string | null
}

/** One line for each reported thing, the one that waits longest first. */
export function ReportQueue({ rows, tab, now, openedId }: QueueProps) {
  const { t } = useTranslation()
  return (
    <Card className="overflow-clip">
      <ul aria-label={t("admin-reports:title")} className="divide-y divide-line">
        {rows.map((row) => (
          <QueueLine
            key={`${row.targetType} ${row.targetId}`}
            row={row}
            isOpened={row.targetId === openedId}
            isDecided={tab === "decided"}
            now={now}
          />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-6 border-t border-line px-4 py-3 text-13 text-ink-2">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="h-3.5 w-0.5 bg-ink" />
          {t("admin-reports:target")}
        </span>
        {t("admin-reports:claimLasts")}
      </p>
    </Card>
  )
}

interface LineProps {
  row: Row
  isOpened: boolean
  isDecided: boolean
  now: string
}

function QueueLine({ row, isOpened, isDecided, now }: LineProps) {
  const { t } = useTranslation()
  const { count, reasons, oldestAt, decidedAt, outcome, claimedBy } = row
  return (
    <li
      className={clsx(
        "relative grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 px-4 py-3 sm:grid-cols-[40px_minmax(0,1fr)_112px_84px]",
        isOpened ? "bg-brand-soft inset-shadow-[3px_0_0_var(--brand)]" : "hover:bg-paper-2",
      )}
    >
      <span className="grid size-10 place-items-center rounded-control bg-wall-2 display text-d18 tabular-nums">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">
          {t("admin-reports:columns.count")}: {count}
        </span>
      </span>
      <div className="min-w-0">
        <TableLink
          set={{ type: row.targetType, target: row.targetId }}
          resetScroll
          aria-current={isOpened ? "true" : undefined}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {targetWords(row, t)}
        </TableLink>
        <p className="text-14 text-ink-2">
          {reasons.map((reason) => t(`report:reasons.${reason}`)).join(", ")}
        </p>
      </div>
      <div className="text-13 max-sm:col-start-2">
        {isDecided && decidedAt ? (
          <>
            <span className="block">{outcome ? t(`admin-reports:outcomes.${outcome}`) : null}</span>
            <Ended since={oldestAt} at={decidedAt} />
          </>
        ) : (
          <AgeBar since={oldestAt} now={now} />
        )}
      </div>
      <p className="text-13 wrap-anywhere text-ink-2 max-sm:col-start-2 sm:text-right">
        {isDecided ? null : (claimedBy?.name ?? t("admin-reports:free"))}
      </p>
    </li>
  )
}

const hourMs = 60 * 60 * 1000
/** The target stands at two thirds, so that what is late still grows. */
const wholeHours = reportTargetHours * 1.5

function AgeBar({ since, now }: { since: string; now: string }) {
  const hours = Math.max(0, (Date.parse(now) - Date.parse(since)) / hourMs)
  const isLate = hours >= reportTargetHours
  return (
    <>
      <span aria-hidden="true" className="relative mb-1 block h-1.5 rounded-full bg-wall-2">
        <span
          className={clsx("block h-full rounded-full", isLate ? "bg-danger" : "bg-brand")}
          style={{ width: `${Math.min(100, (hours / wholeHours) * 100)}%` }}
        />
        <span className="absolute -top-1 left-2/3 h-3.5 w-0.5 bg-ink" />
      </span>
      <Age since={since} now={now} lateAfter={reportTargetHours} />
    </>
  )
}
