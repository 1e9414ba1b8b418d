// Nothing moves under anybody's eyes while a page arrives and comes alive.
import type { Page } from "playwright-core"

/** What we want for ourselves; browsers call ten times as much good. */
const most = 0.01

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
type Watched = typeof globalThis & { moved: { value: number; what: string[] }[] }

/** Call before the page is opened. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const watched = globalThis as Watched
    watched.moved = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : "text",
        )
        watched.moved.push({ value, what })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
}

export async function shiftProblems(page: Page): Promise<string[]> {
  const moved = await page.evaluate(() => (globalThis as Watched).moved)
  const sum = moved.reduce((all, { value }) => all + value, 0)
  if (sum <= most) return []
  return [`moves by ${sum.toFixed(3)} while it arrives: ${moved.flatMap(({ what }) => what).join()}`]
}
