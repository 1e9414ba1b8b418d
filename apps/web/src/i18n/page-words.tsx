import { createIsomorphicFn } from "@tanstack/react-start"
import type { Locale } from "@doable/domain/locale"
import type { Dictionaries } from "@doable/words/translate"
import { divideWords, type Present, type WordsOfPage } from "./divide-words.ts"
import { fetchI18nContext } from "./i18n-context.ts"

const id = "page-words"

export const pageWords = createIsomorphicFn()
  // The development server has no files. Only here may the browser's code name what knows all words.
  .server((present: Present) => divideWords(present, import.meta.env.PROD))
  .client((_: Present): WordsOfPage => ({ files: [], names: [], others: {} }))

export function PageWords({ words }: { words: WordsOfPage }) {
  return (
    <script
      type="application/json"
      id={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? pageWordsText(words) : "" }}
    />
  )
}

/** Safe inside of a script: no text can end it. */
export const pageWordsText = (words: WordsOfPage) => JSON.stringify(words).replaceAll("<", String.raw`\u003c`)

export async function readPageWords(locale: Locale): Promise<Dictionaries> {
  const text = document.getElementById(id)?.textContent || "{}"
  const { files = [], names = [], others = {} } = JSON.parse(text) as Partial<WordsOfPage>
  return Object.assign({}, ...(await loadFiles(files).catch(askAgain)), others) as Dictionaries

  /** A deployment may have replaced the files in between, while the scripts came from the browser's cache. */
  async function askAgain(gone: unknown): Promise<Dictionaries[]> {
    const answer = await fetchI18nContext({ data: { namespaces: names, locale } }).catch(() =>
      Promise.reject(gone),
    )
    return [answer.dictionaries]
  }
}

const loadFiles = (files: readonly string[]) =>
  Promise.all(
    files.map(async (file) => ((await import(/* @vite-ignore */ file)) as { default: Dictionaries }).default),
  )
