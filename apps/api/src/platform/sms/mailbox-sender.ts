import type { Log } from "../log.ts"
import type { Mailbox } from "../mailbox/mailbox.ts"
import type { SmsSender } from "./sms-sender.ts"

/** For development: messages stay on this machine, beside the mails. */
export function createMailboxSender(mailbox: Mailbox, log: Log): SmsSender {
  return {
    send: async (sms) => {
      const file = await mailbox.keep("sms", sms)
      log.info({ file }, "SMS kept in the mailbox, because SMS_ACCOUNT is not set")
    },
  }
}
