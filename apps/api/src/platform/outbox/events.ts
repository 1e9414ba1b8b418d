import type { ResetPage } from "@doable/domain/account/reset-page"
import type { Locale } from "@doable/domain/locale"
import type { SingleBadge } from "@doable/domain/provider/badges"
import type { AccountType, UserRole } from "@doable/domain/user/status"

/** Everything that may happen and has effects outside its own transaction. No secrets: rows are kept. */
export type OutboxEvent =
  // Below, `locale` is the language of the page that asked for an email; without one we use the person's own.
  /** The job checks whether the address waits for confirmation. Without a named sign-up, it means the newest. */
  | { type: "verification.requested"; email: string; signUpId?: string; locale?: Locale }
  | { type: "sign-up.repeated"; userId: string; locale?: Locale }
  /** The job checks whether the address has an account. */
  | { type: "password-reset.requested"; email: string; locale?: Locale; page?: ResetPage }
  /** `isFirst`: until then the person had none. */
  | { type: "password.changed"; userId: string; isFirst?: boolean }
  | { type: "email-change.requested"; changeId: string; newEmail: string; locale?: Locale }
  | { type: "email.changed"; userId: string; oldEmail: string; newEmail: string }
  | { type: "sign-in.locked"; email: string; at: string; address: string; agent: string | null }
  | { type: "unlock.requested"; email: string; locale?: Locale }
  | { type: "second-step.added" | "second-step.removed"; userId: string }
  | { type: "recovery-codes.renewed" | "recovery-code.used"; userId: string }
  /** `name`: what people call the provider; events from before it was written down have none. */
  | { type: "account.linked" | "account.unlinked"; userId: string; provider: string; name?: string }
  | { type: "passkey.added" | "passkey.removed"; userId: string; name: string }
  /** Without a contact, the account's own address is told. */
  | { type: "second-step.lost"; removalId: string; userId: string; contactId: string | null }
  /** The row of the person no longer knows where to write. */
  | { type: "account.deleted"; email: string; locale: Locale }
  | { type: "phone-code.requested"; codeId: string }
  /** To those who reported it, and to the reported person if something follows. */
  | { type: "report.decided" | "report.acted-on"; reportId: string }
  /** To another account, whose owner entered the code. */
  | { type: "phone.moved"; userId: string; phone: string }
  /** Of this person some; their bytes still lie in the storage. */
  | { type: "files.removed"; userId: string }
  | { type: "export.requested"; fileId: string }
  /** The address is confirmed: only now is there a person. */
  | { type: "user.registered"; userId: string }
  | { type: "user.profile-updated"; userId: string; fields: ("name" | "image")[] }
  | { type: "user.activated"; userId: string; restrictionId?: string | null }
  /** `restrictionId`: the decision that says why; events from before there were any have none. */
  | { type: "user.deactivated"; userId: string; restrictionId?: string | null }
  | { type: "user.limited" | "user.limit-lifted"; userId: string; restrictionId?: string | null }
  | { type: "appeal.decided" | "content.hidden" | "content.restored"; restrictionId: string }
  /** By the published rule on repeated own-fault cancellations, and when that is over. */
  | { type: "user.limited-by-rule"; userId: string; count: number; until: string }
  | { type: "user.limit-ended"; userId: string }
  | { type: "user.role-changed"; userId: string; previousRole: UserRole; newRole: UserRole }
  | {
      type: "user.account-type-changed"
      userId: string
      previousAccountType: AccountType
      newAccountType: AccountType
    }
  | { type: "sign-in.new-device"; userId: string; address: string; agent: string | null }
  | { type: "test-notification.requested"; userId: string }
  | { type: "provider-application.submitted"; applicationId: string; userId: string }
  | { [T in DecidedEvent]: { type: T; applicationId: string; userId: string } }[DecidedEvent]
  | { type: "provider.suspended" | "provider.restored"; userId: string }
  /** A published profile reads otherwise than before, or is new. */
  | { type: "provider.listed"; providerId: string }
  /** Without a badge named it is all of them. */
  | { type: "provider.badge-revoked"; userId: string; badge?: SingleBadge }
  | { type: "provider.badge-restored"; userId: string; badge: SingleBadge }
  | { type: "category.merged"; fromId: string; toId: string }
  /** Under another branch. */
  | { type: "category.moved"; leafId: string }
  | { type: "verification.expiring"; applicationId: string; userId: string }
  | { [T in TaskEvent]: { type: T; taskId: string; ownerId: string } }[TaskEvent]
  /** Something on the task no longer waits for an answer. */
  | { type: "task.settled"; taskId: string }
  /** Someone was written to and isn't reading it. */
  | { type: "message.waiting"; conversationId: string; userId: string }
  /** The job checks that it's still so before notifying people. */
  | { [T in OfferEvent]: { type: T; offerId: string } }[OfferEvent]
  | {
      type: "offer.countered" | "offer.counter-answered" | "offer.counter-withdrawn"
      offerId: string
      round: number
    }
  | { type: "question.asked" | "question.answered"; questionId: string }
  | { type: "invite.sent" | "invite.declined"; inviteId: string }
  /** `actorId`: who did it and doesn't need a notification; null when the scheduler did. */
  | { [T in AssignmentEvent]: { type: T; assignmentId: string; actorId: string | null } }[AssignmentEvent]
  /** The job checks that it's still so before notifying people. `actorId`: who did it; null when the scheduler did. */
  | { [T in ChangeEvent]: { type: T; changeId: string; actorId: string | null } }[ChangeEvent]
  | { [T in DisputeEvent]: { type: T; disputeId: string; actorId: string | null } }[DisputeEvent]
  | { type: "fault.contested" | "fault.decided"; assignmentId: string; actorId: string }
  | { type: "review.published" | "review.replied"; reviewId: string }
  /** The window closes soon and this one of the two hasn't written. */
  | { type: "review.waited-for"; assignmentId: string; userId: string }
  | { type: "contact-message.received"; messageId: string }
  /** `place`: which of the answers. */
  | { type: "contact-message.replied"; messageId: string; place: number }
  /** These tasks, found by one search, are to be told together. */
  /** `count`: all of them, if more matched than are carried. */
  /** `isBundled`: they would have come one by one, but there were too many for an hour. */
  /** `since`: from when they were collected, if they were; events of older versions have none. */
  | {
      type: "saved-search.matched"
      searchId: string
      taskIds: string[]
      count?: number
      isBundled?: boolean
      since?: string
    }
  | {
      type: "saved-search.found-doers"
      searchId: string
      providerIds: string[]
      count?: number
      isBundled?: boolean
      since?: string
    }
  /** Its kind asks for an email too. Recorded with the row, so that each email is a delivery of its own. */
  /** `hasWaited`: its email didn't go out right away, so it may have been read by now. */
  | { type: "notification.written"; notificationId: string; hasWaited?: boolean }
  /** The newest of what waited for this person's digest, and how many there are in all. */
  | { type: "digest.due"; userId: string; notificationIds: string[]; count: number }
  /** To one of the reader's devices. `others`: older ones that waited with it, told in the same push. */
  | { type: "push.due"; notificationId: string; subscriptionId: string; others?: string[] }

