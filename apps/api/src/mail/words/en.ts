export const en = {
  verification: {
    subject: (app: string) => `Confirm your e-mail address for ${app}`,
    greeting: "Hello!",
    reason: (app: string) => `Someone, we hope you, opened an account on ${app} with this address.`,
    action: "Confirm my address",
    validity: "The link works for 24 hours.",
    ignore: "If it was not you, do nothing: without confirmation the account stays closed.",
  },
}

export type MailWords = typeof en
