import type { Locale } from "@doable/domain/locale"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useApi } from "../../../session/use-api.ts"
import { findGuesses, type Guess } from "./find-guesses.ts"
import { useSettled } from "../draft/use-settled.ts"

const leastText = 4
const none: Guess[] = []

/** Once one stops typing. A guess that does not come is simply not there. */
export function useGuesses(text: string, lang: Locale): Guess[] {
  const ask = useApi()
  const queryClient = useQueryClient()
  const wanted = useSettled(text.trim()).slice(0, 2000)
  const isEnough = wanted.length >= leastText
  const { data } = useQuery({
    queryKey: ["category-guess", lang, wanted],
    enabled: isEnough,
    placeholderData: (before) => before,
    queryFn: () => ask((api) => findGuesses(api, queryClient, { text: wanted, lang })),
  })
  return isEnough ? (data ?? none) : none
}
