import type { HandOver } from "../delivery/hand-over.ts"

export type Mail = {
  /** Becomes the Message-ID, so that a mail that is sent twice shows as one in most mailboxes. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** An address that stops such mails at a POST; only for mails that their reader may stop. */
  unsubscribeUrl?: string
}

export type Mailer = { send: (mail: Mail, handOver?: HandOver) => Promise<void>; close: () => void }

export function toMessage({ id, unsubscribeUrl, ...mail }: Mail, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost"
  return {
    ...mail,
    from,
    // A line break in a subject would let its writer add headers.
    subject: mail.subject.replaceAll(/[\r\n]+/g, " "),
    messageId: `<${id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}) },
  }
}

/** RFC 8058: mailboxes show a button of their own, which asks no further questions. */
function oneClick(url: string) {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
}
