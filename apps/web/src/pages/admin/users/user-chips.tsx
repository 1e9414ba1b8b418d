import { isStaff } from "@doable/domain/user/admin-access"
import { CircleSlash, Hammer, Hourglass, Shield, UserRound } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Chip } from "../../../ui/data/chip.tsx"
import { StatusChip } from "../../../ui/data/status-chip.tsx"
import type { ListedUser } from "./load-users.ts"

type Shown = Pick<ListedUser, "role" | "accountType" | "status" | "isVerified" | "isLocked">

/** Each with its own icon and word: colour is never the only sign. */
export function UserChips({ user }: { user: Shown }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap gap-1.5">
      {user.status === "limited" ? (
        <Chip tone="warn" icon={CircleSlash} dense>
          {t("admin-users:statuses.limited")}
        </Chip>
      ) : (
        <StatusChip status={user.status} dense />
      )}
      {user.isVerified ? null : <StatusChip status="unverified" dense />}
      {user.isLocked ? (
        <Chip tone="bad" icon={Hourglass} dense>
          {t("admin-users:locked")}
        </Chip>
      ) : null}
    </span>
  )
}

export function UserRole({ user }: { user: Shown }) {
  const { t } = useTranslation()
  const isTeam = isStaff(user.role)
  const Icon = isTeam ? Shield : user.accountType === "PROVIDER" ? Hammer : UserRound
  const words = isTeam
    ? t(`admin-users:roles.${user.role}`)
    : user.accountType === "PROVIDER"
      ? t("admin-users:types.PROVIDER")
      : t("admin-users:types.CUSTOMER")
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <Icon size={17} strokeWidth={1.9} aria-hidden="true" className="text-ink-2" />
      {words}
    </span>
  )
}
