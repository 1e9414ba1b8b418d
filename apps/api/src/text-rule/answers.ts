// What leaves the server about the rules for texts; only to administrators.
import { z } from "zod"
import { builtInRules } from "@doable/domain/moderation/text-rules"
import { textActions, textPlaces } from "@doable/domain/moderation/text-places"

/** Of the last seven days, the oldest first. */
const hits = z.array(z.int()).length(7)

export const textRule = z.object({
  id: z.string(),
  name: z.string(),
  action: z.enum(textActions),
  words: z.array(z.string()),
  places: z.array(z.enum(textPlaces)),
  isActive: z.boolean(),
  updatedAt: z.string(),
  hits,
})
export type TextRuleAnswer = z.infer<typeof textRule>

export const textRuleList = z.object({
  data: z.array(textRule).max(200),
  total: z.int(),
  builtIn: z.array(z.object({ rule: z.enum(builtInRules), hits })),
})

const found = z.object({
  rule: z.string(),
  /** Null of what the code finds by itself; that one has words in each language. */
  name: z.string().nullable(),
  action: z.enum(textActions),
  text: z.string(),
})

export const triedText = z.object({ shown: z.string(), found: z.array(found) })

export const triedRule = z.object({
  looked: z.int(),
  hit: z.int(),
  /** The newest of them, each with what was found in it. */
  samples: z.array(z.object({ text: z.string(), found: z.string() })).max(10),
})
