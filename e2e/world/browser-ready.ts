import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"

interface Root {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } }
}

/**
 * React has taken the page over, header and main part with it, and its effects listen; pictures may still come. React
 * itself doesn't say so (https://github.com/react/react/issues/27658), so its marks are read: without them every story
 * fails here.
 */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const isMarked = (node: object, mark: string) => Object.keys(node).some((key) => key.startsWith(mark))
    const root = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$"))?.[1] as Root
    if (!root || root.stateNode.current.memoizedState?.isDehydrated !== false) return false
    // A component whose code is still loading is visible but doesn't react yet. Those of /themes load on scroll.
    const within = location.pathname === "/themes" ? "header" : ":is(header, main)"
    const parts = [...document.querySelectorAll(`main, ${within} :is(a, button, input, textarea, select)`)]
    return parts.length > 0 && parts.every((part) => isMarked(part, "__reactFiber$"))
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    // Effects run in the tasks after the page was taken over. A stopped clock stops timers, but no messages.
    for (let turn = 0; turn < 3; turn += 1) {
      const { port1, port2 } = new MessageChannel()
      await new Promise((heard) => {
        port1.addEventListener("message", heard)
        port1.start()
        port2.postMessage(null)
      })
    }
  })
}

/** A dialog is drawn before it takes the focus, and listens to the keyboard from then on. */
export async function escapeFrom(dialog: Locator) {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog.page().keyboard.press("Escape")
  await dialog.waitFor({ state: "detached" })
}

/**
 * From here on time passes on the page only when the test says so. Call `page.clock.install()` before the page is
 * opened. The clock goes on until the page hears of it: a moment that has passed by then would be refused.
 */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/** The page's own code comes late: what is seen until the answer is called, is there without it. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((go) => (release = go))
  await page.route("**/assets/*.js", async (route) => {
    await held
    await route.continue()
  })
  return release
}
