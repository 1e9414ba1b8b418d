import { sendAccountDeletedMail } from "./closure/send-account-deleted-mail.ts"
import { sendAccountExistsMail } from "./account/sign-up/send-account-exists-mail.ts"
import {
  askNewAddress,
  askOldAddress,
  notifyOldAddress,
} from "./account/email-change/send-email-change-mails.ts"
import { sendPasswordChangedMail, sendPasswordResetMail } from "./account/password/send-password-mails.ts"
import { sendSecondStepLost } from "./account/second-step/send-lost-notices.ts"
import { sendLockedMail, sendUnlockMail } from "./account/sign-in/send-unlock-mails.ts"
import { sendVerificationMail } from "./account/sign-up/send-verification-mail.ts"
import { finishMergeLater } from "./category/manage/finish-merge.ts"
import { followLeafLater } from "./category/manage/follow-leaf.ts"
import { sendContactMessageMail, sendContactReplyMail } from "./contact-message/send-contact-mails.ts"
import { sendPhoneCode } from "./contact/send-phone-code.ts"
import { removeBytesOfPerson } from "./file/tidy/remove-bytes.ts"
import { makeExport } from "./closure/make-export.ts"
import { sendDigest } from "./notification/emails/send-digest.ts"
import { sendNotificationEmail } from "./notification/emails/send-notification-email.ts"
import { sendPush } from "./notification/pushes/send-push.ts"
import { settleNotifications, settlesNotifications } from "./notification/settle-notifications.ts"
import { notifiesPeople, writeNotifications } from "./notification/write-notifications.ts"
import { withdrawOffersOfSuspended } from "./offer/withdraw-offers-of-person.ts"
import { matchDoerSearches } from "./saved-search/alerts/match-doer.ts"
import { matchSearches } from "./saved-search/alerts/match-task.ts"
import { followMerge } from "./saved-search/follow-merge.ts"
import type { Effects } from "./platform/outbox/effect.ts"
import type { EventType } from "./platform/outbox/events.ts"

const ownEffects: Effects = {
  "export.requested": [makeExport],
  "files.removed": [removeBytesOfPerson],
  "phone-code.requested": [sendPhoneCode],
  "account.deleted": [sendAccountDeletedMail],
  "email-change.requested": [askOldAddress, askNewAddress],
  "email.changed": [notifyOldAddress],
  "password-reset.requested": [sendPasswordResetMail],
  "password.changed": [sendPasswordChangedMail],
  "account.linked": [],
  "account.unlinked": [],
  "passkey.added": [],
  "passkey.removed": [],
  "recovery-code.used": [],
  "recovery-codes.renewed": [],
  "second-step.added": [],
  "second-step.lost": [sendSecondStepLost],
  "second-step.removed": [],
  "sign-in.locked": [sendLockedMail],
  "sign-up.repeated": [sendAccountExistsMail],
  "unlock.requested": [sendUnlockMail],
  "verification.requested": [sendVerificationMail],
  "contact-message.received": [sendContactMessageMail],
  "contact-message.replied": [sendContactReplyMail],
  "phone.moved": [],
  "appeal.decided": [],
  "content.hidden": [],
  "content.restored": [],
  "report.acted-on": [],
  "report.decided": [],
  "message.waiting": [],
  "notification.written": [sendNotificationEmail],
  "digest.due": [sendDigest],
  "push.due": [sendPush],
  "assignment.cancelled": [],
  "assignment.changes-requested": [],
  "assignment.completed": [],
  "assignment.completed-in-time": [],
  "assignment.completion-reminded": [],
  "assignment.completion-requested": [],
  "assignment.nudged": [],
  "assignment.stalled": [],
  "assignment.started": [],
  "assignment.stranded": [],
  "category.merged": [finishMergeLater, followMerge],
  "category.moved": [followLeafLater],
  "change.answered": [],
  "change.reminded": [],
  "change.requested": [],
  "dispute.escalated": [],
  "dispute.opened": [],
  "dispute.proposed": [],
  "dispute.reminded": [],
  "dispute.replied": [],
  "dispute.resolved": [],
  "fault.contested": [],
  "fault.decided": [],
  "invite.declined": [],
  "invite.sent": [],
  "offer.accepted": [],
  "offer.changed": [],
  "offer.counter-answered": [],
  "offer.counter-withdrawn": [],
  "offer.countered": [],
  "offer.closed": [],
  "offer.declined": [],
  "offer.expired": [],
  "offer.made": [],
  "offer.passed-over": [],
  "offer.reconfirmed": [],
  "offer.seen": [],
  "offer.stale": [],
  "offer.withdrawn": [],
  "provider.badge-restored": [],
  "provider.badge-revoked": [],
  "provider.listed": [matchDoerSearches],
  "provider.restored": [],
  "provider.suspended": [withdrawOffersOfSuspended],
  "provider-application.approved": [],
  "provider-application.rejected": [],
  "provider-application.sent-back": [],
  "provider-application.submitted": [],
  "question.answered": [],
  "question.asked": [],
  "review.published": [],
  "review.replied": [],
  "review.waited-for": [],
  "sign-in.new-device": [],
  "saved-search.found-doers": [],
  "saved-search.matched": [],
  "task.approved": [matchSearches],
  "task.changed": [],
  "task.closed": [],
  "task.expired": [],
  "task.repeat-drafted": [],
  "task.expiring": [],
  "task.held": [],
  "task.published": [matchSearches],
  "task.removed": [],
  "task.reopened": [matchSearches],
  "task.restored": [matchSearches],
  "task.sent-back": [],
  "task.settled": [],
  "test-notification.requested": [],
  "user.account-type-changed": [],
  "user.activated": [],
  "user.deactivated": [],
  "user.limit-ended": [],
  "user.limit-lifted": [],
  "user.limited": [],
  "user.limited-by-rule": [],
  "user.profile-updated": [],
  "user.registered": [],
  "user.role-changed": [],
  "verification.expiring": [],
}

/** The kinds of notifications say who an event concerns; one effect writes them all, another settles them. */
export const effects = Object.fromEntries(
  Object.entries(ownEffects).map(([name, own]) => {
    const type = name as EventType
    const writes = notifiesPeople(type) ? [writeNotifications] : []
    const settles = settlesNotifications(type) ? [settleNotifications] : []
    return [type, [...own, ...writes, ...settles]]
  }),
) as Effects
