import type { ContentKind } from "@doable/domain/content/kinds"
import { defaultLocale } from "@doable/domain/locale"
import { readyEntries, toArticle, toQuestion, toRelease } from "@doable/words/content-answers"
import { shippedEntries, type ContentEntry } from "@doable/words/shipped-content"
import { Refused } from "@doable/domain/refusal"
import type { Context } from "../platform/context.ts"
import { translatorIn } from "../platform/words.ts"
import { cachedRows } from "./cached-rows.ts"

type Reader = Pick<Context, "db" | "language" | "appName">

/** The shipped texts, with what administrators wrote over them, added to them and hid of them. */
async function entriesInForce({ db, language, appName }: Reader, kind: ContentKind): Promise<ContentEntry[]> {
  const translator = translatorIn(language ?? defaultLocale)
  const entries = new Map(shippedEntries(kind, translator).map((one) => [one.key, one]))
  for (const { key, state, payload } of await cachedRows(db, kind)) {
    if (state === "hidden") entries.delete(key)
    else if (payload) entries.set(key, { ...payload, key, texts: payload.texts[translator.locale] })
  }
  return readyEntries(kind, [...entries.values()], { translator, appName })
}

export async function findArticles(ctx: Reader) {
  const data = (await entriesInForce(ctx, "help")).map(toArticle)
  return { data, total: data.length }
}

export async function findArticle(ctx: Reader, { slug }: { slug: string }) {
  const article = (await findArticles(ctx)).data.find((one) => one.slug === slug)
  if (!article) throw new Refused("content_not_found")
  return article
}

export async function findQuestions(ctx: Reader) {
  const data = (await entriesInForce(ctx, "faq")).map(toQuestion)
  return { data, total: data.length }
}

export async function findReleases(ctx: Reader) {
  const data = (await entriesInForce(ctx, "changelog")).map(toRelease)
  return { data, total: data.length }
}
