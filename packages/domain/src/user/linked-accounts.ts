/** What two accounts may have in common: the same number proved by both, one network, one device on it. */
export const sharedKinds = ["number", "network", "device"] as const
export type SharedKind = (typeof sharedKinds)[number]

export type Pair = { one: string; other: string }

/** Everyone who is linked to this person, over any number of others, without the person. */
export function clusterOf(person: string, pairs: readonly Pair[]): string[] {
  const found = new Set([person])
  for (const id of found) {
    for (const { one, other } of pairs) {
      if (one === id) found.add(other)
      if (other === id) found.add(one)
    }
  }
  found.delete(person)
  return [...found]
}
