// What the stories about the list of doers share. The demo's doers are there in every world.
import type { Page } from "playwright-core"
import { openPage, visit, type PageOptions } from "./browser.ts"

export const cards = (page: Page) => page.locator("main .provider-card")
export const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
export const names = (page: Page) => page.locator("main .provider-card h2").allTextContents()
export const chips = (page: Page) => page.locator("main ul[aria-label='Chosen filters'] >> visible=true")

export async function open(path: string, options: PageOptions = {}) {
  const page = await openPage(options)
  await visit(page, path)
  return page
}
