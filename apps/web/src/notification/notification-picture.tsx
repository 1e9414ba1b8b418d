import { clsx } from "clsx"
import {
  AlarmClock,
  ArrowLeftRight,
  BadgeAlert,
  BadgeCheck,
  BadgeQuestionMark,
  BadgeX,
  Bell,
  CalendarX,
  CircleCheck,
  CircleSlash,
  CircleUserRound,
  ClipboardCheck,
  Eye,
  HandCoins,
  Handshake,
  Hourglass,
  MessageCircle,
  MailQuestionMark,
  MessageCircleQuestionMark,
  PartyPopper,
  ShieldAlert,
  Star,
  UserCog,
  type LucideIcon,
} from "lucide-react"
import { createElement } from "react"

/** A type that is not here, of a later version perhaps, gets the bell. */
const pictures = new Map<string, LucideIcon>([
  ["UserRegistered", PartyPopper],
  ["UserProfileUpdated", CircleUserRound],
  ["UserActivated", CircleCheck],
  ["UserDeactivated", CircleSlash],
  ["UserLimited", BadgeX],
  ["UserLimitLifted", BadgeCheck],
  ["UserRoleChanged", UserCog],
  ["UserAccountTypeChanged", ArrowLeftRight],
  ["SecurityAlert", ShieldAlert],
  ["MessageReceived", MessageCircle],
  ["TaskPublished", ClipboardCheck],
  ["TaskHeld", Hourglass],
  ["TaskApproved", ClipboardCheck],
  ["TaskChangesRequested", Hourglass],
  ["ContentRemoved", CircleSlash],
  ["ContentRestored", ClipboardCheck],
  ["RestrictionIssued", BadgeX],
  ["RestrictionLifted", BadgeCheck],
  ["TaskExpiring", AlarmClock],
  ["TaskExpired", CalendarX],
  ["TaskChanged", Hourglass],
  ["TaskClosed", CircleSlash],
  ["TaskReopened", ClipboardCheck],
  ["TaskInviteReceived", MailQuestionMark],
  ["TaskStarted", Handshake],
  ["CompletionRequested", ClipboardCheck],
  ["ChangesRequested", Hourglass],
  ["TaskCompleted", CircleCheck],
  ["TaskAutoCompleted", CircleCheck],
  ["TaskCancelled", CircleSlash],
  ["TaskStalled", AlarmClock],
  ["HireStranded", Hourglass],
  ["ReviewInvite", Star],
  ["ReviewReminder", Star],
  ["ReviewPublished", Star],
  ["ReviewReplied", Star],
  ["InviteDeclined", CircleSlash],
  ["OfferReceived", HandCoins],
  ["OfferChanged", HandCoins],
  ["OfferWithdrawn", CircleSlash],
  ["OfferSeen", Eye],
  ["OfferAccepted", Handshake],
  ["OfferDeclined", CircleSlash],
  ["OfferNotSelected", CircleSlash],
  ["OfferExpired", CalendarX],
  ["QuestionAsked", MessageCircleQuestionMark],
  ["QuestionAnswered", MessageCircleQuestionMark],
  ["ProviderApplicationSubmitted", BadgeQuestionMark],
  ["ProviderApplicationApproved", BadgeCheck],
  ["ProviderApplicationRejected", BadgeX],
  ["ProviderApplicationChangesRequested", BadgeAlert],
  ["VerificationExpiring", BadgeAlert],
])

export function NotificationPicture({ type, isRead }: { type: string; isRead: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid size-11 flex-none place-items-center rounded-control",
        isRead ? "bg-wall text-ink-2" : "bg-brand-soft-2 text-brand-text",
      )}
    >
      {createElement(pictures.get(type) ?? Bell, { size: 21, strokeWidth: 1.9 })}
    </span>
  )
}
