import { auditActionNames, auditEntityTypes, auditSeverities } from "@doable/domain/admin/audit-log/actions"
import { useRouter } from "@tanstack/react-router"
import { ChevronDown, ChevronRight, ScrollText } from "lucide-react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Chip } from "../../../ui/data/chip.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { FilterBar } from "../../../blocks/data-table/filter-bar.tsx"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { ExportButton } from "../../../blocks/data-table/export-button.tsx"
import { AuditActor } from "./audit-actor.tsx"
import { AuditDetails } from "./audit-details.tsx"
import { AuditEntity } from "./audit-entity.tsx"
import type { AuditSearch } from "./audit-search.ts"
import { actionWords, entityWords, severityLooks } from "./audit-words.ts"
import { ChainCheckButton, ChainCheckResult, useChainCheck } from "./chain-check.tsx"
import { auditFilter, auditRowsPerPage, type AuditList, type AuditRow } from "./load-audit.ts"

export function AuditPage({ search, list }: { search: AuditSearch; list: AuditList | null }) {
  const { t } = useTranslation()
  const router = useRouter()
  const check = useChainCheck()
  return (
    <>
      <AdminHead
        title={t("admin-audit:title")}
        lead={t("admin-audit:lead")}
        actions={
          <>
            <ChainCheckButton check={check} />
            <ExportButton list="audit-logs" filter={auditFilter(search)} />
          </>
        }
      />
      <ChainCheckResult check={check} />
      <AuditFilters search={search} />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState icon={ScrollText} title={t("admin-audit:none")} text={t("admin-audit:noneText")} />
      ) : (
        <AuditTable rows={list.data} open={search.open} />
      )}
      {list ? (
        <TablePages
          page={search.page ?? 1}
          perPage={auditRowsPerPage}
          total={list.total}
          isMore={list.isMore}
        />
      ) : null}
    </>
  )
}

function AuditFilters({ search }: { search: AuditSearch }) {
  const { t } = useTranslation()
  return (
    <FilterBar
      search={search}
      q={{ label: t("admin-audit:search"), hint: t("admin-audit:searchHint") }}
      selects={[
        {
          name: "action",
          label: t("admin-audit:columns.what"),
          any: t("admin-audit:any.action"),
          options: auditActionNames.map((value) => ({ value, label: actionWords(t, value) })),
        },
        {
          name: "entity",
          label: t("admin-audit:columns.on"),
          any: t("admin-audit:any.entity"),
          options: auditEntityTypes.map((value) => ({ value, label: entityWords(t, value) })),
        },
        {
          name: "severity",
          label: t("admin-audit:columns.severity"),
          any: t("admin-audit:any.severity"),
          options: auditSeverities.map((value) => ({ value, label: t(`admin-audit:severities.${value}`) })),
        },
      ]}
      days={[
        { name: "from", label: t("admin-audit:from") },
        { name: "to", label: t("admin-audit:to") },
      ]}
    />
  )
}

function AuditTable({ rows, open }: { rows: AuditRow[]; open: string | undefined }) {
  const { t } = useTranslation()
  const date = useDate()
  const columns: Column<AuditRow>[] = [
    {
      label: t("admin-audit:columns.what"),
      leads: true,
      renderCell: (row) => (
        <span className="block min-w-0 max-md:pr-12">
          <span className="block font-semibold md:font-medium">{actionWords(t, row.action)}</span>
          <code className="text-12 break-all text-ink-3">{row.action}</code>
        </span>
      ),
    },
    {
      label: t("admin-audit:columns.who"),
      renderCell: (row) => <AuditActor row={row} className="md:min-w-40" />,
    },
    {
      label: t("admin-audit:columns.on"),
      secondary: true,
      renderCell: (row) => <AuditEntity row={row} />,
    },
    {
      label: t("admin-audit:columns.severity"),
      renderCell: ({ severity }) => {
        const [tone, icon] = severityLooks[severity]
        return (
          <Chip tone={tone} icon={icon} dense className="whitespace-nowrap">
            {t(`admin-audit:severities.${severity}`)}
          </Chip>
        )
      },
    },
    {
      label: t("admin-audit:columns.when"),
      renderCell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap text-ink-2 tabular-nums">
          {date(createdAt, "long")}
        </time>
      ),
    },
    {
      label: t("admin-audit:columns.details"),
      actions: true,
      renderCell: (row) => <OpenLink row={row} isOpen={row.id === open} />,
    },
  ]
  return (
    <DataTable
      caption={t("admin-audit:title")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      isSelected={({ id }) => id === open}
      renderBelow={(row) => (row.id === open ? <AuditDetails row={row} /> : null)}
    />
  )
}

function OpenLink({ row, isOpen }: { row: AuditRow; isOpen: boolean }) {
  const { t } = useTranslation()
  const Arrow = isOpen ? ChevronDown : ChevronRight
  return (
    <TableLink
      set={{ open: isOpen ? undefined : row.id }}
      aria-expanded={isOpen}
      aria-label={t("admin-audit:showDetails", { action: actionWords(t, row.action) })}
      className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-wall-2"
    >
      <Arrow size={20} strokeWidth={1.9} aria-hidden="true" />
    </TableLink>
  )
}
