import { useRouter } from "@tanstack/react-router"
import { Flag } from "lucide-react"
import { reportTargetHours } from "@doable/domain/report/limits"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { targetWords } from "../../../report/target-words.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { Age, Ended } from "../frame/age.tsx"
import { reportsPerPage, reportTabs, type loadReports } from "./load-reports.ts"
import { ReportCaseView } from "./report-case.tsx"

type Data = Awaited<ReturnType<typeof loadReports>>
type Row = NonNullable<Data["list"]>["data"][number]

export function ReportsPage({ tab, page, list, opened, isOpened, now }: Data) {
  const { t } = useTranslation()
  const router = useRouter()
  if (isOpened) return <ReportCaseView key={opened?.targetId} found={opened} />
  const columns: Column<Row>[] = [
    {
      label: t("admin-reports:columns.target"),
      leads: true,
      renderCell: (row) => (
        <TableLink
          set={{ type: row.targetType, target: row.targetId }}
          resetScroll
          className="link font-semibold wrap-anywhere"
        >
          {targetWords(row, t)}
        </TableLink>
      ),
    },
    {
      label: t("admin-reports:columns.reasons"),
      renderCell: ({ reasons }) => reasons.map((reason) => t(`report:reasons.${reason}`)).join(", "),
    },
    { label: t("admin-reports:columns.count"), renderCell: ({ count }) => String(count) },
    tab === "decided"
      ? {
          label: t("admin-reports:columns.ended"),
          renderCell: ({ oldestAt, decidedAt, outcome }) => (
            <>
              {outcome ? t(`admin-reports:outcomes.${outcome}`) : null}
              {decidedAt ? <Ended since={oldestAt} at={decidedAt} /> : null}
            </>
          ),
        }
      : {
          label: t("admin-reports:columns.age"),
          renderCell: ({ oldestAt }) => <Age since={oldestAt} now={now} lateAfter={reportTargetHours} />,
        },
    {
      label: t("admin-reports:columns.claim"),
      renderCell: ({ claimedBy }) => claimedBy?.name ?? t("admin-reports:free"),
    },
  ]
  return (
    <>
      <AdminHead title={t("admin-reports:title")} lead={t("admin-reports:lead")} />
      <AdminTabs
        label={t("admin-reports:show")}
        tabs={reportTabs.map((one) => ({
          key: one,
          label: t(`admin-reports:tabs.${one}`),
          isCurrent: one === tab,
          set: { tab: one === "open" ? undefined : one, page: undefined },
        }))}
      />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState icon={Flag} title={t("admin-reports:none")} text={t("admin-reports:noneText")} />
      ) : (
        <DataTable
          caption={t("admin-reports:title")}
          columns={columns}
          rows={list.data}
          keyOf={({ targetType, targetId }) => `${targetType} ${targetId}`}
        />
      )}
      {list && <TablePages page={page} perPage={reportsPerPage} total={list.total} isMore={false} />}
    </>
  )
}
