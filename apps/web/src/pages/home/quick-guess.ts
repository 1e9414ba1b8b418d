import type { CategorySlug } from "@doable/domain/category/slugs"
import type { Locale } from "@doable/domain/locale"
import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { drawingOf } from "../../category/drawing-of.ts"
import { findGuesses } from "../create-task/fields/find-guesses.ts"
import { useAnswer } from "./use-answer.ts"

export interface QuickGuess {
  id: string
  slug: string
  paper: CategorySlug
  leaf: string | undefined
  name: string
}

const leastWish = 4

/** The likeliest category for a text; none if nothing is likely or the call fails. */
export function useQuickGuess(wish: string, locale: Locale): QuickGuess | null {
  const { api, queryClient } = useRouter().options.context
  const ask = useCallback(async (): Promise<QuickGuess | null> => {
    if (wish.length < leastWish) return null
    const [first] = await findGuesses(await api(), queryClient, { text: wish, lang: locale })
    if (!first) return null
    const { name: paper, leaf } = drawingOf(first)
    return { id: first.id, slug: first.slug, paper, leaf, name: first.name[locale] }
  }, [api, queryClient, wish, locale])
  return useAnswer(ask)
}
