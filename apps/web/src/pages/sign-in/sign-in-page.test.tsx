import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { aPerson } from "../../../test/answers/user.ts"
import { secondsPass, stopClock } from "../../../test/page-clock.ts"
import { passkeyOptions, withPasskeys } from "../../../test/passkeys.ts"
import { renderPage, type Rendered } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"
import { keepEmail } from "../../account/known-email.ts"
import { sessionOver } from "../../session/person/session-over.ts"

const email = "ana@example.com"
const password = "a green door in May"

const press = ({ user, t }: Rendered) => user.click(screen.getByRole("button", { name: t("signin:submit") }))

async function signIn(page: Rendered, typed = { email, password }) {
  await writeInto(page, page.t("signin:email"), typed.email)
  await writeInto(page, page.t("signin:password"), typed.password)
  await press(page)
}

const refusing = (status: number, body: object = {}) => ({
  "/sign-in/email": () => Response.json(body, { status }),
})

test("what is wrong is said at its field, the first one gets the cursor, and nothing is sent", async () => {
  const page = await renderPage("/signin", { locale: "ru" })
  const { t, api } = page
  await press(page)
  const field = screen.getByRole("textbox", {
    name: t("signin:email"),
    description: t("signin:emailRequired"),
  })
  expect(document.activeElement).toBe(field)
  expect(screen.getByText(t("signin:passwordRequired"))).toBeDefined()
  await signIn(page, { email: "ana@", password: "" })
  expect(screen.getByText(t("signin:emailInvalid"))).toBeDefined()
  await writeInto(page, t("signin:email"), email)
  expect(screen.queryByText(t("signin:emailInvalid"))).toBeNull()
  await press(page)
  expect(document.activeElement).toBe(screen.getByLabelText(t("signin:password")))
  expect(api.authCalls("/sign-in/email")).toEqual([])
})

test.each(["en", "ru", "ro"] as const)(
  "in %s: a wrong password, or an early login, is told with advice and a way to the letter and to a new password",
  async (locale) => {
    const page = await renderPage("/signin?redirect=/tasks/create", {
      locale,
      auth: { ...refusing(401), "/send-verification-email": () => ({}) },
    })
    const { user, t, api } = page
    await user.click(screen.getByLabelText(t("signin:remember")))
    await signIn(page)
    const told = within(screen.getByRole("main")).getByRole("alert")
    await waitFor(() => expect(told.textContent).toContain(t("signin:wrong")))
    expect(told.textContent).toContain(t("signin:justSignedUp"))
    expect(api.authCalls("/sign-in/email")).toEqual([{ email, password, rememberMe: false, locale }])

    await user.click(within(told).getByRole("link", { name: t("signin:resend") }))
    await screen.findByRole("heading", { level: 1, name: t("verify:sent.title") })
    expect(screen.getByLabelText(t("verify:email"))).toHaveProperty("value", email)
    await user.click(screen.getByRole("button", { name: t("verify:resend") }))
    await screen.findByText(t("verify:resent"))
    expect(api.authCalls("/send-verification-email")).toEqual([{ email }])
    await user.click(screen.getByRole("link", { name: t("verify:sent.newPassword") }))
    await screen.findByRole("heading", { level: 1, name: t("reset:forgot.title") })
  },
)

test("somebody who knows the password of a deactivated account hears of it, with a way to appeal", async () => {
  const page = await renderPage("/signin", { auth: refusing(403, { code: "ACCOUNT_DEACTIVATED" }) })
  await signIn(page)
  const told = within(screen.getByRole("main")).getByRole("alert")
  await waitFor(() => expect(told.textContent).toContain(page.t("signin:deactivated")))
  const way = within(told).getByRole("link", { name: page.t("signin:writeToUs") })
  expect(way.getAttribute("href")).toBe("/contact?topic=appeal")
})

