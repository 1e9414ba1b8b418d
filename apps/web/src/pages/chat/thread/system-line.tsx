import {
  ArrowLeftRight,
  CircleCheck,
  CircleSlash,
  Hammer,
  Handshake,
  Hourglass,
  Pencil,
  RotateCcw,
  Star,
  Tag,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { Conversation, Message } from "../../../session/answers/chat-answers.ts"
import { systemWords } from "../../../conversation/system-words.ts"
import { clockText } from "../../../conversation/times.ts"

type Line = NonNullable<Message["system"]>

const pictures: Record<Line["key"], LucideIcon> = {
  offer_made: Tag,
  offer_changed: Tag,
  offer_withdrawn: CircleSlash,
  offer_declined: CircleSlash,
  offer_expired: Hourglass,
  offer_revived: RotateCcw,
  offer_countered: ArrowLeftRight,
  counter_accepted: Handshake,
  counter_answered: Tag,
  counter_declined: CircleSlash,
  counter_withdrawn: CircleSlash,
  not_selected: CircleSlash,
  task_changed: Pencil,
  task_closed: CircleSlash,
  hired: Handshake,
  started: Hammer,
  completion_requested: Hourglass,
  changes_requested: Pencil,
  completed: CircleCheck,
  auto_completed: CircleCheck,
  change_requested: Pencil,
  change_accepted: Handshake,
  change_rejected: CircleSlash,
  change_withdrawn: CircleSlash,
  change_expired: Hourglass,
  cancelled: CircleSlash,
  dispute_opened: TriangleAlert,
  dispute_replied: TriangleAlert,
  dispute_files_added: TriangleAlert,
  dispute_proposed: TriangleAlert,
  dispute_escalated: Hourglass,
  dispute_resolved: CircleCheck,
  dispute_withdrawn: RotateCcw,
  reopened: RotateCcw,
  open_again: RotateCcw,
  task_removed: CircleSlash,
  left_alone: Hourglass,
  goes_on: RotateCcw,
  review_published: Star,
}

interface SystemLineProps {
  message: Message
  line: Line
  conversation: Conversation
}

/** What the product says between the two. */
export function SystemLine({ message, line, conversation }: SystemLineProps) {
  const say = useTranslation()
  const Icon = pictures[line.key]
  const { title, text } = systemWords(line, conversation, say)
  return (
    <p className="chat-system">
      <Icon size={18} strokeWidth={1.9} aria-hidden="true" className="mt-px" />
      <span className="min-w-0">
        <b className="font-semibold text-ink">{title}</b> {text}{" "}
        <time dateTime={message.createdAt}>{clockText(message.createdAt, say.locale)}</time>
      </span>
    </p>
  )
}
