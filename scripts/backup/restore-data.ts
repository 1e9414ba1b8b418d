import { access, appendFile, chmod, cp, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { CannotStart } from "../cannot-start.ts"
import { postgresAccount } from "../postgres-account.ts"
import type { ProcessGroup } from "../process-group.ts"
import { archiveName, isUnfinished } from "./base-backup.ts"
import { partialEnding } from "./follow-log.ts"
import { placesIn } from "./places.ts"

/** The newest base backup that is complete. */
export async function newestBase(folder: string): Promise<string> {
  const { bases } = placesIn(folder)
  const names = await readdir(bases).catch(() => [])
  const newest = names
    .filter((name) => !isUnfinished(name))
    .toSorted()
    .at(-1)
  if (!newest) throw new CannotStart(`There is no backup in ${folder}. Make one: npm run backup -- ${folder}`)
  return join(bases, newest)
}

/** The log to replay; of no use once that has happened. */
export const logIn = (dataDir: string) => join(dataDir, "log_to_replay")

/** Nobody has followed the log: the base backup is whole without it. */
function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error
}

export async function refuseTaken(dataDir: string): Promise<void> {
  const isTaken = await access(dataDir).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new CannotStart(`${dataDir} exists already. Move it away first: nothing is overwritten.`)
}

/** Unpacks it where nothing is yet, and tells PostgreSQL to replay the log from there at its next start. */
export async function restoreData(processes: ProcessGroup, folder: string, dataDir: string): Promise<void> {
  await refuseTaken(dataDir)
  const base = await newestBase(folder)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    await processes.run("tar", "tar", ["-xf", join(base, archiveName), "-C", dataDir], { cwd: folder })
    // Beside the data, where PostgreSQL's own account can read it: a log that it can't read would count as ended.
    await cp(placesIn(folder).log, logIn(dataDir), { recursive: true, force: true }).catch(ignoreMissing)
    const log = resolve(logIn(dataDir))
    const copy = `cp "${log}/%f" "%p" || cp "${log}/%f${partialEnding}" "%p"`
    await appendFile(join(dataDir, "postgresql.auto.conf"), `restore_command = '${copy}'\n`)
    await writeFile(join(dataDir, "recovery.signal"), "")
    await chmod(dataDir, 0o700)
    const { owner } = await postgresAccount(`${dataDir}.none`, process.execPath)
    if (owner)
      await processes.run("chown", "chown", ["-R", `${owner.uid}:${owner.gid}`, dataDir], { cwd: folder })
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}
