// The bell in the header and the panel it opens.
import { expect, test } from "vitest"
import { locales, type Locale } from "../../packages/domain/src/locale.ts"
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

const words: Record<Locale, { name: string; titles: string[]; ages: (string | RegExp)[]; all: string }> = {
  en: {
    name: "Notifications, 3 unread",
    titles: [
      "Your role has changed",
      "Profile updated",
      "Your account type has changed",
      "Your account is active again",
      "Your account was deactivated",
      "Test notification",
      "Welcome!",
    ],
    ages: ["just now", "14 minutes ago", "2 hours ago", "3 days ago", "5 days ago", /\d{4}$/, /\d{4}$/],
    all: "View all notifications",
  },
  ru: {
    name: "Уведомления, непрочитанных: 3",
    titles: [
      "Ваша роль изменилась",
      "Профиль обновлён",
      "Тип вашего аккаунта изменился",
      "Ваш аккаунт снова активен",
      "Ваш аккаунт был отключён",
      "Тестовое уведомление",
      "Добро пожаловать!",
    ],
    ages: ["только что", "14 минут назад", "2 часа назад", "3 дня назад", "5 дней назад", /\d{4}$/, /\d{4}$/],
    all: "Все уведомления",
  },
  ro: {
    name: "Notificări, necitite: 3",
    titles: [
      "Rolul tău s-a schimbat",
      "Profil actualizat",
      "Tipul contului tău s-a schimbat",
      "Contul tău e din nou activ",
      "Contul tău a fost dezactivat",
      "Notificare de test",
      "Bine ai venit!",
    ],
    ages: ["chiar acum", "acum 14 minute", "acum 2 ore", "acum 3 zile", "acum 5 zile", /\d{4}$/, /\d{4}$/],
    all: "Vezi toate notificările",
  },
}

test.each(locales)(
  "[H11] [N01] [N08] in %s the bell shows its number, and the panel the seven types, newest first, with their ages",
  async (locale) => {
    const person = await newPerson()
    await notify(person.id, sevenTypes())
    const page = await (await contextOf(person, { locale })).newPage()
    const faults = watchFaults(page)
    await visit(page, "/how-it-works")
    await hydrated(page)
    const { name, titles, ages, all } = words[locale]
    await expect.poll(() => badgeText(page)).toBe("3")
    await page.getByRole("button", { name, exact: true }).click()
    await panel(page).getByRole("link", { name: titles[0] }).waitFor()
    const texts = await rows(page).allTextContents()
    expect(texts).toHaveLength(titles.length)
    for (const [index, title] of titles.entries()) expect(texts[index]).toContain(title)
    const told = await rows(page).locator("time").allTextContents()
    for (const [index, age] of ages.entries()) expect(told[index]).toMatch(age)
    await expect.poll(() => panel(page).getByRole("link", { name: all }).count()).toBe(1)
    expect(faults).toEqual([])
  },
)

