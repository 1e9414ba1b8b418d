// "My notifications" in the account, and one notification opened.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { locales } from "../../packages/domain/src/locale.ts"
import { contextOf, newPerson, openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser, world } from "../world/browser.ts"
import {
  badgeText,
  bell,
  detail,
  many,
  notify,
  openPanel,
  panel,
  rows,
  sevenTypes,
} from "../world/notification-world.ts"

withBrowser()

const firstRow = (page: Page) => rows(page).first()

test.each(["page", "dialog"] as const)(
  "[N05] the list on the %s: 45 are three pages of 20 with total and unread, kept in the address",
  async (place) => {
    const person = await newPerson()
    await notify(person.id, many(45))
    const start = place === "page" ? "/account?section=notifications" : "/how-it-works?account=notifications"
    const page = await openAs(person, start)
    const faults = watchFaults(page)
    await page.getByText("45 notifications · 45 unread").waitFor()
    await expect.poll(() => rows(page).count()).toBe(20)
    await page.getByRole("link", { name: "Next" }).click()
    await page.getByRole("link", { name: "Notice 21" }).waitFor()
    await page.getByRole("link", { name: "Next" }).click()
    await page.getByText("Page 3 of 3").waitFor()
    await page.getByRole("link", { name: "Notice 45" }).waitFor()
    await expect.poll(() => rows(page).count()).toBe(5)
    await expect
      .poll(() => new URL(page.url()).searchParams.get(place === "page" ? "page" : "accountPage"))
      .toBe("3")
    await page.reload()
    await page.getByRole("link", { name: "Notice 45" }).waitFor()
    await hydrated(page)
    await page.getByRole("link", { name: "Previous" }).click()
    await page.getByRole("link", { name: "Notice 40" }).waitFor()
    expect(faults).toEqual([])
  },
)

test("a page beyond the last one leads back to it", async () => {
  const person = await newPerson()
  await notify(person.id, many(25))
  const page = await openAs(person, "/account?section=notifications&page=9")
  await page.getByRole("link", { name: "Go to the last page" }).click()
  await page.getByRole("link", { name: "Notice 25" }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get("page")).toBe("2")
})

test.each(["panel", "list"] as const)(
  "[N05] [N07] Mark all read in the %s marks them everywhere",
  async (where) => {
    const person = await newPerson()
    await notify(person.id, many(25))
    const page = await openAs(person, "/account?section=notifications")
    await expect.poll(() => badgeText(page)).toBe("25")
    if (where === "panel") await openPanel(page)
    const place = where === "panel" ? panel(page) : page.getByRole("main")
    await place.getByRole("button", { name: "Mark all read" }).click()
    await expect.poll(() => badgeText(page)).toBe("")
    await page.getByText("25 notifications · 0 unread").waitFor()
    await expect.poll(() => page.getByText("Unread:").count()).toBe(0)
    await visit(page, "/account?section=notifications&page=2")
    await expect.poll(() => page.getByText("Unread:").count()).toBe(0)
  },
)

test("[N02] [N07] opened from the panel it has Mark as Read, and is read by it", async () => {
  const person = await newPerson()
  const [id] = await notify(person.id, sevenTypes())
  const page = await openAs(person, "/how-it-works")
  await openPanel(page)
  await firstRow(page).click()
  await detail(page).getByRole("heading", { name: "Your role has changed" }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get("notification")).toBe(id)
  const marked = page.waitForRequest((request) => request.url().includes("notification.update"))
  await detail(page).getByRole("button", { name: "Mark as Read" }).click()
  expect((await marked).postData()).toContain('"payload":{"isRead":true}')
  await detail(page).getByText("Read", { exact: true }).waitFor()
  await expect.poll(() => badgeText(page)).toBe("2")
})

test.each(["by staying open", "by being closed at once"])("[N07] opening reads it: %s", async (how) => {
  const person = await newPerson()
  await notify(person.id, sevenTypes())
  const page = await openAs(person, "/account?section=notifications")
  await firstRow(page).click()
  await detail(page).getByRole("heading", { name: "Your role has changed" }).waitFor()
  const marked = page.waitForResponse((response) => response.url().includes("notification.update"))
  if (how.includes("closed")) await detail(page).getByRole("button", { name: "Close" }).click()
  expect((await marked).status()).toBe(200)
  await expect.poll(() => badgeText(page)).toBe("2")
  await page.reload()
  await expect.poll(() => badgeText(page)).toBe("2")
})

test("[N07] following its link reads it and leads there", async () => {
  const person = await newPerson()
  await notify(person.id, sevenTypes().slice(1))
  const page = await openAs(person, "/how-it-works")
  await openPanel(page)
  await firstRow(page).click()
  const marked = page.waitForResponse((response) => response.url().includes("notification.update"))
  await detail(page).getByRole("link", { name: "View profile" }).click()
  await page.waitForURL(`${world.webUrl}/profile`)
  expect((await marked).status()).toBe(200)
  await expect.poll(() => badgeText(page)).toBe("1")
})

