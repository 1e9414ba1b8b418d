import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, test, vi, type MockInstance } from "vitest"
import { aNotification, idOf, manyNotifications, pagesOf } from "../../test/answers/notification.ts"
import { aPerson } from "../../test/answers/user.ts"
import { failure, refused, type Answers } from "../../test/fake-api.ts"
import { renderPage, renderWithApi } from "../../test/render.tsx"
import { NotificationBell } from "./bell.tsx"
import { NotificationDialogHost } from "./notification-dialog-host.tsx"

let logged: MockInstance<typeof console.error>
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => {})
})

const opened = `/faq?account=notifications&notification=${idOf(1)}`

const show = (api: Answers, { at = opened, unread = 2 } = {}) =>
  renderWithApi(
    <>
      <NotificationBell />
      <NotificationDialogHost />
    </>,
    { as: aPerson(), unread, at, api },
  )
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name })
const badge = () => document.querySelector(".notification-bell")?.textContent

test("[N02] [N07] it shows what was said and when, and Mark as Read marks it", async () => {
  const { user, api, t } = await show({ "notification.getById": aNotification() })
  const own = within(await dialog("Your role has changed"))
  expect(own.getByText("You are now an administrator.")).toBeDefined()
  expect(own.getByText(/\d{4}/).tagName).toBe("TIME")
  api.answer({ "notification.update": aNotification({ isRead: true }) })
  await user.click(own.getByRole("button", { name: t("notification:markRead") }))
  expect(await own.findByText(t("notification:read"))).toBeDefined()
  expect(badge()).toBe("1")
  expect(api.calls("notification.update")).toEqual([{ id: idOf(1), payload: { isRead: true } }])
})

test("[N07] it is read by staying open: marked after a moment, with the button left as it was", async () => {
  vi.useFakeTimers()
  const { api, t } = await show({
    "notification.getById": aNotification(),
    "notification.update": aNotification({ isRead: true }),
  })
  await dialog("Your role has changed")
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(api.calls("notification.update")).toHaveLength(0)
  expect(badge()).toBe("2")
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(api.calls("notification.update")).toHaveLength(1)
  expect(badge()).toBe("1")
  expect(screen.getByRole("button", { name: t("notification:markRead") })).toBeDefined()
})

test("[N07] it is read by being closed at once, and closing leads back to where it was opened", async () => {
  const { user, api, address } = await show({
    "notification.getById": aNotification(),
    "notification.update": aNotification({ isRead: true }),
  })
  await dialog("Your role has changed")
  await user.keyboard("{Escape}")
  await waitFor(() => expect(api.calls("notification.update")).toHaveLength(1))
  expect(address()).toBe("/faq?account=notifications")
  expect(badge()).toBe("1")
})

test("one that was read before offers nothing to mark and is not marked again", async () => {
  const { user, api, t, address } = await show({ "notification.getById": aNotification({ isRead: true }) })
  const own = within(await dialog("Your role has changed"))
  expect(own.queryByRole("button", { name: t("notification:markRead") })).toBeNull()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(address()).toBe("/faq?account=notifications"))
  expect(api.calls("notification.update")).toEqual([])
})

test("[N07] following its link reads it and leads there", async () => {
  const { user, api, address } = await show({
    "notification.getById": aNotification({
      metadata: { actionUrl: "/profile", actionText: "View profile" },
    }),
    "notification.update": aNotification({ isRead: true }),
  })
  const own = within(await dialog("Your role has changed"))
  await user.click(own.getByRole("link", { name: "View profile" }))
  await waitFor(() => expect(address()).toBe("/profile"))
  expect(api.calls("notification.update")).toHaveLength(1)
  expect(badge()).toBe("1")
})

test.each(["javascript:alert(1)", "//evil.example/x", "https://evil.example", "/\\evil.example"])(
  "%s leads out of the site and is no link",
  async (actionUrl) => {
    await show({
      "notification.getById": aNotification({ isRead: true, metadata: { actionUrl, actionText: "Go" } }),
    })
    const own = within(await dialog("Your role has changed"))
    expect(own.queryByRole("link")).toBeNull()
  },
)

