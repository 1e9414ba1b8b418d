// What an offer says in short.
import { momentText } from "@doable/words/values"
import type { Locale } from "@doable/domain/locale"

/** "Thu 13 Jun, 18:30", by the clock of the market. */
export function startText(moment: string, locale: Locale): string {
  return momentText(new Date(moment), locale)
}

export function firstName(name: string): string {
  return name.split(" ", 1)[0] ?? name
}
