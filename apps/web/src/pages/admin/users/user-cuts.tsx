import type { Key } from "@doable/words/keys"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { CountChips } from "../../../blocks/data-table/count-chips.tsx"
import type { UserCounts } from "./load-users.ts"
import type { UserSearch } from "./user-search.ts"

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
export function UserCuts({ search, counts }: { search: UserSearch; counts: UserCounts | null }) {
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
