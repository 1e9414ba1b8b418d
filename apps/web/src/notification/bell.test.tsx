import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import type { Locale } from "@doable/domain/locale"
import { aNotification, idOf, manyNotifications, pagesOf } from "../../test/answers/notification.ts"
import { aPerson } from "../../test/answers/user.ts"
import { failure, type Output } from "../../test/fake-api.ts"
import { stopDate } from "../../test/page-clock.ts"
import { renderPage, renderWithApi, type Rendered } from "../../test/render.tsx"
import { NotificationBell } from "./bell.tsx"

type Notification = Output<"notification.getById">

const open = (all: readonly Notification[], { unread = 0, locale = "en" as Locale } = {}) =>
  renderWithApi(<NotificationBell />, {
    as: aPerson(),
    at: "/how-it-works",
    unread,
    locale,
    api: { "notification.getMy": pagesOf(all) },
  })

const bellOf = () => {
  const found = document.querySelector<HTMLElement>(".notification-bell")
  if (!found) throw new Error("there is no bell")
  return found
}
const panelOf = ({ t }: Pick<Rendered, "t">) => within(screen.getByRole("dialog", { name: t("shell:bell") }))
const rowsIn = (place: HTMLElement = document.body) => [
  ...place.querySelectorAll<HTMLElement>("a[data-notification]"),
]

test("[H11] a member has a bell and an account menu with Profile, Billing, Settings and Log out", async () => {
  const { t } = await renderPage("/unsubscribe", { as: aPerson() })
  expect(screen.getByRole("button", { name: t("shell:bell") })).toBe(bellOf())
  const menu = within(
    screen.getByRole("group", { name: t("shell:accountMenu", { name: aPerson().name }), hidden: true }),
  )
  for (const key of ["profile", "billing", "settings"] as const)
    expect(menu.getByText(t(`shell:${key}`))).toBeDefined()
  expect(menu.getByRole("button", { name: t("shell:logOut"), hidden: true })).toBeDefined()
})

test("[H11] a visitor has neither bell nor account menu", async () => {
  const { t } = await renderPage("/unsubscribe")
  expect(document.querySelector(".notification-bell")).toBeNull()
  expect(
    screen.queryByRole("button", { name: new RegExp(t("shell:accountMenu", { name: "" }).trim()) }),
  ).toBeNull()
})

test.each([
  [0, ""],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])(
  "[N04] of %i unread the badge says “%s”, and the name of the bell the whole number",
  async (count, shown) => {
    const { t } = await open([], { unread: count })
    expect(bellOf().textContent).toBe(shown)
    const name = count > 0 ? t("shell:bellUnread", { count }) : t("shell:bell")
    expect(bellOf().getAttribute("aria-label")).toBe(name)
  },
)

const ages: Record<Locale, (string | RegExp)[]> = {
  en: ["just now", "14 minutes ago", "2 hours ago", "3 days ago", /\d{4}$/],
  ru: ["только что", "14 минут назад", "2 часа назад", "3 дня назад", /\d{4} г\.$/],
  ro: ["chiar acum", "acum 14 minute", "acum 2 ore", "acum 3 zile", /\d{4}$/],
}
const minutes = [0, 14, 120, 3 * 24 * 60, 40 * 24 * 60]

test.each(Object.entries(ages) as [Locale, (string | RegExp)[]][])(
  "[N01] in %s the panel has the rows newest first, with their ages, and says which are unread",
  async (locale, told) => {
    stopDate()
    const all = minutes.map((age, index) =>
      aNotification({
        id: idOf(index),
        isRead: index > 2,
        createdAt: new Date(Date.now() - age * 60_000).toISOString(),
        metadata: { title: `Title ${index}`, message: `Message ${index}` },
      }),
    )
    const page = await open(all, { unread: 3, locale })
    await page.user.click(bellOf())
    const list = await panelOf(page).findByRole("list", { name: page.t("notification:title") })
    const rows = rowsIn(list)
    for (const [index, row] of rows.entries()) {
      expect(row.textContent).toContain(`Title ${index}`)
      expect(row.textContent).toContain(`Message ${index}`)
      expect(row.textContent.includes(page.t("notification:unread"))).toBe(index < 3)
      expect(row.querySelector("time")?.textContent).toMatch(told[index] ?? "")
    }
    expect(rows).toHaveLength(5)
    expect(panelOf(page).getByRole("link", { name: page.t("notification:viewAll") })).toBeDefined()
  },
)

test("[N01] the panel asks for the latest ten, and View all opens the account on them and closes the panel", async () => {
  const page = await open(manyNotifications(12), { unread: 12 })
  await page.user.click(bellOf())
  await panelOf(page).findByText("Notice 10")
  expect(rowsIn()).toHaveLength(10)
  const asked = { pagination: { limit: 10, offset: 0 }, orderBy: { createdAt: "desc" } }
  expect(page.api.calls("notification.getMy")).toEqual([asked])
  await page.user.click(panelOf(page).getByRole("link", { name: page.t("notification:viewAll") }))
  await waitFor(() => expect(page.address()).toBe("/how-it-works?account=notifications"))
  expect(bellOf().getAttribute("aria-expanded")).toBe("false")
})

