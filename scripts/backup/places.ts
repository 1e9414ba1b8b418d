import { join } from "node:path"

/** What lies where in the folder of a backup. */
export function placesIn(folder: string) {
  return { bases: join(folder, "base"), log: join(folder, "log"), files: join(folder, "files") }
}

/** Where a backup lies. It's made in `folder` first; what has to go on from there is sent. */
export type Place = {
  name: string
  folder: string
  /** So that the log goes on where it ended. */
  prepareLog: () => Promise<void>
  sendBases: () => Promise<void>
  sendLog: () => Promise<void>
  sendFiles: (stored: string) => Promise<void>
  /** The newest base backup with the log since then, in a folder of this machine. */
  fetch: () => Promise<{ folder: string; forget: () => Promise<void> }>
  fetchFiles: (stored: string) => Promise<void>
}
