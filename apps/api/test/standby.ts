// A real standby for tests and fault runs: made from a base backup, it follows its primary until it is promoted.
import { appendFile, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { takeBaseBackup } from "../../../scripts/backup/base-backup.ts"
import { placesIn } from "../../../scripts/backup/places.ts"
import { restoreData } from "../../../scripts/backup/restore-data.ts"
import { startPostgres } from "../../../scripts/embedded-postgres.ts"
import { freePort } from "../../../scripts/ports.ts"
import type { ProcessGroup } from "../../../scripts/process-group.ts"

type Options = { primaryUrl: string; folder: string; processes: ProcessGroup; port?: number }

export async function aStandby({ primaryUrl, folder, processes, ...given }: Options) {
  const dataDir = join(folder, "data")
  const { bases } = placesIn(folder)
  await takeBaseBackup(primaryUrl, join(bases, "1"))
  await restoreData(processes, folder, dataDir)
  await rm(bases, { recursive: true })
  await rename(join(dataDir, "recovery.signal"), join(dataDir, "standby.signal"))
  const port = given.port ?? (await freePort())
  const { password } = new URL(primaryUrl)
  await writeFile(join(dataDir, "connection.json"), JSON.stringify({ port, password, startedBy: 0 }))
  await appendFile(join(dataDir, "postgresql.auto.conf"), `primary_conninfo = '${primaryUrl}'\n`)
  const following = Promise.withResolvers<void>()
  const promoted = startPostgres({
    dataDir,
    port,
    processes,
    log: (line) => {
      if (line.includes("started streaming")) following.resolve()
    },
    // It takes no writes until it is promoted.
    readyWithinMs: 60 * 60_000,
  })
  await Promise.race([following.promise, promoted])
  const url = new URL(primaryUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    port,
    async promote() {
      const client = new pg.Client(url.href)
      await client.connect()
      await client.query("select pg_promote()")
      await client.end()
      await promoted
    },
    /** As if the power went. */
    async kill() {
      const pid = Number((await readFile(join(dataDir, "postmaster.pid"), "utf8")).split("\n")[0])
      process.kill(pid, "SIGQUIT")
      await promoted.then(
        ({ server }) => server?.exited,
        // It was never promoted, so its start ends here.
        () => {},
      )
    },
  }
}
