import type { NotificationType } from "@doable/domain/notification/types"
import type { Kind } from "./kinds/kind.ts"
import {
  providerApplicationApproved,
  providerApplicationChangesRequested,
  providerApplicationRejected,
  providerApplicationSubmitted,
  verificationExpiring,
} from "./kinds/application-kinds.ts"
import {
  cancellationAnswered,
  cancellationRequested,
  changeAnswered,
  changeRequested,
} from "./kinds/exits/change-kinds.ts"
import {
  disputeEscalated,
  disputeOpened,
  disputeProposed,
  disputeReplied,
  disputeResolved,
} from "./kinds/exits/dispute-kinds.ts"
import { faultContested, faultDecided } from "./kinds/exits/fault-kinds.ts"
import {
  questionAnswered,
  questionAsked,
  taskChanged,
  taskClosed,
  taskInviteReceived,
  taskReopened,
} from "./kinds/offers/deal-task-kinds.ts"
import {
  offerAccepted,
  offerDeclined,
  offerExpired,
  offerNotSelected,
  offerCountered,
  offerSeen,
} from "./kinds/offers/offer-doer-kinds.ts"
import {
  inviteDeclined,
  offerChanged,
  offerReceived,
  offerWithdrawn,
} from "./kinds/offers/offer-owner-kinds.ts"
import { doerAlertMatch, taskAlertMatch } from "./kinds/alerts/alert-kinds.ts"
import { messageReceived } from "./kinds/message-kinds.ts"
import {
  contentRemoved,
  contentRestored,
  taskApproved,
  taskChangesRequested,
} from "./kinds/moderation-kinds.ts"
import { appealDecided, contentHidden, userDeactivated, userLimited } from "./kinds/reports/decision-kinds.ts"
import { reportActedOn, reportDecided } from "./kinds/reports/report-kinds.ts"
import { restrictionIssued, restrictionLifted } from "./kinds/restriction-kinds.ts"
import { securityAlert } from "./kinds/security-alert.ts"
import { nextTaskDrafted, taskExpired, taskExpiring, taskHeld, taskPublished } from "./kinds/task-kinds.ts"
import {
  testNotification,
  userAccountTypeChanged,
  userActivated,
  userLimitLifted,
  userProfileUpdated,
  userRegistered,
  userRoleChanged,
} from "./kinds/user-kinds.ts"
import { reviewInvite, reviewPublished, reviewReminder, reviewReplied } from "./kinds/review-kinds.ts"
import { changesRequested, completionRequested, taskStarted } from "./kinds/work-kinds.ts"
import {
  hireStranded,
  taskAutoCompleted,
  taskCancelled,
  taskCompleted,
  taskStalled,
} from "./kinds/work-end-kinds.ts"

/** All kinds of notifications. A new kind needs an entry here. */
export const kinds: { [Type in NotificationType]: Kind<Type> } = {
  UserRegistered: userRegistered,
  UserProfileUpdated: userProfileUpdated,
  UserActivated: userActivated,
  UserDeactivated: userDeactivated,
  UserLimited: userLimited,
  UserLimitLifted: userLimitLifted,
  UserRoleChanged: userRoleChanged,
  UserAccountTypeChanged: userAccountTypeChanged,
  TestNotification: testNotification,
  SecurityAlert: securityAlert,
  ProviderApplicationSubmitted: providerApplicationSubmitted,
  ProviderApplicationApproved: providerApplicationApproved,
  ProviderApplicationRejected: providerApplicationRejected,
  ProviderApplicationChangesRequested: providerApplicationChangesRequested,
  VerificationExpiring: verificationExpiring,
  MessageReceived: messageReceived,
  TaskPublished: taskPublished,
  TaskHeld: taskHeld,
  TaskApproved: taskApproved,
  TaskChangesRequested: taskChangesRequested,
  ContentRemoved: contentRemoved,
  ContentRestored: contentRestored,
  RestrictionIssued: restrictionIssued,
  RestrictionLifted: restrictionLifted,
  TaskExpiring: taskExpiring,
  TaskExpired: taskExpired,
  NextTaskDrafted: nextTaskDrafted,
  OfferReceived: offerReceived,
  OfferChanged: offerChanged,
  OfferWithdrawn: offerWithdrawn,
  QuestionAsked: questionAsked,
  InviteDeclined: inviteDeclined,
  OfferSeen: offerSeen,
  OfferCountered: offerCountered,
  OfferAccepted: offerAccepted,
  OfferDeclined: offerDeclined,
  OfferNotSelected: offerNotSelected,
  OfferExpired: offerExpired,
  TaskChanged: taskChanged,
  TaskClosed: taskClosed,
  TaskReopened: taskReopened,
  QuestionAnswered: questionAnswered,
  TaskInviteReceived: taskInviteReceived,
  TaskAlertMatch: taskAlertMatch,
  DoerAlertMatch: doerAlertMatch,
  TaskStarted: taskStarted,
  CompletionRequested: completionRequested,
  ChangesRequested: changesRequested,
  TaskCompleted: taskCompleted,
  TaskAutoCompleted: taskAutoCompleted,
  TaskCancelled: taskCancelled,
  TaskStalled: taskStalled,
  HireStranded: hireStranded,
  ChangeRequested: changeRequested,
  ChangeAnswered: changeAnswered,
  CancellationRequested: cancellationRequested,
  CancellationAnswered: cancellationAnswered,
  DisputeOpened: disputeOpened,
  DisputeReplied: disputeReplied,
  DisputeProposed: disputeProposed,
  DisputeEscalated: disputeEscalated,
  DisputeResolved: disputeResolved,
  FaultContested: faultContested,
  FaultDecided: faultDecided,
  ReportDecided: reportDecided,
  ReportActedOn: reportActedOn,
  AppealDecided: appealDecided,
  ContentHidden: contentHidden,
  ReviewInvite: reviewInvite,
  ReviewReminder: reviewReminder,
  ReviewPublished: reviewPublished,
  ReviewReplied: reviewReplied,
}

/** Rows may be of a type that this version doesn't know. */
export function kindOf(type: string): Kind | undefined {
  return Object.hasOwn(kinds, type) ? kinds[type as NotificationType] : undefined
}
