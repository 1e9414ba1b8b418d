import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { secondsPass, stopClock } from "../../../test/page-clock.ts"
import { renderPage } from "../../../test/render.tsx"
import { lastLock, recordLock } from "../sign-in/lock-note.ts"

const email = "maria@example.com"
const tabs = (state: "all" | "torn") =>
  document.querySelectorAll(state === "torn" ? ".fringe i[data-torn]" : ".fringe i").length

test("the wait runs out before one's eyes, tab by tab, and goes on after a reload", async () => {
  stopClock()
  recordLock(email, 900)
  const first = await renderPage("/account-locked")
  expect(screen.getByRole("timer").textContent).toBe("15:00")
  expect([tabs("all"), tabs("torn")]).toEqual([15, 0])
  await secondsPass(133)
  expect(screen.getByRole("timer").textContent).toBe("12:47")
  expect(tabs("torn")).toBe(2)
  first.unmount()

  const { t } = await renderPage("/account-locked")
  expect(screen.getByRole("timer").textContent).toBe("12:47")
  await secondsPass(767)
  expect(screen.getByRole("heading", { level: 1, name: t("locked:over.title") })).toBeDefined()
  const logIn = within(screen.getByRole("main")).getByRole("link", { name: t("locked:over.logIn") })
  expect(logIn.getAttribute("href")).toBe("/signin")
  expect(screen.queryByRole("timer")).toBeNull()
})

test("without a known wait the ways out are there all the same", async () => {
  const { t } = await renderPage("/account-locked", { locale: "ru" })
  expect(screen.queryByRole("timer")).toBeNull()
  const ways = ["/forgot-password", "/contact?from=locked"]
  const hrefs = within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))
  expect(hrefs).toEqual(ways)
  expect(screen.getByText(t("locked:letter.title"))).toBeDefined()
})

test("the letter that opens the sign-in can be had again, once a minute", async () => {
  stopClock()
  recordLock(email, 900)
  let status = 503
  const { user, api, t } = await renderPage("/account-locked", {
    auth: { "/request-unlock": () => Response.json({}, { status }) },
  })
  const send = () => user.click(screen.getByRole("button", { name: t("locked:send") }))
  await send()
  await screen.findByText(t("locked:failed"))
  status = 429
  await send()
  await screen.findByText(t("locked:tooMany"))
  status = 200
  await send()
  await screen.findByText(t("locked:sent"))
  expect(api.authCalls("/request-unlock")).toEqual([{ email }, { email }, { email }])
  expect(screen.getByRole("button", { name: t("locked:sendIn", { seconds: 60 }) })).toHaveProperty(
    "disabled",
    true,
  )
})

test("a press on the letter's page opens the sign-in; the visit alone does not", async () => {
  recordLock(email, 900)
  const held = Promise.withResolvers<unknown>()
  const { user, api, t } = await renderPage("/account-locked?token=t1", {
    locale: "ro",
    auth: { "/unlock": () => held.promise },
  })
  const button = screen.getByRole("button", { name: t("locked:unlock.submit") })
  expect(api.authCalls("/unlock")).toEqual([])
  await user.click(button)
  expect(button.getAttribute("aria-busy")).toBe("true")
  held.resolve({})
  const title = await screen.findByRole("heading", { level: 1, name: t("locked:done.title") })
  await expect.poll(() => document.activeElement).toBe(title)
  expect(api.authCalls("/unlock")).toEqual([{ token: "t1" }])
  expect(lastLock()).toBeNull()
  const logIn = within(screen.getByRole("main")).getByRole("link", { name: t("locked:over.logIn") })
  expect(logIn.getAttribute("href")).toBe("/signin")
})

test("a letter that has worn out says so; other failures can be tried again", async () => {
  let answer = Response.json({}, { status: 503 })
  const { user, t } = await renderPage("/account-locked?token=old", { auth: { "/unlock": () => answer } })
  const press = () => user.click(screen.getByRole("button", { name: t("locked:unlock.submit") }))
  await press()
  await screen.findByText(t("locked:failed"))
  answer = Response.json({}, { status: 429 })
  await press()
  await screen.findByText(t("locked:tooMany"))
  answer = Response.json({ code: "link_invalid" }, { status: 400 })
  await press()
  await screen.findByRole("heading", { level: 1, name: t("locked:invalid.title") })
  expect(screen.queryByRole("button", { name: t("locked:unlock.submit") })).toBeNull()
})
