import { verificationToken } from "@doable/domain/account/verification-token"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { secondsPass, stopClock } from "../../../test/page-clock.ts"
import { renderPage } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"
import { recordEmail } from "../sign-in/email-note.ts"

const email = "ana@example.com"
const linkOf = (ms: number) => verificationToken({ email, expiresAt: Date.now() + ms }, "x".repeat(43))
const link = linkOf(3_600_000)

const heading = (name: string) => screen.findByRole("heading", { level: 1, name })

test("opening the link confirms nothing; a press does, once, and the next page knows the address", async () => {
  const held = Promise.withResolvers<unknown>()
  const { user, api, t } = await renderPage(`/verify-email?token=${link}&redirect=/tasks/create`, {
    auth: { "/verify-email": () => held.promise },
  })
  await heading(t("verify:asking.title"))
  expect(screen.getByText(email)).toBeDefined()
  expect(api.authCalls("/verify-email")).toEqual([])

  const button = screen.getByRole("button", { name: t("verify:asking.confirm") })
  await user.click(button)
  expect(button.getAttribute("aria-busy")).toBe("true")
  expect(screen.getByText(t("verify:checking"))).toBeDefined()
  await user.click(button)
  held.resolve({ status: true, state: "confirmed" })
  const title = await heading(t("verify:done.title"))
  expect(document.activeElement).toBe(title)
  expect(api.authCalls("/verify-email")).toEqual([{ token: link }])
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: t("verify:logIn") }))
  await heading(t("signin:title"))
  expect(screen.getByLabelText(t("signin:email"))).toHaveProperty("value", email)
  expect(screen.getByText(t("signin:toPost"))).toBeDefined()
})

test("the browser that signed up is logged in by the link and goes on", async () => {
  const { user, t, address } = await renderPage(`/verify-email?token=${link}&redirect=/how-it-works`, {
    auth: { "/verify-email": () => ({ status: true, state: "signed_in" }) },
  })
  await user.click(screen.getByRole("button", { name: t("verify:asking.confirm") }))
  await waitFor(() => expect(address()).toBe("/how-it-works"))
  await screen.findByText(t("verify:done.title"))
})

test.each(["en", "ru", "ro"] as const)(
  "in %s: a link that was used leads to the sign-in and to a new password",
  async (locale) => {
    const { user, t } = await renderPage(`/verify-email?token=${link}`, {
      locale,
      auth: { "/verify-email": () => ({ status: true, state: "used" }) },
    })
    await user.click(screen.getByRole("button", { name: t("verify:asking.confirm") }))
    await heading(t("verify:used.title"))
    const main = within(screen.getByRole("main"))
    const href = (name: string) => main.getByRole("link", { name }).getAttribute("href")
    expect(href(t("verify:used.forgot"))).toBe("/forgot-password")
    expect(href(t("verify:logIn"))).toBe("/signin")
  },
)

test.each([
  [429, "verify:tooMany"],
  [503, "verify:failed"],
] as const)("an answer of %i is told, and the press can be tried again", async (status, key) => {
  const { user, t } = await renderPage(`/verify-email?token=${link}`, {
    auth: { "/verify-email": () => Response.json({}, { status }) },
  })
  const button = screen.getByRole("button", { name: t("verify:asking.confirm") })
  await user.click(button)
  await screen.findByText(t(key))
  expect(button.getAttribute("aria-disabled")).toBeNull()
})

test("a link that has expired says so at once and offers a new letter to the address inside it", async () => {
  const { user, api, t } = await renderPage(`/verify-email?token=${linkOf(-1000)}`, {
    auth: { "/send-verification-email": () => ({}) },
  })
  await heading(t("verify:expired.title"))
  expect(screen.queryByLabelText(t("verify:email"))).toBeNull()
  await user.click(screen.getByRole("button", { name: t("verify:resend") }))
  await screen.findByText(t("verify:resent"))
  expect(api.authCalls("/send-verification-email")).toEqual([{ email }])
})

test("a damaged link says so at once and asks for the address", async () => {
  let status = 503
  const page = await renderPage("/verify-email?token=damaged", {
    auth: { "/send-verification-email": () => Response.json({}, { status }) },
  })
  const { user, api, t } = page
  await heading(t("verify:invalid.title"))
  const send = () => user.click(screen.getByRole("button", { name: t("verify:resend") }))
  await send()
  const field = screen.getByRole("textbox", {
    name: t("verify:email"),
    description: t("verify:emailInvalid"),
  })
  expect(document.activeElement).toBe(field)
  expect(api.authCalls("/send-verification-email")).toEqual([])
  await writeInto(page, t("verify:email"), email)
  await send()
  await screen.findByText(t("verify:failed"))
  status = 429
  await send()
  await screen.findByText(t("verify:tooMany"))
  status = 200
  await send()
  await screen.findByText(t("verify:resent"))
})

test("the letter can be asked for again after a minute, which goes on after a reload", async () => {
  stopClock()
  recordEmail(email, { signUpId: "sign-up-1" })
  const first = await renderPage("/signup-success?redirect=/tasks/create")
  const { t } = first
  const button = () => screen.getByRole("button", { name: /^Resend/ })
  expect(button().textContent).toBe(t("verify:resendIn", { seconds: 60 }))
  expect(button()).toHaveProperty("disabled", true)
  await secondsPass(20)
  expect(button().textContent).toBe(t("verify:resendIn", { seconds: 40 }))

  first.unmount()
  const { user, api } = await renderPage("/signup-success", {
    auth: { "/send-verification-email": () => ({}) },
  })
  expect(button().textContent).toBe(t("verify:resendIn", { seconds: 40 }))
  await secondsPass(40)
  expect(button().textContent).toBe(t("verify:resend"))
  await user.click(button())
  await screen.findByText(t("verify:resent"))
  // Named with its sign-up: someone else may have used the same address in the meantime.
  expect(api.authCalls("/send-verification-email")).toEqual([{ email, signUpId: "sign-up-1" }])
  expect(button().textContent).toBe(t("verify:resendIn", { seconds: 60 }))
})

test.each(["https://evil.example", "//evil.example", "/\\evil.example"])(
  "a link that was changed to lead to %s leads to the plain sign-in",
  async (redirect) => {
    const { user, t } = await renderPage(
      `/verify-email?token=${link}&redirect=${encodeURIComponent(redirect)}`,
      { auth: { "/verify-email": () => ({}) } },
    )
    await user.click(screen.getByRole("button", { name: t("verify:asking.confirm") }))
    await heading(t("verify:done.title"))
    const logIn = within(screen.getByRole("main")).getByRole("link", { name: t("verify:logIn") })
    expect(logIn.getAttribute("href")).toBe("/signin")
  },
)
