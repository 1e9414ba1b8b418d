/**
 * Of a session `s` joined with its person `u`: it hasn't run out at the moment that is the parameter `now`, and
 * the person isn't deactivated. Anyone who asks by SQL who someone is asks with this.
 */
export const isLiving = (now: `$${number}`) => `s.expires_at >= ${now} and u.status <> 'deactivated'`
