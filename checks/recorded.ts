// What may happen is written down somewhere: a command that forgets its event or its audit row leaves a name unused.
import type { SourceFile } from "./repository.ts"

const name = /"([a-z_-]+\.[a-z_-]+)"/g

/** The names in a list of all that may be recorded. */
export const namesIn = ({ text }: SourceFile): string[] => [
  ...new Set([...text.matchAll(name)].map(([, found = ""]) => found)),
]

/** The names that no code writes. As a key of a table or as the type of an effect, a name only says what follows. */
export function neverRecorded(names: readonly string[], files: readonly SourceFile[]): string[] {
  const written = new Set<string>()
  const starts = new Set<string>()
  for (const { text } of files) {
    const code = text.replaceAll(/Effect<[^>]*>/g, "").replaceAll(/"[\w.-]+":/g, "")
    for (const [, found = ""] of code.matchAll(name)) written.add(found)
    for (const [, noun = ""] of code.matchAll(/`([a-z_-]+)\.\$\{/g)) starts.add(noun)
  }
  return names.filter((one) => !written.has(one) && !starts.has(one.split(".")[0] ?? ""))
}
