import { expect, test } from "vitest"
import { resetPageOf } from "./reset-page.ts"

const uiUrl = "https://doable.md"

test.each([
  ["/auth/reset-password", "/auth/reset-password"],
  ["https://doable.md/auth/reset-password", "/auth/reset-password"],
  ["/auth/reset-password?lang=ro", "/auth/reset-password"],
  ["/reset-password", "/reset-password"],
  [undefined, "/reset-password"],
  ["/", "/reset-password"],
  ["/tasks", "/reset-password"],
])("[A09] asked for %s, the email leads to %s", (target, page) => {
  expect(resetPageOf(uiUrl, target)).toBe(page)
})
