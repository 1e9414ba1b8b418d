// How the pages of texts read them: the same from the API and, while that is away, from what was shipped.
import { changeKinds, type ContentKind } from "@doable/domain/content/kinds"
import { linesOf } from "@doable/domain/content/prose"
import { figures } from "./figures.ts"
import { filledTexts, inOrder, shippedEntries, type ContentEntry } from "./shipped-content.ts"
import type { Translator } from "./translator.ts"

export const toArticle = ({ key, section, audience, texts: { title, body, also } }: ContentEntry) => ({
  slug: key,
  section,
  audience,
  title,
  body,
  also,
})

export const toQuestion = ({ key, section, texts: { title, body } }: ContentEntry) => ({
  slug: key,
  section,
  title,
  body,
})

export const toRelease = ({ key, version, date, texts }: ContentEntry) => ({
  slug: key,
  version,
  date,
  title: texts.title,
  items: changeKinds.flatMap((kind) => linesOf(texts[kind]).map((text) => ({ kind, text }))),
})

export type Article = ReturnType<typeof toArticle>
export type Question = ReturnType<typeof toQuestion>
export type Release = ReturnType<typeof toRelease>

/** Everything of a kind, in order and ready to be read. */
export function readyEntries(
  kind: ContentKind,
  entries: readonly ContentEntry[],
  { translator, appName }: { translator: Translator; appName: string },
): ContentEntry[] {
  const known = figures(translator, appName)
  return inOrder(kind, entries).map((one) => ({
    ...one,
    texts: filledTexts(one.texts, translator.locale, known),
  }))
}

export const readyShipped = (kind: ContentKind, translator: Translator, appName: string) =>
  readyEntries(kind, shippedEntries(kind, translator), { translator, appName })
