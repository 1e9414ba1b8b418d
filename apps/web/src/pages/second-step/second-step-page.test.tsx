import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { emptyHome } from "../../../test/answers/home.ts"
import { passkeyOptions, withPasskeys } from "../../../test/passkeys.ts"
import { renderPage, type Rendered } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"

const inside = () => ({ token: "here", user: { locale: "en" } })
const refusing = (status: number, code: string) => () => Response.json({ code }, { status })
const press = ({ user, t }: Rendered) =>
  user.click(within(screen.getByRole("main")).getByRole("button", { name: t("second-step:submit") }))

test("a login with a second step leads to the code, and the code to the page one wanted", async () => {
  const page = await renderPage("/signin?redirect=/how-it-works", {
    auth: {
      "/sign-in/email": () => ({ twoFactorRedirect: true, twoFactorMethods: ["totp"] }),
      "/two-factor/verify-totp": inside,
    },
  })
  const { t, user, api, address } = page
  await writeInto(page, t("signin:email"), "ana@example.com")
  await writeInto(page, t("signin:password"), "a green door in May")
  await user.click(screen.getByRole("button", { name: t("signin:submit") }))
  await screen.findByRole("heading", { level: 1, name: t("second-step:app.title") })
  expect(address()).toBe("/second-step?redirect=%2Fhow-it-works")
  expect(screen.getByText("ana@example.com")).toBeDefined()

  await press(page)
  expect(await screen.findByText(t("second-step:required"))).toBeDefined()
  await writeInto(page, t("second-step:app.field"), "123456")
  await user.click(screen.getByLabelText(t("second-step:trust")))
  await press(page)
  await waitFor(() => expect(address()).toBe("/how-it-works"))
  expect(api.authCalls("/two-factor/verify-totp")).toEqual([{ code: "123456", trustDevice: true }])
})

test.each([
  ["en", 401, "INVALID_CODE", "second-step:wrong"],
  ["en", 429, "RATE_LIMITED", "second-step:tooMany"],
  ["en", 500, "fault", "second-step:failed"],
] as const)("in %s: an answer %i %s is told at the field, which is empty again", async (...given) => {
  const [locale, status, code, key] = given
  const auth = { "/two-factor/verify-totp": refusing(status, code) }
  const page = await renderPage("/second-step", { locale, auth })
  await writeInto(page, page.t("second-step:app.field"), "123456")
  await press(page)
  const field = await screen.findByRole("textbox", { description: page.t(key) })
  expect(field).toHaveProperty("value", "")
  expect(document.activeElement).toBe(field)
})

test.each([
  ["ru", 400, "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"],
  ["ro", 401, "INVALID_TWO_FACTOR_COOKIE"],
] as const)("in %s: after %i %s no code helps, and only the way back is left", async (...given) => {
  const [locale, status, code] = given
  const auth = { "/two-factor/verify-totp": refusing(status, code) }
  const page = await renderPage("/second-step?redirect=/how-it-works", { locale, auth })
  await writeInto(page, page.t("second-step:app.field"), "123456")
  await press(page)
  const reason = await screen.findByText(page.t("second-step:over"))
  expect(document.activeElement).toBe(reason)
  expect(screen.queryByRole("textbox")).toBeNull()
  const back = screen.getByRole("link", { name: page.t("second-step:logInAgain") })
  expect(back.getAttribute("href")).toBe("/signin?redirect=%2Fhow-it-works")
})

test("a passkey of another account is refused, and the reason is said", async () => {
  withPasskeys()
  const auth = {
    "/passkey/generate-authenticate-options": () => passkeyOptions,
    "/passkey/verify-authentication": refusing(401, "OTHER_ACCOUNT"),
  }
  const { t, user, api } = await renderPage("/second-step", { auth })
  await user.click(screen.getByRole("button", { name: t("second-step:usePasskey") }))
  expect(await screen.findByText(t("second-step:passkeyOther"))).toBeDefined()
  expect(api.authCalls("/passkey/verify-authentication")).toMatchObject([{ isSecondStep: true }])
})

test("someone deactivated reads why after the right code, and can appeal with the key that came with it", async () => {
  const restriction = {
    id: "0192f000-0000-7000-8000-000000000009",
    kind: "deactivate",
    reasonCode: "spam",
    explanation: "An advert for something else.",
    startsAt: "2026-11-16T07:00:00.000Z",
    endsAt: null,
    isInForce: true,
    evidence: null,
    canAppeal: true,
    appeal: null,
  }
  const shut = () =>
    Response.json({ code: "ACCOUNT_DEACTIVATED", restriction, token: "key" }, { status: 403 })
  const auth = { "/two-factor/verify-totp": shut, "/appeal": () => ({ isSent: true }) }
  const page = await renderPage("/second-step", { auth })
  const { t, user, api } = page
  await writeInto(page, t("second-step:app.field"), "123456")
  await press(page)
  const title = await screen.findByRole("heading", { name: t("restriction:deactivated") })
  await waitFor(() => expect(document.activeElement).toBe(title))
  screen.getByText(restriction.explanation)
  const text = "My brother posted it from my computer while I was at work that day."
  await writeInto(page, t("restriction:appeal.what"), text)
  await user.click(screen.getByRole("button", { name: t("restriction:appeal.send") }))
  await screen.findByText(t("restriction:appeal.sent"))
  expect(api.authCalls("/appeal")).toEqual([{ token: "key", text, fileIds: [] }])
})

test("a recovery code is the other way", async () => {
  const auth = { "/two-factor/verify-backup-code": inside }
  const page = await renderPage("/second-step", { auth, api: emptyHome })
  const { t, user, api } = page
  await user.click(screen.getByRole("button", { name: t("second-step:useRecovery") }))
  await writeInto(page, t("second-step:recovery.field"), "7k3m 9pq2")
  await press(page)
  await waitFor(() =>
    expect(api.authCalls("/two-factor/verify-backup-code")).toEqual([
      { code: "7k3m 9pq2", trustDevice: false },
    ]),
  )
})

test("without phone and codes the wait starts, and its end is told", async () => {
  const dueAt = "2026-11-20T09:00:00.000Z"
  const auth = { "/two-factor/request-removal": () => ({ status: true, dueAt }) }
  const { t, user } = await renderPage("/second-step", { auth })
  await user.click(screen.getByRole("button", { name: t("second-step:useLost") }))
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: t("second-step:lost.title") }))
  await user.click(screen.getByRole("button", { name: t("second-step:lost.submit") }))
  expect(document.activeElement).toBe(await screen.findByText(/20 November 2026|Nov 2026/))
})

test.each([
  ["kept", () => ({ status: true }), "second-step:keep.done.title"],
  ["no longer valid", refusing(400, "link_invalid"), "second-step:keep.invalid.title"],
] as const)("the link of a notice, %s", async (_title, answer, key) => {
  const auth = { "/two-factor/cancel-removal": answer }
  const { t, user, api } = await renderPage("/keep-second-step?token=abc", { auth })
  await user.click(screen.getByRole("button", { name: t("second-step:keep.submit") }))
  const title = await screen.findByRole("heading", { level: 1, name: t(key) })
  expect(document.activeElement).toBe(title)
  expect(api.authCalls("/two-factor/cancel-removal")).toEqual([{ token: "abc" }])
})
