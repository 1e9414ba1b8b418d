import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { emptyHome } from "../../../../test/answers/home.ts"
import { aPerson } from "../../../../test/answers/user.ts"
import type { AuthAnswers } from "../../../../test/fake-api.ts"
import { passkeyOptions, withPasskeys } from "../../../../test/passkeys.ts"
import { renderPage } from "../../../../test/render.tsx"
import { expectFocus } from "../../../../test/expect-focus.ts"
import { writeInto } from "../../../../test/write-into.ts"
import type { WaysIn } from "../../ways-in/use-ways-in.ts"

const pixel = { id: "p1", name: "Pixel 8", createdAt: "2026-10-02T09:00:00.000Z", lastUsedAt: null }
const none: WaysIn = { password: { changedAt: "2026-09-03T09:00:00.000Z" }, passkeys: [], linked: [] }
const one: WaysIn = { ...none, passkeys: [pixel] }
const since = "2026-10-02T09:00:00.000Z"
const noPassword: WaysIn = {
  ...one,
  password: null,
  linked: [{ provider: "google", email: "ana@gmail.example", since }],
}

const refusing = (status: number, code: string) => () => Response.json({ code }, { status })
const show = (ways: WaysIn, auth: AuthAnswers = {}) =>
  renderPage("/account?section=security", {
    as: aPerson(),
    api: emptyHome,
    auth: { "/list-sessions": () => [], "/ways-in": () => ways, ...auth },
  })

test("a passkey is added with the browser's dialog, and the list shows it", async () => {
  withPasskeys()
  let ways = none
  const { t, user, api } = await show(none, {
    "/ways-in": () => ways,
    "/passkey/generate-register-options": () => passkeyOptions,
    "/passkey/verify-registration": () => {
      ways = one
      return pixel
    },
  })
  expect(await screen.findByText(t("security:passkeys.none"))).toBeDefined()
  await user.click(screen.getByRole("button", { name: t("security:passkeys.add") }))
  expect(await screen.findAllByText("Pixel 8")).not.toEqual([])
  expect(api.authCalls("/passkey/verify-registration")).toMatchObject([{ response: { id: "a2V5" } }])
  await expectFocus(screen.getByRole("button", { name: t("security:passkeys.add") }))
})

test("who closes the browser's dialog has changed nothing", async () => {
  withPasskeys({ failsWith: "NotAllowedError" })
  const { t, user, api } = await show(none, { "/passkey/generate-register-options": () => passkeyOptions })
  await user.click(await screen.findByRole("button", { name: t("security:passkeys.add") }))
  await waitFor(() => expect(api.authCalls("/passkey/generate-register-options")).toHaveLength(1))
  expect(api.authCalls("/passkey/verify-registration")).toEqual([])
})

test("a device that has a passkey for the account already says so", async () => {
  withPasskeys({ failsWith: "InvalidStateError" })
  const { t, user } = await show(one, { "/passkey/generate-register-options": () => passkeyOptions })
  await user.click(await screen.findByRole("button", { name: t("security:passkeys.add") }))
  expect(await screen.findByText(t("security:passkeys.known"))).toBeDefined()
})

test("a browser without passkeys says so", async () => {
  const { t, user } = await show(none)
  await user.click(await screen.findByRole("button", { name: t("security:passkeys.add") }))
  expect(await screen.findByText(t("security:passkeys.unsupported"))).toBeDefined()
})

test("a passkey gets another name; an empty one is refused at the field", async () => {
  const page = await show(one, { "/passkey/update-passkey": () => ({ passkey: pixel }) })
  const { t, user, api } = page
  await user.click(await screen.findByRole("button", { name: `${t("security:passkeys.rename")} Pixel 8` }))
  const dialog = await screen.findByRole("dialog", { name: t("security:passkeys.renameTitle") })
  const save = within(dialog).getByRole("button", { name: t("security:passkeys.save") })
  await writeInto(page, t("security:passkeys.name"), " ")
  await user.click(save)
  expect(await screen.findByText(t("security:passkeys.nameRequired"))).toBeDefined()
  await writeInto(page, t("security:passkeys.name"), "Old phone")
  await user.click(save)
  await waitFor(() =>
    expect(api.authCalls("/passkey/update-passkey")).toEqual([{ id: "p1", name: "Old phone" }]),
  )
  await expectFocus(await screen.findByRole("button", { name: `${t("security:passkeys.rename")} Pixel 8` }))
})

test("the last way in stays, and the reason is said before anyone tries", async () => {
  const { t, user } = await show({ ...one, password: null })
  const remove = await screen.findByRole("button", { name: `${t("security:passkeys.remove")} Pixel 8` })
  expect(remove.getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByText(t("security:ways.last"))).toBeDefined()
  await user.click(remove)
  expect(screen.queryByRole("alertdialog")).toBeNull()
})

test("a passkey of another account confirms nothing, and the call isn't repeated", async () => {
  withPasskeys()
  const { t, user, api } = await show(noPassword, {
    "/passkey/generate-authenticate-options": () => passkeyOptions,
    "/passkey/verify-authentication": refusing(401, "OTHER_ACCOUNT"),
    "/passkey/delete-passkey": refusing(403, "sign_in_again"),
  })
  await user.click(await screen.findByRole("button", { name: `${t("security:passkeys.remove")} Pixel 8` }))
  const asked = await screen.findByRole("alertdialog")
  await user.click(within(asked).getByRole("button", { name: t("security:passkeys.remove") }))
  const dialog = await screen.findByRole("dialog", { name: t("second-step:confirm.title") })
  await user.click(await within(dialog).findByRole("button", { name: t("second-step:confirm.passkey") }))
  expect(await screen.findByText(t("second-step:confirm.other"))).toBeDefined()
  expect(screen.queryByRole("dialog", { name: t("second-step:confirm.title") })).toBeNull()
  expect(api.authCalls("/passkey/verify-authentication")).toMatchObject([{ userId: aPerson().id }])
  expect(api.authCalls("/passkey/delete-passkey")).toHaveLength(1)
})

test("after a login long ago, a passkey shows who it is, also without a password", async () => {
  withPasskeys()
  let isRecent = false
  let ways: WaysIn = noPassword
  const { t, user, api } = await show(ways, {
    "/ways-in": () => ways,
    "/passkey/generate-authenticate-options": () => passkeyOptions,
    "/passkey/verify-authentication": () => {
      isRecent = true
      return { user: {}, session: { id: "s" } }
    },
    "/passkey/delete-passkey": () => {
      if (!isRecent) return Response.json({ code: "sign_in_again" }, { status: 403 })
      ways = none
      return { status: true }
    },
  })
  await user.click(await screen.findByRole("button", { name: `${t("security:passkeys.remove")} Pixel 8` }))
  const asked = await screen.findByRole("alertdialog")
  await user.click(within(asked).getByRole("button", { name: t("security:passkeys.remove") }))
  const dialog = await screen.findByRole("dialog", { name: t("second-step:confirm.title") })
  await user.click(await within(dialog).findByRole("button", { name: t("second-step:confirm.passkey") }))
  await waitFor(() => expect(api.authCalls("/passkey/delete-passkey")).toHaveLength(2))
  expect(within(dialog).queryByLabelText(t("second-step:confirm.password"))).toBeNull()
  await expectFocus(screen.getByRole("heading", { name: t("security:passkeys.title") }))
})
