import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from "react"
import { fillForm } from "./fill-form.ts"
import { amount, text } from "./read-address.ts"

interface Filters<Search extends object> {
  search: Search
  onSearch: (search: Search) => void
  /** What each field holds for a search. */
  valuesOf: (search: Search) => Record<string, string[]>
  read: (form: HTMLFormElement) => Search
  /** A leaf of the calendar was pressed. */
  pressDay: (wish: Search, day: string) => Search
  /** The fields that hold amounts. */
  amounts: readonly string[]
}

/** A plain form of filters; each change is a new address. */
export function useFilterForm<Search extends object>(filters: Filters<Search>) {
  const { search, onSearch, amounts } = filters
  const form = useRef<HTMLFormElement>(null)
  /** The latest filters, whether their list is here or still loading. */
  const wish = useRef(search)
  const [unclear, setUnclear] = useState<readonly string[]>([])
  const written = JSON.stringify(search)

  // Only what came from elsewhere is put in: a tick isn't taken back while its list is on the way.
  const fill = useEffectEvent((element: HTMLFormElement) => {
    fillForm(element, filters.valuesOf(wish.current))
    setUnclear(unclearAmounts(element, amounts))
  })
  useEffect(() => {
    wish.current = JSON.parse(written) as Search
    if (form.current) fill(form.current)
  }, [written])

  const take = useEffectEvent((element: HTMLFormElement, target: EventTarget | null) => {
    // An amount that can't be read stays as it was typed, with its reason, and chooses nothing.
    const unread = unclearAmounts(element, amounts)
    setUnclear(unread)
    const field = target instanceof HTMLInputElement ? target : null
    if (field && unread.includes(field.name)) return
    wish.current = field?.name === "day" ? filters.pressDay(wish.current, field.value) : filters.read(element)
    // Amounts the wrong way round change places, also under the cursor.
    const values = filters.valuesOf(wish.current)
    const typed = Object.fromEntries(amounts.map((name) => [name, values[name] ?? []]))
    if (unread.length === 0) fillForm(element, typed, null)
    onSearch(wish.current)
  })
  // The browser's own `change`: ticks right away, texts when they are left or entered.
  useEffect(() => {
    const element = form.current
    const onChange = ({ target }: Event) => {
      // A place is taken when it is entered or chosen, not when its field is left on the way to one.
      if (!element || (target instanceof HTMLInputElement && target.name === "where")) return
      take(element, target)
    }
    element?.addEventListener("change", onChange)
    return () => element?.removeEventListener("change", onChange)
  }, [])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (unclearAmounts(event.currentTarget, amounts).length > 0) return
    onSearch(filters.read(event.currentTarget))
  }
  return { form, unclear, onSubmit }
}

/** The fields whose words are no amount. */
function unclearAmounts(form: HTMLFormElement, amounts: readonly string[]): string[] {
  const data = new FormData(form)
  return amounts.filter((name) => text(data.get(name), 20) && amount(data.get(name)) === undefined)
}
