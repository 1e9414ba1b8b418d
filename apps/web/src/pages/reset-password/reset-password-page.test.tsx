import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPerson } from "../../../test/answers/user.ts"
import { renderPage, type Rendered } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"
import { lastLock, recordLock } from "../sign-in/lock-note.ts"

const password = "nine green doors in May"

const save = ({ user, t }: Rendered) =>
  user.click(screen.getByRole("button", { name: t("reset:choose.submit") }))
const heading = (name: string) => screen.findByRole("heading", { level: 1, name })

test.each(["/reset-password", "/auth/reset-password"])(
  "[R11] [R12] %s without its token offers a new link",
  async (path) => {
    const { t } = await renderPage(path)
    await heading(t("reset:invalid.title"))
    const again = screen.getByRole("link", { name: t("reset:invalid.submit") })
    expect(again.getAttribute("href")).toBe("/forgot-password")
  },
)

test("a password that breaks a rule is marked and not sent", async () => {
  const page = await renderPage("/reset-password?token=t1", { locale: "ru" })
  const { api, t } = page
  await save(page)
  expect(screen.getByText(t("reset:choose.passwordRequired"))).toBeDefined()
  const field = await writeInto(page, t("reset:choose.password"), "short")
  await save(page)
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(document.activeElement).toBe(field)
  const [length] = within(screen.getByRole("main")).getAllByRole("listitem")
  expect(length?.dataset["state"]).toBe("broken")
  expect(api.authCalls("/reset-password")).toEqual([])
})

test("a password with one's own name in it, which only the API knows, is refused in words", async () => {
  const refused = { code: "invalid_input", fields: [{ path: "newPassword", code: "password_personal" }] }
  const page = await renderPage("/reset-password?token=t1", {
    auth: { "/reset-password": () => Response.json(refused, { status: 400 }) },
  })
  const { t } = page
  const field = await writeInto(page, t("reset:choose.password"), "maria cojocaru 99")
  await save(page)
  await screen.findByText(t("reset:choose.weak"))
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(field).toHaveProperty("value", "maria cojocaru 99")
  const states = within(screen.getByRole("main"))
    .getAllByRole("listitem")
    .map((rule) => rule.dataset["state"])
  expect(states).toEqual(["kept", "broken", "kept"])
})

test.each([
  [429, "reset:tooMany"],
  [503, "reset:failed"],
] as const)("an answer of %i is told, and what was typed stays", async (status, key) => {
  const page = await renderPage("/reset-password?token=t1", {
    auth: { "/reset-password": () => Response.json({}, { status }) },
  })
  const field = await writeInto(page, page.t("reset:choose.password"), password)
  await save(page)
  await screen.findByText(page.t(key))
  expect(field).toHaveProperty("value", password)
})

test("a worn-out link says so and offers another", async () => {
  const page = await renderPage("/auth/reset-password?token=old", {
    auth: { "/reset-password": () => Response.json({ code: "INVALID_TOKEN" }, { status: 400 }) },
  })
  await writeInto(page, page.t("reset:choose.password"), password)
  await save(page)
  const title = await heading(page.t("reset:invalid.title"))
  expect(document.activeElement).toBe(title)
})

test("the new password ends this browser's session and its lock too, and leads to the sign-in", async () => {
  recordLock("ana@example.com", 900)
  const held = Promise.withResolvers<unknown>()
  const page = await renderPage("/reset-password?token=t1", {
    as: aPerson(),
    auth: { "/reset-password": () => held.promise },
  })
  const { user, api, t } = page
  await writeInto(page, t("reset:choose.password"), password)
  await user.keyboard("{Enter}")
  expect(screen.getByRole("button", { name: t("reset:choose.submit") }).getAttribute("aria-busy")).toBe(
    "true",
  )
  held.resolve({ status: true })
  const title = await heading(t("reset:done.title"))
  expect(document.activeElement).toBe(title)
  expect(api.authCalls("/reset-password")).toEqual([{ token: "t1", newPassword: password }])
  const logIn = within(screen.getByRole("main")).getByRole("link", { name: t("reset:logIn") })
  expect(logIn.getAttribute("href")).toBe("/signin")
  const header = within(screen.getByRole("banner"))
  await waitFor(() => expect(header.getByRole("link", { name: t("shell:logIn") })).toBeDefined())
  expect(lastLock()).toBeNull()
})
