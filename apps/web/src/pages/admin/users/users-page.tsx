import { userRoles } from "@doable/domain/user/status"
import { shortestSearch } from "@doable/domain/text/search"
import { usersPerPage } from "@doable/domain/user/admin-limits"
import type { Key } from "@doable/words/keys"
import { useRouter } from "@tanstack/react-router"
import { Users } from "lucide-react"
import { FilterBar } from "../../../blocks/data-table/filter-bar.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { ColumnChoice } from "../../../blocks/data-table/column-choice.tsx"
import { CountChips } from "../../../blocks/data-table/count-chips.tsx"
import { ExportButton } from "../../../blocks/data-table/export-button.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { userFilter } from "./load-users.ts"
import type { UserCounts, UserList } from "./load-users.ts"
import type { UserSearch } from "./user-search.ts"
import { UserSheet } from "./user-sheet.tsx"
import { choosableColumns, hiddenIn, UserTable } from "./user-table.tsx"

interface UsersPageProps {
  search: UserSearch
  list: UserList | null
  counts: UserCounts | null
  now: string
}

export function UsersPage({ search, list, counts, now }: UsersPageProps) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <>
      <AdminHead
        title={t("admin-users:title")}
        actions={<ExportButton list="users" filter={userFilter(search)} />}
      />
      <UserCuts search={search} counts={counts} />
      <UserFilters search={search} />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState icon={Users} title={t("admin-users:none")} text={t("admin-users:noneText")} />
      ) : (
        <UserTable rows={list.data} search={search} now={now} />
      )}
      {list ? (
        <TablePages page={search.page ?? 1} perPage={usersPerPage} total={list.total} isMore={list.isMore} />
      ) : null}
      <UserSheet id={search.user} now={now} />
    </>
  )
}

function UserFilters({ search }: { search: UserSearch }) {
  const { t } = useTranslation()
  return (
    <FilterBar
      search={search}
      q={{ label: t("admin-users:search"), hint: t("admin-users:searchHint"), shortest: shortestSearch }}
      selects={[
        {
          name: "role",
          label: t("admin-users:role"),
          any: t("admin-users:any.role"),
          options: userRoles.map((value) => ({
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
    >
      <ColumnChoice
        hidden={hiddenIn(search)}
        columns={choosableColumns.map((key) => ({ key, label: t(`admin-users:${key}`) }))}
      />
    </FilterBar>
  )
}

type Filter = Pick<UserSearch, "role" | "type" | "status" | "sign">

const cuts: readonly { key: keyof UserCounts; words: Key; filter: Filter }[] = [
  { key: "all", words: "admin-users:cuts.all", filter: {} },
  { key: "doers", words: "admin-users:cuts.doers", filter: { type: "PROVIDER" } },
  { key: "unverified", words: "admin-users:unverified", filter: { sign: "unverified" } },
  { key: "locked", words: "admin-users:locked", filter: { sign: "locked" } },
  { key: "limited", words: "admin-users:statuses.limited", filter: { status: "limited" } },
  { key: "deactivated", words: "admin-users:statuses.deactivated", filter: { status: "deactivated" } },
  { key: "admins", words: "admin-users:cuts.admins", filter: { role: "ADMIN" } },
]

const nothing = { role: undefined, type: undefined, status: undefined, sign: undefined } satisfies Filter
const names = Object.keys(nothing) as (keyof Filter)[]

/** Each is one filter alone; the fields under them join several. What was searched for stays. */
function UserCuts({ search, counts }: { search: UserSearch; counts: UserCounts | null }) {
  const { t } = useTranslation()
  return (
    <CountChips
      label={t("admin-users:cuts.label")}
      chips={cuts.map(({ key, words, filter }) => ({
        key,
        label: t(words),
        counted: counts?.[key],
        isCurrent: names.every((name) => search[name] === filter[name]),
        set: { ...nothing, ...filter, user: undefined },
      }))}
    />
  )
}
