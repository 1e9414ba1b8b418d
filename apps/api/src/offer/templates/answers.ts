import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { money } from "@doable/domain/money/money"

export const offerTemplate = z.object({
  id: z.string(),
  name: z.string(),
  /** With its gaps: "Hello, {client}". */
  text: z.string(),
  lang: z.enum(locales),
  price: money.nullable(),
  durationHours: z.number().nullable(),
  /** Offers that were sent with it, and how many of them were accepted. */
  used: z.number(),
  hired: z.number(),
})
export type OfferTemplate = z.infer<typeof offerTemplate>

export const offerTemplateList = z.object({ data: z.array(offerTemplate), total: z.number() })
