import { sql, type SQL } from "drizzle-orm"

/** Ids of whom a piece of a name or an address means, found by the index of their words; to be searched within. */
export function peopleCalled(q: string): SQL {
  const piece = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(select u.id from users u where task_plain(u.name || ' ' || u.email) like task_plain(${piece}))`
}