test("what leads out of the site is no link", async () => {
  const person = await newPerson()
  const bad = ["javascript:alert(1)", "//evil.example/x", "https://evil.example"]
  const ids = await notify(
    person.id,
    bad.map((actionUrl) => ({
      type: "OfALaterVersion",
      metadata: { title: "Odd", message: "Odd", actionUrl, actionText: "Go" },
    })),
  )
  const context = await contextOf(person)
  for (const id of ids) {
    const page = await context.newPage()
    await visit(page, `/how-it-works?notification=${id}`)
    await detail(page).getByRole("heading", { name: "Odd" }).waitFor()
    await expect.poll(() => detail(page).getByRole("link").count()).toBe(0)
    await page.close()
  }
})

test("opened from the account's dialog it takes its place, and closing leads back to the same page of the list", async () => {
  const person = await newPerson()
  await notify(person.id, many(25))
  const page = await openAs(person, "/how-it-works?account=notifications")
  await detail(page).getByRole("link", { name: "Next" }).click()
  await page.getByRole("link", { name: "Notice 21" }).click()
  await detail(page).getByRole("heading", { name: "Notice 21" }).waitFor()
  await expect.poll(() => detail(page).count()).toBe(1)
  await page.keyboard.press("Escape")
  await detail(page).getByText("Page 2 of 2").waitFor()
  await page.getByRole("link", { name: "Notice 21" }).waitFor()
})

test.each(locales)(
  "[N11] in %s a notification that does not load says so, with Retry and Close",
  async (locale) => {
    const said = {
      en: ["Error Loading Notification", "Retry", "Close"],
      ru: ["Ошибка загрузки уведомления", "Повторить", "Закрыть"],
      ro: ["Eroare la încărcarea notificării", "Reîncearcă", "Închide"],
    }
    const [title = "", retry = "", close = ""] = said[locale]
    const person = await newPerson()
    await notify(person.id, many(1))
    const page = await openAs(person, "/how-it-works", { locale })
    await page.route("**/trpc/notification.getById**", (route) => route.abort())
    await bell(page).click()
    await firstRow(page).click()
    await detail(page).getByRole("heading", { name: title }).waitFor()
    await page.unroute("**/trpc/notification.getById**")
    await detail(page).getByRole("button", { name: retry }).click()
    await detail(page).getByRole("heading", { name: "Notice 1" }).waitFor()

    await page.route("**/trpc/notification.getById**", (route) => route.abort())
    await visit(page, `/how-it-works?notification=${crypto.randomUUID()}`)
    await detail(page).getByRole("heading", { name: title }).waitFor()
    await detail(page).getByText(close, { exact: true }).click()
    await detail(page).waitFor({ state: "detached" })
    await expect.poll(() => page.url()).toBe(`${world.webUrl}/how-it-works`)
  },
)

test("[N12] what could not be marked as read stays unread, is logged and said to nobody", async () => {
  const person = await newPerson()
  await notify(person.id, many(2))
  const page = await openAs(person, "/how-it-works")
  const logged: string[] = []
  page.on("console", (message) => logged.push(message.text()))
  await page.route("**/trpc/notification.{update,markAllAsRead}**", (route) => route.abort())
  await openPanel(page)
  await panel(page).getByRole("button", { name: "Mark all read" }).click()
  await expect.poll(() => logged.join()).toContain("The notifications were not marked as read.")
  await expect.poll(() => badgeText(page)).toBe("2")
  await expect.poll(() => page.getByText("Unread:").count()).toBe(2)
  await firstRow(page).click()
  await detail(page).getByRole("button", { name: "Mark as Read" }).click()
  await expect.poll(() => logged.join()).toContain("The notification was not marked as read.")
  await detail(page).getByRole("button", { name: "Mark as Read" }).waitFor()
  await expect.poll(() => badgeText(page)).toBe("2")
  await expect.poll(() => page.locator("[data-sonner-toast]").count()).toBe(0)
})

test("a link to a notification asks a visitor to sign in, and shows nobody another's", async () => {
  const [owner, other] = [await newPerson(), await newPerson("Ion Rusu")]
  const [id] = await notify(owner.id, many(1))
  const visitor = await openPage()
  await visit(visitor, `/how-it-works?notification=${id}`)
  await expect.poll(() => new URL(visitor.url()).pathname).toBe("/signin")
  const page = await openAs(other, `/how-it-works?notification=${id}`)
  await detail(page).getByRole("heading", { name: "Error Loading Notification" }).waitFor()
  await expect.poll(() => page.content()).not.toContain("Notice 1")
})

test("a row of a type that this version does not know shows the words it was stored with", async () => {
  const person = await newPerson()
  await notify(person.id, [
    { type: "constructor", metadata: { title: "Stored", message: "As stored." } },
    { type: "Bare" },
  ])
  const page = await openAs(person, "/account?section=notifications", { locale: "ru" })
  await page.getByRole("link", { name: "Stored" }).waitFor()
  await expect.poll(() => rows(page).count()).toBe(2)
})
