export const questionLength = { min: 5, max: 1000 } as const
export const questionsPerDay = 30
/** Per person and task: for more, it's better to make an offer and talk. */
export const questionsPerTask = 10
