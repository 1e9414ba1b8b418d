/**
 * Of a session `s` joined with its person `u`: it has not run out at the moment that is the parameter `now`, and
 * the person is not shut out. Whoever asks by SQL who somebody is asks with this.
 */
export const isLiving = (now: `$${number}`) => `s.expires_at >= ${now} and u.status <> 'deactivated'`
