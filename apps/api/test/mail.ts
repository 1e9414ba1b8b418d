import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

export type WrittenMail = { file: string; head: string; body: string }

/** The mails that lie in a folder, oldest first, with the quoted-printable of their bodies undone. */
export async function mailsIn(folder: string): Promise<WrittenMail[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".eml")).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), "utf8")
      const end = text.indexOf("\n\n")
      return { file, head: text.slice(0, end).replaceAll(/\n[ \t]+/g, " "), body: decode(text.slice(end)) }
    }),
  )
}

function decode(text: string) {
  const bytes = text
    .replaceAll(/=\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => `%${hex}`)
    .replaceAll(/%(?![0-9A-F]{2})/g, "%25")
  return decodeURIComponent(bytes)
}
