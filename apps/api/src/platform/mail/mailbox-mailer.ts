import type { Log } from "../settings/log.ts"
import type { Mailbox } from "../mailbox/mailbox.ts"
import type { Mailer } from "./mailer.ts"

/** For development: emails stay on this machine. */
export function createMailboxMailer(mailbox: Mailbox, log: Log): Mailer {
  return {
    send: async (mail) => {
      const file = await mailbox.keep("mail", mail)
      log.info({ file }, "mail kept in the mailbox, because SMTP_URL is not set")
    },
    close: () => {},
  }
}
