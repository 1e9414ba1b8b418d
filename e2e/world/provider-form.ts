// The fields of a doer's profile, by the paths under which the rules speak of them.
import type { Page } from "playwright-core"

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

export const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`)

export const control = (page: Page, path: string) =>
  field(page, path).locator("input:not([type=hidden]), textarea, select").first()

export const choose = (page: Page, path: string, answer: string) =>
  field(page, path).getByText(answer, { exact: true }).click()
