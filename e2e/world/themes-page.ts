import type { Page } from "playwright-core"
import { expect, onTestFinished } from "vitest"
import { hydrated } from "./browser-ready.ts"
import { openPage, watchFaults, type PageOptions } from "./browser.ts"

/** The page of the kit, with a clock that can be stopped; a complaint of the browser fails the test. */
export async function openThemes(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options)
  const faults = watchFaults(page)
  onTestFinished(async () => {
    // The page moves all the time (spinners, skeletons); left open it would slow down the tests after it.
    await page.context().close()
    expect(faults).toEqual([])
  })
  await page.clock.install()
  await page.goto("/themes")
  await hydrated(page)
  await wakeAll(page)
  return page
}

/** Parts far down the page get their code with the first key that is pressed. */
async function wakeAll(page: Page) {
  await page.keyboard.press("Shift")
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main section")].every((section) =>
      Object.keys(section).some((key) => key.startsWith("__reactFiber$")),
    ),
  )
}
