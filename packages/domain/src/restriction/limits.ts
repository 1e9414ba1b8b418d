export const appealLength = { min: 50, max: 2000 } as const
export const filesPerAppeal = 5
/** How many someone who can't log in may try, so that one that fails isn't the last. */
export const triedFilesPerAppeal = 15
/** Within so many hours we answer an appeal. */
export const appealTargetHours = 72
/** What the person reads about the decision on it. */
export const appealAnswerLength = { min: 10, max: 2000 } as const
/** How long someone who can't log in has for the appeal, once they have shown who they are. */
export const appealMinutes = 60
