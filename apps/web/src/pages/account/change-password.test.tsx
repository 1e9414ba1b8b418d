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
  expect(waiting("1:00")).toHaveProperty("disabled", true)
  await secondsPass(20)
  first.unmount()

  await renderWithApi(<ChangePassword email={email} />)
  expect(waiting("0:40")).toHaveProperty("disabled", true)
  await secondsPass(40)
  expect(screen.getByRole("button", { name: t("account:password.submit") })).toHaveProperty("disabled", false)
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
  expect(screen.getByRole("button", { name: t("account:password.submit") })).toHaveProperty("disabled", false)
})

test("[A09] an account without an email is told so, and nothing is sent", async () => {
  const { user, api, t } = await renderWithApi(<ChangePassword email="" />)
  await user.click(screen.getByRole("button", { name: t("account:password.submit") }))
  await screen.findByText(t("account:password.noEmail"))
  expect(api.authCalls("/request-password-reset")).toEqual([])
})
