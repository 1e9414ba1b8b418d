import { looksLikeEmail } from "@doable/domain/account/email"
import { contactNameLength, contactTextLength } from "@doable/domain/contact-message/limits"

export interface ContactFields {
  name: string
  email: string
  text: string
}

export interface ContactProblems {
  name?: "nameRequired" | "nameTooLong"
  email?: "emailInvalid"
  text?: "textTooShort" | "textTooLong"
}

export type ContactFailure = "failed" | "tooMany"

/** What comes of the form without scripts. */
export interface PostedContact {
  sent?: { ticketNo: string; email: string }
  problems?: ContactProblems
  failure?: ContactFailure
}

export function contactProblems({ name, email, text }: ContactFields): ContactProblems {
  return {
    ...(name === "" && { name: "nameRequired" as const }),
    ...(name.length > contactNameLength.max && { name: "nameTooLong" as const }),
    ...(!looksLikeEmail(email) && { email: "emailInvalid" as const }),
    ...(text.length < contactTextLength.min && { text: "textTooShort" as const }),
    ...(text.length > contactTextLength.max && { text: "textTooLong" as const }),
  }
}