test("[N01] the list is at most 400 px high, and View all opens the account on that item", async () => {
  const person = await newPerson()
  await notify(person.id, many(12))
  const page = await openAs(person, "/how-it-works")
  await openPanel(page)
  await rows(page).first().waitFor()
  await expect.poll(() => rows(page).count()).toBe(10)
  const list = panel(page).locator("[aria-busy]")
  await expect.poll(async () => (await list.boundingBox())?.height).toBe(400)
  await panel(page).getByRole("link", { name: "View all notifications" }).click()
  await detail(page).getByRole("heading", { level: 2, name: "My notifications" }).waitFor()
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/how-it-works?account=notifications`)
  await expect.poll(() => panel(page).isVisible()).toBe(false)
})

test("[N03] the panel pages: Previous, Page x of y, Next", async () => {
  const person = await newPerson()
  await notify(person.id, many(23))
  const page = await openAs(person, "/how-it-works")
  await openPanel(page)
  await panel(page).getByText("Page 1 of 3").waitFor()
  await expect.poll(() => panel(page).getByText("Previous").getAttribute("aria-disabled")).toBe("true")
  await panel(page).getByRole("button", { name: "Next" }).click()
  await panel(page).getByText("Page 2 of 3").waitFor()
  await panel(page).getByRole("link", { name: "Notice 11" }).waitFor()
  await panel(page).getByRole("button", { name: "Next" }).click()
  await panel(page).getByRole("link", { name: "Notice 23" }).waitFor()
  await expect.poll(() => rows(page).count()).toBe(3)
  await panel(page).getByRole("button", { name: "Previous" }).click()
  await panel(page).getByRole("link", { name: "Notice 20" }).waitFor()
})

test("[N03] in the panel rows are compact: a long message takes two lines, in the account all of them", async () => {
  const person = await newPerson()
  const message = "Long words of a later version, told at length. ".repeat(12)
  await notify(person.id, [{ type: "OfALaterVersion", metadata: { title: "Long", message } }])
  const page = await openAs(person, "/how-it-works")
  await openPanel(page)
  const text = rows(page).first().getByText("told at length")
  const height = async () => (await text.boundingBox())?.height
  await expect.poll(height).toBeLessThanOrEqual(42)
  await visit(page, "/account?section=notifications")
  await expect.poll(async () => (await text.boundingBox())?.height).toBeGreaterThan(42)
})

test.each([
  [99, "99"],
  [100, "99+"],
])("[N04] of %i unread the badge says %s", async (count, shown) => {
  const person = await newPerson()
  await notify(person.id, many(count))
  const page = await openAs(person, "/how-it-works")
  await expect.poll(() => badgeText(page)).toBe(shown)
  await expect.poll(() => bell(page).getAttribute("aria-label")).toBe(`Notifications, ${count} unread`)
})

test("[N06] whoever has none is all caught up, in the panel and in the account, in three languages", async () => {
  const person = await newPerson()
  const context = await contextOf(person)
  const said = {
    en: ["All caught up!", "No notifications right now."],
    ru: ["Всё прочитано!", "Сейчас уведомлений нет."],
    ro: ["Ești la zi!", "Nicio notificare deocamdată."],
  }
  for (const locale of locales) {
    const page = await context.newPage()
    await visit(page, `/account?section=notifications&locale=${locale}`)
    await hydrated(page)
    const [title = "", text = ""] = said[locale]
    await page.getByRole("main").getByRole("heading", { name: title }).waitFor()
    await bell(page).click()
    await panel(page).getByRole("heading", { name: title }).waitFor()
    await panel(page).getByText(text).waitFor()
    await expect.poll(() => badgeText(page)).toBe("")
    await page.close()
  }
})

test("by keyboard: Enter opens, arrows walk, Escape closes and the bell has the focus again", async () => {
  const person = await newPerson()
  await notify(person.id, many(3))
  const page = await openAs(person, "/how-it-works")
  const focused = (text: string) =>
    page.waitForFunction((wanted) => document.activeElement?.textContent?.includes(wanted), text)
  await bell(page).focus()
  await page.keyboard.press("Space")
  await rows(page).first().waitFor()
  await page.keyboard.press("ArrowDown")
  await focused("Notice 1")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("End")
  await focused("Notice 3")
  await page.keyboard.press("ArrowUp")
  await focused("Notice 2")
  await page.keyboard.press("Escape")
  await panel(page).waitFor({ state: "hidden" })
  const bellHasFocus = () => bell(page).evaluate((own) => own === document.activeElement)
  await expect.poll(bellHasFocus).toBe(true)
  await page.keyboard.press("Enter")
  await rows(page).first().waitFor()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await detail(page).getByRole("heading", { name: "Notice 1" }).waitFor()
  await page.keyboard.press("Escape")
  await detail(page).waitFor({ state: "detached" })
  await expect.poll(bellHasFocus).toBe(true)
})

test("a press on the bell opens the panel, and the next one closes it", async () => {
  const page = await openPage({ as: "customer" })
  await visit(page, "/how-it-works")
  await hydrated(page)
  await openPanel(page)
  await expect.poll(() => bell(page).getAttribute("aria-expanded")).toBe("true")
  await bell(page).click()
  await panel(page).waitFor({ state: "hidden" })
  // The browser tells of the toggle a task later than it hides the panel.
  await expect.poll(() => bell(page).getAttribute("aria-expanded")).toBe("false")
})

test("on a phone the panel leaves 8 px at both edges", async () => {
  const person = await newPerson()
  await notify(person.id, many(3))
  const page = await openAs(person, "/how-it-works", { width: 390 })
  await openPanel(page)
  const edges = async () => {
    const box = await panel(page).boundingBox()
    return [box?.x, box?.width]
  }
  await expect.poll(edges).toEqual([8, 374])
})

test("the page comes with the number, and without scripts the bell leads to the list, which is all there", async () => {
  const person = await newPerson()
  const [id] = await notify(person.id, sevenTypes())
  const page = await (await contextOf(person, { scripts: false })).newPage()
  await page.goto("/how-it-works")
  await expect.poll(() => bell(page).getAttribute("aria-label")).toBe("Notifications, 3 unread")
  await bell(page).click()
  await page.waitForURL("**/account?section=notifications")
  await page.getByRole("link", { name: "Your role has changed" }).waitFor()
  await expect.poll(() => rows(page).count()).toBe(7)
  await expect.poll(() => rows(page).first().getAttribute("href")).toContain(`notification=${id}`)
})

test("a list that does not load says so, and Retry brings it", async () => {
  const person = await newPerson()
  await notify(person.id, many(1))
  const page = await openAs(person, "/how-it-works")
  await page.route("**/trpc/notification.getMy**", (route) => route.abort())
  await bell(page).click()
  await panel(page).getByText("The notifications did not load").waitFor()
  await page.unroute("**/trpc/notification.getMy**")
  await panel(page).getByRole("button", { name: "Retry" }).click()
  await panel(page).getByRole("link", { name: "Notice 1" }).waitFor()
  await expect.poll(() => panel(page).getByRole("alert").count()).toBe(0)
})

test("another language says the same notifications in its words", async () => {
  const person = await newPerson()
  await notify(person.id, sevenTypes())
  const page = await openAs(person, "/account?section=notifications")
  await page.getByRole("link", { name: "Your role has changed" }).waitFor()
  await page.getByRole("contentinfo").locator("a[hreflang=ro]").click()
  await page.getByRole("link", { name: "Rolul tău s-a schimbat" }).waitFor()
  await page.getByText("7 notificări").waitFor()
  await expect.poll(() => page.getByText("Your role has changed").count()).toBe(0)
})
