const kinds = ["offer", "task", "direct", "support", "unread"] as const

/** What the list shows: one kind, or what is unread of any. */
export type ChatFilter = (typeof kinds)[number]

export interface ChatSearch {
  /** The conversation that is open. */
  c?: string | undefined
  show?: ChatFilter | undefined
  q?: string | undefined
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const longest = 100

/** Named even when it is wrong: what is left out would pass unchecked. */
export function readChatSearch({ c, show, q }: Record<string, unknown>): ChatSearch {
  const words = typeof q === "string" || typeof q === "number" ? String(q).trim().slice(0, longest) : ""
  return {
    c: typeof c === "string" && id.test(c) ? c : undefined,
    show: kinds.find((kind) => kind === show),
    q: words || undefined,
  }
}