test("[N03] the panel pages: Previous, Page x of y, Next; what was seen stays until the next has come", async () => {
  const page = await open(manyNotifications(23), { unread: 23 })
  await page.user.click(bellOf())
  const panel = panelOf(page)
  await panel.findByText("Page 1 of 3")
  expect(panel.getByText("Previous").closest("[aria-disabled]")?.getAttribute("aria-disabled")).toBe("true")
  await page.user.click(panel.getByRole("button", { name: "Next" }))
  await panel.findByText("Notice 11")
  expect(panel.getByText("Page 2 of 3")).toBeDefined()
  await page.user.click(panel.getByRole("button", { name: "Next" }))
  await panel.findByText("Notice 23")
  expect(rowsIn()).toHaveLength(3)
  await page.user.click(panel.getByRole("button", { name: "Previous" }))
  await panel.findByText("Notice 20")
  const offsets = page.api.calls("notification.getMy").map((input) => input?.pagination?.offset)
  expect(offsets.slice(0, 3)).toEqual([0, 10, 20])
})

test.each([
  ["en", "All caught up!", "No notifications right now."],
  ["ru", "Всё прочитано!", "Сейчас уведомлений нет."],
  ["ro", "Ești la zi!", "Nicio notificare deocamdată."],
] as const)("[N06] in %s a panel without notifications says: %s", async (locale, title, text) => {
  const page = await open([], { locale })
  await page.user.click(bellOf())
  const panel = panelOf(page)
  await panel.findByRole("heading", { name: title })
  expect(panel.getByText(text)).toBeDefined()
  expect(panel.getByRole("button", { name: page.t("notification:markAll") })).toHaveProperty("disabled", true)
  expect(panel.queryByText(/^Page/)).toBeNull()
})

test("[N05] [N07] Mark all read in the panel marks every row and empties the bell at once", async () => {
  const page = await open(manyNotifications(3), { unread: 3 })
  await page.user.click(bellOf())
  await panelOf(page).findByText("Notice 3")
  let answered = () => {}
  const marking = new Promise<{ count: number }>((go) => (answered = () => go({ count: 3 })))
  page.api.answer({
    "notification.markAllAsRead": () => marking,
    "notification.getMy": pagesOf(manyNotifications(3, { isRead: true })),
  })
  await page.user.click(panelOf(page).getByRole("button", { name: page.t("notification:markAll") }))
  // Before the API has answered.
  expect(bellOf().textContent).toBe("")
  expect(screen.queryByText(/Unread:/)).toBeNull()
  expect(document.activeElement).toBe(document.querySelector("#notification-panel"))
  answered()
  await waitFor(() => expect(page.api.calls("notification.getMy")).toHaveLength(2))
  expect(page.api.calls("notification.markAllAsRead")).toHaveLength(1)
  expect(bellOf().textContent).toBe("")
})

test("a list that does not load says so, and Retry brings it", async () => {
  const page = await open([], { unread: 1 })
  page.api.answer({
    "notification.getMy": () => {
      throw failure()
    },
  })
  await page.user.click(bellOf())
  const panel = panelOf(page)
  const alert = await panel.findByRole("alert")
  expect(alert.textContent).toContain(page.t("notification:listFailed"))
  page.api.answer({ "notification.getMy": pagesOf(manyNotifications(1)) })
  await page.user.click(panel.getByRole("button", { name: page.t("notification:retry") }))
  await panel.findByText("Notice 1")
  expect(panel.queryByRole("alert")).toBeNull()
})

test("by keyboard: Space opens, arrows, Home and End walk, Escape closes and the bell has the focus again", async () => {
  const page = await open(manyNotifications(3), { unread: 3 })
  const focused = () => document.activeElement?.textContent
  bellOf().focus()
  await page.user.keyboard(" ")
  await panelOf(page).findByText("Notice 1")
  await page.user.keyboard("{ArrowDown}")
  expect(focused()).toContain("Notice 1")
  await page.user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}")
  expect(focused()).toContain("Notice 3")
  await page.user.keyboard("{ArrowUp}")
  expect(focused()).toContain("Notice 2")
  await page.user.keyboard("{Home}")
  expect(focused()).toContain("Notice 1")
  await page.user.keyboard("{End}")
  expect(focused()).toContain("Notice 3")
  await page.user.keyboard("{Escape}")
  expect(bellOf().getAttribute("aria-expanded")).toBe("false")
  expect(document.activeElement).toBe(bellOf())
})

test("a press on the bell opens the panel, and the next one closes it; with Ctrl it stays a link to the list", async () => {
  const page = await open([])
  await page.user.click(bellOf())
  expect(bellOf().getAttribute("aria-expanded")).toBe("true")
  await page.user.click(bellOf())
  expect(bellOf().getAttribute("aria-expanded")).toBe("false")
  await page.user.keyboard("{Control>}")
  await page.user.click(bellOf())
  await page.user.keyboard("{/Control}")
  expect(bellOf().getAttribute("aria-expanded")).toBe("false")
  expect(bellOf().getAttribute("href")).toBe("/account?section=notifications")
})
