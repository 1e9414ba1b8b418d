export const en = {
  linkHint: "If the button does not work, open this link:",
  verification: {
    subject: (app: string) => `Confirm your email for ${app}`,
    title: "Confirm your email",
    preview: "One press and your account is ready.",
    reason: (app: string, email: string) =>
      `Someone, we hope you, made a ${app} account with ${email}. Press the button so that offers and answers reach you.`,
    action: "Confirm the email",
    after: [
      "The link works for 24 hours. If it has run out, log in and we will send you a new one.",
      "It was not you? Do nothing. Without confirmation the account stays closed.",
    ],
    why: "We send this when an account is made, or when someone asks for a new link.",
  },
  accountExists: {
    subject: (app: string) => `You already have an account on ${app}`,
    title: "You already have an account",
    preview: "There is nothing to set up: just log in.",
    reason: (app: string, email: string) =>
      `Someone, we hope you, tried to make a ${app} account with ${email}. There is one already, so just log in.`,
    action: "Log in",
    after: ["It was not you? Do nothing. Your account and your password have not changed."],
    why: "We send this when someone signs up with an address that has an account.",
  },
}

export type MailWords = typeof en
