/** What people are told about. A row of another type (an older or a newer version's) shows its stored words. */
export const notificationTypes = [
  "UserRegistered",
  "UserProfileUpdated",
  "UserActivated",
  "UserDeactivated",
  "UserRoleChanged",
  "UserAccountTypeChanged",
  "TestNotification",
  "SecurityAlert",
  "ProviderApplicationSubmitted",
  "ProviderApplicationApproved",
  "ProviderApplicationRejected",
  "ProviderApplicationChangesRequested",
  "VerificationExpiring",
  "MessageReceived",
  "TaskPublished",
  "TaskHeld",
  "TaskExpiring",
  "TaskExpired",
] as const
export type NotificationType = (typeof notificationTypes)[number]
