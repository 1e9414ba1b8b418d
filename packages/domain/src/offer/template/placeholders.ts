// A template's text has gaps that each task fills. They're stored under these names, whatever language the doer reads.

export const placeholders = ["client", "task", "day", "place", "price"] as const
export type Placeholder = (typeof placeholders)[number]
export type Gaps = Record<Placeholder, string>

const inBraces = /\{([^{}]{1,60})\}/g
const gap = new RegExp(`\\{(${placeholders.join("|")})\\}(\\.(?!\\.))?`, "g")

/** Shortened months end with a full stop, which then ends the sentence, too. */
export function fillGaps(text: string, values: Gaps): string {
  return text.replace(gap, (_, name: Placeholder, stop = "") =>
    values[name].endsWith(".") ? values[name] : `${values[name]}${stop}`,
  )
}

/** With the gaps named as the doer calls them: "{client’s name}". */
export function nameGaps(text: string, names: Gaps): string {
  return fillGaps(
    text,
    eachGap((one) => `{${names[one]}}`),
  )
}

/** Back to what is stored. Capital letters and spaces around a name don't matter. */
export function storeGaps(text: string, names: Gaps): string {
  const known = new Map(placeholders.map((one) => [names[one].toLowerCase(), one]))
  return text.replace(inBraces, (whole, said: string) => {
    const one = known.get(said.trim().toLowerCase())
    return one ? `{${one}}` : whole
  })
}

/** Of a stored text: what looks like a gap and would reach the client as it is. */
export function unknownGaps(text: string): string[] {
  const isKnown = (one: string) => placeholders.some((name) => one === `{${name}}`)
  return [...new Set(text.match(inBraces))].filter((one) => !isKnown(one))
}

export function eachGap(say: (one: Placeholder) => string): Gaps {
  return Object.fromEntries(placeholders.map((one) => [one, say(one)])) as Gaps
}
