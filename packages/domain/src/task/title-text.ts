/** The label over the line, written again into it. "Am nevoie de cineva care să…" goes on with a verb that needs it. */
const leadIns = /^(?:i need (?:someone|somebody) to|мне нужно|am nevoie de(?! cineva))\s+(?=\S)/iu

/** A line that goes on from its label, as a title of its own. */
export const titleOfWish = (wish: string) => withCapital(wish.replace(leadIns, ""))

/** A title starts with a capital letter; a word that has one elsewhere, as iPhone, is left as it is. */
export function withCapital(title: string): string {
  const [first = ""] = title.split(/\s/u, 1)
  return first === first.toLowerCase() ? title.charAt(0).toUpperCase() + title.slice(1) : title
}
