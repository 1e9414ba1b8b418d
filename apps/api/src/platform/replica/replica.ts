import pg from "pg"
import { connect, type Database } from "../db/client.ts"
import type { Log } from "../settings/log.ts"
import { createLagWatch, positionOf } from "./lag-watch.ts"

/** Where lists are read. Nobody ever waits for the replica's state: it's looked at in the background. */
export type Replica = {
  /** Null where the primary has to answer. `writtenUpTo`: the last write of the person who asks. */
  readyFor: (writtenUpTo: string | null) => Database | null
  /** It failed someone, so nobody is sent there until it has answered again. */
  failed: (error: unknown) => void
  /** Remembers that this session has just written. Done before the answer, so that the next read knows. */
  noteWrite: (sessionId: string) => Promise<void>
  isUsable: () => boolean
  stop: () => Promise<void>
}

export const noReplica: Replica = {
  readyFor: () => null,
  failed: () => {},
  noteWrite: async () => {},
  isUsable: () => false,
  stop: async () => {},
}

type Options = {
  url: string
  primary: Database
  max: number
  maxLagMs: number
  patience: number
  log: Log
}

const lookEveryMs = 1_000
const answerMs = 1_000

export async function followReplica(options: Options): Promise<Replica> {
  const { url, primary, max, patience, log } = options
  const db = connect(url, { max, patience })
  // Its own connection, so that a busy replica isn't taken for a dead one.
  const watcher = new pg.Pool({
    connectionString: url,
    application_name: "doable-replica-watch",
    max: 1,
    connectionTimeoutMillis: answerMs * patience,
    query_timeout: answerMs * patience,
  })
  watcher.on("error", () => {})
  const lag = createLagWatch(options.maxLagMs)
  /** What it has replayed, or why it isn't asked. */
  let state: bigint | string = "not asked yet"
  let next: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let isStopped = false

  function become(found: bigint | string) {
    const isNews = typeof found !== typeof state
    state = found
    if (!isNews) return
    if (typeof found === "string") log.warn({ why: found }, "lists are read from the primary")
    else log.info("lists are read from the replica")
  }

  async function look() {
    const [there, here] = await Promise.allSettled([replayedAt(watcher), writtenAt(primary)])
    const now = performance.now()
    if (here.status === "fulfilled") lag.wrote(here.value, now)
    if (there.status === "rejected") become(String(there.reason))
    else if (there.value === null) become("it isn't a standby")
    else if (lag.isBehind(there.value, now)) become("it's too far behind")
    else become(there.value)
  }

  function lookAgain() {
    if (isStopped) return
    next = setTimeout(() => {
      looking = look().then(lookAgain)
    }, lookEveryMs)
    next.unref()
  }

  await look()
  lookAgain()

  return {
    readyFor(writtenUpTo) {
      if (typeof state === "string") return null
      return writtenUpTo === null || positionOf(writtenUpTo) <= state ? db : null
    },
    failed: (error) => become(String(error)),
    async noteWrite(sessionId) {
      try {
        await primary.$client.query(note, [sessionId])
      } catch (err) {
        // What was written stays written. At worst, this person reads a list as it was a few seconds ago.
        log.warn({ err }, "a write was not noted")
      }
    },
    isUsable: () => typeof state !== "string",
    async stop() {
      isStopped = true
      clearTimeout(next)
      await looking
      await Promise.all([db.$client.end(), watcher.end()])
    },
  }
}

// The place of the next record, not what's flushed: with a commit that doesn't wait, the write may lie beyond that.
const note = "update sessions set written_up_to = pg_current_wal_insert_lsn() where id = $1"

async function replayedAt(pool: pg.Pool): Promise<bigint | null> {
  const { rows } = await pool.query<{ lsn: string | null }>(
    "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as lsn",
  )
  const lsn = rows[0]?.lsn
  return lsn ? positionOf(lsn) : null
}

/** What's safely written, as more than that is never sent: at rest, the place of the next record may lie beyond it. */
async function writtenAt({ $client: pool }: Database): Promise<bigint> {
  const { rows } = await pool.query<{ lsn: string }>("select pg_current_wal_flush_lsn() as lsn")
  return positionOf(rows[0]?.lsn ?? "")
}
