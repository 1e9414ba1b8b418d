// The process that plays the people, so that its own time is known and its work delays nobody's clock.
import { noFigures, type Figures } from "./figures.ts"
import { closeAll } from "./net.ts"
import type { Facts } from "./pages.ts"
import type { Shared } from "./browser.ts"
import { comeOnline } from "./person.ts"

export type Told = { facts: Facts } | { people: number; overMs: number } | "begin" | "end"

/** Of a hundred people seventy are visitors. */
const visitors = 0.7

let figures: Figures = noFigures()
let begunAt = 0
let shared: Shared | undefined
const online: (() => void)[] = []

function become(people: number, overMs: number) {
  const from = online.length
  for (let number = from; number < people; number += 1) {
    const later = ((number - from) / (people - from)) * overMs
    online.push(() => {})
    setTimeout(() => {
      if (!shared) return
      const account = isVisitor(number) ? null : (shared.facts.accounts[accountOf(number)] ?? null)
      online[number] = comeOnline(number, account, shared)
    }, later)
  }
}

/** Three of ten have accounts, however many are online. */
const isVisitor = (number: number) => number % 10 < visitors * 10
const accountOf = (number: number) => Math.floor(number / 10) * 3 + (number % 10) - 7

process.on("message", (told: Told) => {
  if (told === "begin") {
    figures = noFigures()
    begunAt = performance.now()
  } else if (told === "end") process.send?.({ ...figures, seconds: (performance.now() - begunAt) / 1000 })
  else if ("facts" in told) shared = { facts: told.facts, figures: () => figures, said: new Map() }
  else become(told.people, told.overMs)
})
process.on("disconnect", () => {
  for (const leave of online) leave()
  closeAll()
  process.exit()
})
process.send?.("ready")
