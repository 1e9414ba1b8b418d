// What the stories of signing up, logging in and passwords share.
import type { Page } from "playwright-core"
import { hydrated } from "./browser-ready.ts"
import { openPage, visit, type PageOptions } from "./browser.ts"
import type { Say } from "./words.ts"

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })
export const main = (page: Page) => page.getByRole("main")
export const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).click()
export const follow = (page: Page, name: string) =>
  main(page).getByRole("link", { name, exact: true }).click()
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

export async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options)
  await visit(page, path)
  await hydrated(page)
  return page
}

interface SignIn {
  email: string
  password: string
}

export async function signIn(page: Page, { email, password }: SignIn, say: Say) {
  await field(page, say("signin:email")).fill(email)
  await field(page, say("signin:password")).fill(password)
  await press(page, say("signin:submit"))
}

export const isSignedOut = async (page: Page) => {
  await visit(page, "/profile")
  return new URL(page.url()).pathname === "/signin"
}
