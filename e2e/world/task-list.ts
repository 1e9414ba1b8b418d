// What the stories about the list of tasks share.
import type { Page } from "playwright-core"
import { openPage, visit, type PageOptions } from "./browser.ts"

export const titles = (page: Page) => page.locator("main .task-slip h2").allTextContents()
export const chips = (page: Page) => page.locator("main ul[aria-label='Selected filters'] >> visible=true")
export const card = (page: Page, title: string) => page.locator("main .task-slip").filter({ hasText: title })

export async function open(path: string, options: PageOptions = {}) {
  const page = await openPage(options)
  await visit(page, path)
  return page
}
