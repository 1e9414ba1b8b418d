import { Link, useRouter } from "@tanstack/react-router"
import { ShieldCheck } from "lucide-react"
import { contestAimAt } from "@doable/domain/deal/fault/faults"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { Age, Due, Ended } from "../frame/age.tsx"
import { faultsPerPage, type loadFaults } from "./load-faults.ts"

type Data = Awaited<ReturnType<typeof loadFaults>>
type Row = NonNullable<Data["list"]>["data"][number]

export function FaultsQueue({ isDecided, page, list, now }: Data) {
  const { t } = useTranslation()
  const router = useRouter()
  const columns: Column<Row>[] = [
    {
      label: t("admin-disputes:columns.job"),
      leads: true,
      renderCell: ({ assignmentId, title }) => (
        <Link
          to="/admin/faults/$assignmentId"
          params={{ assignmentId }}
          lang=""
          className="link font-semibold wrap-anywhere"
        >
          {title}
        </Link>
      ),
    },
    {
      label: t("admin-disputes:columns.by"),
      renderCell: ({ by }) => `${by.name}, ${t(`admin-disputes:faults.side.${by.side}`)}`,
    },
    {
      label: t(isDecided ? "admin-disputes:columns.ended" : "admin-disputes:columns.age"),
      renderCell: ({ createdAt, decidedAt }) =>
        decidedAt ? <Ended since={createdAt} at={decidedAt} /> : <Age since={createdAt} now={now} />,
    },
  ]
  if (!isDecided)
    columns.push({
      label: t("admin-disputes:columns.due"),
      renderCell: ({ createdAt }) => <Due at={contestAimAt(new Date(createdAt))} now={now} />,
    })
  return (
    <>
      <AdminHead title={t("admin-disputes:faults.title")} lead={t("admin-disputes:faults.lead")} />
      <AdminTabs
        label={t("admin-disputes:columns.status")}
        tabs={([false, true] as const).map((one) => ({
          key: String(one),
          label: t(one ? "admin-disputes:faults.done" : "admin-disputes:queues.admin_review"),
          isCurrent: one === isDecided,
          set: { status: one ? "decided" : undefined, page: undefined },
        }))}
      />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon={ShieldCheck}
          title={t("admin-disputes:faults.none")}
          text={t("admin-disputes:faults.noneText")}
        />
      ) : (
        <DataTable
          caption={t("admin-disputes:faults.title")}
          columns={columns}
          rows={list.data}
          keyOf={({ assignmentId }) => assignmentId}
        />
      )}
      {list && <TablePages page={page} perPage={faultsPerPage} total={list.total} isMore={false} />}
    </>
  )
}
