import {
  contactKinds,
  placesFor,
  textPlaces,
  type TextAction,
  type TextPlace,
} from "@doable/domain/moderation/text-places"
import type { RuleTab, TextRuleList, TextRuleRow } from "./load-text-rules.ts"

export type BuiltIn = TextRuleList["builtIn"][number]["rule"]

/** One line of the table: a written rule, or one that is in the code. */
export type RuleLine = {
  key: string
  /** Null of what is in the code: nobody changes it here. */
  rule: TextRuleRow | null
  builtIn: BuiltIn | null
  actions: readonly TextAction[]
  places: readonly TextPlace[]
  isActive: boolean
  hits: readonly number[]
}

const isContact = (rule: BuiltIn) => contactKinds.some((kind) => kind === rule)

/** What was written comes first; what is in the code is always the same. */
export function linesOf({ data, builtIn }: TextRuleList): RuleLine[] {
  return [
    ...data.map((rule) => ({
      key: rule.id,
      rule,
      builtIn: null,
      actions: [rule.action],
      places: rule.places,
      isActive: rule.isActive,
      hits: rule.hits,
    })),
    ...builtIn.map(({ rule, hits }) => ({
      key: rule,
      rule: null,
      builtIn: rule,
      actions: isContact(rule) ? (["mask"] as const) : (["hold", "refuse"] as const),
      places: isContact(rule) ? textPlaces : textPlaces.filter((place) => place !== "message"),
      isActive: true,
      hits,
    })),
  ]
}

export function isIn(tab: RuleTab, { actions, isActive }: RuleLine): boolean {
  if (tab === "all") return true
  return tab === "off" ? !isActive : isActive && actions.includes(tab)
}

export interface RuleDraft {
  name: string
  action: TextAction
  /** One word or several to a line. */
  words: string
  places: readonly TextPlace[]
  isActive: boolean
}

export function draftOf(rule: TextRuleRow | null): RuleDraft {
  if (!rule) return { name: "", action: "mask", words: "", places: textPlaces, isActive: true }
  const { name, action, words, places, isActive } = rule
  return { name, action, words: words.join("\n"), places, isActive }
}

export function payloadOf({ name, action, words, places, isActive }: RuleDraft) {
  const lines = words.split(/[\n,;]/).map((word) => word.trim())
  return {
    name: name.trim(),
    action,
    words: [...new Set(lines.filter(Boolean))],
    places: placesFor(action).filter((place) => places.includes(place)),
    isActive,
  }
}
