/** Bounds of a task that forms show and the API enforces. Money is in minor units. */
export const taskTitleLength = { min: 10, max: 80 } as const
export const taskDescriptionLength = { min: 30, max: 5000 } as const
/** A draft keeps what was typed even where it is too long to be published. */
export const draftLength = { title: 300, description: 10_000 } as const
export const filesPerTask = 10

/** The upper end of a range is at most so many times the lower one: else it says nothing. */
export const budgetSpread = 5

export const dueWithinDays = 180
export const offerCap = { min: 3, max: 20, usual: 10 } as const

export const draftsPerPerson = 50
export const draftIdleDays = 60
export const reopenWithinDays = 60

/** Two texts of one person in one category that are nearer than this are the same task twice. */
export const nearDuplicate = { similarity: 0.9, withinDays: 7 } as const
export const removalsBeforeHold = 3

export const answerTextLength = 500
export const addressLength = 300
/** What the owner of a task reads when it is sent back or taken down has to help. */
export const moderationNoteLength = { min: 20, max: 1000 } as const

/** Of doers that a client may ask with one press. */
export const invitesAtOnce = 6
