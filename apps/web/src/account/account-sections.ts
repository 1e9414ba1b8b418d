import type { Namespace } from "../i18n/resources.ts"

/** The sections that an address can name: `/account?section=security`, or `?account=security` over any page. */
export const accountSections = ["account", "settings", "language", "billing", "security"] as const
export type AccountSection = (typeof accountSections)[number]

/** What the sections say. */
export const accountWords: readonly Namespace[] = ["account", "contacts", "security", "fields", "refusal"]

export function readSection(value: unknown): AccountSection | undefined {
  return accountSections.find((section) => section === value)
}
