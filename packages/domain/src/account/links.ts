/** What the links in our emails may do, and for how long. The library keeps those to a new password. */
export const linkPurposes = ["verification", "password_reset", "unlock", "email_undo"] as const
export type LinkPurpose = (typeof linkPurposes)[number]

export const linkMinutes: Record<LinkPurpose, number> = {
  verification: 24 * 60,
  password_reset: 60,
  unlock: 60,
  email_undo: 72 * 60,
}

export const emailChangeMinutes = 24 * 60
