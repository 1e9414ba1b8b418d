import { act, screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { aDoer, aPerson } from "../../test/answers/user.ts"
import { expectFocus } from "../../test/expect-focus.ts"
import { bareHome } from "../../test/answers/home.ts"
import { renderPage } from "../../test/render.tsx"

const guarded = ["/profile", "/tasks/create", "/providers/dashboard", "/account", "/admin"]

test.each(guarded)("%s sends visitors to sign in and remembers where they wanted to go", async (path) => {
  const { address } = await renderPage(path)
  expect(address()).toBe(`/signin?redirect=${encodeURIComponent(path)}`)
})

test("[G02] the pages of administrators send other members home, also when one goes there inside the page", async () => {
  const { router, address } = await renderPage("/how-it-works", { as: aDoer(), api: bareHome })
  await act(() => router.navigate({ to: "/admin" }))
  await waitFor(() => expect(address()).toBe("/"))
  expect(screen.getByRole("heading", { level: 1, name: "What needs doing?" })).toBeDefined()
})

test.each(["ADMIN", "MODERATOR"] as const)(
  "/admin sends %s to Security where the second step is required and missing",
  async (role) => {
    const as = { ...aPerson(), role, needsSecondStep: true as const }
    const auth = {
      "/list-sessions": () => [],
      "/ways-in": () => ({ password: { changedAt: "2026-09-03T09:00:00.000Z" }, passkeys: [], linked: [] }),
    }
    const { address, t } = await renderPage("/admin", { as, api: bareHome, auth })
    expect(address()).toBe("/account?section=security")
    const why = await screen.findByText(t("security:ways.admin"))
    expect(why.getAttribute("role")).toBe("alert")
    await expectFocus(why)
  },
)

test.each(["/signin", "/signup", "/signin?redirect=%2Fprofile"])(
  "[G03] members who open %s go home",
  async (path) => {
    const { address } = await renderPage(path, { as: aPerson(), api: bareHome })
    expect(address()).toBe("/")
  },
)
