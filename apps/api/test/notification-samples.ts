import { reportOutcomes } from "@doable/domain/report/status"
import { termKinds } from "@doable/domain/deal/change/status"
import { cancelReasons } from "@doable/domain/deal/status"
import { claimedFaults } from "@doable/domain/deal/status"
import { disputeDecisions, disputeOutcomes } from "@doable/domain/deal/dispute/status"
import { matchReasons } from "@doable/domain/saved-search/matches"
import type { NotificationType } from "@doable/domain/notification/types"
import { counterAnswers } from "@doable/domain/offer/counter/status"
import { declineReasons } from "@doable/domain/offer/status"
import { holdReasons } from "@doable/domain/task/status"

// No letters in the data, so that every letter in the output is ours.
const task = { taskId: "1", title: "#1" }
const expiresAt = "2028-08-10T21:00:00.000Z"
const offer = { ...task, offerId: "2", price: { amount: 780_00, currency: "MDL" } }
const note = "24/7!"
const where = { browser: "1", system: "2", address: "192.0.2.1" }
const message = { conversationId: "1", isTeam: false, title: task.title }
const review = { ...task, reviewId: "3", rating: 5, direction: "to_customer", providerId: null }

const asked = ["owner", "doer"].flatMap((by) =>
  [true, false].map((isReminder) => ({ ...task, by, until: expiresAt, isReminder })),
)
const seen = ["you", "other", "shared", "none"]
const reasoning = { en: note, ru: note, ro: note }
const ended = { ...task, number: 8, price: offer.price }