type DecidedEvent =
  | "provider-application.approved"
  | "provider-application.rejected"
  | "provider-application.sent-back"

type TaskEvent =
  | "task.approved"
  | "task.published"
  | "task.removed"
  | "task.restored"
  | "task.sent-back"
  | "task.held"
  | "task.changed"
  | "task.closed"
  | "task.reopened"
  | "task.expiring"
  | "task.expired"
  | "task.repeat-drafted"

type OfferEvent =
  | "offer.made"
  | "offer.changed"
  | "offer.reconfirmed"
  | "offer.withdrawn"
  | "offer.seen"
  | "offer.accepted"
  | "offer.declined"
  | "offer.passed-over"
  | "offer.closed"
  | "offer.expired"
  | "offer.stale"

type AssignmentEvent =
  | "assignment.started"
  | "assignment.stranded"
  | "assignment.completion-requested"
  | "assignment.completion-reminded"
  | "assignment.changes-requested"
  | "assignment.completed"
  | "assignment.completed-in-time"
  | "assignment.cancelled"
  | "assignment.nudged"
  | "assignment.stalled"

type ChangeEvent = "change.requested" | "change.reminded" | "change.answered"

type DisputeEvent =
  | "dispute.opened"
  | "dispute.replied"
  | "dispute.proposed"
  | "dispute.reminded"
  | "dispute.escalated"
  | "dispute.resolved"

export type EventType = OutboxEvent["type"]
export type EventOf<T extends EventType> = Extract<OutboxEvent, { type: T }>
