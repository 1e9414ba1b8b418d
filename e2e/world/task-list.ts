// What the stories about the list of tasks share.
import type { Page } from "playwright-core"
import { hydrated } from "./browser-ready.ts"
import { openPage, visit, type PageOptions } from "./browser.ts"

export const cards = (page: Page) => page.locator("main .task-slip")
export const titles = (page: Page) => page.locator("main .task-slip h2").allTextContents()
/** The upper end of each budget, 0 where it is left open. */
export const prices = async (page: Page) => {
  const all = await page.locator("main .task-slip-price").allTextContents()
  return all.map((text) => Number(text.split("–").at(-1)?.replaceAll(/\D/g, "")))
}
export const chips = (page: Page) => page.locator("main ul[aria-label='Chosen filters'] >> visible=true")
export const card = (page: Page, title: string) => cards(page).filter({ hasText: title })

export async function open(path: string, options: PageOptions = {}) {
  const page = await openPage(options)
  await visit(page, path)
  if (options.scripts !== false) await hydrated(page)
  return page
}
