import { isStaff } from "@doable/domain/user/admin-access"
import { Link } from "@tanstack/react-router"
import {
  BellRing,
  CreditCard,
  Hammer,
  ClipboardCheck,
  LogOut,
  Settings,
  ShieldCheck,
  UserRound,
} from "lucide-react"
import { AccountLink } from "../account/account-link.tsx"
import type { SignedInUser } from "../session/auth-context.ts"
import { useLogOut } from "../account/use-log-out.ts"
import { ChatLink } from "../pages/chat/chat-link.tsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { Avatar } from "../ui/data/avatar.tsx"
import { AccountName, displayName } from "../account/account-name.tsx"
import { closePopover, HeaderPopover } from "../ui/overlays/header-popover.tsx"

const icon = { size: 18, strokeWidth: 1.9, "aria-hidden": true, className: "text-ink-2" } as const

export function AccountMenu({ user }: { user: SignedInUser }) {
  const { t } = useTranslation()
  const logOut = useLogOut()
  const name = displayName(user)
  const isDoer = user.accountType === "PROVIDER"

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
      <Link to="/dashboard" className="item" onClick={closePopover}>
        <ClipboardCheck {...icon} />
        {t("shell:myTasks")}
      </Link>
      <Link
        to={isDoer ? "/providers/dashboard" : "/providers/create"}
        className="item"
        onClick={closePopover}
      >
        <Hammer {...icon} />
        {t(isDoer ? "shell:doerDashboard" : "shell:becomeDoer")}
      </Link>
      <ChatLink className="item" iconSize={18} onClick={closePopover} />
      <AccountLink section="searches" className="item" onClick={closePopover}>
        <BellRing {...icon} />
        {t("shell:savedSearches")}
      </AccountLink>
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
      {isStaff(user.role) && (
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
