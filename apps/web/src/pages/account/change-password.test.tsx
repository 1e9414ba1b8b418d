import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { secondsPass, stopClock } from "../../../test/page-clock.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { ChangePassword } from "./change-password.tsx"

const email = "ana@example.com"

test("[A09] the link is sent, and the button counts down a minute, also after a reload", async () => {
  stopClock()
  const first = await renderWithApi(<ChangePassword email={email} />, {
    auth: { "/request-password-reset": () => ({}) },
  })
  const { user, api, t } = first
  await user.click(screen.getByRole("button", { name: t("account:password.submit") }))
  await screen.findByText(t("account:password.success"))
  expect(screen.getByText(t("account:password.successText"))).toBeDefined()
  expect(api.authCalls("/request-password-reset")).toEqual([{ email, redirectTo: "/auth/reset-password" }])
  const waiting = (time: string) => screen.getByRole("button", { name: t("account:againIn", { time }) })
  expect(waiting("1:00").getAttribute("aria-disabled")).toBe("true")
  expect(document.activeElement).toBe(waiting("1:00"))
  await secondsPass(20)
  first.unmount()

  await renderWithApi(<ChangePassword email={email} />)
  expect(waiting("0:40").getAttribute("aria-disabled")).toBe("true")
  await secondsPass(40)
  const ready = screen.getByRole("button", { name: t("account:password.submit") })
  expect(ready.getAttribute("aria-disabled")).toBeNull()
})

test.each(["en", "ru", "ro"] as const)(
  "[T12] in %s: a reset link that cannot be sent is told",
  async (locale) => {
    const { user, t } = await renderWithApi(<ChangePassword email={email} />, {
      locale,
      auth: { "/request-password-reset": () => Response.json({}, { status: 500 }) },
    })
    await user.click(screen.getByRole("button", { name: t("account:password.submit") }))
    await screen.findByText(t("account:password.failed"))
    expect(screen.getByText(t("account:password.fallback"))).toBeDefined()
  },
)

test("too many requests are told as such", async () => {
  const { user, t } = await renderWithApi(<ChangePassword email={email} />, {
    auth: { "/request-password-reset": () => Response.json({}, { status: 429 }) },
  })
  await user.click(screen.getByRole("button", { name: t("account:password.submit") }))
  await screen.findByText(t("account:tooMany"))
  const ready = screen.getByRole("button", { name: t("account:password.submit") })
  expect(ready.getAttribute("aria-disabled")).toBeNull()
})

test("[A09] an account without an email is told so, and nothing is sent", async () => {
  const { user, api, t } = await renderWithApi(<ChangePassword email="" />)
  await user.click(screen.getByRole("button", { name: t("account:password.submit") }))
  await screen.findByText(t("account:password.noEmail"))
  expect(api.authCalls("/request-password-reset")).toEqual([])
})
