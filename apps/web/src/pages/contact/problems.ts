import { looksLikeEmail } from "@doable/domain/account/email"
import { contactNameLength, contactTextLength } from "@doable/domain/contact-message/limits"
import { lengthProblem } from "@doable/domain/text/length"

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
  const wrongName = lengthProblem(name, contactNameLength)
  const wrongText = lengthProblem(text, contactTextLength)
  return {
    ...(wrongName && { name: ({ tooShort: "nameRequired", tooLong: "nameTooLong" } as const)[wrongName] }),
    ...(!looksLikeEmail(email) && { email: "emailInvalid" as const }),
    ...(wrongText && { text: ({ tooShort: "textTooShort", tooLong: "textTooLong" } as const)[wrongText] }),
  }
}
