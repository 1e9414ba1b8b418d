export const statementLength = { min: 50, max: 2000 } as const
export const proposalNoteLength = 500
export const filesPerStatement = 10
/** Proposals that each of the two may make. */
export const proposalsEach = 3

/** The other person replies within so many days; from the reply on, the two have so many to agree. */
export const disputeDays = { reply: 5, negotiation: 7 } as const
/** A job that completed or stalled without anyone's word can still be disputed for so long. */
export const disputeAfterDays = 7
/** Within so many hours of being asked we want to have decided. */
export const decisionTargetHours = 5 * 24
