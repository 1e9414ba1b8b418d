import { Link, useRouter } from "@tanstack/react-router"
import { Scale } from "lucide-react"
import { decisionAimAt } from "@doable/domain/deal/dispute/steps"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { Age, Due, Ended } from "../frame/age.tsx"
import { disputeQueues, disputesPerPage, type loadDisputes } from "./load-disputes.ts"

type Data = Awaited<ReturnType<typeof loadDisputes>>
type Row = NonNullable<Data["list"]>["data"][number]

export function DisputesQueue({ queue, page, list, now }: Data) {
  const { t } = useTranslation()
  const router = useRouter()
  const isOver = queue === "resolved" || queue === "withdrawn"
  const columns: Column<Row>[] = [
    {
      label: t("admin-disputes:columns.dispute"),
      leads: true,
      renderCell: ({ id, number, title }) => (
        <span className="block min-w-0">
          <Link
            to="/admin/disputes/$disputeId"
            params={{ disputeId: id }}
            lang=""
            className="link font-semibold wrap-anywhere"
          >
            {title}
          </Link>
          <span className="block text-13 text-ink-3">{t("admin-disputes:number", { number })}</span>
        </span>
      ),
    },
    {
      label: t("admin-disputes:columns.people"),
      renderCell: ({ opener, against }) =>
        t("admin-disputes:against", { opener: opener.name, other: against.name }),
    },
    {
      label: t("admin-disputes:columns.reason"),
      secondary: true,
      renderCell: ({ reasonCode }) => t(`dispute:reasons.${reasonCode}`),
    },
    {
      label: t("admin-disputes:columns.status"),
      renderCell: ({ status }) => t(`admin-disputes:status.${status}`),
    },
    {
      label: t(isOver ? "admin-disputes:columns.ended" : "admin-disputes:columns.age"),
      renderCell: ({ openedAt, endedAt }) =>
        endedAt ? <Ended since={openedAt} at={endedAt} /> : <Age since={openedAt} now={now} />,
    },
  ]
  if (!isOver)
    columns.push({
      label: t("admin-disputes:columns.due"),
      renderCell: ({ status, escalatedAt }) =>
        status === "admin_review" && escalatedAt ? (
          <Due at={decisionAimAt(new Date(escalatedAt))} now={now} />
        ) : (
          "–"
        ),
    })
  return (
    <>
      <AdminHead title={t("admin-disputes:title")} lead={t("admin-disputes:lead")} />
      <AdminTabs
        label={t("admin-disputes:columns.status")}
        tabs={disputeQueues.map((one) => ({
          key: one,
          label: t(`admin-disputes:queues.${one}`),
          isCurrent: one === queue,
          set: { status: one === "admin_review" ? undefined : one, page: undefined },
        }))}
      />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState icon={Scale} title={t("admin-disputes:none")} text={t("admin-disputes:noneText")} />
      ) : (
        <DataTable
          caption={t("admin-disputes:title")}
          columns={columns}
          rows={list.data}
          keyOf={({ id }) => id}
        />
      )}
      {list && <TablePages page={page} perPage={disputesPerPage} total={list.total} isMore={false} />}
    </>
  )
}
