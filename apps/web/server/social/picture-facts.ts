// What a picture says: only what the public answer of the API says to someone else, in the language of the picture.
import type { Locale } from "@doable/domain/locale"
import { readWords } from "@doable/words/read-words"
import type { Translator } from "@doable/words/translator"
import { priceFromText } from "../../src/provider/provider-words.ts"
import type { ProviderData } from "../../src/session/answers/provider-answers.ts"
import { publicPlace } from "../../src/pages/create-task/fields/public-place.ts"
import { paperOf } from "../../src/category/paper-of.ts"
import type { TaskData } from "../../src/session/answers/task-answers.ts"
import { textIn } from "../../src/task/shown-text.ts"
import { budgetText } from "../../src/blocks/text/market-text.ts"
import type { PictureFacts } from "./picture-markup.ts"

type Facts = Omit<PictureFacts, "appName">

/** Null if the task isn't public, even if some people may still see its page. */
export function taskFacts(task: TaskData, locale: Locale): Facts | null {
  if (task.status !== "open") return null
  const { t } = wordsOf(locale)
  return {
    paper: paperOf(task.category),
    label: task.category?.name[locale] ?? t("category:other"),
    title: textIn(task, locale).title,
    note: null,
    price: budgetText({ kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }, { t, locale }),
    ...placeOf(task, locale),
  }
}

export function providerFacts(provider: ProviderData, locale: Locale): Facts | null {
  if (provider.status !== "published") return null
  const { t } = wordsOf(locale)
  const [category] = provider.categories
  return {
    paper: paperOf(category ?? null),
    label: category?.name[locale] ?? t("category:other"),
    title: provider.name,
    note: provider.headline || null,
    price: priceFromText(provider, { t, locale }),
    ...placeOf(provider, locale),
  }
}

function placeOf({ mode, place }: Pick<TaskData | ProviderData, "mode" | "place">, locale: Locale) {
  const isRemote = mode === "remote"
  return {
    isRemote,
    place: isRemote ? wordsOf(locale).t("task:remote") : place && publicPlace(place, locale),
  }
}

const translators = new Map<Locale, Translator>()

function wordsOf(locale: Locale): Translator {
  const words = translators.get(locale) ?? readWords(locale, ["task", "provider", "category"])
  translators.set(locale, words)
  return words
}
