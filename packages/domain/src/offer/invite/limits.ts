export const inviteHours = 24
export const inviteMessageLength = 500
/** Anyone who has asked so many has asked enough; the task is on the wall for all others. */
export const invitesPerTask = 20
export const invitesPerDay = 50
