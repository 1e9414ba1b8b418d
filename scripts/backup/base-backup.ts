import { createWriteStream, type WriteStream } from "node:fs"
import { mkdir, open, rename } from "node:fs/promises"
import { join } from "node:path"
import { finished } from "node:stream/promises"
import { ask, replicationClient } from "./replication.ts"

/** The files of one base backup, named as pg_basebackup names them. */
export const archiveName = "base.tar"
const manifestName = "backup_manifest"
const unfinishedEnding = ".unfinished"
export const isUnfinished = (name: string) => name.endsWith(unfinishedEnding)

/**
 * All of PostgreSQL's data at one moment, with the log that it needs to be whole, into `folder`. It stands there under
 * its name only once it is complete.
 */
export async function takeBaseBackup(databaseUrl: string, folder: string): Promise<{ bytes: number }> {
  const unfinished = folder + unfinishedEnding
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const client = await replicationClient(databaseUrl)
  const streams: WriteStream[] = []
  let bytes = 0
  const into = (name: string) => {
    const stream = createWriteStream(join(unfinished, name), { mode: 0o600 })
    streams.push(stream)
    return stream
  }
  try {
    let target: WriteStream | undefined
    const options = "LABEL 'doable', CHECKPOINT 'fast', WAL true, WAIT true, MANIFEST 'yes'"
    await ask(client, `BASE_BACKUP (${options})`, (chunk, { stream: socket }) => {
      // Copied: pg uses the memory of a piece for the next one.
      const content = Buffer.from(chunk.subarray(1))
      const kind = String.fromCodePoint(chunk[0] ?? 0)
      if (kind === "n") target = into(tarName(content))
      else if (kind === "m") target = into(manifestName)
      else if (kind === "d" && target) {
        bytes += content.length
        // No faster than the disk writes. What has come already is still handed over.
        if (target.write(content) || socket.isPaused()) return
        socket.pause()
        target.once("drain", () => socket.resume())
      }
    })
    for (const stream of streams) {
      stream.end()
      await finished(stream)
    }
    for (const { path } of streams) await onDisk(String(path))
  } finally {
    await client.end().catch(() => {})
    for (const stream of streams) stream.destroy()
  }
  await rename(unfinished, folder)
  return { bytes }
}

/** Its name and the place of its tablespace, each ended by a zero. We use none but PostgreSQL's own. */
function tarName(header: Buffer): string {
  const [name = "", tablespace = ""] = header.toString("utf8").split("\0")
  if (tablespace)
    throw new Error(`PostgreSQL has a tablespace at ${tablespace}; use pgBackRest or barman instead`)
  if (name !== archiveName) throw new Error(`PostgreSQL sent ${name}, which we don't know`)
  return name
}

async function onDisk(path: string) {
  const file = await open(path)
  await file.sync()
  await file.close()
}
