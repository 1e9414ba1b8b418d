/** A moderator works on queues and content; accounts, roles and categories are for administrators. */
export const userRoles = ["USER", "MODERATOR", "ADMIN"] as const
export type UserRole = (typeof userRoles)[number]

/** A limited user finishes what is under way and starts nothing; a deactivated one is nobody. */
export const userStatuses = ["active", "limited", "deactivated"] as const
export type UserStatus = (typeof userStatuses)[number]

/** Becomes PROVIDER when a first provider profile is published. */
export const accountTypes = ["CUSTOMER", "PROVIDER"] as const
export type AccountType = (typeof accountTypes)[number]
