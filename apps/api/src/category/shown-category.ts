import { z } from "zod"
import { l10n } from "@doable/domain/text/l10n"
import { hasDrawing } from "./has-drawing.ts"

export const categoryFacts = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  /** Names the paper that it is printed on. */
  parentSlug: z.string().nullable(),
  slug: z.string(),
  name: l10n,
  icon: z.string(),
})

/** Only on a subcategory without a drawing of its own, so that lists don't say it of every row. */
type Plain = { isPlain?: true }

/** A category as shown on a task or a doer. */
export const shownCategory = categoryFacts.transform(markPlain)

/** As much of a category as its drawing needs. */
export const drawnCategory = categoryFacts.pick({ slug: true, parentSlug: true }).transform(markPlain)

function markPlain<Drawn extends Pick<z.infer<typeof categoryFacts>, "slug" | "parentSlug">>(
  category: Drawn,
): Drawn & Plain {
  return category.parentSlug === null || hasDrawing(category.slug) ? category : { ...category, isPlain: true }
}
