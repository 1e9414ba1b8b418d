import type { Locale } from "@doable/domain/locale"
import { useRouter } from "@tanstack/react-router"
import { clsx } from "clsx"
import { useCallback, useEffect, useId, useLayoutEffect, useState } from "react"
import { createPortal } from "react-dom"
import { useSettled } from "../../blocks/draft/use-settled.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { floating } from "../../ui/overlays/floating.ts"
import { useAnswer } from "./use-answer.ts"

const leastPlace = 2
const noNames: readonly string[] = []

/** What the input tells screen readers while the list is closed, and what it forgets again. */
const expanded = ["aria-controls", "aria-activedescendant"]

/**
 * Makes a plain text input a combobox: places to choose from while one types. It comes with the first focus, so the
 * input is there before it and stays the same element.
 */
export function PlaceSuggestions({ input }: { input: HTMLInputElement }) {
  const { t, locale } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState("")
  const names = usePlaceNames(useSettled(typed.trim()), locale)
  const [isWanted, setWanted] = useState(() => document.activeElement === input)
  const [active, setActive] = useState(-1)
  const isOpen = isWanted && names.length > 0
  const place = usePlaceUnder(input, isOpen)

  const take = (name: string) => {
    input.value = name
    setTyped(name)
    close()
  }
  const close = () => {
    setWanted(false)
    setActive(-1)
  }

  // What was typed while this code was on its way.
  useEffect(() => setTyped(input.value), [input])

  useEffect(() => {
    const heard = new AbortController()
    const hear = (name: "input" | "blur" | "keydown", handle: (event: Event) => void) =>
      input.addEventListener(name, handle, { signal: heard.signal })
    hear("input", () => {
      setTyped(input.value)
      setActive(-1)
      setWanted(true)
    })
    hear("blur", close)
    hear("keydown", (event) => {
      const { key } = event as KeyboardEvent
      const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0
      const chosen = isOpen ? names[active] : undefined
      if (step && names.length > 0) {
        setWanted(true)
        setActive(isOpen ? nextOf(active + step, names.length) : step > 0 ? 0 : names.length - 1)
      } else if (key === "Enter" && chosen) take(chosen)
      else if (key === "Escape" && isOpen) close()
      else return
      event.preventDefault()
    })
    return () => heard.abort()
  })

  useEffect(() => {
    input.setAttribute("role", "combobox")
    input.setAttribute("aria-autocomplete", "list")
    input.setAttribute("aria-expanded", String(isOpen))
    if (!isOpen) return
    input.setAttribute("aria-controls", id)
    if (active >= 0) input.setAttribute("aria-activedescendant", `${id}-${active}`)
    return () => expanded.forEach((name) => input.removeAttribute(name))
  }, [input, id, isOpen, active])

  return createPortal(
    <>
      <span role="status" className="sr-only">
        {isOpen ? t("home:quick.places", { count: names.length }) : ""}
      </span>
      {isOpen && (
        <div
          role="listbox"
          id={id}
          aria-label={t("home:quick.where")}
          style={place}
          className={clsx(floating, "absolute p-1.5")}
        >
          {names.map((name, index) => (
            // The keys are heard by the input, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={name}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Keeps the caret in the input while the row is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => take(name)}
              className={clsx(
                "flex min-h-11 cursor-pointer items-center rounded-paper px-3 py-2 text-15",
                index === active && "bg-wall-2 forced-colors:outline-2",
              )}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </>,
    document.body,
  )
}

/** Round and round: after the last comes the first. */
const nextOf = (index: number, count: number) => (index + count) % count

/** On the page, under the field: the slip around it would cut the list off. */
function usePlaceUnder(input: HTMLInputElement, isOpen: boolean) {
  const [place, setPlace] = useState({ left: 0, top: 0, width: 0 })
  useLayoutEffect(() => {
    if (!isOpen) return
    const measure = () => {
      const { left, bottom, width } = (input.closest("label") ?? input).getBoundingClientRect()
      setPlace({ left: left + scrollX, top: bottom + scrollY + 6, width: Math.max(width, 240) })
    }
    measure()
    addEventListener("resize", measure)
    return () => removeEventListener("resize", measure)
  }, [input, isOpen])
  return place
}

function usePlaceNames(words: string, locale: Locale): readonly string[] {
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
