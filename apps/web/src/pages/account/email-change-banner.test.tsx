import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPerson } from "../../../test/answers/user.ts"
import type { AuthAnswers } from "../../../test/fake-api.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { EmailChangeBanner } from "./email-change-banner.tsx"
import type { WaitingChange } from "../../account/email-change-query.ts"

const oldEmail = "ana@example.com"
const newEmail = "ana.rusu@example.com"

const waiting = (own: Partial<WaitingChange> = {}): WaitingChange => ({
  oldEmail,
  newEmail,
  expiresAt: "2026-03-06T10:00:00.000Z",
  confirmed: { old: false, new: false },
  confirms: "old",
  ...own,
})

const show = (auth: AuthAnswers, locale: "en" | "ru" | "ro" = "en") =>
  renderWithApi(<EmailChangeBanner token="t1" email={oldEmail} />, {
    as: aPerson(),
    at: "/dashboard?token=t1",
    locale,
    auth,
  })

test.each([
  { confirms: "old", waitingFor: "new", key: "dashboard:email.half.textNew", locale: "en" },
  { confirms: "new", waitingFor: "old", key: "dashboard:email.half.textOld", locale: "ru" },
] as const)(
  "a press on the link of the $confirms address confirms it, once, and says what the other mailbox is for",
  async ({ confirms, waitingFor, key, locale }) => {
    const held = Promise.withResolvers<unknown>()
    const { user, api, t, address } = await show(
      {
        "/find-email-change": () => ({ waiting: waiting({ confirms }) }),
        "/confirm-email-change": () => held.promise,
      },
      locale,
    )
    const email = confirms === "old" ? oldEmail : newEmail
    await screen.findByText(t("dashboard:email.asking.textFor", { oldEmail, newEmail, email }))
    expect(api.authCalls("/confirm-email-change")).toEqual([])
    const button = screen.getByRole("button", { name: t("dashboard:email.asking.submit") })
    await user.click(button)
    expect(button.getAttribute("aria-busy")).toBe("true")
    await user.click(button)
    held.resolve({ isChanged: false, waitingFor })
    await screen.findByText(t(key))
    expect(screen.queryByRole("button")).toBeNull()
    expect(api.authCalls("/confirm-email-change")).toEqual([{ token: "t1" }])
    expect(address()).toBe("/dashboard")
  },
)

test("the second press makes the change", async () => {
  const { user, t } = await show({
    "/find-email-change": () => ({ waiting: waiting({ confirms: "new" }) }),
    "/confirm-email-change": () => ({ isChanged: true, waitingFor: null }),
  })
  await user.click(screen.getByRole("button", { name: t("dashboard:email.asking.submit") }))
  await screen.findByRole("heading", { name: t("dashboard:email.done.title") })
  expect(screen.queryByRole("button")).toBeNull()
})

test("a link that has done its half already says so without a press", async () => {
  const { t } = await show({
    "/find-email-change": () => ({ waiting: waiting({ confirmed: { old: true, new: false } }) }),
  })
  await screen.findByText(t("dashboard:email.half.textNew"))
  expect(screen.queryByRole("button")).toBeNull()
})

test("a link that belongs to nothing is told as no good at once, with a way to the account", async () => {
  const { t } = await show({ "/find-email-change": () => ({ waiting: null }) }, "ro")
  await screen.findByText(t("dashboard:email.invalid.title"))
  expect(screen.queryByRole("button")).toBeNull()
  expect(screen.getByRole("link", { name: t("dashboard:email.account") })).toBeDefined()
})

test("too many presses and a server that is away are told, and the press can be tried again", async () => {
  let answer = Response.json({ code: "too_many_tries" }, { status: 429 })
  const { user, t } = await show({
    // The page can't learn beforehand that the link is no good.
    "/find-email-change": () => Response.json({}, { status: 500 }),
    "/confirm-email-change": () => answer,
  })
  const confirm = () => screen.getByRole("button", { name: t("dashboard:email.asking.submit") })
  await user.click(confirm())
  await screen.findByText(t("dashboard:email.tooMany.title"))
  answer = Response.json({}, { status: 500 })
  await user.click(confirm())
  await screen.findByText(t("dashboard:email.failed.title"))
  answer = Response.json({ code: "link_invalid" }, { status: 400 })
  await user.click(confirm())
  await screen.findByText(t("dashboard:email.invalid.title"))
  expect(screen.queryByRole("button")).toBeNull()
})
