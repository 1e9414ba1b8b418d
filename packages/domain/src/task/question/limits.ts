export const questionLength = { min: 5, max: 1000 } as const
export const questionsPerDay = 30
/** Of one person on one task: whoever has more to ask is better off with an offer and a talk. */
export const questionsPerTask = 10
