import { z } from "zod"

/** One text in the three languages. What we write ourselves always has all three. */
export const l10n = z.object({ en: z.string().min(1), ru: z.string().min(1), ro: z.string().min(1) })
export type L10n = z.infer<typeof l10n>
