/** Bounds of an application to be verified, which forms show and the API enforces. */
export const legalNameLength = { min: 3, max: 100 } as const
export const licenceNumberLength = 60
export const aboutLength = { max: 1000 } as const
export const experienceYears = { min: 0, max: 60 } as const
export const adultYears = 18
export const documentsPerRole = { identity: 4, selfie: 1, company: 4, licence: 4 } as const
export const licencesPerApplication = 10

export const attemptsPerApplication = 5
/** After a refusal, unless it was the picture that couldn't be read. */
export const cooldownDays = 30
export const validMonths = 24
/** So long before its end a doer is told, and may apply again. */
export const warnDays = 30
/** Documents are deleted so long after the decision; what stays is the decision and its date. */
export const purgeAfterDays = 30
/** After this long without changes we delete an application's documents; the text stays. */
export const idleDays = { draft: 60, changes_requested: 30 } as const
/** Within this time we want to have looked. */
export const reviewTargetHours = 48
/** What is said with a no has to help. */
export const decisionNoteLength = { min: 20, max: 2000 } as const
/** So long an application is one administrator's alone; then anyone may take it. */
export const claimMinutes = 30
