import { existsSync } from "node:fs"
import { cp, mkdir } from "node:fs/promises"
import { givenWord, whereTyped, type ServerEnv } from "../env.ts"
import { placesIn, type Place } from "./places.ts"
import { s3AddressOf, s3Place } from "./s3-place.ts"

/** The first word of the command: a folder, or `s3://bucket/prefix`. */
export async function givenPlace(usage: string, env: ServerEnv): Promise<Place> {
  const word = givenWord(usage)
  const address = s3AddressOf(word)
  return address ? s3Place(address, env) : folderPlace(whereTyped(word))
}

export function folderPlace(folder: string): Place {
  const { files } = placesIn(folder)
  const nothing = async () => {}
  return {
    name: folder,
    folder,
    prepareLog: nothing,
    sendBases: nothing,
    sendLog: nothing,
    sendFiles: (stored) => copyFiles(stored, files),
    fetch: async () => ({ folder, forget: nothing }),
    fetchFiles: (stored) => copyFiles(files, stored),
  }
}

/** Stored files never change, so only new ones are copied. Without a single one, there's no folder. */
async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  await mkdir(to, { recursive: true })
  await cp(from, to, { recursive: true, force: false, errorOnExist: false })
}