test("a server that is away is told, and what was typed stays", async () => {
  const held = Promise.withResolvers<Response>()
  const page = await renderPage("/signin", { auth: { "/sign-in/email": () => held.promise } })
  const { t } = page
  await signIn(page)
  const button = screen.getByRole("button", { name: t("signin:submit") })
  expect(button.getAttribute("aria-busy")).toBe("true")
  await press(page)
  held.reject(new TypeError("Failed to fetch"))
  await screen.findByText(t("signin:failed"))
  expect(button.getAttribute("aria-busy")).toBeNull()
  expect(screen.getByLabelText(t("signin:email"))).toHaveProperty("value", email)
  expect(screen.getByLabelText(t("signin:password"))).toHaveProperty("value", password)
  expect(page.api.authCalls("/sign-in/email")).toHaveLength(1)
})

test("after too many tries the button counts down and then works again", async () => {
  stopClock()
  const page = await renderPage("/signin", { auth: refusing(429, { retryAfterSec: 62 }) })
  const { t } = page
  await signIn(page)
  await screen.findByText(t("signin:tooMany"))
  const waiting = () => screen.queryByRole("button", { name: /\d:\d\d/ })
  expect(waiting()?.textContent).toBe(t("signin:wait", { time: "1:02" }))
  expect(waiting()).toHaveProperty("disabled", true)
  await secondsPass(12)
  expect(waiting()?.textContent).toBe(t("signin:wait", { time: "0:50" }))
  await secondsPass(50)
  expect(screen.getByRole("button", { name: t("signin:submit") })).toHaveProperty("disabled", false)
  expect(screen.queryByText(t("signin:tooMany"))).toBeNull()
})

test("a lock leads to its page, which counts down", async () => {
  stopClock()
  const page = await renderPage("/signin", {
    locale: "ro",
    auth: refusing(423, { code: "ACCOUNT_LOCKED", retryAfterSec: 900 }),
  })
  await signIn(page)
  await screen.findByRole("heading", { level: 1, name: page.t("locked:title") })
  expect(screen.getByRole("timer").textContent).toBe("15:00")
  expect(page.address()).toBe("/account-locked")
})

test("the address that another page has shown is there, and why one is asked to log in", async () => {
  keepEmail(email)
  sessionOver.note()
  const { t, unmount } = await renderPage("/signin?redirect=/dashboard")
  expect(screen.getByLabelText(t("signin:email"))).toHaveProperty("value", email)
  expect(screen.getByText(t("signin:sessionOver"))).toBeDefined()
  unmount()
  await renderPage("/signin?redirect=/tasks/create")
  expect(screen.queryByText(t("signin:sessionOver"))).toBeNull()
  expect(screen.getByText(t("signin:toPost"))).toBeDefined()
})

test.each([
  ["takes the language of the account where nobody has chosen one", "", "ro"],
  ["keeps a language that was chosen in this browser", "locale=en; Max-Age=60", "en"],
])("who has logged in %s", async (_, cookie, locale) => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {})
  document.cookie = cookie || "locale=; Max-Age=0"
  const page = await renderPage("/signin?redirect=/how-it-works", {
    auth: { "/sign-in/email": () => ({ user: { locale: "ro" } }) },
  })
  await signIn(page)
  if (locale === "ro") await waitFor(() => expect(assign).toHaveBeenCalledWith("/how-it-works"))
  else await waitFor(() => expect(page.address()).toBe("/how-it-works"))
  expect(assign).toHaveBeenCalledTimes(locale === "ro" ? 1 : 0)
  expect(document.cookie).toContain(`locale=${locale}`)
  document.cookie = "locale=; Max-Age=0"
})

test("a passkey replaces the password; one that doesn't fit is told", async () => {
  withPasskeys()
  let isRight = false
  const { user, t, router } = await renderPage("/signin?redirect=/how-it-works", {
    auth: {
      "/passkey/generate-authenticate-options": () => passkeyOptions,
      "/passkey/verify-authentication": () =>
        isRight
          ? { session: { id: "s" }, user: { locale: "en" } }
          : Response.json({ code: "AUTHENTICATION_FAILED" }, { status: 401 }),
    },
  })
  const button = screen.getByRole("button", { name: t("signin:passkey") })
  await user.click(button)
  expect(await screen.findByText(t("signin:passkeyWrong"))).toBeDefined()
  isRight = true
  await user.click(button)
  await waitFor(() => expect(router.state.location.pathname).toBe("/how-it-works"))
})

