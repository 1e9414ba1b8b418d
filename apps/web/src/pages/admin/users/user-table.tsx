import { numberFormat } from "@doable/words/format"
import { ChevronRight } from "lucide-react"
import { useState } from "react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { BulkBar } from "./bulk-bar.tsx"
import type { ListedUser } from "./load-users.ts"
import { UserChips, UserRole } from "./user-chips.tsx"
import type { UserSearch } from "./user-search.ts"

export const choosableColumns = ["role", "status", "joined", "lastSeen", "tasks"] as const

export const hiddenIn = ({ hide = "" }: UserSearch) => hide.split(" ")

const nobody: ReadonlySet<string> = new Set()

interface UserTableProps {
  rows: ListedUser[]
  search: UserSearch
  now: string
}

/** People stay selected after an action, so that it can be undone right away. */
export function UserTable({ rows, search, now }: UserTableProps) {
  const { t } = useTranslation()
  const [ids, setIds] = useState(nobody)
  const columns = useColumns(search, now)
  const hidden = hiddenIn(search)
  return (
    <>
      <BulkBar users={rows.filter(({ id }) => ids.has(id))} onClear={() => setIds(nobody)} />
      <DataTable
        caption={t("admin-users:title")}
        columns={columns.filter(({ key }) => key === undefined || !hidden.includes(key))}
        rows={rows}
        keyOf={({ id }) => id}
        isSelected={({ id }) => id === search.user}
        selection={{
          ids,
          onChange: setIds,
          labelOfAll: t("admin-users:selectAll"),
          labelOf: ({ name }) => t("admin-users:selectNamed", { name }),
        }}
      />
    </>
  )
}

function useColumns(search: UserSearch, now: string): Column<ListedUser>[] {
  const { t, locale } = useTranslation()
  const date = useDate()
  const number = numberFormat(locale)
  const isOldest = search.sort === "oldest"
  return [
    { label: t("admin-users:user"), leads: true, renderCell: (row) => <UserCell row={row} /> },
    {
      key: "role",
      label: t("admin-users:role"),
      secondary: true,
      renderCell: (row) => <UserRole user={row} />,
    },
    { key: "status", label: t("admin-users:status"), renderCell: (row) => <UserChips user={row} /> },
    {
      key: "joined",
      label: t("admin-users:joined"),
      sort: {
        direction: isOldest ? "ascending" : "descending",
        set: { sort: isOldest ? undefined : "oldest" },
      },
      renderCell: ({ createdAt }) => <span className="text-ink-2">{date(createdAt, "xs")}</span>,
    },
    {
      key: "lastSeen",
      label: t("admin-users:lastSeen"),
      secondary: true,
      renderCell: ({ lastSeenAt }) => (
        <span className="text-ink-2">
          {lastSeenAt ? date(lastSeenAt, "relative", new Date(now)) : t("admin-users:neverSeen")}
        </span>
      ),
    },
    {
      key: "tasks",
      label: t("admin-users:tasks"),
      numeric: true,
      secondary: true,
      renderCell: ({ taskCount }) => number.format(taskCount),
    },
    {
      label: t("admin-users:open"),
      actions: true,
      renderCell: ({ id, name }) => (
        <TableLink
          set={{ user: id }}
          aria-label={t("admin-users:openNamed", { name })}
          className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-wall-2"
        >
          <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
        </TableLink>
      ),
    },
  ]
}

function UserCell({ row }: { row: ListedUser }) {
  return (
    <span className="flex min-w-0 items-center gap-3 max-md:pr-12">
      <Avatar name={row.name} image={row.image} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{row.name}</span>
        {row.email !== row.name && (
          <span className="block text-13 wrap-anywhere text-ink-3">{row.email}</span>
        )}
      </span>
    </span>
  )
}
