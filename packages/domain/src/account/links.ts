/** What the links in our emails may do, and for how long. */
export const linkPurposes = ["verification", "unlock", "email_undo"] as const
export type LinkPurpose = (typeof linkPurposes)[number]

export const linkMinutes: Record<LinkPurpose, number> = {
  verification: 24 * 60,
  unlock: 60,
  email_undo: 72 * 60,
}

/** The library keeps the links to a new password. */
export const resetMinutes = 60

export const emailChangeMinutes = 24 * 60
