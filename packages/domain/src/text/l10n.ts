import { z } from "zod"
import { perLocale } from "../locale.ts"

/** The same in every language of the product, each under its code. */
export function inEachLanguage<T extends z.ZodType>(schema: T) {
  return z.object(perLocale(() => schema))
}

/** One text in every language. What we write ourselves always has all of them. */
export const l10n = inEachLanguage(z.string().min(1))
export type L10n = z.infer<typeof l10n>
