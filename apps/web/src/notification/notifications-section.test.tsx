import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aNotification, manyNotifications, pagesOf } from "../../test/answers/notification.ts"
import { aPerson } from "../../test/answers/user.ts"
import { failure, type Output } from "../../test/fake-api.ts"
import { renderPage, renderWithApi } from "../../test/render.tsx"
import { NotificationsSection } from "./notifications-section.tsx"

type Notification = Output<"notification.getById">

const show = (
  all: readonly Notification[],
  { page = 1, place = "page" as "page" | "dialog", unread = all.length } = {},
) =>
  renderWithApi(<NotificationsSection page={page} place={place} />, {
    as: aPerson(),
    unread,
    at: place === "page" ? "/account?section=notifications" : "/faq?account=notifications",
    api: { "notification.getMy": pagesOf(all) },
  })

const rows = () => document.querySelectorAll("a[data-notification]")

test("[N05] the account's page shows 20 of 45 with total and unread, and the address names the page", async () => {
  const { user, address, api } = await renderPage("/account?section=notifications", {
    as: aPerson(),
    unread: 44,
    api: {
      "notification.getMy": pagesOf(manyNotifications(45)),
      "push.getKey": { key: null },
      "push.getMy": { devices: [], loggedInAt: "2026-11-01T10:00:00.000Z" },
    },
  })
  const main = within(screen.getByRole("main"))
  await main.findByText(/45 notifications/)
  expect(main.getByText("44 unread")).toBeDefined()
  expect(rows()).toHaveLength(20)
  await user.click(main.getByRole("link", { name: "Next" }))
  await main.findByText("Notice 21")
  expect(address()).toBe("/account?section=notifications&page=2")
  expect(api.calls("notification.getMy").at(-1)?.pagination).toEqual({ limit: 20, offset: 20 })
})

test("[N05] the last page has the rest, and leads back", async () => {
  await show(manyNotifications(45), { page: 3 })
  await screen.findByText("Page 3 of 3")
  expect(rows()).toHaveLength(5)
  expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe(
    "/account?section=notifications&page=2",
  )
})

test("[N05] over another page the list has a key of its own in the address", async () => {
  await show(manyNotifications(45), { place: "dialog" })
  await screen.findByText("Page 1 of 3")
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe(
    "/faq?account=notifications&accountPage=2",
  )
})

test("a page behind the last one says so and leads to the last", async () => {
  const { t } = await show(manyNotifications(25), { page: 9 })
  await screen.findByRole("heading", { name: t("notification:noSuchPage") })
  const last = screen.getByRole("link", { name: t("notification:lastPage") })
  expect(last.getAttribute("href")).toBe("/account?section=notifications&page=2")
})

test("[N05] [N07] Mark all read marks the rows and sets the figures", async () => {
  const { user, api, t } = await show(manyNotifications(25))
  await screen.findByText("25 unread")
  api.answer({
    "notification.markAllAsRead": { count: 25 },
    "notification.getMy": pagesOf(manyNotifications(25, { isRead: true })),
  })
  await user.click(screen.getByRole("button", { name: t("notification:markAll") }))
  await screen.findByText("0 unread")
  expect(screen.queryByText(/Unread:/)).toBeNull()
  expect(screen.getByRole("button", { name: t("notification:markAll") })).toHaveProperty("disabled", true)
  await waitFor(() => expect(api.calls("notification.getMy")).toHaveLength(2))
})

test("[N06] without any it says All caught up!", async () => {
  await show([])
  await screen.findByRole("heading", { name: "All caught up!" })
  expect(screen.queryByRole("navigation")).toBeNull()
})

test("a list that does not load says so, and Retry brings it", async () => {
  const { user, api, t } = await renderWithApi(<NotificationsSection page={1} place="page" />, {
    as: aPerson(),
    api: {
      "notification.getMy": () => {
        throw failure(500)
      },
    },
  })
  await screen.findByText(t("notification:listFailed"))
  api.answer({ "notification.getMy": pagesOf(manyNotifications(1)) })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByText("Notice 1")).toBeDefined()
})

test("a row of a kind that this version does not know shows its stored words, or that it has none", async () => {
  const { t } = await show(
    ["Stored", ""].map((title, index) => ({
      ...(manyNotifications(2)[index] as Notification),
      type: "constructor",
      metadata: { title, message: "", data: {} },
    })),
  )
  await screen.findByRole("link", { name: /Stored/ })
  expect(screen.getByRole("link", { name: new RegExp(t("notification:untitled")) })).toBeDefined()
})

test("the title of a task inside a notice isn't said to be in the reader's language", async () => {
  const metadata = {
    title: "Ion R. made an offer on “Repar robinet”",
    message: "520 lei",
    data: { title: "Repar robinet" },
  }
  await show([aNotification({ metadata })])
  const title = await screen.findByText("Repar robinet")
  expect(title.getAttribute("lang")).toBe("")
  expect(title.parentElement?.textContent).toContain(metadata.title)
})
