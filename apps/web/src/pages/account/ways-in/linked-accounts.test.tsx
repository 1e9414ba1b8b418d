import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { emptyHome } from "../../../../test/answers/home.ts"
import { aPerson } from "../../../../test/answers/user.ts"
import type { AuthAnswers } from "../../../../test/fake-api.ts"
import { renderPage } from "../../../../test/render.tsx"

const linked = [{ provider: "google", since: "2026-11-12T09:00:00.000Z" }]

const show = (auth: AuthAnswers, search = "") =>
  renderPage(`/account?section=security${search}`, {
    as: aPerson(),
    api: emptyHome,
    auth: {
      "/list-sessions": () => [],
      "/ways-in": () => ({ password: null, passkeys: [], linked }),
      ...auth,
    },
  })

test("an account is linked on the provider's page", async () => {
  const leave = vi.spyOn(window.location, "assign").mockImplementation(() => {})
  const { t, user, api } = await show({ "/link-social": () => ({ url: "https://provider.example/" }) })
  await user.click(await screen.findByRole("button", { name: `${t("security:linked.link")} MPass` }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith("https://provider.example/"))
  const callbackURL = "/account?section=security"
  expect(api.authCalls("/link-social")).toEqual([{ provider: "openid", callbackURL }])
})

test("the last way in can't be unlinked, and the reason is said", async () => {
  const refusal = () => Response.json({ code: "last_way_in" }, { status: 409 })
  const { t, user } = await show({ "/unlink-account": refusal })
  await user.click(await screen.findByRole("button", { name: `${t("security:linked.unlink")} Google` }))
  const asked = await screen.findByRole("alertdialog")
  await user.click(within(asked).getByRole("button", { name: t("security:linked.unlink") }))
  expect(await screen.findByText(t("refusal:last_way_in"))).toBeDefined()
})

test("without a password the second step waits for one", async () => {
  const { t } = await show({})
  expect(await screen.findByText(t("security:ways.noPassword"))).toBeDefined()
  expect(screen.getByText(t("security:ways.needsPassword"))).toBeDefined()
})
