import { openPage, visit, type PageOptions } from "./browser.ts"

export async function open(path: string, options: PageOptions = {}) {
  const page = await openPage(options)
  await visit(page, path)
  return page
}
