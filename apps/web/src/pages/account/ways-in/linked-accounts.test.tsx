import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { emptyHome } from "../../../../test/answers/home.ts"
import { aPerson } from "../../../../test/answers/user.ts"
import type { AuthAnswers } from "../../../../test/fake-api.ts"
import { renderPage } from "../../../../test/render.tsx"
import { expectFocus } from "../../../../test/expect-focus.ts"
import { writeInto } from "../../../../test/write-into.ts"

const linked = [{ provider: "google", email: "maria@gmail.example", since: "2026-11-12T09:00:00.000Z" }]

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
  const callbackURL = "/account?section=security&linked=openid"
  expect(api.authCalls("/link-social")).toEqual([{ provider: "openid", callbackURL }])
})

test("back from the provider, the linked account is said and has the focus", async () => {
  const { t, router } = await show({}, "&linked=google")
  expect(await screen.findByText(t("security:linked.linked", { name: "Google" }))).toBeDefined()
  const row = screen.getByText("maria@gmail.example").closest("li")
  await waitFor(() => expect(document.activeElement).toBe(row))
  await waitFor(() => expect(router.state.location.searchStr).toBe("?section=security"))
})

test("the last way in can't be unlinked, and the reason is said before anyone tries", async () => {
  const { t, user } = await show({})
  const unlink = await screen.findByRole("button", { name: `${t("security:linked.unlink")} Google` })
  expect(unlink.getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByText(t("security:ways.last"))).toBeDefined()
  await user.click(unlink)
  expect(screen.queryByRole("alertdialog")).toBeNull()
})

test("an unlinked account can be linked again from the same button", async () => {
  let own = linked
  const { t, user } = await show({
    "/ways-in": () => ({ password: { changedAt: "2026-11-12T09:00:00.000Z" }, passkeys: [], linked: own }),
    "/unlink-account": () => {
      own = []
      return { status: true }
    },
  })
  await user.click(await screen.findByRole("button", { name: `${t("security:linked.unlink")} Google` }))
  const asked = await screen.findByRole("alertdialog")
  await user.click(within(asked).getByRole("button", { name: t("security:linked.unlink") }))
  const link = await screen.findByRole("button", { name: `${t("security:linked.link")} Google` })
  await expectFocus(link)
  expect(screen.queryByText("maria@gmail.example")).toBeNull()
})

test("a linked account shows the provider's email", async () => {
  await show({})
  expect(await screen.findByText("maria@gmail.example")).toBeDefined()
})

const tooLongAgo = () => Response.json({ code: "sign_in_again" }, { status: 403 })

test("without a password one is set, and a login long ago is renewed before anything is typed", async () => {
  let isRecent = false
  let password: { changedAt: string } | null = null
  const page = await show({
    "/ways-in": () => ({ isRecent, password, passkeys: [], linked }),
    "/set-password": () => {
      password = { changedAt: "2026-11-12T09:00:00.000Z" }
      return { status: true }
    },
  })
  const { t, user, api } = page
  expect(await screen.findByText(t("security:ways.noPassword"))).toBeDefined()
  const open = screen.getByRole("button", { name: t("security:ways.setPassword") })
  await user.click(open)
  const asked = await screen.findByRole("dialog", { name: t("second-step:confirm.title") })
  expect(await within(asked).findByRole("button", { name: "Google" })).toBeDefined()
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("dialog", { name: t("security:ways.setPassword") })).toBeNull()

  isRecent = true
  await user.click(open)
  const dialog = await screen.findByRole("dialog", { name: t("security:ways.setPassword") })
  const save = within(dialog).getByRole("button", { name: t("reset:choose.submit") })
  await user.click(save)
  expect(await screen.findByText(t("reset:choose.passwordRequired"))).toBeDefined()
  await expectFocus(screen.getByLabelText(t("reset:choose.password")))
  await writeInto(page, t("reset:choose.password"), "blue-window-17")
  await user.click(save)
  expect(await screen.findByText(t("security:ways.passwordSet"))).toBeDefined()
  expect(api.authCalls("/set-password")).toEqual([{ newPassword: "blue-window-17" }])
  await expectFocus(screen.getByRole("heading", { name: t("security:ways.title") }))
})

test("without a password the second step asks for a login, never for a password", async () => {
  const { t, user, api } = await show({ "/two-factor/enable": tooLongAgo })
  await user.click(await screen.findByRole("button", { name: t("security:ways.turnOn") }))
  const asked = await screen.findByRole("dialog", { name: t("second-step:confirm.title") })
  expect(await within(asked).findByRole("button", { name: "Google" })).toBeDefined()
  expect(within(asked).queryByLabelText(t("second-step:confirm.password"))).toBeNull()
  expect(api.authCalls("/two-factor/enable")).toEqual([{}])
})
