import { BadgeCheck, BadgeX, Hourglass, Inbox, Pencil, type LucideIcon } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Chip, type ChipTone } from "../../../ui/data/chip.tsx"
import type { WaitingApplication } from "./load-doers.ts"

type State = WaitingApplication["status"]

const looks: Partial<Record<State, readonly [ChipTone, LucideIcon]>> = {
  submitted: ["info", Inbox],
  in_review: ["warn", Hourglass],
  approved: ["ok", BadgeCheck],
  changes_requested: ["line", Pencil],
}
const plain = ["mute", BadgeX] as const

interface ApplicationStateProps {
  application: Pick<WaitingApplication, "status" | "reviewer" | "claimEndsAt">
  now: string
}

/** Where it stands, and who has it; a claim whose time is over is nobody's any more. */
export function ApplicationState({ application, now }: ApplicationStateProps) {
  const { t } = useTranslation()
  const { reviewer, claimEndsAt } = application
  const isFree = application.status === "in_review" && (claimEndsAt === null || claimEndsAt <= now)
  const status = isFree ? "submitted" : application.status
  const [tone, icon] = looks[status] ?? plain
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Chip tone={tone} icon={icon} dense>
        {t(`admin-doers:states.${status}`)}
      </Chip>
      {status === "in_review" && reviewer ? (
        <span className="text-13 text-ink-2">{reviewer.name}</span>
      ) : null}
    </span>
  )
}
