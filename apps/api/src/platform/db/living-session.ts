/**
 * A condition on a session `s` joined with its user `u`: it hasn't expired at the parameter `now`, and the user isn't
 * deactivated. Every SQL that identifies a user needs it.
 */
export const isLiving = (now: `$${number}`) => `s.expires_at >= ${now} and u.status <> 'deactivated'`
