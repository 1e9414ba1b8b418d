import type { NotificationType } from "./types.ts"

/** The rows of the settings, in their order. */
export const notificationGroups = [
  "offers",
  "questions",
  "tasks",
  "invites",
  "searches",
  "ownOffers",
  "messages",
  "answers",
  "jobs",
  "reviews",
  "decisions",
  "security",
] as const
export type NotificationGroup = (typeof notificationGroups)[number]

export const channels = ["bell", "email", "push"] as const
export type Channel = (typeof channels)[number]
export type Channels = Record<Channel, boolean>

/** `urgent` goes out at any hour; `required` waits for the end of quiet hours but for no digest. */
export type Need = "urgent" | "required" | "optional"

type Group = {
  /** As what someone gets it. */
  side: "client" | "doer" | "both"
  need: Need
  /** What someone gets who has chosen nothing; null is a channel that the group doesn't have. */
  push: boolean | null
}

export const groups: Record<NotificationGroup, Group> = {
  offers: { side: "client", need: "optional", push: true },
  questions: { side: "client", need: "optional", push: false },
  tasks: { side: "client", need: "optional", push: false },
  invites: { side: "doer", need: "optional", push: true },
  searches: { side: "both", need: "optional", push: true },
  ownOffers: { side: "doer", need: "optional", push: true },
  messages: { side: "both", need: "optional", push: true },
  answers: { side: "both", need: "required", push: true },
  jobs: { side: "both", need: "optional", push: true },
  reviews: { side: "both", need: "optional", push: false },
  decisions: { side: "both", need: "required", push: null },
  security: { side: "both", need: "urgent", push: null },
}

const groupOfType: Record<NotificationType, NotificationGroup> = {
  UserRegistered: "security",
  UserProfileUpdated: "security",
  UserActivated: "security",
  UserDeactivated: "security",
  UserLimited: "security",
  UserLimitLifted: "security",
  UserRoleChanged: "security",
  UserAccountTypeChanged: "security",
  TestNotification: "security",
  SecurityAlert: "security",
  ProviderApplicationSubmitted: "answers",
  ProviderApplicationApproved: "decisions",
  ProviderApplicationRejected: "decisions",
  ProviderApplicationChangesRequested: "decisions",
  VerificationExpiring: "decisions",
  MessageReceived: "messages",
  TaskPublished: "tasks",
  TaskHeld: "decisions",
  TaskApproved: "decisions",
  TaskChangesRequested: "decisions",
  ContentRemoved: "decisions",
  ContentRestored: "decisions",
  RestrictionIssued: "decisions",
  RestrictionLifted: "decisions",
  TaskExpiring: "tasks",
  TaskExpired: "tasks",
  NextTaskDrafted: "answers",
  OfferReceived: "offers",
  OfferChanged: "offers",
  OfferWithdrawn: "offers",
  QuestionAsked: "questions",
  InviteDeclined: "offers",
  OfferSeen: "ownOffers",
  OfferCountered: "answers",
  OfferAccepted: "answers",
  OfferDeclined: "ownOffers",
  OfferNotSelected: "ownOffers",
  OfferExpired: "ownOffers",
  TaskChanged: "answers",
  TaskClosed: "ownOffers",
  TaskReopened: "ownOffers",
  QuestionAnswered: "ownOffers",
  TaskInviteReceived: "invites",
  TaskAlertMatch: "searches",
  DoerAlertMatch: "searches",
  TaskStarted: "jobs",
  CompletionRequested: "answers",
  ChangesRequested: "answers",
  TaskCompleted: "jobs",
  TaskAutoCompleted: "jobs",
  TaskCancelled: "jobs",
  TaskStalled: "jobs",
  HireStranded: "jobs",
  ChangeRequested: "answers",
  ChangeAnswered: "jobs",
  CancellationRequested: "answers",
  // Who didn't answer in time can still contest the fault.
  CancellationAnswered: "answers",
  DisputeOpened: "answers",
  DisputeReplied: "answers",
  DisputeProposed: "answers",
  DisputeEscalated: "answers",
  DisputeResolved: "answers",
  FaultContested: "answers",
  FaultDecided: "answers",
  ReportDecided: "decisions",
  ReportActedOn: "decisions",
  AppealDecided: "decisions",
  ContentHidden: "decisions",
  ReviewInvite: "reviews",
  ReviewReminder: "reviews",
  ReviewPublished: "reviews",
  ReviewReplied: "reviews",
}

/** Null for a type that this version doesn't know. */
export function groupOf(type: string): NotificationGroup | null {
  return Object.hasOwn(groupOfType, type) ? groupOfType[type as NotificationType] : null
}

export function typesOf(group: NotificationGroup): NotificationType[] {
  const types = Object.keys(groupOfType) as NotificationType[]
  return types.filter((type) => groupOfType[type] === group)
}

export const isOptional = (group: NotificationGroup): boolean => groups[group].need === "optional"

export const optionalGroups = notificationGroups.filter(isOptional)

/** Whether someone may choose here. */
export function isChoice(group: NotificationGroup, channel: Channel): boolean {
  return channel === "push" ? groups[group].push !== null : isOptional(group)
}

export function usualChannels(group: NotificationGroup): Channels {
  return { bell: true, email: true, push: groups[group].push ?? false }
}

/** What was chosen; where there's no choice, what everyone gets. */
export function withChoices(group: NotificationGroup, chosen: Partial<Channels>): Channels {
  const usual = usualChannels(group)
  const pick = (channel: Channel) =>
    (isChoice(group, channel) ? chosen[channel] : undefined) ?? usual[channel]
  return { bell: pick("bell"), email: pick("email"), push: pick("push") }
}

/** Whether it turns nothing off (or on) that isn't theirs to choose. */
export function isAllowed(row: { type: NotificationGroup } & { [C in Channel]?: boolean | undefined }) {
  const usual = usualChannels(row.type)
  return channels.every(
    (channel) => row[channel] === undefined || isChoice(row.type, channel) || row[channel] === usual[channel],
  )
}
