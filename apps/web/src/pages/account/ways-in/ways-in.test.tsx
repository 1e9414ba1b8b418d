import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { emptyHome } from "../../../../test/answers/home.ts"
import { aPerson } from "../../../../test/answers/user.ts"
import type { AuthAnswers } from "../../../../test/fake-api.ts"
import { renderPage, type Rendered } from "../../../../test/render.tsx"
import { expectFocus } from "../../../../test/expect-focus.ts"
import { writeInto } from "../../../../test/write-into.ts"
import { appCodes } from "./app-codes.ts"
import type { WaysIn } from "../../ways-in/use-ways-in.ts"

const uri = "otpauth://totp/Doable:ana?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Doable"
const codes = Array.from({ length: 10 }, (_, at) => `7K3M-9PQ${at}`)
const since = "2026-11-12T09:00:00.000Z"
const password = "a green door in May"
const off: WaysIn = { password: { changedAt: "2026-09-03T09:00:00.000Z" }, passkeys: [], linked: [] }
const on: WaysIn = { ...off, secondStep: { since, codesLeft: 8, removalDueAt: null } }

function show(ways: WaysIn, auth: AuthAnswers = {}, as = aPerson()) {
  return renderPage("/account?section=security", {
    as,
    api: emptyHome,
    auth: {
      "/list-sessions": () => [],
      "/ways-in": () => ways,
      "/sign-in/email": () => ({ token: "here" }),
      ...auth,
    },
  })
}

async function confirmItsYou(page: Rendered) {
  const dialog = await screen.findByRole("dialog", { name: page.t("second-step:confirm.title") })
  await writeInto(page, page.t("second-step:confirm.password"), password)
  await page.user.click(within(dialog).getByRole("button", { name: page.t("second-step:submit") }))
}

test("the second step is turned on: the password, the app's code, the recovery codes", async () => {
  let ways = off
  const page = await show(off, {
    "/ways-in": () => ways,
    "/two-factor/enable": () => ({ method: "totp", totpURI: uri, backupCodes: codes }),
    "/two-factor/verify-totp": () => {
      ways = on
      return { token: "here" }
    },
  })
  const { t, user, api } = page
  await user.click(await screen.findByRole("button", { name: t("security:ways.turnOn") }))
  await confirmItsYou(page)
  expect(await screen.findByRole("img", { name: t("second-step:on.picture") })).toBeDefined()
  expect(api.authCalls("/two-factor/enable")).toEqual([{ password }])
  const inApp = screen.getByRole("link", { name: t("second-step:on.openApp") })
  expect(inApp.getAttribute("href")).toBe(uri)
  await user.click(screen.getByText(t("second-step:on.showKey")))
  await user.click(screen.getByRole("button", { name: t("second-step:on.copyKey") }))
  expect(await navigator.clipboard.readText()).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")

  await writeInto(page, t("second-step:on.digits"), "000000")
  expect(await screen.findByText(t("second-step:on.wrong"))).toBeDefined()
  const submit = screen.getByRole("button", { name: t("second-step:on.submit"), hidden: true })
  expect(submit).toHaveProperty("disabled", true)
  const [code = ""] = (await appCodes(uri)) ?? []
  await writeInto(page, t("second-step:on.digits"), code)
  expect(await screen.findByText(t("second-step:on.right"))).toBeDefined()
  for (const one of codes) expect(screen.getByText(one)).toBeDefined()
  await user.click(screen.getByLabelText(t("second-step:codes.saved")))
  await user.click(submit)
  expect(await screen.findByText(t("security:ways.codesLeft", { count: 8 }))).toBeDefined()
  expect(api.authCalls("/two-factor/verify-totp")).toHaveLength(1)
  await expectFocus(screen.getByRole("heading", { name: t("security:ways.title") }))
})

test("someone of our team who was led here finds the way back to the admin area", async () => {
  let ways = off
  const as = { ...aPerson(), role: "ADMIN" as const, needsSecondStep: true as const }
  const auth = {
    "/ways-in": () => ways,
    "/two-factor/enable": () => ({ totpURI: uri, backupCodes: codes }),
    "/two-factor/verify-totp": () => {
      ways = on
      return { token: "here" }
    },
  }
  const page = await show(off, auth, as)
  const { t, user } = page
  await user.click(await screen.findByRole("button", { name: t("security:ways.turnOn") }))
  await confirmItsYou(page)
  const [code = ""] = (await appCodes(uri)) ?? []
  await writeInto(page, t("second-step:on.digits"), code)
  await user.click(await screen.findByLabelText(t("second-step:codes.saved")))
  await user.click(screen.getByRole("button", { name: t("second-step:on.submit") }))
  const back = await screen.findByRole("link", { name: t("security:ways.openAdmin") })
  expect(back.getAttribute("href")).toBe("/admin")
})

