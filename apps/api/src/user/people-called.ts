import { sql, type SQL } from "../platform/db/drizzle.ts"

/** A piece of a text as `like` reads it, wherever it stands. */
export function anywhere(piece: string): string {
  return `%${piece.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/**
 * Whose words (those of the index: name and address) have this piece in them. Half of all addresses end alike: what
 * stands before the "@" leads to the few, and only they are compared with the rest.
 */
export function isCalled(words: SQL, q: string): SQL {
  const whole = sql`task_plain(${words}) like task_plain(${anywhere(q)})`
  const at = q.indexOf("@")
  if (at < 3) return whole
  return sql`(task_plain(${words}) like task_plain(${anywhere(q.slice(0, at))})
    and strpos(task_plain(${words}), task_plain(${q})) > 0)`
}

/** Ids of whom a piece of a name or an address means, found by the index of their words; to be searched within. */
export function peopleCalled(q: string): SQL {
  return sql`(select u.id from users u where ${isCalled(sql`u.name || ' ' || u.email`, q)})`
}
