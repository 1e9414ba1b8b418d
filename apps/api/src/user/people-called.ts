import { sql, type SQL } from "drizzle-orm"

/** A piece of a text as `like` reads it, wherever it stands. */
export function anywhere(piece: string): string {
  return `%${piece.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Ids of whom a piece of a name or an address means, found by the index of their words; to be searched within. */
export function peopleCalled(q: string): SQL {
  return sql`(select u.id from users u where task_plain(u.name || ' ' || u.email) like task_plain(${anywhere(q)}))`
}
