export const inviteHours = 24
export const inviteMessageLength = 500
/** A limit on invites per task; everyone else can still find it. */
export const invitesPerTask = 20
export const invitesPerDay = 50
