import { shortestSearch } from "@doable/domain/text/search"
import { queueTargets } from "@doable/domain/admin/queue-targets"
import { adminTaskStates, type AdminTaskState } from "@doable/domain/task/status"
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { ChevronRight, ShieldCheck } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { chipOf } from "../../../task/task-status.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { StatusChip } from "../../../ui/data/status-chip.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { readAdminSearch } from "../frame/admin-search.ts"
import { Age } from "../frame/age.tsx"
import { FilterBar } from "../../../blocks/data-table/filter-bar.tsx"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { ExportButton } from "../../../blocks/data-table/export-button.tsx"
import { tasksFilter, tasksPerPage, type loadTasks, type TaskRow } from "./load-tasks.ts"
import { TaskSheet } from "./task-sheet.tsx"

export function TasksQueue({ search, list, now }: Awaited<ReturnType<typeof loadTasks>>) {
  const { t } = useTranslation()
  const router = useRouter()
  const navigate = useNavigate()
  const { open } = readAdminSearch(useLocation().search)
  const close = () =>
    void navigate({
      to: ".",
      search: ((before: object) => ({ ...before, open: undefined })) as never,
      resetScroll: false,
    })
  const filter = tasksFilter(search)
  return (
    <>
      <AdminHead
        title={t("admin-tasks:title")}
        lead={t("admin-tasks:lead")}
        actions={<ExportButton list="tasks" filter={filter} />}
      />
      <FilterBar
        search={search}
        kept={{ queue: "tasks" }}
        q={{ label: t("admin-tasks:search"), hint: t("admin-tasks:searchHint"), shortest: shortestSearch }}
        selects={[
          {
            name: "status",
            label: t("admin-tasks:columns.status"),
            any: t("admin-tasks:states.held"),
            options: adminTaskStates
              .filter((value) => value !== "held")
              .map((value) => ({ value, label: t(`admin-tasks:states.${value}`) })),
          },
        ]}
      />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon={ShieldCheck}
          title={t(filter.status === "held" ? "admin-tasks:noneHeld" : "admin-tasks:none")}
          text={t("admin-tasks:noneText")}
        />
      ) : (
        <TaskTable rows={list.data} state={filter.status} open={open} now={now} />
      )}
      {list ? (
        <TablePages page={search.page ?? 1} perPage={tasksPerPage} total={list.total} isMore={list.isMore} />
      ) : null}
      {open ? <TaskSheet key={open} id={open} onClose={close} /> : null}
    </>
  )
}

interface TaskTableProps {
  rows: TaskRow[]
  state: AdminTaskState
  open: string | undefined
  now: string
}

function TaskTable({ rows, state, open, now }: TaskTableProps) {
  const { t, locale } = useTranslation()
  // Once someone is hired or the task is no longer open, there are no live offers.
  const offers: Column<TaskRow> = {
    label: t("admin-tasks:columns.offers"),
    numeric: true,
    secondary: true,
    renderCell: ({ offerCount }) => offerCount,
  }
  const columns: Column<TaskRow>[] = [
    {
      label: t("admin-tasks:columns.task"),
      leads: true,
      renderCell: ({ title, owner }) => (
        <span className="block min-w-0 max-md:pr-12">
          <span lang="" className="block font-semibold wrap-anywhere">
            {title}
          </span>
          <span className="text-13 text-ink-3">{owner.name}</span>
        </span>
      ),
    },
    {
      label: t("admin-tasks:columns.status"),
      renderCell: ({ status, holdReason }) => (
        <span className="min-w-0">
          <StatusChip status={chipOf[status]} dense />
          {status === "held" && holdReason ? (
            <span className="mt-0.5 block text-13 text-ink-2">{t(`admin-tasks:hold.${holdReason}`)}</span>
          ) : null}
        </span>
      ),
    },
    {
      label: t("admin-tasks:columns.category"),
      secondary: true,
      renderCell: ({ category }) => category?.name[locale] ?? "–",
    },
    ...(state === "held" || state === "open" ? [offers] : []),
    {
      label: t("admin-tasks:columns.since"),
      renderCell: ({ status, since }) => (
        <Age since={since} now={now} {...(status === "held" ? { lateAfter: queueTargets.tasks } : {})} />
      ),
    },
    {
      label: t("admin-tasks:open"),
      actions: true,
      renderCell: ({ id, title }) => (
        <TableLink
          set={{ open: id }}
          aria-label={t("admin-tasks:openNamed", { title })}
          className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-wall-2"
        >
          <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
        </TableLink>
      ),
    },
  ]
  return (
    <DataTable
      caption={t("admin-tasks:title")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      isSelected={({ id }) => id === open}
    />
  )
}
