import { Link } from "@tanstack/react-router"
import { CreditCard, LogOut, Settings, ShieldCheck, UserRound } from "lucide-react"
import { AccountLink } from "../account/account-link.tsx"
import type { SignedInUser } from "../account/auth-context.ts"
import { useLogOut } from "../account/use-log-out.ts"
import { useTranslation, type Translate } from "../i18n/use-translation.ts"
import { Avatar } from "../ui/avatar.tsx"
import { closePopover, HeaderPopover } from "./header-popover.tsx"

const icon = { size: 18, strokeWidth: 1.9, "aria-hidden": true, className: "text-ink-2" } as const

export function AccountMenu({ user }: { user: SignedInUser }) {
  const { t } = useTranslation()
  const logOut = useLogOut()
  const name = displayName(user)

  return (
    <HeaderPopover
      label={t("shell:accountMenu", { name })}
      triggerClassName="grid size-11 place-items-center rounded-full"
      trigger={<Avatar name={name} image={user.image} />}
      className="w-[280px]"
    >
      <div className="mb-1 flex items-center gap-3 border-b border-line px-3 pt-2 pb-3">
        <AccountName user={user} />
      </div>
      <Link to="/profile" className="item" onClick={closePopover}>
        <UserRound {...icon} />
        {t("shell:profile")}
      </Link>
      <AccountLink section="billing" className="item" onClick={closePopover}>
        <CreditCard {...icon} />
        {t("shell:billing")}
      </AccountLink>
      <AccountLink section="settings" className="item" onClick={closePopover}>
        <Settings {...icon} />
        {t("shell:settings")}
      </AccountLink>
      {user.role === "ADMIN" && (
        <Link to="/admin" className="item" onClick={closePopover}>
          <ShieldCheck {...icon} />
          {t("shell:admin")}
        </Link>
      )}
      <button
        type="button"
        className="item"
        onClick={(event) => {
          closePopover(event)
          void logOut()
        }}
      >
        <LogOut {...icon} />
        {t("shell:logOut")}
      </button>
    </HeaderPopover>
  )
}

/** The display name, and under it the e-mail, or the role of someone who has none. */
export function AccountName({ user }: { user: SignedInUser }) {
  const { t } = useTranslation()
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate font-semibold">{displayName(user)}</span>
      <span className="block truncate text-14 text-ink-3">{user.email || roleWords(user, t)}</span>
    </span>
  )
}

export function displayName(user: Pick<SignedInUser, "name" | "email">) {
  return user.name || user.email?.split("@")[0] || "?"
}

export function roleWords(user: Pick<SignedInUser, "role">, t: Translate) {
  return user.role === "ADMIN" ? t("shell:roleAdmin") : t("shell:roleUser")
}
