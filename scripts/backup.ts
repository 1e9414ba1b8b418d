// `npm run backup -- <folder>` copies the database and the files there. With `--follow` it goes on for ever and writes
// down every change, so that at most a second is lost. With `s3://bucket/prefix`, S3 gets what was written so far every
// ten seconds.
import { access } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { CannotStart } from "./cannot-start.ts"
import { takeBaseBackup } from "./backup/base-backup.ts"
import { followLog } from "./backup/follow-log.ts"
import { givenPlace } from "./backup/place.ts"
import { placesIn } from "./backup/places.ts"
import { folderFrom } from "./env.ts"
import { launch } from "./launch.ts"
import { reachDatabase, readBackupSettings } from "./servers.ts"

const sendEveryMs = 10_000
/** Looking through all files takes longer than looking at the log. */
const filesEvery = 3

launch(async (launcher) => {
  const { step, say } = launcher
  const isFollowing = process.argv.includes("--follow")
  const settings = await readBackupSettings()
  const place = await givenPlace("npm run backup -- <folder or s3://bucket/prefix>", settings)
  const { bases, log } = placesIn(place.folder)
  const { env } = await reachDatabase(launcher, settings)
  const databaseUrl = env["DATABASE_DIRECT_URL"] || env.DATABASE_URL
  const stored = env["S3_BUCKET"] ? null : folderFrom(env["FILES_DIR"] || ".data/files")
  const saveFiles = async () => {
    if (!stored) return
    const isThere = await access(stored).then(
      () => true,
      () => false,
    )
    if (isThere) await place.sendFiles(stored)
  }

  if (isFollowing) {
    await place.prepareLog()
    say(`Every change is written to ${place.name}. Ctrl-C stops it; the next start goes on where it ended.`)
    const end = new AbortController()
    const following = followLog(databaseUrl, log, end.signal).catch((error: Error) => {
      throw new CannotStart(
        /already been removed/.test(error.message)
          ? `PostgreSQL no longer has the log since the last run. Start a new backup in another place.`
          : `The log can't be followed: ${error.message}`,
      )
    })
    const keepTrying = patiently(`${place.name} takes nothing. Changes wait in ${place.folder}`, say)
    for (let round = 0; ; round += 1) {
      const saving = keepTrying(async () => {
        await place.sendLog()
        if (round % filesEvery === 0) await saveFiles()
      })
      await Promise.race([following, saving.then(() => pause(sendEveryMs))])
    }
  }

  const name = new Date().toISOString().replaceAll(":", "-").slice(0, 19)
  await step("database", async () => {
    const { bytes } = await takeBaseBackup(databaseUrl, join(bases, name))
    say(`  ${(bytes / 1024 / 1024).toFixed(1)} MB`)
    await place.sendBases().catch((error: Error) => {
      throw new CannotStart(
        `${place.name} doesn't take it (${error.message}). It waits in ${bases}; the next run sends it.`,
      )
    })
  })
  // After the database: every file that it names is there by now.
  if (stored) await step("files", saveFiles)
  else say("Files are on S3: protect them there (versions, a second region).")
  return 0
})

/** Says once that something doesn't work, and once that it works again. */
function patiently(problem: string, say: (line: string) => void) {
  let isBroken = false
  return async (work: () => Promise<void>) => {
    try {
      await work()
      if (isBroken) say("It works again.")
      isBroken = false
    } catch (error) {
      if (!isBroken) say(`${problem}: ${(error as Error).message}`)
      isBroken = true
    }
  }
}
