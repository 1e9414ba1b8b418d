import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import { createFileSender } from "./file-sender.ts"
import type { SmsSender } from "./sms-sender.ts"
import { createTwilioSender } from "./twilio-sender.ts"

export function createSmsSender(env: Env, log: Log): SmsSender {
  const { SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = env
  if (account && token && from) return createTwilioSender({ url, account, token, from })
  if (env.NODE_ENV === "production") log.warn("SMS_ACCOUNT is not set: no SMS leaves this machine")
  return createFileSender(env.MAIL_DIR, log)
}
