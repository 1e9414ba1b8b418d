import { randomUUID } from "node:crypto"
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { CannotStart } from "./cannot-start.ts"
import { isAlive } from "./is-alive.ts"

/** Two starts of the same thing go one after the other; if the holder dies, the lock is released. */
export async function withStartLock<T>(
  file: string,
  work: () => Promise<T>,
  { waitMs = 180_000 } = {},
): Promise<T> {
  await mkdir(dirname(file), { recursive: true })
  const deadline = Date.now() + waitMs
  while (!(await take(file))) {
    const holder = await holderOf(file)
    if (holder !== null && !isAlive(holder)) await removeOf(holder, file)
    else if (Date.now() > deadline) {
      throw new CannotStart(
        `Another start has not finished (process ${holder}). End it, or remove ${file} if it is none.`,
      )
    } else await new Promise((wake) => setTimeout(wake, 100))
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

/** Written beside its place and linked there, so that nobody ever reads an empty one. */
async function take(file: string): Promise<boolean> {
  const own = `${file}.${randomUUID()}`
  await writeFile(own, String(process.pid))
  return link(own, file)
    .then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "EEXIST") return false
        throw error
      },
    )
    .finally(() => rm(own, { force: true }))
}

async function holderOf(file: string): Promise<number | null> {
  const text = await readFile(file, "utf8").catch(() => null)
  return text === null ? null : Number(text)
}

/** Another start may have done the same a moment ago and hold it by now: then it gets it back. */
async function removeOf(dead: number, file: string): Promise<void> {
  const moved = `${file}.${randomUUID()}`
  await rename(file, moved).catch(() => {})
  if ((await holderOf(moved)) !== dead) await link(moved, file).catch(() => {})
  await rm(moved, { force: true })
}
