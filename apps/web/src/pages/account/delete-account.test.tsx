import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { emptyHome } from "../../../test/answers/home.ts"
import { aPerson } from "../../../test/answers/user.ts"
import type { AuthAnswers } from "../../../test/fake-api.ts"
import { renderPage, renderWithApi, type Rendered } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"
import { DeleteAccount } from "./delete-account.tsx"

const { id: userId } = aPerson()

async function open(auth: AuthAnswers = {}, locale: "en" | "ru" | "ro" = "en") {
  const ways = { password: { changedAt: "" }, passkeys: [], linked: [] }
  const answers = { "/ways-in": () => ways, ...auth }
  const page = await renderWithApi(<DeleteAccount />, {
    as: aPerson(),
    locale,
    auth: answers,
    at: "/account",
  })
  await page.user.click(screen.getByRole("button", { name: page.t("account:delete.open") }))
  await screen.findByLabelText(page.t("account:delete.password"))
  return page
}

const confirm = ({ user, t }: Rendered) =>
  user.click(screen.getByRole("button", { name: t("account:delete.confirm") }))

test("the password is asked for, has the cursor, and must be there; one may also keep the account", async () => {
  const page = await open({}, "ru")
  const { user, api, t } = page
  const field = screen.getByLabelText(t("account:delete.password"))
  expect(document.activeElement).toBe(field)
  await confirm(page)
  expect(screen.getByText(t("account:delete.required"))).toBeDefined()
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole("button", { name: t("account:delete.cancel") }))
  expect(screen.queryByLabelText(t("account:delete.password"))).toBeNull()
  expect(api.authCalls("/delete-user")).toEqual([])
})

test("a wrong password is said at its field; the right one deletes, tells it and leads home", async () => {
  let answer: unknown = Response.json({ code: "password_wrong" }, { status: 400 })
  const held = Promise.withResolvers<unknown>()
  const page = await open({ "/delete-user": () => answer }, "ro")
  const { user, api, t, address } = page
  await writeInto(page, t("account:delete.password"), "wrong")
  await confirm(page)
  await screen.findByText(t("account:delete.wrong"))
  expect(document.activeElement).toBe(screen.getByLabelText(t("account:delete.password")))
  answer = held.promise
  await writeInto(page, t("account:delete.password"), "right")
  expect(screen.queryByText(t("account:delete.wrong"))).toBeNull()
  await user.keyboard("{Enter}")
  expect(screen.getByRole("button", { name: t("account:delete.confirm") }).getAttribute("aria-busy")).toBe(
    "true",
  )
  held.resolve({})
  await screen.findByText(t("account:delete.done"))
  expect(address()).toBe("/")
  expect(api.authCalls("/delete-user")).toEqual([
    { password: "wrong", userId },
    { password: "right", userId },
  ])
})

test.each([
  [{ code: "tasks_running" }, 409, "refusal:tasks_running"],
  [{ code: "other_account" }, 409, "refusal:other_account"],
  [{}, 429, "account:tooMany"],
  [{}, 500, "account:delete.failed"],
] as const)("an answer of %j keeps the account and says why", async (body, status, key) => {
  const page = await open({ "/delete-user": () => Response.json(body, { status }) })
  await writeInto(page, page.t("account:delete.password"), "right")
  await confirm(page)
  const told = await within(document.body).findByText(page.t(key))
  expect(told).toBeDefined()
  expect(screen.getByLabelText(page.t("account:delete.password"))).toHaveProperty("value", "right")
})

test("someone without a password is asked whether they're sure, and logs in once more if that was long ago", async () => {
  const ways = { password: null, passkeys: [], linked: [{ provider: "google", email: null, since: "" }] }
  let answer: unknown = Response.json({ code: "sign_in_again" }, { status: 403 })
  const auth = { "/ways-in": () => ways, "/delete-user": () => answer }
  const page = await renderWithApi(<DeleteAccount />, { as: aPerson(), auth, at: "/account" })
  const { user, api, t } = page
  await user.click(screen.getByRole("button", { name: t("account:delete.open") }))
  await screen.findByText(t("account:delete.sure"))
  await confirm(page)
  await screen.findByRole("dialog", { name: t("second-step:confirm.title") })
  await user.keyboard("{Escape}")
  answer = {}
  await confirm(page)
  await screen.findByText(t("account:delete.done"))
  expect(api.authCalls("/delete-user")).toEqual([{ userId }, { userId }])
})

test("no password is asked for before it's known whether there is one; what failed to load is tried again", async () => {
  const held = Promise.withResolvers<unknown>()
  let answer: unknown = held.promise
  const page = await renderWithApi(<DeleteAccount />, { auth: { "/ways-in": () => answer }, at: "/account" })
  const { user, t } = page
  const asks = () => screen.queryByLabelText(t("account:delete.password"))
  const sends = () => screen.queryByRole("button", { name: t("account:delete.confirm") })
  await user.click(screen.getByRole("button", { name: t("account:delete.open") }))
  await screen.findByRole("button", { name: t("account:delete.cancel") })
  expect([asks(), sends()]).toEqual([null, null])
  held.resolve(Response.json({}, { status: 500 }))
  await screen.findByText(t("security:ways.loadFailed"))
  expect([asks(), sends()]).toEqual([null, null])
  answer = { password: null, passkeys: [], linked: [] }
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  await screen.findByText(t("account:delete.sure"))
  expect(asks()).toBeNull()
})

test("once the account is gone, the page asks nothing more in its name", async () => {
  const asked: string[] = []
  const noted = (what: string, answer: unknown) => () => {
    asked.push(what)
    return answer
  }
  const page = await renderPage("/account", {
    as: aPerson(),
    auth: {
      "/ways-in": noted("ways-in", { password: { changedAt: "" }, passkeys: [], linked: [] }),
      "/find-email-change": noted("email change", null),
      "/delete-user": noted("delete", {}),
    },
    api: {
      ...emptyHome,
      "contact.getMy": noted("contacts", []) as never,
      "referral.getMy": noted("referral", { link: null, count: 0 }) as never,
      "user.getMyExport": noted("export", null) as never,
    },
  })
  await page.user.click(await screen.findByRole("button", { name: page.t("account:delete.open") }))
  await writeInto(page, page.t("account:delete.password"), "right")
  await confirm(page)
  await screen.findByText(page.t("account:delete.done"))
  expect(asked.slice(asked.indexOf("delete"))).toEqual(["delete"])
})
