import type { Env } from "../settings/env.ts"
import type { Log } from "../settings/log.ts"
import type { Mailbox } from "../mailbox/mailbox.ts"
import type { SmsSender } from "./sms-sender.ts"
import { createTwilioSender } from "./twilio-sender.ts"

export function createSmsSender(env: Env, mailbox: Mailbox, log: Log): SmsSender {
  const { SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = env
  if (account && token && from) return createTwilioSender({ url, account, token, from })
  if (env.NODE_ENV === "production") log.error("SMS_ACCOUNT is not set: no SMS leaves this machine")
  return createMailboxSender(mailbox, log)
}

/** For development: messages stay on this machine, beside the mails. */
function createMailboxSender(mailbox: Mailbox, log: Log): SmsSender {
  return {
    send: async (sms) => {
      const file = await mailbox.keep("sms", sms)
      log.info({ file }, "SMS kept in the mailbox, because SMS_ACCOUNT is not set")
    },
  }
}