test.each([
  ["en", "Error Loading Notification", "Retry", "Close"],
  ["ru", "Не удалось загрузить уведомление", "Повторить", "Закрыть"],
  ["ro", "Eroare la încărcarea notificării", "Reîncearcă", "Închide"],
] as const)(
  "[N11] in %s one that does not load says so, with Retry and Close",
  async (locale, title, retry, close) => {
    const { user, api, address } = await renderWithApi(<NotificationDialogHost />, {
      as: aPerson(),
      at: opened,
      locale,
      api: {
        "notification.getById": () => {
          throw failure()
        },
      },
    })
    const own = within(await dialog(title))
    expect(own.getAllByRole("button", { name: close }).length).toBeGreaterThan(0)
    api.answer({ "notification.getById": aNotification({ isRead: true }) })
    await user.click(own.getByRole("button", { name: retry }))
    await dialog("Your role has changed")
    expect(address()).toBe(opened)
  },
)

test("[N11] Close of one that did not load leads back", async () => {
  const { user, t, address } = await show({
    "notification.getById": () => {
      throw refused("notification_not_found", { httpStatus: 404 })
    },
  })
  const own = within(await dialog(t("notification:failed")))
  await user.click(own.getByText(t("ui:close"), { selector: "button, button *" }))
  await waitFor(() => expect(address()).toBe("/faq?account=notifications"))
})

test("[N12] what could not be marked stays unread, is logged, and nothing is said to anybody", async () => {
  const fail = () => {
    throw failure()
  }
  const { user, t } = await show(
    {
      "notification.getMy": pagesOf(manyNotifications(2)),
      "notification.getById": manyNotifications(2)[0] ?? aNotification(),
      "notification.update": fail,
      "notification.markAllAsRead": fail,
    },
    { at: "/faq" },
  )
  const bell = document.querySelector(".notification-bell")
  if (!bell) throw new Error("there is no bell")
  await user.click(bell)
  await screen.findByText("Notice 1")
  await user.click(screen.getByRole("button", { name: t("notification:markAll") }))
  await waitFor(() =>
    expect(JSON.stringify(logged.mock.calls)).toContain("The notifications were not marked as read."),
  )
  expect(badge()).toBe("2")
  expect(screen.getAllByText(/Unread:/)).toHaveLength(2)

  fireEvent.click(screen.getByText("Notice 1"))
  const own = within(await dialog("Notice 1"))
  await user.click(own.getByRole("button", { name: t("notification:markRead") }))
  await waitFor(() =>
    expect(JSON.stringify(logged.mock.calls)).toContain("The notification was not marked as read."),
  )
  expect(own.getByRole("button", { name: t("notification:markRead") })).toBeDefined()
  expect(badge()).toBe("2")
  expect(document.querySelector("[data-toast]")).toBeNull()
})

test("a visitor who follows a link to a notification is asked to sign in", async () => {
  const { address } = await renderPage(`/faq?notification=${idOf(1)}`)
  expect(address()).toMatch(/^\/signin\?/)
})

test("opened from the account's dialog it takes its place, and closing brings that back at the same page", async () => {
  const page = await renderPage(`/unsubscribe?account=notifications&accountPage=2&notification=${idOf(21)}`, {
    as: aPerson(),
    api: {
      "notification.getById": aNotification({ isRead: true }),
      "notification.getMy": pagesOf(manyNotifications(21)),
    },
  })
  await dialog("Your role has changed")
  const dialogs = () => document.querySelectorAll("[role=dialog]:not([popover])")
  expect(dialogs()).toHaveLength(1)
  await page.user.keyboard("{Escape}")
  await screen.findByText("Notice 21")
  expect(dialogs()).toHaveLength(1)
  expect(page.address()).toBe("/unsubscribe?account=notifications&accountPage=2")
})
