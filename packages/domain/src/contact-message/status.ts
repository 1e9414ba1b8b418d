export const contactStatuses = ["new", "in_progress", "answered", "closed", "spam"] as const

/** From which page someone wrote: whoever is locked out can't log in first. */
export const contactSources = ["form", "account_locked"] as const

export type ContactReply = { adminId: string; text: string; at: string }
