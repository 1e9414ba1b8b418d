// How Patroni makes a standby: from our own base backup, because pg_basebackup has to be as new as the server.
import { mkdtemp, rename, rm, rmdir, unlink } from "node:fs/promises"
import { dirname, join } from "node:path"
import { parseArgs } from "node:util"
import { takeBaseBackup } from "../../scripts/backup/base-backup.ts"
import { placesIn } from "../../scripts/backup/places.ts"
import { restoreData } from "../../scripts/backup/restore-data.ts"
import { createProcessGroup } from "../../scripts/process-group.ts"

const { values } = parseArgs({
  strict: false,
  options: { datadir: { type: "string" }, connstring: { type: "string" }, login: { type: "string" } },
})
const dataDir = String(values.datadir)
const from = String(values.connstring)
const [, host] = /host=(\S+)/.exec(from) ?? []
const [, port] = /port=(\d+)/.exec(from) ?? []

const folder = await mkdtemp(join(dirname(dataDir), "clone-"))
await takeBaseBackup(
  `postgresql://${String(values.login)}@${host}:${port}/postgres`,
  join(placesIn(folder).bases, "1"),
)
await rmdir(dataDir).catch(() => {})
const unpacked = join(folder, "data")
await restoreData(createProcessGroup(), folder, unpacked)
// Patroni says itself what it follows; what we set for a restore is in the way.
await unlink(join(unpacked, "recovery.signal"))
await rm(join(unpacked, "postgresql.auto.conf"))
await rename(unpacked, dataDir)
await rm(folder, { recursive: true })
