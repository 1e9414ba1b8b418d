/** The sections that the address of the account page can name. */
export const accountSections = ["account", "settings", "language", "billing"] as const
export type AccountSection = (typeof accountSections)[number]
