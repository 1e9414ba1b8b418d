import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { aPerson } from "../../../test/answers/user.ts"
import { renderPage } from "../../../test/render.tsx"

afterEach(() => {
  vi.restoreAllMocks()
})

const show = (at: string, locale: "en" | "ru" | "ro" = "en") =>
  renderPage(at, {
    as: aPerson(),
    locale,
    api: {
      "contact.getMy": [],
      "user.getMyExport": null,
      "referral.getMy": null,
      "user.setLocale": ({ locale: next }) => ({ locale: next }),
    },
    auth: { "/find-email-change": () => ({ waiting: null }) },
  })

const dialogOf = (name: string) => screen.findByRole("dialog", { name })
const textsOf = (all: HTMLElement[]) => all.map(({ textContent }) => textContent)

test("[A01, A02] the account opens over a page with six items, on its first section with five matters", async () => {
  const { user, t, address } = await show("/how-it-works?account=account")
  const dialog = within(await dialogOf(t("account:title")))
  expect(textsOf(dialog.getAllByRole("link"))).toEqual([
    "My account",
    "My settings",
    "My notifications",
    "Language and region",
    "Upgrade and billing",
    "Security",
  ])
  expect(dialog.getByRole("heading", { level: 2, name: "My account" })).toBeDefined()
  await waitFor(() =>
    expect(textsOf(dialog.getAllByRole("heading", { level: 3 }))).toEqual([
      "Avatar",
      "Personal info",
      "Change email",
      "Change password",
      "Contacts",
    ]),
  )
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog", { name: t("account:title") })).toBeNull())
  expect(address()).toBe("/how-it-works")
})

test("[A02] on its own page the account also has one's data and the way out", async () => {
  const { t } = await show("/account", "ro")
  expect(textsOf(within(screen.getByRole("main")).getAllByRole("heading", { level: 3 }))).toEqual([
    t("account:avatar.title"),
    t("account:personal.title"),
    t("account:email.title"),
    t("account:password.title"),
    t("account:contacts"),
    t("account:referral.title"),
    t("account:export.title"),
    t("account:delete.title"),
  ])
})

test.each(["en", "ru", "ro"] as const)(
  "[A10] [A11] in %s: settings and billing have nothing to display",
  async (locale) => {
    const { user, t, address } = await show("/how-it-works?account=settings", locale)
    const dialog = within(await dialogOf(t("account:title")))
    const told = () => textsOf(dialog.getAllByRole("heading", { level: 3 }))
    await waitFor(() => expect(told()).toEqual([t("account:nothing")]))
    const billing = dialog.getByRole("link", { name: t("account:billing") })
    expect(billing.getAttribute("aria-current")).toBeNull()
    await user.click(billing)
    await dialog.findByRole("heading", { level: 2, name: t("account:billing") })
    expect(told()).toEqual([t("account:nothing")])
    expect(billing.getAttribute("aria-current")).toBe("page")
    expect(address()).toBe("/how-it-works?account=billing")
  },
)

test("[G04] a visitor who follows a link to the account sees none of it, and is asked to log in first", async () => {
  const { t, address, container } = await renderPage("/how-it-works?account=security")
  expect(address()).toBe(`/signin?redirect=${encodeURIComponent("/how-it-works?account=security")}`)
  expect(screen.queryByRole("dialog", { name: t("account:title") })).toBeNull()
  expect(container.textContent).not.toContain(t("security:quitAll"))
})

test("[A12] another language is kept with the account, and the page loads again where it was", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {})
  const { user, t, api } = await show("/how-it-works?account=language")
  const dialog = within(await dialogOf(t("account:title")))
  await user.click(await dialog.findByRole("radio", { name: "Română" }))
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(new URL(String(assign.mock.calls[0]?.[0])).searchParams.get("locale")).toBe("ro")
  expect(api.calls("user.setLocale")).toEqual([{ locale: "ro" }])
  expect(document.cookie).toContain("ro")
  expect(dialog.getByRole("radio", { name: "Română" })).toHaveProperty("checked", true)
})
