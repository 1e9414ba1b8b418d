import { findHits, maskHits } from "@doable/domain/moderation/text-rules"
import { type TextAction, type TextPlace } from "@doable/domain/moderation/text-places"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import type { TextHits } from "../platform/text-hits.ts"
import { rulesInForce } from "./queries.ts"

export type Screen = {
  /** The text as others read it, and what of it they don't. */
  mask: (text: string) => { text: string; spans: { start: number; end: number }[] }
  /** Throws when one of the texts has what nobody may write here. */
  refuse: (...texts: string[]) => void
  /** The same of texts that stand in fields: which of them has it. */
  refusedFields: <Path extends string>(
    fields: Record<Path, string>,
  ) => { path: Path; code: "text_prohibited" }[]
  /** Whether a person has to look at it first. */
  isHeld: (...texts: string[]) => boolean
}

/** The rules of this moment, for the texts of one act. Without `hits` nothing is counted: a draft is saved many times. */
export async function screenFor(tx: Transaction, place: TextPlace, hits?: TextHits): Promise<Screen> {
  const rules = await rulesInForce(tx)
  const found = (text: string, action: TextAction) => {
    const those = findHits(text, place, rules).filter((hit) => hit.action === action)
    for (const rule of new Set(those.map((hit) => hit.rule))) hits?.add(rule)
    return those
  }
  const isFound = (texts: string[], action: TextAction) => found(texts.join("\n"), action).length > 0
  return {
    mask: (text) => maskHits(text, found(text, "mask")),
    refuse: (...texts) => {
      if (isFound(texts, "refuse")) throw new Refused("text_not_allowed")
    },
    refusedFields: <Path extends string>(fields: Record<Path, string>) =>
      (Object.keys(fields) as Path[])
        .filter((path) => isFound([fields[path]], "refuse"))
        .map((path) => ({ path, code: "text_prohibited" as const })),
    isHeld: (...texts) => isFound(texts, "hold"),
  }
}
