// Nothing moves under anyone's eyes while a page arrives and comes alive.
import type { Page } from "playwright-core"

/**
 * The pages that other people find first. Others still move: a conversation scrolls to its end, the wizard opens a
 * part.
 */
export const steadyRoutes = ["/", "/help", "/tasks", "/tasks/$taskId", "/providers", "/providers/$providerId"]

/** What we want for ourselves; browsers call ten times as much good. */
const most = 0.01

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
type Watched = typeof globalThis & {
  moved: { at: number; value: number; what: string[] }[]
  /** When typefaces were on their way: which face stands in for ours until then depends on the machine. */
  faces: { from: number; to: number }[]
}

/** Call before the page is opened. A page whose frames are counted draws without end, so only these are. */
export async function watchShifts(page: Page) {
  const steady = steadyRoutes.map((route) => `^${route.replace(/\$\w+/, "[^/]+")}$`)
  await page.addInitScript((patterns) => {
    if (!patterns.some((pattern) => new RegExp(pattern).test(location.pathname))) return
    const watched = globalThis as Watched
    watched.moved = []
    watched.faces = []
    // A typeface that is there at once is drawn in the frame before the page hears of it.
    let frames: [number, number] = [0, 0]
    const tick = (time: number) => {
      frames = [frames[1], time]
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    document.fonts.addEventListener("loading", () => watched.faces.push({ from: frames[0], to: Infinity }))
    document.fonts.addEventListener("loadingdone", () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const last = watched.faces.at(-1)
          if (last) last.to = performance.now()
        }),
      ),
    )
    new PerformanceObserver((list) => {
      for (const { startTime: at, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : "text",
        )
        watched.moved.push({ at, value, what })
      }
    }).observe({ type: "layout-shift", buffered: true })
  }, steady)
}

export async function shiftProblems(page: Page): Promise<string[]> {
  const moved = await page.evaluate(() => {
    const watched = globalThis as Watched
    return watched.moved.filter(({ at }) => !watched.faces.some(({ from, to }) => at >= from && at <= to))
  })
  const sum = moved.reduce((all, { value }) => all + value, 0)
  if (sum <= most) return []
  return [`moves by ${sum.toFixed(3)} while it arrives: ${moved.flatMap(({ what }) => what).join()}`]
}
