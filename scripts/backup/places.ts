import { cp, mkdir } from "node:fs/promises"
import { join } from "node:path"

/** What lies where in the folder of a backup. */
export function placesIn(folder: string) {
  return { bases: join(folder, "base"), log: join(folder, "log"), files: join(folder, "files") }
}

/** Stored files never change, so only new ones are copied. */
export async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await cp(from, to, { recursive: true, force: false, errorOnExist: false })
}
