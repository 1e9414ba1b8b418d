import { clsx } from "clsx"
import { Settings2, UserRound } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { actorWords } from "./audit-words.ts"
import type { AuditRow } from "./load-audit.ts"

export function AuditActor({ row, className }: { row: AuditRow; className?: string }) {
  const { t } = useTranslation()
  const name = actorWords(t, row)
  const Icon = row.actorRole === "SYSTEM" ? Settings2 : UserRound
  return (
    <span className={clsx("flex min-w-0 items-center gap-2", className)}>
      {row.actorName ? (
        <Avatar name={row.actorName} size="sm" />
      ) : (
        <span className="grid size-7 flex-none place-items-center rounded-full bg-wall-2 text-ink-2">
          <Icon size={15} strokeWidth={1.9} aria-hidden="true" />
        </span>
      )}
      <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
    </span>
  )
}
