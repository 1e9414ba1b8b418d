import { numberFormat } from "@doable/words/format"
import { clsx } from "clsx"
import { useEffect, useRef } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { TableLink } from "./table-link.tsx"

interface CountChipsProps {
  /** Read out as the name of the row. */
  label: string
  chips: readonly {
    key: string
    label: string
    /** Unknown when it couldn't be counted, or something is searched for; with `isMore`, as far as it was. */
    counted: { count: number; isMore: boolean } | undefined
    isCurrent: boolean
    set: object
  }[]
}

/** The cuts of a list that are looked at most, with how many are in each; links, with or without scripts. */
export function CountChips({ label, chips }: CountChipsProps) {
  const { locale } = useTranslation()
  const number = numberFormat(locale)
  const strip = useRef<HTMLUListElement>(null)
  const current = chips.find(({ isCurrent }) => isCurrent)?.key
  // On a phone the chosen one is brought into the strip.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>("[aria-current]")
    if (chosen) strip.current?.scrollTo({ left: chosen.offsetLeft - 48 })
  }, [current])
  return (
    <nav aria-label={label} className="mb-3 max-md:-mx-4">
      <ul
        ref={strip}
        className="relative flex gap-2 max-md:overflow-x-auto max-md:overscroll-x-contain max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap"
      >
        {chips.map(({ key, label: words, counted, isCurrent, set }) => (
          <li key={key} className="flex-none">
            <TableLink
              set={{ ...set, page: undefined }}
              aria-current={isCurrent ? "page" : undefined}
              className={clsx(
                "inline-flex min-h-10 items-center gap-2 rounded-full px-3.5 text-14 font-semibold whitespace-nowrap",
                isCurrent
                  ? "bg-ink text-paper"
                  : "bg-paper inset-ring inset-ring-line-2 hover:inset-ring-line-control",
              )}
            >
              {words}
              {counted ? (
                <span className={clsx("font-normal tabular-nums", !isCurrent && "text-ink-2")}>
                  {number.format(counted.count)}
                  {counted.isMore ? "+" : ""}
                </span>
              ) : null}
            </TableLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
