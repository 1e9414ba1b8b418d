import { z } from "zod"
import { ruleNameLength, triedTextLength, wordLength, wordsPerRule } from "./text-rule-limits.ts"
import { isWordFit, placesFor, textActions, textPlaces } from "./text-places.ts"

const payload = z
  .object({
    name: z.string().trim().min(ruleNameLength.min).max(ruleNameLength.max),
    action: z.enum(textActions),
    words: z
      .array(z.string().trim().max(wordLength).refine(isWordFit, "word_unfit"))
      .min(1)
      .max(wordsPerRule),
    places: z.array(z.enum(textPlaces)).min(1).max(textPlaces.length),
    isActive: z.boolean(),
  })
  .refine(({ action, places }) => places.every((place) => placesFor(action).includes(place)), {
    path: ["places"],
    message: "place_unfit",
  })

export const createTextRuleInput = z.object({ payload })
export type CreateTextRule = z.infer<typeof createTextRuleInput>

/** `updatedAt` is what the administrator has seen: a rule that was changed since isn't overwritten. */
export const updateTextRuleInput = z.object({ id: z.uuid(), updatedAt: z.iso.datetime(), payload })
export type UpdateTextRule = z.infer<typeof updateTextRuleInput>

export const textRuleId = z.object({ id: z.uuid() })

export const tryTextInput = z.object({
  text: z.string().max(triedTextLength),
  place: z.enum(textPlaces),
})
export type TryText = z.infer<typeof tryTextInput>

/** A rule as it would be, tried on what was written lately. */
export const tryRuleInput = z.object({ payload })
export type TryRule = z.infer<typeof tryRuleInput>
