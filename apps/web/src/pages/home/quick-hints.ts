// What the quick creator offers while one types. Its code comes with the first letter, not with the page.
import type { CategorySlug } from "@doable/domain/category/slugs"
import type { Locale } from "@doable/domain/locale"
import { useRouter } from "@tanstack/react-router"
import { useCallback, useEffect, useState } from "react"
import { drawingOf } from "../../category/drawing-of.ts"

export interface QuickGuess {
  slug: string
  paper: CategorySlug
  leaf: string | undefined
  name: string
}

const leastWish = 4
const leastPlace = 2
const noNames: readonly string[] = []

/** The likeliest category for a text; none if nothing is likely or the call fails. */
export function useQuickGuess(wish: string, locale: Locale): QuickGuess | null {
  const { api, queryClient } = useRouter().options.context
  const ask = useCallback(async (): Promise<QuickGuess | null> => {
    if (wish.length < leastWish) return null
    const { findGuesses } = await import("../create-task/fields/find-guesses.ts")
    const [first] = await findGuesses(await api(), queryClient, { text: wish, lang: locale })
    if (!first) return null
    const { name: paper, leaf } = drawingOf(first)
    return { slug: first.slug, paper, leaf, name: first.name[locale] }
  }, [api, queryClient, wish, locale])
  return useAnswer(ask)
}

export function usePlaceNames(words: string, locale: Locale): readonly string[] {
  const { api } = useRouter().options.context
  const ask = useCallback(async () => {
    if (words.length < leastPlace) return noNames
    const { data } = await (await api()).place.search.query({ q: words, limit: 6 })
    return data.map(({ name, parentName }) =>
      parentName ? `${name[locale]}, ${parentName[locale]}` : name[locale],
    )
  }, [api, words, locale])
  return useAnswer(ask) ?? noNames
}

/** The answer to the latest request; a late answer to an older one is ignored. */
function useAnswer<Answer>(ask: () => Promise<Answer>): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isLatest = true
    ask().then(
      (found) => isLatest && setAnswer(found),
      () => isLatest && setAnswer(null),
    )
    return () => {
      isLatest = false
    }
  }, [ask])
  return answer
}
