// What a combobox lists: given options narrowed by the typed words, or answers asked for elsewhere.
import { useEffect, useState } from "react"
import { matchesText } from "../data/normalize-text.ts"

export type ComboboxOption = { value: string; label: string; hint?: string; disabled?: boolean }

export type ComboboxSource = {
  options?: readonly ComboboxOption[]
  /** Asked again as the reader types; the signal ends the question that is no longer wanted. */
  load?: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  /** Replaces the search by the starts of words. */
  filter?: (options: readonly ComboboxOption[], query: string) => readonly ComboboxOption[]
}

export type ComboboxResults = { state: "ready" | "loading" | "failed"; list: readonly ComboboxOption[] }

const pauseBeforeAsking = 200
const nothing: readonly ComboboxOption[] = []
const noAnswer = { query: null, state: "loading", list: nothing } as const

export function filterByWords(options: readonly ComboboxOption[], query: string) {
  return options.filter(({ label, hint }) => matchesText(`${label} ${hint ?? ""}`, query))
}

export function useComboboxResults(source: ComboboxSource, query: string, isOpen: boolean): ComboboxResults {
  const { options = nothing, load, filter = filterByWords } = source
  const [answer, setAnswer] = useState<ComboboxResults & { query: string | null }>(noAnswer)

  useEffect(() => {
    if (!load || !isOpen) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const list = await load(query, controller.signal)
        if (!controller.signal.aborted) setAnswer({ query, state: "ready", list })
      } catch {
        if (!controller.signal.aborted) setAnswer({ query, state: "failed", list: nothing })
      }
    }, pauseBeforeAsking)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [load, query, isOpen])

  if (!load) return { state: "ready", list: query.trim() ? filter(options, query) : options }
  // The former answer stays in sight until the new one comes.
  return answer.query === query ? answer : { state: "loading", list: answer.list }
}

/** The next row that can be chosen, going round at the ends; -1 when there's none. */
export function nextIndex(list: readonly ComboboxOption[], from: number, step: 1 | -1): number {
  for (let moved = 1; moved <= list.length; moved++) {
    const start = from < 0 && step === -1 ? list.length : from
    const index = (start + step * moved + list.length * 2) % list.length
    if (!list[index]?.disabled) return index
  }
  return -1
}
