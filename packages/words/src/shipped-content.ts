// The texts that come with a release: what everyone reads until an administrator has written another one.
import { emptyPayload, emptyTexts } from "@doable/domain/content/empty"
import type { ContentPayload, ContentTexts } from "@doable/domain/content/input"
import { changeKinds, type ContentKind } from "@doable/domain/content/kinds"
import { articleKeys, faqGroups, releases, shippedArticles } from "@doable/domain/content/shipped"
import type { Locale } from "@doable/domain/locale"
import type { figures } from "./figures.ts"
import type { Key, Namespace } from "./keys.ts"
import { fillIn } from "./translate.ts"
import type { Translator } from "./translator.ts"

/** What these texts and their figures are read from. */
export const contentNamespaces: readonly Namespace[] = ["articles", "changelog", "content", "questions"]

/** One entry in one language. */
export type ContentEntry = Omit<ContentPayload, "texts"> & { key: string; texts: ContentTexts }

type Given = Partial<Omit<ContentEntry, "texts">> & { key: string; texts: Partial<ContentTexts> }

const { texts: _, ...rest } = emptyPayload()
const entry = ({ texts, ...given }: Given, at: number): ContentEntry => ({
  ...rest,
  place: (at + 1) * 10,
  ...given,
  texts: { ...emptyTexts, ...texts },
})

export function shippedEntries(kind: ContentKind, { t }: Pick<Translator, "t">): ContentEntry[] {
  if (kind === "help")
    return articleKeys.map((key, at) => entry({ key, ...shippedArticles[key], texts: article(key, t) }, at))
  if (kind === "faq")
    return Object.entries(faqGroups)
      .flatMap(([section, keys]) => keys.map((key) => ({ key, section, texts: question(key, t) })))
      .map(entry)
  if (kind === "changelog")
    return releases.map((release, at) => {
      const { key, version, date } = release
      return entry({ key, version, date, texts: changes(release, t) }, at)
    })
  return []
}

type Say = Translator["t"]

const article = (key: (typeof articleKeys)[number], t: Say) => ({
  title: t(`articles:${key}.title`),
  body: t(`articles:${key}.text`),
  also: t(`articles:${key}.also`),
})

const question = (key: string, t: Say) => ({
  title: t(`questions:${key}.question` as Key),
  body: t(`questions:${key}.answer` as Key),
})

const changes = (release: (typeof releases)[number], t: Say) => ({
  title: t(`changelog:${release.key}.title`),
  ...Object.fromEntries(
    changeKinds.map((kind) => [
      kind,
      release[kind].map((item) => t(`changelog:${release.key}.${item}` as Key)).join("\n"),
    ]),
  ),
})

/** As it's read: with everything that the rules say filled in. */
export function filledTexts(
  texts: ContentTexts,
  locale: Locale,
  known: ReturnType<typeof figures>,
): ContentTexts {
  const filled = Object.entries(texts).map(([name, text]) => [name, fillIn(text, locale, known)])
  return Object.fromEntries(filled) as ContentTexts
}

/** The order of a page: releases from the newest, everything else as it was placed. */
export function inOrder(kind: ContentKind, entries: readonly ContentEntry[]): ContentEntry[] {
  return entries.toSorted((a, b) =>
    kind === "changelog"
      ? b.date.localeCompare(a.date) || b.version.localeCompare(a.version, "en", { numeric: true })
      : a.place - b.place || a.key.localeCompare(b.key, "en"),
  )
}
