import { clsx } from "clsx"
import { useRouter } from "@tanstack/react-router"
import { Flag } from "lucide-react"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { HoursChart } from "./hours-chart.tsx"
import { reportsPerPage, reportTabs, type loadReports } from "./load-reports.ts"
import { ReportCaseView } from "./report-case.tsx"
import { ReportQueue } from "./report-queue.tsx"

type Data = Awaited<ReturnType<typeof loadReports>>

/** The queue, and beside it what is open; on narrow screens one of the two. */
export function ReportsPage({ tab, page, list, figures, opened, isOpened, now }: Data) {
  const { t } = useTranslation()
  const router = useRouter()
  const late = figures?.late ?? 0
  const counts = { open: figures?.open, mine: figures?.mine, decided: undefined }
  const queue =
    list === null ? (
      <ListError onRetry={() => void router.invalidate()} />
    ) : list.data.length === 0 ? (
      <EmptyState icon={Flag} title={t("admin-reports:none")} text={t("admin-reports:noneText")} />
    ) : (
      <ReportQueue rows={list.data} tab={tab} now={now} openedId={opened?.targetId ?? null} />
    )
  return (
    <>
      <AdminHead
        title={late > 0 ? t("admin-reports:lateTitle", { count: late }) : t("admin-reports:title")}
        lead={t("admin-reports:lead")}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,460px)]">
        <div className={clsx("grid min-w-0 gap-5", isOpened && "max-xl:hidden")}>
          <div className="min-w-0">
            <AdminTabs
              label={t("admin-reports:show")}
              tabs={reportTabs.map((one) => ({
                key: one,
                label: t(`admin-reports:tabs.${one}`),
                count: counts[one],
                isCurrent: one === tab,
                set: { tab: one === "open" ? undefined : one, page: undefined },
              }))}
            />
            {queue}
            {list && <TablePages page={page} perPage={reportsPerPage} total={list.total} isMore={false} />}
          </div>
          {figures && <HoursChart days={figures.days} />}
        </div>
        {isOpened ? (
          <ReportCaseView key={opened?.targetId} found={opened} />
        ) : (
          <Card className="p-5 text-ink-2 max-xl:hidden">{t("admin-reports:chooseReport")}</Card>
        )}
      </div>
    </>
  )
}
