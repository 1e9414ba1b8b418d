import type { Locale } from "@doable/domain/locale"
import { translationFor } from "@doable/domain/task/translation/translation"
import type { TaskCardData, TaskData } from "../session/answers/task-answers.ts"

type Titled = Pick<TaskCardData, "title" | "lang"> & Partial<Pick<TaskCardData, "translatedTitles">>

/** The title as lists show it: the client's own translation where there is one. */
export function titleIn(
  { title, lang, translatedTitles = {} }: Titled,
  locale: Locale,
): Pick<TaskCardData, "title" | "lang"> {
  const translated = translationFor({ lang, translations: translatedTitles }, locale)
  return translated ? { title: translated, lang: locale } : { title, lang }
}

/** What this reader gets of a task. Its owner reads the original. */
export function textIn(
  task: Pick<TaskData, "title" | "description" | "lang" | "own" | "translations">,
  locale: Locale,
) {
  // An API of the version before sends none.
  const { lang, translations = {} } = task
  const translation = task.own ? null : translationFor({ lang, translations }, locale)
  const { title, description } = translation ?? task
  return { title, description, lang: translation ? locale : lang, translation }
}
