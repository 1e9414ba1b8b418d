// Nothing moves under anybody's eyes while a page arrives over a slow line and comes alive.
import { expect, test } from "vitest"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"

withBrowser()

/** What the product wants for itself; browsers call ten times as much good. */
const most = 0.01

interface Moved {
  value: number
  what: string[]
}
type Watched = typeof globalThis & { moved: Moved[] }

const pages = [
  { path: "/", width: 390 },
  { path: "/", width: 1440 },
  { path: "/tasks", width: 390 },
  { path: "/tasks", width: 1440 },
  { path: `/tasks/${world.taskIds["open"]}`, width: 390 },
  { path: "/providers", width: 390 },
  { path: `/providers/${world.providerId}`, width: 390 },
  { path: `/providers/${world.providerId}`, width: 1440 },
  { path: "/help", width: 390 },
]

test.each(pages)("nothing moves while $path arrives at $width px", async ({ path, width }) => {
  const page = await openPage({ width })
  // Which face stands in for ours until it is there depends on the machine.
  await page.route("**/*.woff2", (route) => route.abort())
  await page.addInitScript(() => {
    const watched = globalThis as Watched
    watched.moved = []
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          watched.moved.push({
            value,
            what: sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 120) : "text",
            ),
          })
    }).observe({ type: "layout-shift", buffered: true })
  })
  const line = await page.context().newCDPSession(page)
  await line.send("Network.enable")
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  })
  await visit(page, path)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const tooMuch = () =>
    page.evaluate((limit) => {
      const { moved } = globalThis as Watched
      return moved.reduce((sum, { value }) => sum + value, 0) > limit ? moved : []
    }, most)
  await expect.poll(tooMuch).toEqual([])
  await page.context().close()
})
