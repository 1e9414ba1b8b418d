import { sql } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"

/** As many as PostgreSQL hashes in about a second. */
const linksPerLook = 50_000

type Checked = { checkedTo: number; brokenAt: number | null; isWhole: boolean; head: Head | null }
type Head = { position: number; hash: string }
type Found = { brokenAt: string | null; checkedTo: string | null }

/**
 * Computes each hash after `after` again. Broken is a changed or missing row, a link out of order, and (at the
 * end) a row that no link knows. `head` is worth noting elsewhere: it shows if the newest rows were cut off.
 */
export async function verifyChain(db: Database, after = 0, most = linksPerLook): Promise<Checked> {
  const { rows } = await db.execute<Found>(sql`
    select min(position) filter (where not is_right) as "brokenAt", max(position) as "checkedTo"
    from (
      select l.position,
             log.id is not null
               and l.position = ${after} + row_number() over (order by l.position)
               and l.previous_hash = coalesce(lag(l.hash) over (order by l.position),
                 (select hash from audit_links where position = ${after}), '')
               and l.hash = audit_hash(l.previous_hash, l.position, log) as is_right
      from (select * from audit_links where position > ${after} order by position limit ${most}) l
      left join audit_logs log on log.id = l.audit_log_id
    ) links`)
  const brokenAt = rows[0]?.brokenAt ? Number(rows[0].brokenAt) : null
  const checkedTo = Number(rows[0]?.checkedTo ?? after)
  const [head] = (
    await db.execute<{ position: string; hash: string }>(
      sql`select position, hash from audit_links order by position desc limit 1`,
    )
  ).rows.map(({ position, hash }) => ({ position: Number(position), hash }))
  const isEnd = checkedTo >= (head?.position ?? 0)
  const stray = isEnd && brokenAt === null && (await hasUnlinked(db)) ? checkedTo + 1 : null
  const found = brokenAt ?? stray
  return { checkedTo, brokenAt: found, isWhole: isEnd && found === null, head: head ?? null }
}

/** Links are written with their rows, so a row alone was put there past the trigger. */
async function hasUnlinked(db: Database) {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from audit_logs log
      where not exists (select from audit_links where audit_log_id = log.id)) as found`)
  return rows[0]?.found === true
}
