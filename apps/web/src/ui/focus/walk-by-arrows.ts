import type { KeyboardEvent } from "react"

/** Up, Down, Home and End go from row to row: the links that are marked with `data-row`. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented) return
  const rows = rowsIn(event.currentTarget)
  const here = rows.findIndex((row) => row === document.activeElement)
  const targets: Record<string, number> = {
    ArrowDown: Math.min(here + 1, rows.length - 1),
    ArrowUp: Math.max(here - 1, 0),
    Home: 0,
    End: rows.length - 1,
  }
  const target = rows[targets[event.key] ?? -1]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** A long list is one stop for the Tab key: the row that is open, or the first. Without scripts each row is one. */
export function makeOneStop(list: HTMLElement | null) {
  const rows = list ? rowsIn(list) : []
  const stop = rows.find((row) => row.hasAttribute("aria-current")) ?? rows[0]
  for (const row of rows) row.tabIndex = row === stop ? 0 : -1
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("a[data-row]")]
