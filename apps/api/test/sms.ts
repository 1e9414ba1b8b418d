import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

export type WrittenSms = { to: string; text: string; createdAt: string }

/** The messages to a number that lie in a folder, oldest first. */
export async function smsTo(folder: string, number: string): Promise<WrittenSms[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sms.json")).toSorted()
  const all = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")))
  return all.map((text) => JSON.parse(text) as WrittenSms).filter(({ to }) => to === number)
}
