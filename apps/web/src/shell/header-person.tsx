import { Link } from "@tanstack/react-router"
import { ClipboardCheck } from "lucide-react"
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
        aria-label={t("shell:myTasks")}
        className="grid h-11 min-w-11 place-items-center rounded-full px-2.5 font-medium whitespace-nowrap hover:bg-wall-2 aria-[current=page]:text-brand-text max-[1179px]:hidden"
      >
        <ClipboardCheck size={22} strokeWidth={1.9} aria-hidden="true" className="min-[1400px]:hidden" />
        <span className="max-[1399px]:hidden">{t("shell:myTasks")}</span>
      </Link>
      <ChatIcon />
      <NotificationBell />
      {create}
      <AccountMenu user={user} />
    </div>
  )
}
