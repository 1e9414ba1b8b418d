export const en = {
  linkHint: "If the button does not work, open this link:",
  verification: {
    subject: (app: string) => `Confirm your email for ${app}`,
    title: "Confirm your email",
    preview: "One press and your account is ready.",
    reason: (app: string, email: string) =>
      `Someone (we hope it was you) created a ${app} account with ${email}. Press the button so that offers and answers reach you.`,
    action: "Confirm the email",
    after: [
      "The link works for 24 hours. If it has expired, log in and we will send you a new one.",
      "It was not you? Do nothing. Without confirmation the account stays closed.",
    ],
    why: "We send this when an account is made, or when someone asks for a new link.",
  },
  accountExists: {
    subject: (app: string) => `You already have an account on ${app}`,
    title: "You already have an account",
    preview: "There is nothing to set up: just log in.",
    reason: (app: string, email: string) =>
      `Someone (we hope it was you) tried to make a ${app} account with ${email}. There is one already, so just log in.`,
    action: "Log in",
    after: ["It was not you? Do nothing. Your account and your password have not changed."],
    why: "We send this when someone signs up with an address that has an account.",
  },
  passwordReset: {
    subject: (app: string) => `Choose a new password for ${app}`,
    title: "Choose a new password",
    preview: "The link works for one hour.",
    reason: (app: string, email: string) =>
      `Someone (we hope it was you) asked for a new password for the ${app} account of ${email}. Press the button to choose one.`,
    action: "Choose a new password",
    after: [
      "The link works once and for one hour. When you have used it, you are logged out everywhere.",
      "It was not you? Do nothing. Your password stays as it is.",
    ],
    why: "We send this when someone asks for a new password.",
  },
  passwordChanged: {
    subject: (app: string) => `Your ${app} password was changed`,
    title: "Your password was changed",
    preview: "If it was you, all is well.",
    reason: (app: string, email: string) =>
      `The password of the ${app} account of ${email} was just changed, and every device was logged out. If it was you, there is nothing to do.`,
    action: "It was not me",
    after: ["It was not you? Press the button and choose a password that only you know."],
    why: "We send this whenever a password is changed.",
  },
  accountDeleted: {
    subject: (app: string) => `Your ${app} account is deleted`,
    title: "Your account is deleted",
    preview: "Thank you for having been here.",
    reason: (app: string, email: string) =>
      `As you asked, the ${app} account of ${email} is deleted: name, picture, contacts and password are gone, and every device is logged out.`,
    action: "Open the home page",
    after: [
      "What others have written about work with you stays without your name.",
      "You are welcome to make a new account with this address at any time.",
    ],
    why: "We send this once, when an account is deleted with its password.",
  },
  signInLocked: {
    subject: (app: string) => `Sign-in to ${app} is closed for now`,
    title: "Sign-in is closed for now",
    preview: "Too many wrong passwords. Was it you?",
    reason: (app: string, email: string, about: string) =>
      `Someone gave too many wrong passwords for the ${app} account of ${email}, so sign-in is closed for now. The last try: ${about}. Was it you? Press the button to try again at once.`,
    action: "Open sign-in",
    after: [
      "The link works once and for one hour. It logs nobody in: the password is still asked for.",
      "It was not you? Nobody got in. Do nothing, or choose a new password if yours is an easy one.",
    ],
    why: "We send this when sign-in is closed after wrong passwords, or when someone asks to open it.",
  },
  emailChangeOld: {
    subject: (app: string) => `Confirm the change of your ${app} email`,
    title: "Do you want to change your email?",
    preview: "The change needs a press in both mailboxes.",
    reason: (app: string, email: string, about: string) =>
      `Someone (we hope it was you) wants to change the email of your ${app} account from ${email} to ${about}. It changes when the links in both mailboxes were followed. Press the button where you are logged in.`,
    action: "Yes, change it",
    after: [
      "The link works for 24 hours.",
      "It was not you? Do nothing, and the address stays. Then choose a new password and end all sessions: someone is logged in as you.",
    ],
    why: "We send this to both addresses when someone wants to change the email of an account.",
  },
  emailChangeNew: {
    subject: (app: string) => `Confirm your new ${app} email`,
    title: "Is this your new email?",
    preview: "The change needs a press in both mailboxes.",
    reason: (app: string, email: string) =>
      `Someone (we hope it was you) wants to use ${email} for a ${app} account. It changes when the links in both mailboxes were followed. Press the button where you are logged in.`,
    action: "Yes, it is mine",
    after: ["The link works for 24 hours.", "It was not you? Do nothing. Nothing changes without you."],
    why: "We send this to both addresses when someone wants to change the email of an account.",
  },
  emailChanged: {
    subject: (app: string) => `Your ${app} email was changed`,
    title: "Your email was changed",
    preview: "If it was you, all is well.",
    reason: (app: string, email: string, about: string) =>
      `The email of your ${app} account was changed from ${email} to ${about}. If it was you, there is nothing to do.`,
    action: "It was not me, take it back",
    after: [
      "The link works for 72 hours: it gives the account this address back, lets you choose a new password and logs everybody else out.",
    ],
    why: "We send this to the former address whenever an email is changed.",
  },
  contactReceived: {
    subject: (app: string) => `A message for ${app}`,
    title: "Somebody has written",
    preview: "It waits for an answer.",
    reason: (_app: string, email: string, about: string) => `${about}, from ${email}:`,
    action: "Open the messages",
    after: ["An answer from the queue reaches the writer by email and stands on their page."],
    why: "We send this to the mailbox of the team for every message from the contact page.",
  },
  contactReply: {
    subject: (app: string) => `An answer from ${app}`,
    title: "We have answered you",
    preview: "About what you wrote to us.",
    reason: (_app: string, email: string, about: string) =>
      `You wrote to us from ${email}, number ${about}. Our answer:`,
    action: "Write again",
    after: ["Name the number when you write again, so that we find it at once."],
    why: "We send this because somebody wrote to us from this address.",
  },
}

export type MailWords = typeof en
