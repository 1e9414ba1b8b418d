import { shortestSearch } from "@doable/domain/admin/search"
import { usersPerPage } from "@doable/domain/user/admin-limits"
import { useRouter } from "@tanstack/react-router"
import { ChevronRight, Users } from "lucide-react"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar } from "../../ui/avatar.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ListError } from "../../ui/list-error.tsx"
import { AdminHead } from "../admin-frame.tsx"
import { AdminFilters } from "../table/admin-filters.tsx"
import { AdminLink } from "../table/admin-link.tsx"
import { AdminPages } from "../table/admin-pages.tsx"
import { AdminTable, type Column } from "../table/admin-table.tsx"
import { ExportButton } from "../table/export-button.tsx"
import { userFilter, type ListedUser, type UserList } from "./load-users.ts"
import { UserChips, UserRole } from "./user-chips.tsx"
import type { UserSearch } from "./user-search.ts"
import { UserSheet } from "./user-sheet.tsx"

interface UsersPageProps {
  search: UserSearch
  list: UserList | null
  now: string
}

export function UsersPage({ search, list, now }: UsersPageProps) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <>
      <AdminHead
        title={t("admin-users:title")}
        actions={<ExportButton list="users" filter={userFilter(search)} />}
      />
      <UserFilters search={search} />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState icon={Users} title={t("admin-users:none")} text={t("admin-users:noneText")} />
      ) : (
        <UserTable rows={list.data} search={search} now={now} />
      )}
      {list ? (
        <AdminPages page={search.page ?? 1} perPage={usersPerPage} total={list.total} isMore={list.isMore} />
      ) : null}
      <UserSheet id={search.user} now={now} />
    </>
  )
}

function UserFilters({ search }: { search: UserSearch }) {
  const { t } = useTranslation()
  return (
    <AdminFilters
      search={search}
      q={{ label: t("admin-users:search"), hint: t("admin-users:searchHint"), shortest: shortestSearch }}
      selects={[
        {
          name: "role",
          label: t("admin-users:role"),
          any: t("admin-users:any.role"),
          options: (["USER", "ADMIN"] as const).map((value) => ({
            value,
            label: t(`admin-users:roles.${value}`),
          })),
        },
        {
          name: "type",
          label: t("admin-users:type"),
          any: t("admin-users:any.type"),
          options: (["CUSTOMER", "PROVIDER"] as const).map((value) => ({
            value,
            label: t(`admin-users:types.${value}`),
          })),
        },
        {
          name: "status",
          label: t("admin-users:status"),
          any: t("admin-users:any.status"),
          options: (["active", "limited", "deactivated"] as const).map((value) => ({
            value,
            label: t(`admin-users:statuses.${value}`),
          })),
        },
        {
          name: "sign",
          label: t("admin-users:sign"),
          any: t("admin-users:any.sign"),
          options: [
            { value: "unverified", label: t("admin-users:unverified") },
            { value: "locked", label: t("admin-users:locked") },
          ],
        },
      ]}
    />
  )
}

function UserTable({ rows, search, now }: { rows: ListedUser[]; search: UserSearch; now: string }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const number = new Intl.NumberFormat(locale)
  const isOldest = search.sort === "oldest"
  const columns: Column<ListedUser>[] = [
    { label: t("admin-users:user"), leads: true, renderCell: (row) => <UserCell row={row} /> },
    { label: t("admin-users:role"), secondary: true, renderCell: (row) => <UserRole user={row} /> },
    { label: t("admin-users:status"), renderCell: (row) => <UserChips user={row} /> },
    {
      label: t("admin-users:joined"),
      sort: {
        direction: isOldest ? "ascending" : "descending",
        set: { sort: isOldest ? undefined : "oldest" },
      },
      renderCell: ({ createdAt }) => <span className="text-ink-2">{date(createdAt, "xs")}</span>,
    },
    {
      label: t("admin-users:lastSeen"),
      secondary: true,
      renderCell: ({ lastSeenAt }) => (
        <span className="text-ink-2">
          {lastSeenAt ? date(lastSeenAt, "relative", new Date(now)) : t("admin-users:signedOut")}
        </span>
      ),
    },
    {
      label: t("admin-users:tasks"),
      numeric: true,
      secondary: true,
      renderCell: ({ taskCount }) => number.format(taskCount),
    },
    {
      label: t("admin-users:open"),
      actions: true,
      renderCell: ({ id, name }) => (
        <AdminLink
          set={{ user: id }}
          aria-label={t("admin-users:openNamed", { name })}
          className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-wall-2"
        >
          <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
        </AdminLink>
      ),
    },
  ]
  return (
    <AdminTable
      caption={t("admin-users:title")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      isSelected={({ id }) => id === search.user}
    />
  )
}

function UserCell({ row }: { row: ListedUser }) {
  return (
    <span className="flex min-w-0 items-center gap-3 max-md:pr-12">
      <Avatar name={row.name} image={row.image} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{row.name}</span>
        <span className="block text-13 wrap-anywhere text-ink-3">{row.email}</span>
      </span>
    </span>
  )
}
