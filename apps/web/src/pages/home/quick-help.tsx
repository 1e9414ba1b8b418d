import { useEffect, useState, useCallback } from "react"
import { useSettled } from "../../blocks/draft/use-settled.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { PlaceSuggestions } from "./place-suggestions.tsx"
import { useQuickGuess, type QuickGuess } from "./quick-guess.ts"
import { useRouter } from "@tanstack/react-router"
import { PriceHintLine } from "../../category/price-hint.tsx"
import { useAnswer } from "./use-answer.ts"

interface QuickHelpProps {
  form: HTMLFormElement
  guess: QuickGuess | null
  onGuess: (guess: QuickGuess | null) => void
}

/** What helps to fill the form in. It comes with the first focus, not with the page, and finds the form as it is. */
export function QuickHelp({ form, guess, onGuess }: QuickHelpProps) {
  const { locale } = useTranslation()
  const found = useQuickGuess(useSettled(useTyped(inputOf(form, "text")).trim()), locale)
  useEffect(() => onGuess(found), [found, onGuess])
  return (
    <>
      {guess && <UsualPrice categoryId={guess.id} />}
      <PlaceSuggestions input={inputOf(form, "where")} />
    </>
  )
}

const inputOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

/** What stands in an input, also what was typed while this code was on its way. */
function useTyped(input: HTMLInputElement): string {
  const [typed, setTyped] = useState("")
  useEffect(() => {
    const read = () => setTyped(input.value)
    read()
    input.addEventListener("input", read)
    return () => input.removeEventListener("input", read)
  }, [input])
  return typed
}

/** What the finished jobs of a category cost, if enough of them tell. */
function UsualPrice({ categoryId }: { categoryId: string }) {
  const { api } = useRouter().options.context
  const ask = useCallback(
    async () => (await api()).category.getById.query({ id: categoryId }),
    [api, categoryId],
  )
  const hint = useAnswer(ask)?.priceHint
  if (!hint) return null
  return (
    <div className="mt-3.5 border-t border-line pt-3">
      <PriceHintLine hint={hint} />
    </div>
  )
}
