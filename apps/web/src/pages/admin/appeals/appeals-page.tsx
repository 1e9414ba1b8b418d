import { appealTargetHours } from "@doable/domain/restriction/limits"
import { useRouter } from "@tanstack/react-router"
import { Gavel } from "lucide-react"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { Age, Ended } from "../frame/age.tsx"
import { AppealCaseView } from "./appeal-case.tsx"
import { appealsPerPage, type loadAppeals } from "./load-appeals.ts"

type Data = Awaited<ReturnType<typeof loadAppeals>>
type Row = NonNullable<Data["list"]>["data"][number]

export function AppealsPage({ tab, page, list, opened, isOpened, now }: Data) {
  const { t } = useTranslation()
  const router = useRouter()
  if (isOpened) return <AppealCaseView key={opened?.id} found={opened} />
  const columns: Column<Row>[] = [
    {
      label: t("admin-appeals:columns.who"),
      leads: true,
      renderCell: ({ id, userName }) => (
        <TableLink set={{ appeal: id }} resetScroll className="link font-semibold wrap-anywhere">
          {userName}
        </TableLink>
      ),
    },
    { label: t("admin-appeals:columns.kind"), renderCell: ({ kind }) => t(`restriction:kinds.${kind}`) },
    tab === "decided"
      ? {
          label: t("admin-appeals:columns.ended"),
          renderCell: ({ status, at, decidedAt }) => (
            <>
              {t(`restriction:statuses.${status}`)}
              {decidedAt ? <Ended since={at} at={decidedAt} /> : null}
            </>
          ),
        }
      : {
          label: t("admin-appeals:columns.age"),
          renderCell: ({ at }) => <Age since={at} now={now} lateAfter={appealTargetHours} />,
        },
  ]
  return (
    <>
      <AdminHead title={t("admin-appeals:title")} lead={t("admin-appeals:lead")} />
      <AdminTabs
        label={t("admin-appeals:show")}
        tabs={(["open", "decided"] as const).map((one) => ({
          key: one,
          label: t(`admin-appeals:tabs.${one}`),
          isCurrent: one === tab,
          set: { tab: one === "open" ? undefined : one, page: undefined },
        }))}
      />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState icon={Gavel} title={t("admin-appeals:none")} text={t("admin-appeals:noneText")} />
      ) : (
        <DataTable
          caption={t("admin-appeals:title")}
          columns={columns}
          rows={list.data}
          keyOf={({ id }) => id}
        />
      )}
      {list && <TablePages page={page} perPage={appealsPerPage} total={list.total} isMore={false} />}
    </>
  )
}
