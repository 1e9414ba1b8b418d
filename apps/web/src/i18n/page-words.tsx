import type { Dictionaries, Words } from "@doable/words/translate"

const id = "page-words"
const texts = new WeakMap<Words, string>()

/**
 * The page's words for its scripts. They stand beside the router's data, which is written again for every page: the
 * words of a language are the same on all of them.
 */
export function PageWords({ dictionaries }: { dictionaries: Dictionaries }) {
  return (
    <script
      type="application/json"
      id={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? pageWordsText(dictionaries) : "" }}
    />
  )
}

export function readPageWords(): Dictionaries {
  return JSON.parse(document.getElementById(id)?.textContent || "{}") as Dictionaries
}

/** Safe inside of a script: no text can end it. */
export function pageWordsText(dictionaries: Dictionaries): string {
  const parts = Object.entries(dictionaries).map(([namespace, words]) => {
    const text = texts.get(words) ?? JSON.stringify(words).replaceAll("<", String.raw`\u003c`)
    texts.set(words, text)
    return `${JSON.stringify(namespace)}:${text}`
  })
  return `{${parts.join(",")}}`
}
