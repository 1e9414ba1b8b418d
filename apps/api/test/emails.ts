import { expect } from "vitest"
import { mailsIn } from "./mail/mail.ts"

type MailDir = { mailDir: string }

export async function emailsTo({ mailDir }: MailDir, email: string) {
  return (await mailsIn(mailDir)).filter(({ head }) => head.includes(`To: ${email}`))
}

/** Waits until this many emails have come to the address, and gives the last. */
export async function emailTo(world: MailDir, email: string, number = 1) {
  await expect.poll(async () => (await emailsTo(world, email)).length).toBe(number)
  const letter = (await emailsTo(world, email)).at(-1)
  if (!letter) throw new Error("no letter")
  return letter
}

/** The link of the last email to the address, when this many have come. */
export async function linkTo(world: MailDir, email: string, number = 1): Promise<URL> {
  const { body } = await emailTo(world, email, number)
  return new URL(/http:\S+\?\S+/.exec(body)?.[0] ?? "")
}

/** The link to one of our pages, from any email to the address. */
export async function linkToPage(world: MailDir, email: string, path: string): Promise<URL> {
  const found = async () =>
    (await emailsTo(world, email))
      .flatMap(({ body }) => body.match(/http:\S+\?\S+/g) ?? [])
      .map((link) => new URL(link))
      .findLast(({ pathname }) => pathname === path)
  await expect.poll(found).toBeDefined()
  return (await found()) ?? new URL("")
}

export const tokenIn = (link: URL) => link.searchParams.get("token") ?? ""
