// The client's own translation of a task. The original stays what counts: readers can always open it.
import type { Locale } from "../../locale.ts"
import { plainText } from "../../text/plain-text.ts"

export type TaskText = { title: string; description: string }
/** `of`: the mark of the original that was translated. */
export type Translation = TaskText & { of: string }
export type Translations<Kept = Translation> = Partial<Record<Locale, Kept>>

/** Tells one original from another, however it's spaced: 32 bits of FNV-1a. */
export function markOf({ title, description }: TaskText): string {
  let hash = 0x811c9dc5
  for (const character of `${plainText(title)}\n${plainText(description)}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(36)
}

/** Whether the original was changed after it was translated. */
export function isOlder({ of }: Pick<Translation, "of">, original: TaskText): boolean {
  return of !== markOf(original)
}

/** What was translated, without the original's own language and without what was left empty. */
export function otherTranslations<Kept extends TaskText>(
  translations: Translations<Kept>,
  lang: Locale,
): [Locale, Kept][] {
  return (Object.entries(translations) as [Locale, Kept][]).filter(
    ([locale, { title, description }]) => locale !== lang && `${title}${description}`.trim() !== "",
  )
}

/** What a reader of this language gets instead of the original, if there is something. */
export function translationFor<Kept>(
  { lang, translations }: { lang: Locale; translations: Translations<Kept> },
  reader: Locale,
): Kept | null {
  return reader === lang ? null : (translations[reader] ?? null)
}
