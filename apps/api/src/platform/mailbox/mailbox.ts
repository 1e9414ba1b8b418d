import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"

type Kind = "mail" | "sms"
type Message = { id: string; to: string; text: string; subject?: string; html?: string }

export type Kept = {
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  createdAt: string
}

export type Mailbox = ReturnType<typeof createMailbox>

const most = 500
const isKept = (name: string) => /\.(?:mail|sms)\.json$/.test(name)

/** Where mails and messages go that have no other way out: a file each, the newest 500. Names sort by time. */
export function createMailbox(directory: string) {
  const folder = resolve(directory)

  async function names(): Promise<string[]> {
    await mkdir(folder, { recursive: true })
    return (await readdir(folder)).filter(isKept).toSorted()
  }

  async function keep(kind: Kind, { id, to, text, subject = "", html = "" }: Message): Promise<string> {
    const createdAt = new Date().toISOString()
    const file = join(folder, `${createdAt.replaceAll(/[:.]/g, "-")}-${id}.${kind}.json`)
    const kept: Kept = { to, subject, text, html, links: linksIn(text), createdAt }
    await mkdir(folder, { recursive: true })
    // Written under another name first, so that readers never find half an email.
    await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 0o600 })
    await rename(`${file}.part`, file)
    const old = (await names()).slice(0, -most)
    await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
    return file
  }

  /** The newest first; only those to this address or number, if one is given. */
  async function find(to?: string): Promise<Kept[]> {
    const newest = (await names()).toReversed().slice(0, most)
    const all = await Promise.all(newest.map((name) => read(join(folder, name))))
    const wanted = to?.trim().toLowerCase()
    return all.filter((kept) => kept !== null).filter((kept) => !wanted || kept.to.toLowerCase() === wanted)
  }

  return { keep, find }
}

async function read(file: string): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Kept
  } catch {
    // Cleared away since its name was read.
    return null
  }
}

function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))]
}