test("a passkey without a finger, a face or a PIN leads on to the second step", async () => {
  withPasskeys()
  const { user, t } = await renderPage("/signin", {
    auth: {
      "/passkey/generate-authenticate-options": () => passkeyOptions,
      "/passkey/verify-authentication": () => ({ twoFactorRedirect: true }),
    },
  })
  await user.click(screen.getByRole("button", { name: t("signin:passkey") }))
  expect(await screen.findByRole("heading", { level: 1, name: t("second-step:app.title") })).toBeDefined()
})

test("a provider's button leads to its page, and back to the page one wanted", async () => {
  const leave = vi.spyOn(window.location, "assign").mockImplementation(() => {})
  const { user, api } = await renderPage("/signin?redirect=/how-it-works", {
    auth: { "/sign-in/social": () => ({ url: "https://provider.example/", redirect: false }) },
  })
  await user.click(screen.getByRole("button", { name: "MPass" }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith("https://provider.example/"))
  expect(api.authCalls("/sign-in/social")).toEqual([{ provider: "openid", callbackURL: "/how-it-works" }])
})

test.each([
  ["account_not_linked", "signin:notLinked"],
  ["email_not_verified", "signin:notVerified"],
  ["state_mismatch", "signin:providerFailed"],
] as const)("what a provider's login ended with is said: %s", async (error, sentence) => {
  const { t } = await renderPage(`/signin?error=${error}`)
  const alert = (await screen.findByText(t(sentence))).closest("[role=alert]")
  expect(document.activeElement).toBe(alert)
  const email = screen.getByLabelText(t("signin:email"))
  expect(alert?.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

const restriction = {
  id: "00000000-0000-4000-8000-000000000001",
  kind: "deactivate",
  reasonCode: "fraud",
  explanation: "We found signs of fraud.",
  startsAt: "2026-11-16T09:00:00.000Z",
  endsAt: null,
  isInForce: true,
  evidence: null,
  canAppeal: true,
  appeal: null,
}

test("someone deactivated who came through a provider reads why and appeals; the key leaves the address", async () => {
  const page = await renderPage("/signin?error=ACCOUNT_DEACTIVATED#appeal=key", {
    auth: { "/appeal/read": () => ({ restriction, token: "key" }), "/appeal": () => ({ isSent: true }) },
  })
  const { t, user, api } = page
  const title = await screen.findByRole("heading", { name: t("restriction:deactivated") })
  await waitFor(() => expect(document.activeElement).toBe(title))
  screen.getByText(restriction.explanation)
  expect(screen.queryByText(t("signin:deactivated"), { exact: false })).toBeNull()
  expect(api.authCalls("/appeal/read")).toEqual([{ token: "key" }])
  expect(page.router.state.location).toMatchObject({ hash: "", searchStr: "?error=ACCOUNT_DEACTIVATED" })
  const text = "My brother posted it from my computer while I was at work that day."
  await writeInto(page, t("restriction:appeal.what"), text)
  await user.click(screen.getByRole("button", { name: t("restriction:appeal.send") }))
  await screen.findByText(t("restriction:appeal.sent"))
  expect(api.authCalls("/appeal")).toEqual([{ token: "key", text, fileIds: [] }])
})

test("the same is read by someone who is logged in with another account, and the key leaves the address", async () => {
  const page = await renderPage("/signin?error=ACCOUNT_DEACTIVATED#appeal=key", {
    as: aPerson(),
    auth: { "/appeal/read": () => ({ restriction, token: "key" }) },
  })
  await screen.findByRole("heading", { name: page.t("restriction:deactivated") })
  expect(page.router.state.location).toMatchObject({ pathname: "/signin", hash: "" })
})

test("a key from a provider that is over leaves the way to us", async () => {
  const { t } = await renderPage("/signin?error=ACCOUNT_DEACTIVATED#appeal=old", {
    auth: { "/appeal/read": () => Response.json({ code: "appeal_link_over" }, { status: 403 }) },
  })
  await screen.findByText(t("signin:deactivated"), { exact: false })
  const way = within(screen.getByRole("main")).getByRole("link", { name: t("signin:writeToUs") })
  expect(way.getAttribute("href")).toBe("/contact?topic=appeal")
})
