/**
 * Which conversations the team has to answer. Whoever is deactivated couldn't read it: their question gives up its place,
 * and has it again, as long as it has waited, on the day of their return.
 */
export const waitsForTeam = `waits_since is not null and not exists (
  select 1 from users u where u.id = conversations.customer_id and u.status = 'deactivated')`
