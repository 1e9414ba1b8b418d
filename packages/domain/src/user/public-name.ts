/** As other people see it: the first name and an initial. A single word is shown as it is. */
export function publicName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/u)
  const [initial] = [...(others.at(-1) ?? "")]
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}
