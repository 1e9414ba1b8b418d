export const contactStatuses = ["new", "in_progress", "answered", "closed", "spam"] as const

/** Which page someone wrote from: locked-out people can't log in first. */
export const contactSources = ["form", "account_locked"] as const

export type ContactReply = { adminId: string; text: string; at: string }
