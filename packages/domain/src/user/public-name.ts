/** As other people read it: the first name and an initial. Anyone who gave one word is known by it. */
export function publicName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/u)
  const [initial] = [...(others.at(-1) ?? "")]
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}
