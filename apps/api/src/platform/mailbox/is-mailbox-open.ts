type Settings = {
  NODE_ENV?: string | undefined
  SMTP_URL?: string | undefined
  SMS_ACCOUNT?: string | undefined
}

/** Whether there's something to look into: outside production, as long as mails or messages stay on the machine. */
export function isMailboxOpen({ NODE_ENV, SMTP_URL, SMS_ACCOUNT }: Settings): boolean {
  return NODE_ENV !== "production" && !(SMTP_URL && SMS_ACCOUNT)
}
