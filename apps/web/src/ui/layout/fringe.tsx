import { useState } from "react"
import { tornTabs } from "./torn-tabs.ts"

/** The tabs at the foot of a slip. A tab torn while the page is open falls off before one's eyes. */
export function Fringe({ torn = 0, tabs = 7 }: { torn?: number; tabs?: number }) {
  const [atFirst] = useState(torn)
  const gone = tornTabs(torn, tabs)
  const goneAtFirst = tornTabs(atFirst, tabs)
  const places = Array.from({ length: tabs }, (_, place) => place)
  const bends = places.findLast((place) => !gone.has(place) && place < tabs - 1)

  return (
    <span className="fringe" aria-hidden="true">
      {places.map((place) => (
        <i
          key={place}
          data-torn={gone.has(place) ? "" : undefined}
          data-fresh={gone.has(place) && !goneAtFirst.has(place) ? "" : undefined}
          data-bends={place === bends ? "" : undefined}
        />
      ))}
    </span>
  )
}
