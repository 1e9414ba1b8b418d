/** Bounds of a doer's profile and services that forms show and the API enforces. */
export const headlineLength = { min: 5, max: 80 } as const
export const bioLength = { min: 100, max: 3000 } as const
/** The number of a company in the state register. */
export const idnoLength = 20
export const companyNameLength = { min: 2, max: 100 } as const
/** A draft keeps what was typed even where it is too long to be published. */
export const profileDraftLength = { headline: 300, bio: 6000 } as const
/** The tax number of a company: thirteen digits in Moldova, two to ten (with or without RO) in Romania. */
export const idnoPattern = /^(\d{13}|(RO)?\d{2,10})$/

export const portfolioSize = 30
export const captionLength = 120
export const categoriesPerProvider = { min: 1, max: 10 } as const
export const radiusKm = { min: 1, max: 200, usual: 20 } as const
export const spansPerDay = 3
export const awayWithinDays = 365

export const servicesPerProvider = 30
export const serviceTitleLength = { min: 5, max: 80 } as const
export const serviceDescriptionLength = { min: 20, max: 2000 } as const
export const serviceDraftLength = { title: 300, description: 4000 } as const
export const packagesPerService = 3
export const packageNameLength = { min: 2, max: 60 } as const
export const packageLines = { max: 8, length: 80 } as const
export const filesPerService = 6

/** From here on a share of something is said; before that one case would decide it. */
export const assignmentsForRate = 5
/** Fewer reviews than this, and a whole profile: a newcomer, to whom every fifth place belongs. */
export const newcomerReviews = 3
/** What a doer reads when a profile is suspended or a badge taken back has to help. */
export const restrictionNoteLength = { min: 20, max: 1000 } as const

/** How far back a doer sees why offers weren't chosen, each beside as many days before. */
export const lostPeriods = [30, 90, 365] as const
export type LostPeriod = (typeof lostPeriods)[number]
export const usualLostPeriod: LostPeriod = 90
/** Of their picture, with the current one. */
export const lostMonths = 12
