import { useRef, useState, type PointerEvent } from "react"
import { dropPlace, type Place } from "./tree-order.ts"

type Row = { id: string; parentId: string | null }
type Over = { overId: string; half: "upper" | "lower" }

/** A row is held by its handle and let go over another; the keys do the same elsewhere. */
export function useDrag(rows: readonly Row[], onDrop: (id: string, place: Place) => void) {
  const [held, setHeld] = useState<string | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const latest = useRef<Over | null>(null)

  const end = () => {
    setHeld(null)
    setOver(null)
    latest.current = null
  }
  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setHeld(id)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held !== id) return
      const found = rowAt(event.clientX, event.clientY)
      const next = found && dropPlace(rows, id, found) ? found : null
      latest.current = next
      setOver(next)
    },
    onPointerUp: () => {
      const place = held === id && latest.current ? dropPlace(rows, id, latest.current) : null
      end()
      if (place) onDrop(id, place)
    },
    onPointerCancel: end,
  })
  return { held, over, handle, cancel: end }
}

function rowAt(x: number, y: number): Over | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-category]")
  const overId = row?.dataset["category"]
  if (!row || !overId) return null
  const { top, height } = row.getBoundingClientRect()
  return { overId, half: y < top + height / 2 ? "upper" : "lower" }
}
