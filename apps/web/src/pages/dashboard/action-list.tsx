import type { ActionKind } from "@doable/domain/dashboard/actions"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import {
  CalendarSync,
  CircleCheck,
  Handshake,
  Hammer,
  Inbox,
  Mail,
  MessageCircleQuestionMark,
  Play,
  RefreshCw,
  RotateCcw,
  Scale,
  Star,
} from "lucide-react"
import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import type { TaskTab } from "../task/task-tab.ts"
import { dueText } from "./due-text.ts"
import type { Action } from "./load-overview.ts"

const onCompletionPage: readonly ActionKind[] = [
  "confirm_completion",
  "make_changes",
  "finish_work",
  "write_review",
]
const onDisputePage: readonly ActionKind[] = ["reply_dispute", "answer_proposal"]
const tabs: Partial<Record<ActionKind, TaskTab>> = { choose_offer: "offers", answer_question: "questions" }
const hashes: Partial<Record<ActionKind, string>> = {
  reconfirm_offer: "my-offer",
  answer_invite: "my-invite",
  answer_request: "requests",
}

/** To the very place where it is done. */
function ActionLink({ action, children }: { action: Action; children: ReactNode }) {
  const { kind, taskId, assignmentId } = action
  const className = "font-semibold wrap-anywhere after:absolute after:inset-0"
  const tab = tabs[kind]
  const hash = hashes[kind]
  if (onCompletionPage.includes(kind)) {
    return (
      <Link
        to="/tasks/$taskId/complete"
        params={{ taskId }}
        {...(kind === "write_review" && assignmentId && { search: { hire: assignmentId } })}
        className={className}
      >
        {children}
      </Link>
    )
  }
  if (onDisputePage.includes(kind)) {
    return (
      <Link to="/tasks/$taskId/dispute" params={{ taskId }} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <Link
      to="/tasks/$taskId"
      params={{ taskId }}
      {...(tab && { search: { tab } })}
      {...(hash && { hash })}
      className={className}
    >
      {children}
    </Link>
  )
}

const shownAtFirst = 6

const icons: Record<ActionKind, LucideIcon> = {
  confirm_completion: CircleCheck,
  choose_offer: Inbox,
  answer_question: MessageCircleQuestionMark,
  make_changes: RotateCcw,
  finish_work: Hammer,
  start_work: Play,
  reconfirm_offer: RefreshCw,
  answer_invite: Mail,
  answer_request: CalendarSync,
  reply_dispute: Scale,
  answer_proposal: Handshake,
  write_review: Star,
}

/** What waits for the person, in the order in which it runs out. */
export function ActionList({ actions, now }: { actions: readonly Action[]; now: number }) {
  const { t } = useTranslation()
  const more = actions.slice(shownAtFirst)
  return (
    <Card className="overflow-hidden">
      <Rows actions={actions.slice(0, shownAtFirst)} now={now} />
      {more.length > 0 && (
        <Disclosure
          title={t("dashboard:actions.more", { count: more.length })}
          className="border-t border-line [&>summary]:px-4 md:[&>summary]:px-5"
        >
          <Rows actions={more} now={now} />
        </Disclosure>
      )}
    </Card>
  )
}

function Rows({ actions, now }: { actions: readonly Action[]; now: number }) {
  return (
    <ul className="divide-y divide-line">
      {actions.map((action) => (
        <Row
          key={`${action.kind} ${action.role} ${action.assignmentId ?? action.taskId}`}
          action={action}
          now={now}
        />
      ))}
    </ul>
  )
}

function Row({ action, now }: { action: Action; now: number }) {
  const say = useTranslation()
  const { t } = say
  const { kind, count, title } = action
  const Icon = icons[kind]
  const due = dueText(action, now, say)
  return (
    <li className="relative flex items-center gap-3.5 px-4 py-3.5 hover:bg-paper-2 md:px-5">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-brand-soft text-brand-text">
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-0.5">
        <div className="min-w-0 flex-1 basis-56">
          <ActionLink action={action}>{t(`dashboard:action.${kind}`, { count })}</ActionLink>
          <p lang={title ? action.lang : undefined} className="text-14 wrap-anywhere text-ink-2">
            {title || t("dashboard:untitled")}
          </p>
        </div>
        {due && (
          <p className={clsx("text-14", due.isPressing ? "font-semibold text-warn-text" : "text-ink-2")}>
            {due.text}
          </p>
        )}
      </div>
    </li>
  )
}
