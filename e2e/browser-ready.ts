import type { Page } from "playwright-core"

/** React marks the elements it has taken over; fonts and pictures may still be on their way. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const main = document.querySelector("main")
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber$"))
  })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
