import type { Locale } from "@doable/domain/locale"
import type { ChosenPlace } from "../draft/chosen-queries.ts"

/** All that other people learn about where it is. */
export function publicPlace({ name, city }: ChosenPlace, locale: Locale): string {
  return city ? `${name[locale]}, ${city[locale]}` : name[locale]
}
