// `npm run restore -- <folder>` brings back what `npm run backup` has saved, up to the last change that was written
// down. With `--to <folder>` it prepares the data folder of a PostgreSQL 18 that you start yourself.
import { rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import pg from "pg"
import { CannotStart } from "./cannot-start.ts"
import { givenPlace } from "./backup/place.ts"
import { logIn, newestBase, refuseTaken, restoreData } from "./backup/restore-data.ts"
import { startPostgres } from "./embedded-postgres.ts"
import { dataFolder, folderFrom } from "./env.ts"
import { launch } from "./launch.ts"
import { readBackupSettings } from "./servers.ts"

const hour = 60 * 60_000

launch(async ({ processes, step, say }) => {
  const env = await readBackupSettings()
  const place = await givenPlace(
    "npm run restore -- <folder or s3://bucket/prefix> [--to <data folder>]",
    env,
  )
  const to = process.argv.indexOf("--to")
  const target = to === -1 ? join(dataFolder, "postgres") : resolve(process.argv[to + 1] ?? "")
  if (to === -1 && env.DATABASE_URL)
    throw new CannotStart(
      "DATABASE_URL names a PostgreSQL of its own. Stop it, and give the folder of its data: --to <folder>",
    )
  await refuseTaken(target)
  const { folder, forget } = await step("find the backup", place.fetch)
  say(`  ${await newestBase(folder)}`)
  await step("database", () => restoreData(processes, folder, target).finally(forget))
  if (!env["S3_BUCKET"]) {
    const stored = folderFrom(env["FILES_DIR"] || ".data/files")
    await step("files", () => place.fetchFiles(stored))
  }
  if (to !== -1) {
    say(`Start PostgreSQL 18 on ${target}. It replays the log, and takes writes after that.`)
    return 0
  }
  await step("replay the log", async () => {
    const postgres = await startPostgres({ dataDir: target, processes, log: () => {}, readyWithinMs: hour })
    const client = new pg.Client(postgres.url)
    await client.connect()
    await client.query("alter system reset restore_command")
    const { rows } = await client.query<{ at: Date | null }>("select max(created_at) as at from audit_logs")
    await client.end()
    await postgres.stop()
    await rm(logIn(target), { recursive: true, force: true })
    say(`  The newest entry of the audit log is from ${rows[0]?.at?.toISOString() ?? "never"}.`)
  })
  say("Run `npm run audit:verify` and `npm start`.")
  return 0
})
