/** What a provider's login ended with, as the API writes it into the address. */
const sentences = {
  account_not_linked: "notLinked",
  email_not_verified: "notVerified",
  ACCOUNT_DEACTIVATED: "deactivated",
  too_many: "tooMany",
  other: "providerFailed",
} as const

export type LoginError = keyof typeof sentences

/** Someone who changed their mind at the provider needs no words. */
export function readLoginError(value: unknown): LoginError | undefined {
  if (typeof value !== "string" || value === "" || value === "access_denied") return undefined
  return Object.hasOwn(sentences, value) ? (value as LoginError) : "other"
}

export const sentenceOf = (error: LoginError) => sentences[error]
