/** Bounds that forms show and the API enforces; both read them here. */
export const passwordLength = { min: 8, max: 256 } as const
export const passkeyNameLength = 60
export const userNameLength = { max: 100 } as const
/** The longest address that SMTP can carry (RFC 5321, path of 256 with its brackets). */
export const emailLength = { max: 254 } as const
