import { z } from "zod"
import { textOf } from "../../text/length-input.ts"
import { locales } from "../../locale.ts"
import { isPossibleSum } from "../../money/limits.ts"
import { money } from "../../money/money.ts"
import { durationHours, offerMessageLength } from "../limits.ts"
import { templateNameLength } from "./limits.ts"

const id = z.uuid()

const price = money.refine(isPossibleSum)

const payload = z.object({
  name: textOf({ min: 1, max: templateNameLength }),
  text: textOf({ min: 1, max: offerMessageLength.max }),
  lang: z.enum(locales),
  price: price.nullable().default(null),
  durationHours: z.number().min(durationHours.min).max(durationHours.max).nullable().default(null),
})

export const createTemplateInput = z.object({ payload })
export type CreateTemplate = z.infer<typeof createTemplateInput>

/** All of it is written again: the page has it all. */
export const updateTemplateInput = z.object({ id, payload })
export type UpdateTemplate = z.infer<typeof updateTemplateInput>

export const templateIdInput = z.object({ id })
export type TemplateId = z.infer<typeof templateIdInput>
