/** A doer's profile as data: from each state, which command leads where. */
export const providerTransitions = {
  draft: { publish: "published" },
  published: { pause: "paused", suspend: "suspended" },
  paused: { resume: "published", suspend: "suspended" },
  suspended: { restore: "published", restoreToPause: "paused" },
} as const

export type ProviderStatus = keyof typeof providerTransitions
export const providerStatuses = Object.keys(providerTransitions) as [ProviderStatus, ...ProviderStatus[]]

export const providerKinds = ["individual", "company"] as const
export type ProviderKind = (typeof providerKinds)[number]

export const providerModes = ["in_person", "remote", "both"] as const
export type ProviderMode = (typeof providerModes)[number]

/** The lists in which administrators look for a profile. */
export const adminProviderStates = ["all", "published", "paused", "suspended", "draft"] as const
export type AdminProviderState = (typeof adminProviderStates)[number]

/** What we know of a doer: nothing yet, how to reach them, or who they are. */
export const verificationLevels = ["none", "contacts", "verified"] as const
export type VerificationLevel = (typeof verificationLevels)[number]

export const badgeTypes = ["email", "phone", "identity", "company", "licence"] as const
export type BadgeType = (typeof badgeTypes)[number]

/** In the order of the week here. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const
export type Weekday = (typeof weekdays)[number]

export const priceKinds = ["from", "fixed", "hourly", "quote"] as const
export type PriceKind = (typeof priceKinds)[number]

export const priceUnits = ["hour", "item", "m2", "visit", "project"] as const
export type PriceUnit = (typeof priceUnits)[number]
