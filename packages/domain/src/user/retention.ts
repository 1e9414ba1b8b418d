/** How long what only time ends is kept, in days. The jobs that delete it and the page that says so read it here. */
export const keptDays = {
  unconfirmedAccount: 1,
  /** After its last use, and at most altogether. */
  session: 7,
  sessionAtMost: 30,
  device: 180,
  phoneCode: 2,
  readNotification: 365,
  sentEvent: 30,
  auditOrigin: 180,
  contactMessage: 365,
  textRuleHit: 90,
  searchMatch: 30,
} as const

/** The deadline in days for answering questions about personal data. */
export const answerDays = 30
