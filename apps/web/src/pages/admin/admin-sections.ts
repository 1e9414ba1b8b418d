import {
  Hammer,
  Inbox,
  LifeBuoy,
  LayoutDashboard,
  ScrollText,
  Shapes,
  ShieldQuestionMark,
  Users,
  type LucideIcon,
} from "lucide-react"
import type { Key } from "@doable/words/keys"
import type { AdminQueue } from "./admin-search.ts"
import type { Queues } from "./load-queues.ts"

interface AdminSection {
  to: "/admin" | "/admin/users" | "/admin/audit-logs" | "/admin/providers" | "/admin/categories"
  /** A queue is worked off inside the overview's address. */
  queue?: AdminQueue
  words: Key
  icon: LucideIcon
  /** What of the queues waits there. */
  waiting?: readonly (keyof Queues)[]
}

/** The side navigation in its order; a page joins with one line. */
export const adminSections: readonly AdminSection[] = [
  { to: "/admin", words: "admin:nav.overview", icon: LayoutDashboard },
  { to: "/admin/users", words: "admin:nav.users", icon: Users },
  { to: "/admin/providers", words: "admin:nav.doers", icon: Hammer, waiting: ["applications"] },
  { to: "/admin/categories", words: "admin:nav.categories", icon: Shapes },
  {
    to: "/admin",
    queue: "tasks",
    words: "admin:nav.heldTasks",
    icon: ShieldQuestionMark,
    waiting: ["tasks", "work"],
  },
  { to: "/admin", queue: "messages", words: "admin:nav.messages", icon: Inbox, waiting: ["messages"] },
  { to: "/admin", queue: "support", words: "admin:nav.support", icon: LifeBuoy, waiting: ["support"] },
  { to: "/admin/audit-logs", words: "admin:nav.auditLogs", icon: ScrollText },
]
