import { shortestSearch } from "@doable/domain/text/search"
import { reviewTargetHours } from "@doable/domain/provider/application/limits"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { ChevronRight, Inbox } from "lucide-react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Age } from "../frame/age.tsx"
import { FilterBar } from "../../../blocks/data-table/filter-bar.tsx"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { CountChips } from "../../../blocks/data-table/count-chips.tsx"
import { ApplicationSheet } from "./application-sheet.tsx"
import { ApplicationState } from "./application-state.tsx"
import type { DoersSearch } from "./doers-search.ts"
import {
  applicationFilter,
  applicationQueues,
  rowsPerPage,
  type ApplicationCounts,
  type Applications,
  type WaitingApplication,
} from "./load-doers.ts"

interface ApplicationListProps {
  search: DoersSearch
  list: Applications | null
  counts: ApplicationCounts | null
  now: string
}

export function ApplicationList({ search, list, counts, now }: ApplicationListProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const navigate = useNavigate()
  const chosen = applicationFilter(search).status
  const close = () =>
    void navigate({
      to: ".",
      search: ((before: object) => ({ ...before, open: undefined })) as never,
      resetScroll: false,
    })
  return (
    <>
      <CountChips
        label={t("admin-doers:columns.status")}
        chips={applicationQueues.map((queue) => ({
          key: queue,
          label: t(`admin-doers:queues.${queue}`),
          counted: counts?.[queue],
          isCurrent: queue === chosen,
          set: { status: queue === "waiting" ? undefined : queue, open: undefined },
        }))}
      />
      <FilterBar
        search={search}
        kept={chosen === "waiting" ? {} : { status: chosen }}
        q={{ label: t("admin-doers:search"), hint: t("admin-doers:searchHint"), shortest: shortestSearch }}
      />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon={Inbox}
          title={t("admin-doers:applications.none")}
          text={t("admin-doers:applications.noneText")}
        />
      ) : (
        <ApplicationTable rows={list.data} isWaiting={chosen === "waiting"} open={search.open} now={now} />
      )}
      {list ? (
        <TablePages page={search.page ?? 1} perPage={rowsPerPage} total={list.total} isMore={list.isMore} />
      ) : null}
      {search.open ? <ApplicationSheet key={search.open} id={search.open} now={now} onClose={close} /> : null}
    </>
  )
}

interface ApplicationTableProps {
  rows: WaitingApplication[]
  isWaiting: boolean
  open: string | undefined
  now: string
}

function ApplicationTable({ rows, isWaiting, open, now }: ApplicationTableProps) {
  const { t } = useTranslation()
  const date = useDate()
  const columns: Column<WaitingApplication>[] = [
    {
      label: t("admin-doers:columns.applicant"),
      leads: true,
      renderCell: ({ legalName, applicant, kind }) => (
        <span className="block min-w-0 max-md:pr-12">
          <span className="block font-semibold wrap-anywhere">{legalName || applicant.name}</span>
          <span className="text-13 text-ink-3">
            {applicant.name} · {t(`admin-doers:kinds.${kind}`)}
          </span>
        </span>
      ),
    },
    {
      label: t("admin-doers:columns.status"),
      renderCell: (row) => <ApplicationState application={row} now={now} />,
    },
    {
      label: t("admin-doers:columns.documents"),
      numeric: true,
      secondary: true,
      renderCell: ({ documentCount }) => documentCount,
    },
    {
      label: t("admin-doers:columns.attempt"),
      numeric: true,
      secondary: true,
      renderCell: (row) => row.attempt,
    },
    {
      label: t(isWaiting ? "admin-doers:columns.waiting" : "admin-doers:columns.decided"),
      renderCell: ({ status, submittedAt, decidedAt }) =>
        status === "submitted" || status === "in_review" ? (
          <Age since={submittedAt ?? now} now={now} lateAfter={reviewTargetHours} />
        ) : (
          <time dateTime={decidedAt ?? now}>{date(decidedAt ?? now, "long")}</time>
        ),
    },
    {
      label: t("admin-doers:open"),
      actions: true,
      renderCell: ({ id, legalName, applicant }) => (
        <TableLink
          set={{ open: id }}
          aria-label={t("admin-doers:openNamed", { name: legalName || applicant.name })}
          className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-wall-2"
        >
          <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
        </TableLink>
      ),
    },
  ]
  return (
    <DataTable
      caption={t("admin-doers:applications.title")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      isSelected={({ id }) => id === open}
    />
  )
}
