import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { NotificationBell } from "../notification/bell.tsx"
import { ChatIcon } from "../pages/chat/chat-link.tsx"
import type { SignedInUser } from "../session/auth-context.ts"
import { AccountMenu } from "./account-menu.tsx"

/** What the header holds for someone who is logged in. */
export function HeaderPerson({ user, create }: { user: SignedInUser; create: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-1.5 min-[1320px]:gap-3.5">
      <Link
        to="/dashboard"
        activeOptions={{ includeSearch: false }}
        className="flex min-h-11 items-center rounded-paper px-2.5 font-medium whitespace-nowrap hover:bg-wall-2 aria-[current=page]:text-brand-text max-[1179px]:hidden"
      >
        {t("shell:myTasks")}
      </Link>
      <ChatIcon />
      <NotificationBell />
      {create}
      <AccountMenu user={user} />
    </div>
  )
}
