import type { SignedInUser } from "../session/auth-context.ts"
import { NotificationBell } from "../notification/bell.tsx"
import { AccountMenu } from "./account-menu.tsx"

/** What the header holds for someone who is logged in. */
export function HeaderPerson({ user }: { user: SignedInUser }) {
  return (
    <div className="flex items-center gap-1.5 md:gap-3.5">
      <NotificationBell />
      <AccountMenu user={user} />
    </div>
  )
}
