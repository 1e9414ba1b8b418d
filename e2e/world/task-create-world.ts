// What the stories of posting share: the wizard's steps as a person fills them in, in any language.
import type { Page } from "playwright-core"
import { linkTo } from "./account-world.ts"
import { hydrated } from "./browser-ready.ts"
import { visit } from "./browser.ts"
import type { Say } from "./words.ts"

const password = "a green door in May"

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

export const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`)

export const goOn = (page: Page, say: Say) =>
  page.getByRole("button", { name: say("task-create:next"), exact: true }).click()

export async function stepIs(page: Page, say: Say, step: "what" | "details" | "where" | "budget" | "check") {
  await heading(page, say(`task-create:title.${step}`)).waitFor()
}

/** What the page says about the draft, as people see it beside the button. */
export async function draftIs(page: Page, state: "saved" | "failed" | "changed" | "tooLong") {
  await page.locator(`[data-draft="${state}"]`).waitFor()
}

export function draftId(page: Page): string {
  return new URL(page.url()).searchParams.get("draft") ?? ""
}

export const titleField = (page: Page) => field(page, "title").locator("input")
export const descriptionField = (page: Page) => field(page, "description").locator("textarea")

/** From the sign-up page to an account with a confirmed address, in this very browser, and back to what was wanted. */
export async function signUpAndLogIn(page: Page, say: Say, email: string) {
  const main = page.getByRole("main")
  await heading(page, say("signup:title")).waitFor()
  await page.locator("[name=email]").fill(email)
  await page.locator("[name=password]").fill(password)
  await main.getByRole("button", { name: say("signup:submit") }).click()
  await heading(page, say("verify:sent.title")).waitFor()
  await visit(page, await linkTo(email, /verify-email/))
  await hydrated(page)
  await main.locator("button[type=submit]").click()
  await page.waitForURL("**/tasks/create?**")
}

export const taskUrl = /\/tasks\/[0-9a-f-]{36}$/
