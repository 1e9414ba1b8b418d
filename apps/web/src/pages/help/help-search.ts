import { searchLength } from "@doable/domain/text/search"

export interface HelpSearch {
  q?: string | undefined
  for?: "doer" | undefined
  /** The article that lies open. Whether there is such a one is for the page to know. */
  read?: string | undefined
  /** Whether it helped, as someone has just answered without scripts. */
  said?: "yes" | "no" | undefined
}

const text = (value: unknown) =>
  typeof value === "string" && value.trim() ? value.slice(0, searchLength) : undefined

export function readHelpSearch({ q, for: audience, read, said }: Record<string, unknown>): HelpSearch {
  return {
    q: text(q),
    for: audience === "doer" ? audience : undefined,
    read: text(read),
    said: said === "yes" || said === "no" ? said : undefined,
  }
}
