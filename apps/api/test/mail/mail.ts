import { createMailbox } from "../../src/platform/mailbox/mailbox.ts"

/** The mails that lie in a folder, oldest first. */
export async function mailsIn(folder: string): Promise<{ head: string; body: string }[]> {
  const kept = (await createMailbox(folder).find()).toReversed().filter(({ html }) => html)
  return kept.map(({ to, subject, text, html }) => ({
    head: `To: ${to}\nSubject: ${subject}`,
    body: `${text}\n${html}`,
  }))
}
