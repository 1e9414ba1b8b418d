import { z } from "zod"
import { l10n } from "@doable/domain/text/l10n"

/** `city` is there when the place is a part of one. */
export const shownPlace = z.object({ id: z.string(), name: l10n, city: l10n.nullable() })