test("closed before the end, it stays off, and the focus is where it was", async () => {
  const page = await show(off, { "/two-factor/enable": () => ({ totpURI: uri, backupCodes: codes }) })
  const { t, user } = page
  const turnOn = await screen.findByRole("button", { name: t("security:ways.turnOn") })
  await user.click(turnOn)
  await confirmItsYou(page)
  await expectFocus(await screen.findByLabelText(t("second-step:on.digits")))
  await user.keyboard("{Escape}")
  await expectFocus(turnOn)
  expect(screen.queryByText(codes[0] ?? "")).toBeNull()
})

test("a code that's over when it's sent leads back to its field", async () => {
  const wrong = () => Response.json({ code: "INVALID_CODE" }, { status: 401 })
  const page = await show(off, {
    "/two-factor/enable": () => ({ totpURI: uri, backupCodes: codes }),
    "/two-factor/verify-totp": wrong,
  })
  const { t, user } = page
  await user.click(await screen.findByRole("button", { name: t("security:ways.turnOn") }))
  await confirmItsYou(page)
  const [code = ""] = (await appCodes(uri)) ?? []
  await writeInto(page, t("second-step:on.digits"), code)
  await user.click(await screen.findByLabelText(t("second-step:codes.saved")))
  await user.click(screen.getByRole("button", { name: t("second-step:on.submit") }))
  expect(await screen.findByText(t("second-step:on.wrong"))).toBeDefined()
  await expectFocus(screen.getByLabelText(t("second-step:on.digits")))
})

test("nobody without a password reads about theirs", async () => {
  const page = await show(
    { ...off, password: null, passkeys: [] },
    { "/two-factor/enable": () => ({ totpURI: uri, backupCodes: codes }) },
  )
  const { t, user } = page
  expect(await screen.findByText(t("security:ways.offNoPassword"))).toBeDefined()
  expect(screen.queryByText(t("security:ways.off"))).toBeNull()
  await user.click(screen.getByRole("button", { name: t("security:ways.turnOn") }))
  const dialog = await screen.findByRole("dialog", { name: t("second-step:on.title") })
  expect(within(dialog).getByText(t("second-step:on.textNoPassword"))).toBeDefined()
})

test("new codes are shown once, after the password", async () => {
  const page = await show(on, {
    "/two-factor/generate-backup-codes": () => ({ status: true, backupCodes: codes }),
  })
  const { t, user } = page
  await user.click(await screen.findByRole("button", { name: t("security:ways.newCodes") }))
  await confirmItsYou(page)
  const dialog = await screen.findByRole("dialog", { name: t("second-step:codes.title") })
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(codes)
  expect(within(dialog).getByText(t("second-step:codes.oldEnd"))).toBeDefined()
  await user.keyboard("{Escape}")
  const asked = await screen.findByRole("alertdialog", { name: t("second-step:codes.leaveTitle") })
  await user.click(within(asked).getByRole("button", { name: t("second-step:codes.stay") }))
  await user.click(within(dialog).getByLabelText(t("second-step:codes.saved")))
  await user.click(within(dialog).getByRole("button", { name: t("second-step:codes.done") }))
  await waitFor(() => expect(screen.queryByText(codes[0] ?? "")).toBeNull())
})

test("turning it off asks first, then for the password and the code; a wrong password is told", async () => {
  let isFirst = true
  let ways = on
  const page = await show(on, {
    "/ways-in": () => ways,
    "/sign-in/email": () => {
      if (!isFirst) return { twoFactorRedirect: true }
      isFirst = false
      return Response.json({ code: "INVALID_EMAIL_OR_PASSWORD" }, { status: 401 })
    },
    "/two-factor/verify-totp": () => ({ token: "here" }),
    "/two-factor/disable": () => {
      ways = off
      return { status: true }
    },
  })
  const { t, user, api } = page
  await user.click(await screen.findByRole("button", { name: t("security:ways.turnOff") }))
  const asked = await screen.findByRole("alertdialog")
  await user.click(within(asked).getByRole("button", { name: t("security:ways.turnOff") }))
  await confirmItsYou(page)
  expect(await screen.findByText(t("second-step:passwordWrong"))).toBeDefined()
  await expectFocus(screen.getByLabelText(t("second-step:confirm.password")))
  await confirmItsYou(page)
  await screen.findByText(t("second-step:confirm.codeText"))
  await writeInto(page, t("second-step:confirm.code"), "123456")
  await user.click(screen.getByRole("button", { name: t("second-step:submit") }))
  await waitFor(() => expect(api.authCalls("/two-factor/disable")).toEqual([{ password }]))
  await expectFocus(screen.getByRole("heading", { name: t("security:ways.title") }))
})

test("a removal that someone asked for can be stopped", async () => {
  const step = { since, codesLeft: 8, removalDueAt: "2026-11-20T09:00:00.000Z" }
  const page = await show(
    { ...off, secondStep: step },
    { "/two-factor/cancel-removal": () => ({ status: true }) },
  )
  const { t, user, api } = page
  await user.click(await screen.findByRole("button", { name: t("security:ways.keep") }))
  await waitFor(() => expect(api.authCalls("/two-factor/cancel-removal")).toEqual([{}]))
  await expectFocus(screen.getByRole("heading", { name: t("security:ways.title") }))
})
