/**
 * Which conversations the team has to answer. A deactivated person couldn't read an answer, so their question leaves
 * the queue, and returns to its place when they do.
 */
export const waitsForTeam = `waits_since is not null and not exists (
  select 1 from users u where u.id = conversations.customer_id and u.status = 'deactivated')`
