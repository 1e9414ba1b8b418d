import type { Refusal } from "@doable/domain/refusal"

// What a form without scripts has led to; it travels in the address.

const refusals = [
  "saved_search_limit_reached",
  "saved_search_many_words",
  "rate_limited",
] as const satisfies readonly Refusal[]
const successes = ["saved", "changed", "deleted"] as const
const failures = ["failed", "notChanged", "notDeleted"] as const

type SavingRefusal = (typeof refusals)[number]
type Success = (typeof successes)[number]
export type PlainOutcome = SavingRefusal | Success | (typeof failures)[number]

export const plainOutcomeOf = (code: unknown): PlainOutcome | undefined =>
  [...refusals, ...successes, ...failures].find((one) => one === code)

/** Why a search couldn't be saved, where the reason's own text helps. */
export const savingRefusalOf = (code: unknown): SavingRefusal | undefined =>
  refusals.find((one) => one === code)

export const successOf = (outcome: PlainOutcome): Success | undefined =>
  successes.find((one) => one === outcome)