/** Data of every type of notification, once for each text that it may choose. */
export const notificationSamples: Record<NotificationType, readonly object[]> = {
  UserRegistered: [{}],
  UserProfileUpdated: [{ fields: ["name"] }, { fields: ["image"] }, { fields: ["name", "image"] }],
  UserActivated: [{}],
  UserDeactivated: [{ text: reasoning }, { text: reasoning, until: expiresAt }],
  UserLimited: [{ text: reasoning }, { text: reasoning, until: expiresAt }],
  UserLimitLifted: [{}],
  UserRoleChanged: [
    { previousRole: "USER", newRole: "ADMIN" },
    { previousRole: "ADMIN", newRole: "USER" },
    { previousRole: "USER", newRole: "MODERATOR" },
    { previousRole: "MODERATOR", newRole: "USER" },
  ],
  UserAccountTypeChanged: [
    { previousAccountType: "CUSTOMER", newAccountType: "PROVIDER" },
    { previousAccountType: "PROVIDER", newAccountType: "CUSTOMER" },
  ],
  TestNotification: [{}],
  SecurityAlert: [
    { reason: "new_device", ...where },
    { reason: "sign_in_locked", ...where },
    { reason: "password_changed" },
    { reason: "password_set" },
    { reason: "email_changed", newEmail: "1@2.3" },
    { reason: "phone_moved", phone: "+37360000000" },
    { reason: "account_linked" },
    { reason: "account_linked", provider: "#1" },
    { reason: "account_unlinked", provider: "#1" },
    { reason: "passkey_added", name: "#1" },
    { reason: "passkey_removed", name: "#1" },
    { reason: "second_step_on" },
    { reason: "second_step_off" },
    { reason: "second_step_lost" },
    { reason: "recovery_codes_renewed" },
    { reason: "recovery_code_used" },
  ],
  ProviderApplicationSubmitted: [{ applicationId: "1" }],
  ProviderApplicationApproved: [{ expiresAt }],
  ProviderApplicationRejected: [{ applicationId: "1" }],
  ProviderApplicationChangesRequested: [{ applicationId: "1" }],
  VerificationExpiring: [{ expiresAt }],
  MessageReceived: [message, { ...message, title: null }, { ...message, isTeam: true, title: null }],
  TaskPublished: [task],
  TaskHeld: holdReasons.map((reason) => ({ ...task, reason })),
  TaskApproved: [task],
  TaskChangesRequested: [{ ...task, note }],
  ContentRemoved: [true, false].map((isOwn) => ({ ...task, note, isOwn })),
  ContentRestored: ["open", "held", "running", "over"].map((as) => ({ ...task, as })),
  RestrictionIssued: [
    ...["profile_suspended", "badge_revoked", "company_revoked", "licence_revoked"].map((what) => ({
      what,
      note,
    })),
    { what: "own_faults", note: "", count: 3, until: expiresAt },
  ],
  RestrictionLifted: [{}, { what: "company" }, { what: "licence" }, { what: "limit" }],
  TaskExpiring: [{ ...task, expiresAt }],
  TaskExpired: [task],
  NextTaskDrafted: [task],
  OfferReceived: [offer, { ...offer, materialsCost: { amount: 120_00, currency: "MDL" } }],
  OfferChanged: [
    ...[true, false].map((isConfirmed) => ({ ...offer, isConfirmed })),
    ...counterAnswers.map((answer) => ({ ...offer, isConfirmed: false, answer })),
  ],
  OfferWithdrawn: [offer],
  QuestionAsked: [task],
  InviteDeclined: [task],
  OfferSeen: [offer],
  OfferCountered: [null, expiresAt].map((canStartAt) => ({ ...offer, canStartAt, validUntil: expiresAt })),
  OfferAccepted: [offer],
  OfferDeclined: declineReasons.map((reason) => ({ ...offer, reason })),
  OfferNotSelected: [offer],
  OfferExpired: [offer],
  TaskChanged: [offer],
  TaskClosed: [offer],
  TaskReopened: [task],
  QuestionAnswered: [task],
  TaskInviteReceived: [{ ...task, expiresAt }],
  TaskAlertMatch: [
    ...[1, 2, 11, 12, 15, 40].map((count) => ({
      searchId: "1",
      search: "#1",
      count,
      // Today, another day, and right away.
      ...(count > 12 ? {} : { since: `2028-06-${count === 11 ? "10" : "09"}T05:00:00.000Z` }),
      tasks: matchReasons.map((kind) => ({ ...found(kind), title: "#1" })),
    })),
    // Removed since.
    ...[1, 2, 12].map((count) => ({
      searchId: "1",
      search: "#1",
      count,
      tasks: Array.from({ length: Math.min(count, 5) }, () => ({ ...found("any"), title: "" })),
    })),
  ],
  DoerAlertMatch: [
    ...[1, 2, 11, 12, 15, 40].map((count) => ({
      searchId: "1",
      search: "#1",
      count,
      isBundled: count > 11,
      doers: matchReasons.map((kind) => ({ ...found(kind), headline: "#1" })),
    })),
    ...[1, 2, 12].map((count) => ({
      searchId: "1",
      search: "#1",
      count,
      doers: Array.from({ length: Math.min(count, 5) }, () => ({ ...found("any"), headline: "" })),
    })),
  ],
  TaskStarted: [task],
  CompletionRequested: [7, 1].map((daysLeft) => ({ ...task, daysLeft })),
  ChangesRequested: [task],
  TaskCompleted: [true, false].map((isOwner) => ({ ...task, isOwner })),
  TaskAutoCompleted: [task],
  TaskCancelled: [
    ...cancelReasons.map((reason) => ({ ...task, reason })),
    { ...task, reason: "unwell", by: "doer", isOpen: true },
    { ...task, reason: "price", by: "owner" },
  ],
  TaskStalled: [true, false].map((isOver) => ({ ...task, isOver })),
  HireStranded: [task],
  ChangeRequested: termKinds.flatMap((kind) =>
    asked.map((how) => ({ ...how, kind, price: offer.price, scheduledAt: expiresAt })),
  ),
  ChangeAnswered: termKinds.flatMap((kind) =>
    ["accepted", "rejected", "expired"].map((answer) => ({ ...task, answer, kind })),
  ),
  CancellationRequested: claimedFaults.flatMap((claimed) => asked.map((how) => ({ ...how, claimed }))),
  CancellationAnswered: ["accepted", "contested", "silent", "missed", "missed_fault", "rejected"].map(
    (answer) => ({ ...task, answer }),
  ),
  DisputeOpened: asked.flatMap((how) =>
    ["party", "admin"].map((reader) => ({ ...how, number: 8, disputeId: "dispute-8", for: reader })),
  ),
  DisputeReplied: [expiresAt, null].map((until) => ({ ...task, number: 8, until })),
  DisputeProposed: [...disputeOutcomes, null].flatMap((outcome) =>
    ["owner", "doer"].map((by) => ({
      ...task,
      number: 8,
      by,
      outcome,
      price: outcome === "partial" ? offer.price : null,
      until: expiresAt,
    })),
  ),
  DisputeEscalated: ["party", "admin"].map((reader) => ({
    ...task,
    number: 8,
    disputeId: "dispute-8",
    for: reader,
  })),
  DisputeResolved: [
    ...disputeDecisions.flatMap((decision) =>
      seen.map((fault) => ({ ...ended, by: "team", decision, fault, reasoning })),
    ),
    { ...ended, by: "agreed", decision: "complete", fault: "none", reasoning: null },
    { ...ended, by: "withdrawn", decision: null, fault: "none", reasoning: null },
  ],
  FaultContested: ["party", "admin"].map((reader) => ({ ...task, assignmentId: "hire-8", for: reader })),
  FaultDecided: seen.map((fault) => ({ ...task, fault, reasoning })),
  ReportDecided: reportOutcomes.map((outcome) => ({ outcome, reason: "spam", text: reasoning })),
  AppealDecided: ["upheld", "overturned"].map((status) => ({ status, of: "limit", text: reasoning })),
  ContentHidden: [true, false].map((isBack) => ({ isBack, snippet: "#1", text: reasoning })),
  ReportActedOn: reportOutcomes.map((outcome) => ({ outcome, reason: "spam", text: reasoning })),
  ReviewInvite: [task],
  ReviewReminder: [task],
  ReviewPublished: [review],
  ReviewReplied: [review],
}

function found(kind: (typeof matchReasons)[number]) {
  return { id: "1", category: reasoning, why: [{ kind, km: 2 }] }
}
