import type { Namespace } from "@doable/words/keys"

/** The sections that an address can name: `/account?section=security`, or `?account=security` over any page. */
export const accountSections = [
  "account",
  "settings",
  "notifications",
  "searches",
  "sending",
  "language",
  "billing",
  "security",
  "reports",
  "restrictions",
] as const
export type AccountSection = (typeof accountSections)[number]

/** Where the account lies: on its own page, or over another. */
export type AccountPlace = "page" | "dialog"

/** What the sections say. */
export const accountWords: readonly Namespace[] = [
  "account",
  "contacts",
  "notification",
  "alerts",
  "sending",
  "push",
  "task",
  "security",
  "fields",
  "refusal",
]

/** Only on the account's own page; the dialog has the sections it always had. */
export const pageOnlySections: readonly AccountSection[] = ["reports", "restrictions"]

export function readSection(value: unknown): AccountSection | undefined {
  return accountSections.find((section) => section === value)
}
