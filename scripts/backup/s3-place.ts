import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { promisify } from "node:util"
import { constants, createGunzip, gzip } from "node:zlib"
import { openBucket, type S3Bucket, type S3Config } from "../../apps/api/src/platform/storage/s3-bucket.ts"
import { sendFile } from "../../apps/api/src/platform/storage/send-file.ts"
import { CannotStart } from "../cannot-start.ts"
import { dataFolder } from "../env.ts"
import { archiveName, isUnfinished } from "./base-backup.ts"
import { isSegment, partialEnding } from "./follow-log.ts"
import { placesIn, type Place } from "./places.ts"

type Address = { bucket: string; prefix: string }

/** As pg_receivewal names what it compresses. */
const packed = ".gz"
const hour = 60 * 60_000

export function s3AddressOf(word: string): Address | null {
  const [, bucket, prefix = ""] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(word) ?? []
  return bucket ? { bucket, prefix: prefix && `${prefix}/` } : null
}

/**
 * What's made waits in a folder of this machine until S3 has it. So nothing is lost while S3 doesn't answer, and
 * PostgreSQL needn't keep its log for us.
 */
export async function s3Place(
  address: Address,
  env: Record<string, string | undefined>,
  waiting = join(dataFolder, "backup"),
): Promise<Place> {
  const bucket = await openBucket(configOf(address, env), { connectionTimeout: 5_000, socketTimeout: 30_000 })
  const name = `s3://${address.bucket}/${address.prefix}`
  const folder = join(waiting, encodeURIComponent(`${address.bucket}/${address.prefix}`))
  const local = placesIn(folder)
  const { bases, log, files } = placesIn(address.prefix)
  const sentLog = new Map<string, number>()
  let sentFiles: Set<string> | null = null

  /** Names below a key, with when they were written. */
  async function listed(start: string): Promise<Map<string, Date>> {
    const found = new Map<string, Date>()
    for await (const page of bucket.list(`${start}/`))
      for (const { key, written } of page) found.set(key.slice(start.length + 1), written)
    return found
  }

  async function sendSegment(file: string) {
    const path = join(local.log, file)
    const { mtimeMs } = await stat(path)
    if (sentLog.get(file) === mtimeMs) return
    await bucket.put(join(log, packedName(file)), await pack(path))
    sentLog.set(file, mtimeMs)
    if (!file.endsWith(partialEnding)) await bucket.remove(join(log, packedName(file + partialEnding)))
  }

  return {
    name,
    folder,
    async prepareLog() {
      await mkdir(local.log, { recursive: true, mode: 0o700 })
      if ((await readdir(local.log)).length > 0) return
      const names = [...(await listed(log)).keys()].toSorted()
      const last = names.findLast((each) => isSegment(each.slice(0, -packed.length)))
      if (last) await fetchSegment(bucket, join(log, last), local.log)
    },
    async sendBases() {
      for (const each of (await readdir(local.bases)).toSorted()) {
        if (isUnfinished(each)) continue
        // The archive last: with it, the backup counts as complete.
        const parts = (await readdir(join(local.bases, each))).toSorted(
          (a, b) => Number(a === archiveName) - Number(b === archiveName),
        )
        for (const part of parts)
          await sendFile(bucket, join(bases, each, part), join(local.bases, each, part))
        await rm(join(local.bases, each), { recursive: true })
      }
    },
    async sendLog() {
      const names = (await readdir(local.log)).toSorted()
      for (const each of names) await sendSegment(each).catch(ignoreRenamed)
      // The newest whole one stays: it says where to go on.
      for (const each of names.filter(isSegment).slice(0, -1)) {
        await rm(join(local.log, each))
        sentLog.delete(each)
      }
    },
    async sendFiles(stored) {
      sentFiles ??= new Set((await listed(files)).keys())
      for (const each of await filesBelow(stored)) {
        if (sentFiles.has(each)) continue
        await sendFile(bucket, join(files, each), join(stored, each))
        sentFiles.add(each)
      }
    },
    async fetch() {
      const newest = [...(await listed(bases)).keys()]
        .filter((each) => each.endsWith(`/${archiveName}`))
        .toSorted()
        .at(-1)
      if (!newest) throw new CannotStart(`There is no backup in ${name}`)
      await mkdir(waiting, { recursive: true })
      const into = await mkdtemp(join(waiting, "fetched-"))
      const forget = () => rm(into, { recursive: true, force: true })
      try {
        const fetched = placesIn(into)
        await fetchFile(bucket, join(bases, newest), join(fetched.bases, newest))
        await mkdir(fetched.log, { recursive: true })
        for (const [each, written] of await listed(log))
          // Clocks differ, but hardly by an hour. What came before the base backup is in it.
          if (written.getTime() > startOf(newest) - hour || each.includes(".history"))
            await fetchSegment(bucket, join(log, each), fetched.log)
        return { folder: into, forget }
      } catch (error) {
        await forget()
        throw error
      }
    },
    async fetchFiles(stored) {
      const there = new Set(await filesBelow(stored))
      for (const each of (await listed(files)).keys())
        if (!there.has(each)) await fetchFile(bucket, join(files, each), join(stored, each))
    },
  }
}

/** Backups go to a bucket of their own: what empties the one of the files must not take the backup with it. */
function configOf({ bucket }: Address, env: Record<string, string | undefined>): S3Config {
  const setting = (name: string) => {
    const value = env[name]
    if (!value) throw new CannotStart(`${name} is needed to reach s3://${bucket}`)
    return value
  }
  if (bucket === env["S3_BUCKET"])
    throw new CannotStart("S3_BUCKET holds the files. A backup belongs in another bucket.")
  return {
    endpoint: setting("S3_ENDPOINT"),
    region: setting("S3_REGION"),
    bucket,
    accessKeyId: setting("S3_ACCESS_KEY_ID"),
    secretAccessKey: setting("S3_SECRET_ACCESS_KEY"),
  }
}

/** `…A7.partial` becomes `…A7.gz.partial`. */
function packedName(file: string): string {
  const isPartial = file.endsWith(partialEnding)
  return isPartial ? `${file.slice(0, -partialEnding.length)}${packed}${partialEnding}` : file + packed
}

const packing = promisify(gzip)
const pack = async (path: string) => packing(await readFile(path), { level: constants.Z_BEST_SPEED })

async function fetchSegment(bucket: S3Bucket, key: string, folder: string) {
  const name = key.slice(key.lastIndexOf("/") + 1).replace(packed, "")
  await pipeline(await bodyOf(bucket, key), createGunzip(), createWriteStream(join(folder, name)))
}

async function fetchFile(bucket: S3Bucket, key: string, path: string) {
  await mkdir(dirname(path), { recursive: true })
  await pipeline(await bodyOf(bucket, key), createWriteStream(path, { mode: 0o600 }))
}

async function bodyOf(bucket: S3Bucket, key: string): Promise<Readable> {
  const body = await bucket.get(key)
  if (!(body instanceof Readable)) throw new CannotStart(`${key} has gone from the backup`)
  return body
}

/** When the backup began, from its name. */
function startOf(archive: string): number {
  const [, day, time] = /(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)/.exec(archive) ?? []
  return day && time ? new Date(`${day}T${time.replaceAll("-", ":")}Z`).getTime() : 0
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** It became whole while it was looked at; it comes again under its new name. */
function ignoreRenamed(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error
}
