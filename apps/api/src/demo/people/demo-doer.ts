import type { Locale } from "@doable/domain/locale"
import type { Money } from "@doable/domain/money/money"
import type { PriceKind, PriceUnit, ProviderMode } from "@doable/domain/provider/status"
import type { DoerKey } from "./cast.ts"
import type { Motif, Paper, Portrait } from "../drawings/demo-drawings.ts"

export type DemoService = {
  category: string
  title: string
  description: string
  price: [kind: PriceKind, amount?: Money, unit?: PriceUnit]
  packages?: { name: string; price: Money; includes: string[] }[]
}

/** A doer as they would describe themselves. What others say of them comes from work alone, so there is none here. */
export type DemoDoer = {
  /** What the stories call them. */
  key: DoerKey
  name: string
  lang: Locale
  company?: string
  portrait: Portrait
  headline: string
  bio: string
  categories: string[]
  speaks: Locale[]
  mode: ProviderMode
  place?: string
  radiusKm?: number
  hourly?: Money
  /** Days of the week, Monday first, and the hours of each. */
  days: string
  hours: [from: string, to: string]
  sameDay?: boolean
  /** How long ago the profile was published. */
  daysAgo: number
  /** What was checked: nothing, the number, or who they are (with licences for these categories). */
  checked: "nothing" | "phone" | { licences: string[]; years: number; born: string }
  works: [motif: Motif, paper: Paper, caption: string][]
  services: DemoService[]
}

export const lei = (amount: number): Money => ({ amount: amount * 100, currency: "MDL" })
export const ron = (amount: number): Money => ({ amount: amount * 100, currency: "RON" })
export const euros = (amount: number): Money => ({ amount: amount * 100, currency: "EUR" })
export const chisinau = "618426"
export const skins = { fair: "#f6d7bd", light: "#f1c9a5", warm: "#e0ac86", brown: "#c68a63" } as const
export const hairColours = {
  dark: "#3b2a1e",
  black: "#1d1a1a",
  red: "#a0522d",
  grey: "#8b8b88",
  blond: "#d9a441",
} as const
