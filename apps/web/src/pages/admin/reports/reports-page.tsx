import { reportReasons } from "@doable/domain/report/status"
import { clsx } from "clsx"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { Flag } from "lucide-react"
import { useState } from "react"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { DecidedToday } from "./decided-today.tsx"
import { HoursChart } from "./hours-chart.tsx"
import {
  readReportSearch,
  reportsPerPage,
  reportTabs,
  type loadReports,
  type ReportCase,
} from "./load-reports.ts"
import { ReportCaseView } from "./report-case.tsx"
import { ReportQueue } from "./report-queue.tsx"

type Data = Awaited<ReturnType<typeof loadReports>>

/** The queue, and beside it what is open; on narrow screens one of the two. */
export function ReportsPage({ tab, page, reason, list, figures, today, openedId, now, ...found }: Data) {
  const { t } = useTranslation()
  const router = useRouter()
  const navigate = useNavigate()
  const opened = useLastKnown(found, openedId)
  const late = figures?.late ?? 0
  const counts = { open: figures?.open, mine: figures?.mine, decided: undefined }
  const queue =
    list === null ? (
      <ListError onRetry={() => void router.invalidate()} />
    ) : list.data.length === 0 ? (
      <EmptyState icon={Flag} title={t("admin-reports:none")} text={t("admin-reports:noneText")} />
    ) : (
      <ReportQueue rows={list.data} tab={tab} now={now} openedId={openedId} />
    )
  return (
    <>
      <AdminHead
        title={late > 0 ? t("admin-reports:lateTitle", { count: late }) : t("admin-reports:title")}
        lead={t("admin-reports:lead")}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,460px)]">
        <div className={clsx("grid min-w-0 gap-5", openedId && "max-xl:hidden")}>
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
            <Field label={t("admin-reports:reasonFilter")} className="mb-4 sm:max-w-72">
              <NativeSelect
                value={reason ?? ""}
                onChange={({ currentTarget: { value } }) =>
                  void navigate({
                    to: "/admin/reports",
                    search: (before) => ({
                      ...readReportSearch({ ...before, reason: value }),
                      page: undefined,
                    }),
                  })
                }
              >
                <option value="">{t("admin-reports:anyReason")}</option>
                {reportReasons.map((one) => (
                  <option key={one} value={one}>
                    {t(`report:reasons.${one}`)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            {queue}
            {list && <TablePages page={page} perPage={reportsPerPage} total={list.total} isMore={false} />}
          </div>
          {figures && <HoursChart days={figures.days} />}
          {today.length > 0 && <DecidedToday rows={today} />}
        </div>
        {openedId ? (
          <div className="min-w-0">
            {found.isFailed && <ListError onRetry={() => void router.invalidate()} />}
            {(opened || !found.isFailed) && <ReportCaseView key={openedId} found={opened} />}
          </div>
        ) : (
          <Card className="p-5 text-ink-2 max-xl:hidden">{t("admin-reports:chooseReport")}</Card>
        )}
      </div>
    </>
  )
}

/** A case that can't be read again stays as it was, with what the moderator has typed into it. */
function useLastKnown({ opened, isFailed }: Pick<Data, "opened" | "isFailed">, openedId: string | null) {
  const [known, setKnown] = useState<ReportCase | null>(opened)
  if (opened && opened !== known) setKnown(opened)
  return opened ?? (isFailed && known?.targetId === openedId ? known : null)
}
