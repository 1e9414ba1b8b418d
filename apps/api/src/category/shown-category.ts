import { z } from "zod"
import { l10n } from "@doable/domain/text/l10n"

/** A category as shown on a task or a doer. */
export const shownCategory = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  /** Names the paper that it is printed on. */
  parentSlug: z.string().nullable(),
  slug: z.string(),
  name: l10n,
  icon: z.string(),
})
