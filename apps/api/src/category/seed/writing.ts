// A short hand for writing the tree down: always English, Russian, Romanian, in this order.
import type { CategoryQuestion, Synonyms } from "@doable/domain/category/category"
import type { L10n } from "@doable/domain/text/l10n"

export type SeedCategory = {
  slug: string
  icon: string
  name: L10n
  description: L10n
  synonyms: Synonyms
  questions?: readonly CategoryQuestion[]
  requiresVerification?: boolean
  isPopular?: boolean
}

export type SeedBranch = SeedCategory & { children: readonly SeedCategory[] }

export const say = (en: string, ru: string, ro: string): L10n => ({ en, ru, ro })

/** Words by which people look for something, parted by commas. */
export const words = (en: string, ru: string, ro: string): Synonyms => ({
  en: list(en),
  ru: list(ru),
  ro: list(ro),
})

const list = (text: string) => text.split(",").map((word) => word.trim().replace(/\s+/g, " "))

export const askNumber = (key: string, label: L10n): CategoryQuestion => ({
  key,
  type: "number",
  label,
  required: false,
})

export const askText = (key: string, label: L10n): CategoryQuestion => ({
  ...askNumber(key, label),
  type: "text",
})

export const askYesNo = (key: string, label: L10n): CategoryQuestion => ({
  ...askNumber(key, label),
  type: "bool",
})

export const askOne = (key: string, label: L10n, options: Record<string, L10n>): CategoryQuestion => ({
  ...askNumber(key, label),
  type: "select",
  options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
})

export const askSome = (key: string, label: L10n, options: Record<string, L10n>): CategoryQuestion => ({
  ...askOne(key, label, options),
  type: "multi",
})
