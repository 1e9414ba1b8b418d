export type Mail = {
  /** Becomes the Message-ID, so that a mail that is sent twice shows as one in most mailboxes. */
  id: string
  to: string
  subject: string
  text: string
  html: string
}

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

export function toMessage({ id, ...mail }: Mail, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost"
  return {
    ...mail,
    from,
    // A line break in a subject would let its writer add headers.
    subject: mail.subject.replaceAll(/[\r\n]+/g, " "),
    messageId: `<${id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  }
}
