import { execFile, spawn } from "node:child_process"
import { createHash, randomBytes, randomUUID } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { promisify } from "node:util"
import { verifyChain } from "../apps/api/src/admin/audit-log/verify-chain.ts"
import { connect, type Database } from "../apps/api/src/platform/db/client.ts"
import { lossesOf } from "../apps/api/test/killed-api/check-ledger.ts"
import { aFile, anAuditLog, aUser } from "../apps/api/test/factories.ts"
import { startPostgres } from "../scripts/embedded-postgres.ts"
import { root, searchPath } from "../scripts/env.ts"
import { freePort } from "../scripts/ports.ts"
import { seconds, type Fault } from "./fault.ts"
import { aWorld, type World } from "./world.ts"

const run = promisify(execFile)
const loadMs = 40_000
const mostLostMs = 60_000

/**
 * The commands that operators use, under load: a base backup, the log followed beside it, then the power goes in the
 * middle of everything. What comes back is compared twice: with what was answered, and, once the backup had the time to
 * get all of it, with every table, the audit log and the files.
 */
export const fault: Fault = async ({ isPlanted }) => {
  const world = await aWorld()
  try {
    const drill = aDrill(world)
    const follower = await drill.follow()
    const crowd = await world.people(3)
    const storing = keepStoring(world, drill.files)
    await pause(5_000)
    await drill.command("backup", drill.backup)
    await Promise.race([crowd.busy, pause(loadMs)])
    await Promise.all([world.api.kill(), world.database.stop("immediate")])
    const cutAt = Date.now()
    follower.kill("SIGKILL")
    storing.stop()

    const first = await drill.restore(1)
    const lostAnswers = await lossesOf(first.db, crowd.ledger)
    const lostMs = lostAnswers.length === 0 ? 0 : cutAt - (await newestIn(first.db)).getTime()
    await first.stop()

    await world.database.start()
    const again = await drill.follow()
    await drill.untilWritten()
    const kept = await hashesOf(world.db)
    again.kill("SIGKILL")
    const second = await drill.restore(2)
    if (isPlanted) await second.db.$client.query("delete from messages where position = 1")
    const restored = await hashesOf(second.db)
    const unequal = [...kept].filter(([name, hash]) => restored.get(name) !== hash).map(([name]) => name)
    const chain = await verifyChain(second.db)
    const files = await missingFiles(second.db, { from: drill.files, to: second.files })
    await second.stop()
    // They wait for answers that nobody gives any more.
    void crowd.busy.catch(() => {})
    return {
      figure: `power cut after ${crowd.ledger.answers} answers: ${lostAnswers.length} lost, ${seconds(lostMs)} of work; restored in ${seconds(first.tookMs)}; ${kept.size - unequal.length} of ${kept.size} tables equal, audit log ${chain.isWhole ? "whole" : "BROKEN"} (${chain.head?.position ?? 0} rows), ${files.there} of ${files.named} files there and equal`,
      goal: "at most 60 s lost, every table equal, audit log whole, every file there",
      isMet:
        lostMs <= mostLostMs &&
        unequal.length === 0 &&
        chain.isWhole &&
        files.named > 0 &&
        files.there === files.named,
      details: [...lostAnswers.slice(0, 5), ...unequal.map((name) => `${name} differs`)],
    }
  } finally {
    await world.close()
  }
}

function aDrill(world: World) {
  const backup = join(world.folder, "backup")
  const files = join(world.folder, "files")
  const env = (filesDir: string) => ({
    PATH: searchPath().join(":"),
    DATABASE_URL: world.databaseUrl,
    FILES_DIR: filesDir,
  })
  const command = (name: string, ...args: string[]) =>
    run(process.execPath, [join(root, `scripts/${name}.ts`), ...args], { cwd: root, env: env(files) })
  const isFollowed = async (condition: string) => {
    const { rows } = await world.db.$client.query(`select 1 from pg_stat_replication where ${condition}`)
    return rows.length > 0
  }
  return {
    backup,
    files,
    command,
    async follow() {
      const args = [join(root, "scripts/backup.ts"), backup, "--follow"]
      const child = spawn(process.execPath, args, { cwd: root, env: env(files), stdio: "ignore" })
      while (!(await isFollowed("state = 'streaming'"))) {
        if (child.exitCode !== null) throw new Error("Nobody follows the log")
        await pause(100)
      }
      return child
    },
    async untilWritten() {
      const { rows } = await world.db.$client.query<{ lsn: string }>("select pg_current_wal_lsn() as lsn")
      while (!(await isFollowed(`flush_lsn >= '${rows[0]?.lsn}'::pg_lsn`))) await pause(200)
    },
    /** As an operator does it who has a PostgreSQL of their own. */
    async restore(number: number) {
      const since = performance.now()
      const place = join(world.folder, `restored-${number}`)
      const dataDir = join(place, "postgres")
      const restoredFiles = join(place, "files")
      const args = [join(root, "scripts/restore.ts"), backup, "--to", dataDir]
      await run(process.execPath, args, { cwd: root, env: env(restoredFiles) })
      const { processes } = world
      const postgres = await startPostgres({ dataDir, port: await freePort(), processes, log: () => {} })
      const db = connect(postgres.url, { patience: 10 })
      return {
        db,
        files: restoredFiles,
        tookMs: performance.now() - since,
        async stop() {
          await db.$client.end()
          await postgres.stop()
        },
      }
    },
  }
}

async function newestIn({ $client: pool }: Database): Promise<Date> {
  const { rows } = await pool.query<{ at: Date | null }>("select max(created_at) as at from outbox_events")
  return rows[0]?.at ?? new Date(0)
}

/** By table, whatever the order of its rows. */
async function hashesOf({ $client: pool }: Database): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^(pg_|information_schema)'`)
  const hashes = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ hash: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${name} t`,
    )
    hashes.set(name, rows[0]?.hash ?? "")
  }
  return hashes
}

/** What the database names has to lie there, with the same bytes. */
async function missingFiles({ $client: pool }: Database, { from, to }: { from: string; to: string }) {
  const { rows } = await pool.query<{ key: string }>("select key from files where status = 'ready'")
  const hashOf = async (file: string) =>
    createHash("sha256")
      .update(await readFile(file))
      .digest("hex")
  let there = 0
  for (const { key } of rows) {
    const hashes = await Promise.all(
      [from, to].map((folder) => hashOf(join(folder, "kept", key)).catch(() => null)),
    )
    if (hashes[0] && hashes[0] === hashes[1]) there += 1
  }
  return { named: rows.length, there }
}

/** Files, as the API stores them: the bytes first, then the row. Entries of the audit log, too. */
function keepStoring({ db }: World, files: string) {
  const state = { isOver: false }
  const store = async () => {
    const owner = await aUser(db)
    while (!state.isOver) {
      const key = `${randomUUID()}/1`
      await mkdir(join(files, "kept", dirname(key)), { recursive: true })
      await writeFile(join(files, "kept", key), randomBytes(20_000))
      await aFile(db, owner, { key })
      await anAuditLog(db)
      await pause(200)
    }
  }
  // Ends with the database, in the middle of something.
  void store().catch(() => {})
  return { stop: () => (state.isOver = true) }
}
