import { mkdir, open, readdir, rename, writeFile, type FileHandle } from "node:fs/promises"
import { join } from "node:path"
import type pg from "pg"
import { ask, readLsn, replicationClient, writeLsn } from "./replication.ts"

const second = 1000
/** PostgreSQL cuts off who says nothing for a minute. */
const tellEveryMs = 10 * second
const syncEveryMs = second

/** Seconds between 1970 and 2000, where PostgreSQL's time starts. */
const postgresEpoch = 946_684_800n

/**
 * Writes down PostgreSQL's log as it grows, in the files that PostgreSQL itself would keep, until `signal` ends it.
 * What has arrived is on the disk within a second.
 */
export async function followLog(databaseUrl: string, folder: string, signal: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const client = await replicationClient(databaseUrl)
  const stop = () => void client.end().catch(() => {})
  try {
    // As long as this connection lives, PostgreSQL keeps what it has not sent yet. First of all: a base backup that
    // begins now would let it throw away the place where we start.
    await ask(client, `CREATE_REPLICATION_SLOT doable_backup_${process.pid} TEMPORARY PHYSICAL RESERVE_WAL`)
    const [[, timeline = "1", now = "0/0"] = []] = await ask(client, "IDENTIFY_SYSTEM")
    const [[size = "16MB"] = []] = await ask(client, "SHOW wal_segment_size")
    const segments = createSegments(folder, Number(timeline), megabytes(String(size)))
    const history = await historyOf(client, String(timeline), folder)
    const from = (await segments.lastEnd()) ?? segments.startOf(history ?? readLsn(String(now)))
    const work: Promise<void>[] = []
    let chain = Promise.resolve()
    let received = from
    let synced = from
    let tell = () => {}
    signal.addEventListener("abort", stop, { once: true })
    const timers = [
      setInterval(() => {
        const upTo = received
        chain = chain.then(async () => {
          await segments.sync()
          synced = upTo
        })
      }, syncEveryMs),
      setInterval(() => tell(), tellEveryMs),
    ]
    try {
      await ask(
        client,
        `START_REPLICATION PHYSICAL ${writeLsn(from)} TIMELINE ${timeline}`,
        (chunk, connection) => {
          tell = () => connection.sendCopyFromChunk(statusOf(received, synced))
          if (chunk[0] === "k".codePointAt(0)) {
            // Byte 17 asks for an answer.
            if (chunk[17] === 1) tell()
            return
          }
          if (chunk[0] !== "w".codePointAt(0)) return
          const at = chunk.readBigUInt64BE(1)
          const content = Buffer.from(chunk.subarray(25))
          received = at + BigInt(content.length)
          chain = chain.then(() => segments.write(at, content))
          work.push(chain)
          if (work.length < 64) return
          connection.stream.pause()
          void Promise.all(work.splice(0)).then(() => connection.stream.resume())
        },
      )
    } finally {
      for (const timer of timers) clearInterval(timer)
      await chain
      await segments.close()
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener("abort", stop)
    await client.end().catch(() => {})
  }
}

/**
 * Where a standby took over, if the log of its predecessor lies here and has to be gone on with. PostgreSQL finds its way
 * from one to the other by a file of the history.
 */
async function historyOf(client: pg.Client, timeline: string, folder: string): Promise<bigint | null> {
  if (timeline === "1") return null
  const [[name, text] = []] = await ask(client, `TIMELINE_HISTORY ${timeline}`)
  if (!name || !text) return null
  const isFollowedBefore = (await readdir(folder)).some(isSegment)
  await writeFile(join(folder, name), text, { mode: 0o600 })
  const [, at] = /^\d+\t(\S+)/.exec(text.trim().split("\n").at(-1) ?? "") ?? []
  return isFollowedBefore && at ? readLsn(at) : null
}

function statusOf(received: bigint, synced: bigint): Buffer {
  const status = Buffer.alloc(34)
  status.write("r")
  status.writeBigUInt64BE(received, 1)
  status.writeBigUInt64BE(synced, 9)
  status.writeBigUInt64BE(0n, 17)
  status.writeBigUInt64BE((BigInt(Date.now()) - postgresEpoch * 1000n) * 1000n, 25)
  return status
}

function megabytes(size: string): bigint {
  const [, number = "16", unit] = /^(\d+)(MB|GB)$/.exec(size) ?? []
  return BigInt(number) * (unit === "GB" ? 1024n : 1n) * 1024n * 1024n
}

export const partialEnding = ".partial"
export const isSegment = (name: string) => /^[\dA-F]{24}$/.test(name)

/** Files of one size, named by their place in the log; the one that still grows says so in its name. */
function createSegments(folder: string, timeline: number, size: bigint) {
  const perId = 0x1_00_00_00_00n / size
  const hex = (number: bigint | number) => number.toString(16).toUpperCase().padStart(8, "0")
  const nameOf = (number: bigint) => hex(timeline) + hex(number / perId) + hex(number % perId)
  const startOf = (lsn: bigint) => lsn - (lsn % size)
  let current: { number: bigint; file: FileHandle } | null = null

  async function fileFor(number: bigint): Promise<FileHandle> {
    if (current?.number === number) return current.file
    await close()
    const path = join(folder, nameOf(number) + partialEnding)
    const file = await open(path, "r+").catch(() => open(path, "w+", 0o600))
    // As long as a whole one from the beginning: PostgreSQL reads no other.
    await file.truncate(Number(size))
    current = { number, file }
    return file
  }

  async function close() {
    await current?.file.sync()
    await current?.file.close()
    current = null
  }

  return {
    startOf,
    async write(lsn: bigint, content: Buffer) {
      let [at, rest] = [lsn, content]
      while (rest.length > 0) {
        const number = at / size
        const offset = at % size
        const part = rest.subarray(0, Number(size - offset))
        const file = await fileFor(number)
        await file.write(part, 0, part.length, Number(offset))
        at += BigInt(part.length)
        rest = rest.subarray(part.length)
        if (at % size !== 0n) continue
        await close()
        const path = join(folder, nameOf(number))
        await rename(path + partialEnding, path)
      }
    },
    sync: async () => void (await current?.file.sync()),
    close,
    /** Where to go on: behind the newest file that is whole. */
    async lastEnd(): Promise<bigint | null> {
      const names = (await readdir(folder)).filter(isSegment).toSorted()
      const last = names.findLast((name) => name.startsWith(hex(timeline)))
      if (!last) return null
      const number = BigInt(`0x${last.slice(8, 16)}`) * perId + BigInt(`0x${last.slice(16)}`)
      return (number + 1n) * size
    },
  }
}
