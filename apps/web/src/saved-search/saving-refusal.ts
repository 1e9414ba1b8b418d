import type { Refusal } from "@doable/domain/refusal"

const refusals = [
  "saved_search_limit_reached",
  "saved_search_many_words",
  "rate_limited",
] as const satisfies readonly Refusal[]

export type SavingRefusal = (typeof refusals)[number]

/** Why a search couldn't be saved without scripts, where its text helps; it travels in the address. */
export const savingRefusalOf = (code: unknown): SavingRefusal | undefined =>
  refusals.find((one) => one === code)
