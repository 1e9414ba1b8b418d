import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPerson } from "../../../../test/answers/user.ts"
import type { Answers } from "../../../../test/fake-api.ts"
import { renderPage } from "../../../../test/render.tsx"

const open = (api: Answers) =>
  renderPage("/account", {
    as: aPerson(),
    api: { "contact.getMy": [], "user.getMyExport": null, ...api },
    auth: { "/find-email-change": () => ({ waiting: null }) },
  })

test("a link is made once, shown to be copied, and says how many came by it", async () => {
  const { t, user } = await open({
    "referral.getMy": null,
    "referral.create": { code: "abcdefgh23", count: 0 },
  })
  await user.click(await screen.findByRole("button", { name: t("account:referral.create") }))
  const link = await screen.findByLabelText<HTMLInputElement>(t("account:referral.link"))
  expect(new URL(link.value).pathname + new URL(link.value).search).toBe("/signup?ref=abcdefgh23")
  expect(screen.getByText(t("account:referral.count", { count: 0 }))).toBeDefined()
})

test("the sign-up by someone's link says so and hands its code on, also by way of the login", async () => {
  const { t } = await renderPage("/signup?ref=abcdefgh23")
  expect(await screen.findByText(t("signup:invited"))).toBeDefined()
  const href = screen
    .getAllByRole("link", { name: t("signup:logIn") })
    .map((link) => link.getAttribute("href"))
  expect(href.join()).toContain("ref=abcdefgh23")
})
