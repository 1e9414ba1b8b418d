import type { KeyboardEvent } from "react"

/** Up, Down, Home and End go from row to row. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-notification]")]
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
