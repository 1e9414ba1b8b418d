/**
 * A condition on a session `s` joined with its user `u`: it hasn't expired at the parameter `now`, and the user isn't
 * deactivated. Every SQL that identifies a user needs it.
 */
export const isLiving = (now: `$${number}`) => `s.expires_at >= ${now} and u.status <> 'deactivated'`

/** A limit is over at its end, even if the job that lifts it is late. */
export const statusNow = (now: `$${number}`) =>
  `case when u.status = 'limited' and coalesce(u.restricted_until, u.limited_until) <= ${now} then 'active' else u.status end`
