// English that nobody says out loud, refused in the dictionaries and in the docs.
import type { Dictionary } from "./dictionaries.ts"
import type { SourceFile } from "./repository.ts"

const stiff = [
  "whoever",
  "whomever",
  "whom",
  "anew",
  "thereof",
  "besides",
  "hence",
  "thus",
  "whereas",
  "shall",
  "in order to",
  "so as to",
  "somebody",
  "everybody",
  "anybody",
  "strangers?",
  "at once",
  "by itself",
  "for good",
  "a few words",
  "the other side",
  "meanwhile",
  "begins?",
  "began",
  "begun",
  "beginnings?",
  "cannot",
  "(?:do|does|did|is|are|was|were|has|have|will|would|could|should) not",
  "press(?:es|ed)?",
  "e-mails?",
  "sign(?:ed|s)? in",
  "call(?:ed|s)? off",
  "shut out",
  "on the wall",
  "deeds?",
]
const stiffWord = new RegExp(`\\b(${stiff.join("|")})\\b`, "i")

/** What people look for is written as they write it, and newspapers are the press. */
const mayBeStiff = (key: string) => key.endsWith(".also") || key === "contact:topics.partnership"

export function stiffWords(english: Dictionary): string[] {
  return [...english].flatMap(([key, text]) => {
    const found = mayBeStiff(key) ? null : stiffWord.exec(text)
    return found ? [`${key} says "${found[0]}": write it in everyday words`] : []
  })
}

/** Code is quoted as it is, and so is someone else's licence. */
const quoted = /^```[\s\S]*?^```|`[^`\n]+`|^## Licence of [\s\S]*/gm

export function stiffLines({ path, text }: SourceFile): string[] {
  const prose = text.replaceAll(quoted, (part) => part.replaceAll(/[^\n]/g, ""))
  return prose.split("\n").flatMap((line, index) => {
    const found = stiffWord.exec(line)
    return found ? [`${path}:${index + 1} says "${found[0]}": write it in everyday words`] : []
  })
}
