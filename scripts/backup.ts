// `npm run backup -- <folder>` copies the database and the files there. With `--follow` it goes on for ever and writes
// down every change, so that at most a second is lost.
import { access } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { CannotStart } from "./cannot-start.ts"
import { takeBaseBackup } from "./backup/base-backup.ts"
import { followLog } from "./backup/follow-log.ts"
import { copyFiles, placesIn } from "./backup/places.ts"
import { folderFrom, givenFolder } from "./env.ts"
import { launch } from "./launch.ts"
import { reachDatabase, readSettings } from "./servers.ts"

const filesEveryMs = 30_000

launch(async (launcher) => {
  const { step, say } = launcher
  const isFollowing = process.argv.includes("--follow")
  const folder = givenFolder("npm run backup -- <folder>")
  const { bases, log, files } = placesIn(folder)
  const { env } = await reachDatabase(launcher, await readSettings())
  const databaseUrl = env["DATABASE_DIRECT_URL"] || env.DATABASE_URL
  const stored = env["S3_BUCKET"] ? null : folderFrom(env["FILES_DIR"] || ".data/files")
  const saveFiles = async () => {
    if (!stored) return
    const isThere = await access(stored).then(
      () => true,
      () => false,
    )
    if (isThere) await copyFiles(stored, files)
  }

  if (isFollowing) {
    say(`Every change is written to ${log}. Ctrl-C stops it; the next start goes on where it ended.`)
    const end = new AbortController()
    const following = followLog(databaseUrl, log, end.signal).catch((error: Error) => {
      throw new CannotStart(
        /already been removed/.test(error.message)
          ? `PostgreSQL no longer has the log since the last run. Start a new backup in another folder.`
          : `The log can't be followed: ${error.message}`,
      )
    })
    for (;;) {
      await saveFiles()
      await Promise.race([following, pause(filesEveryMs)])
    }
  }

  const name = new Date().toISOString().replaceAll(":", "-").slice(0, 19)
  await step("database", async () => {
    const { bytes } = await takeBaseBackup(databaseUrl, join(bases, name))
    say(`  ${(bytes / 1024 / 1024).toFixed(1)} MB`)
  })
  // After the database: every file that it names is there by now.
  if (stored) await step("files", saveFiles)
  else say("Files are on S3: protect them there (versions, a second region).")
  return 0
})
