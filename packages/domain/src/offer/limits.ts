/** Bounds of an offer that forms show and the API enforces. Money is in minor units. */
export const offerMessageLength = { min: 20, max: 2000, preview: 160 } as const
export const includedLines = { max: 8, length: 120 } as const
export const offerValidDays = { min: 1, max: 30, usual: 7 } as const
export const offerEdits = 5
export const staleHours = 72
export const durationHours = { min: 0.5, max: 2000 } as const
export const warrantyDays = { min: 0, max: 3650 } as const
export const startWithinDays = 180
export const declineNoteLength = 500

/** A price below this share of the budget has to be explained: it is complete, and why so little. */
export const lowPriceShare = 0.4
export const lowPriceReasonLength = { min: 20, max: 500 } as const

/** Offers that stand at the same time, over all tasks. */
export const liveOffers = { verified: 30, others: 5 } as const
export const offersPerDay = 50
