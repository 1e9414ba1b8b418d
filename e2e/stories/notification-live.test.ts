// What happens elsewhere shows at once: to other people, in other tabs, on other devices.
import type { BrowserContext, Page } from "playwright-core"
import { expect, test } from "vitest"
import { locales, type Locale } from "../../packages/domain/src/locale.ts"
import { contextOf, newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openContext, openPage, visit, watchFaults, withBrowser, world } from "../world/browser.ts"
import {
  badgeText,
  becomesDoer,
  bell,
  detail,
  happens,
  many,
  notify,
  openPanel,
  panel,
  rows,
} from "../world/notification-world.ts"

withBrowser()

const isCount = (url: string) => new URL(url).pathname === "/trpc/notification.getUnreadCount"
const isStream = (url: string) => new URL(url).pathname === "/trpc/live.onEvent"

/** The page holds the stream: from now on it is told. */
const listens = (page: Page) => page.waitForRequest((request) => isStream(request.url()))

/** A page that is told and does not ask: whatever it learns was pushed. */
async function openListening(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const listening = listens(page)
  await visit(page, path)
  await hydrated(page)
  await listening
  await page.route(isCountRoute, (route) => route.abort())
  return page
}
const isCountRoute = (url: URL) => isCount(url.href)

async function asAdmin(admin: BrowserContext, procedure: string, input: object) {
  const answer = await admin.request.post(`${world.apiUrl}/trpc/${procedure}`, {
    data: input,
    headers: { origin: world.webUrl },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** How long each movement of the bell takes, noted as it begins: looked at later, it might be over. */
async function movesOfTheBell(page: Page) {
  await bell(page).evaluate((own) => {
    const moves: string[] = []
    Object.assign(own, { moves })
    own.addEventListener("animationstart", ({ target }) => {
      if (target instanceof Element) moves.push(getComputedStyle(target).animationDuration)
    })
  })
  return () => bell(page).evaluate((own) => (own as unknown as { moves: string[] }).moves)
}

const roleChanged: Record<Locale, [title: string, message: string, said: string]> = {
  en: ["Your role has changed", "You are now an administrator.", "You have 1 unread notification"],
  ru: ["Ваша роль изменилась", "Теперь вы администратор.", "У вас 1 непрочитанное уведомление"],
  ro: ["Rolul tău s-a schimbat", "Acum ești administrator.", "Ai 1 notificare necitită"],
}

test.each(locales)(
  "[N04] [N08] in %s an admin changes a role, and the other's open page rings, says so and tells what changed",
  async (locale) => {
    const admin = await openContext({ as: "admin" })
    const person = await newPerson()
    const page = await openListening(await contextOf(person, { locale }), "/how-it-works")
    await expect.poll(() => badgeText(page)).toBe("")
    const moves = await movesOfTheBell(page)
    await asAdmin(admin, "adminUser.setRole", { id: person.id, role: "ADMIN", reason: "a new colleague" })
    await expect.poll(() => badgeText(page)).toBe("1")
    await expect.poll(moves).toEqual(["1s", "1s"])
    const [title, message, said] = roleChanged[locale]
    await page.getByRole("banner").getByText(said, { exact: true }).waitFor({ state: "attached" })
    await openPanel(page)
    await rows(page).filter({ hasText: title }).click()
    await detail(page).getByText(message).waitFor()
    await asAdmin(admin, "adminUser.setRole", { id: person.id, role: "USER", reason: "a colleague no more" })
  },
)

test("[N04] who wants no motion sees the number alone", async () => {
  const person = await newPerson()
  const context = await contextOf(person, { reducedMotion: true })
  const page = await openListening(context, "/how-it-works")
  const moves = await movesOfTheBell(page)
  await happens({ type: "user.profile-updated", userId: person.id, fields: ["name"] })
  await expect.poll(() => badgeText(page)).toBe("1")
  await expect.poll(moves).toEqual([])
})

test("whoever is deactivated is signed out of the open page, and finds both notices on return", async () => {
  const admin = await openContext({ as: "admin" })
  const person = await newPerson()
  const page = await openAs(person, "/profile")
  const set = (status: string) =>
    asAdmin(admin, "adminUser.setStatus", { id: person.id, status, reason: "for the story" })
  await set("deactivated")
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe("/signin")
  await set("active")
  await page.getByLabel("Email").fill(person.email)
  await page.getByLabel("Password", { exact: true }).fill(person.password)
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click()
  await page.waitForURL("**/profile")
  await expect.poll(() => badgeText(page)).not.toBe("")
  await openPanel(page)
  await rows(page).filter({ hasText: "Your account is active again" }).waitFor()
  await rows(page).filter({ hasText: "Your account was deactivated" }).waitFor()
})

test("an admin sends a test notification to oneself", async () => {
  const page = await openPage({ as: "admin" })
  await visit(page, "/admin")
  await hydrated(page)
  const before = Number(await badgeText(page))
  await page.getByRole("button", { name: "Send a test notification" }).click()
  await toast(page, "Test notification sent").waitFor()
  await expect.poll(async () => Number(await badgeText(page))).toBeGreaterThan(before)
  await openPanel(page)
  await rows(page).filter({ hasText: "Test notification" }).first().waitFor()
})

const ownWords = {
  ru: {
    doer: ["Тип вашего аккаунта изменился", "Теперь вы исполнитель. Раньше вы были заказчиком."],
    away: "Ваш аккаунт был отключён",
    back: "Ваш аккаунт снова активен",
    test: ["Отправить тестовое уведомление", "Тестовое уведомление отправлено", "Тестовое уведомление"],
  },
  ro: {
    doer: ["Tipul contului tău s-a schimbat", "Acum ești executant. Înainte erai client."],
    away: "Contul tău a fost dezactivat",
    back: "Contul tău e din nou activ",
    test: ["Trimite o notificare de test", "Notificarea de test a fost trimisă", "Notificare de test"],
  },
} as const

test.each(["ru", "ro"] as const)(
  "[N08] in %s two people learn in their words of a new account type, of a closed and reopened account, and of a test",
  async (locale) => {
    const { doer, away, back, test: words } = ownWords[locale]
    const [admin, person] = [await openContext({ as: "admin", locale }), await newPerson()]
    const page = await openListening(await contextOf(person, { locale }), "/how-it-works")
    await becomesDoer(person.id)
    await expect.poll(() => badgeText(page)).toBe("1")
    await openPanel(page)
    await rows(page).filter({ hasText: doer[0] }).click()
    await detail(page).getByText(doer[1]).waitFor()

    for (const status of ["deactivated", "active"]) {
      await asAdmin(admin, "adminUser.setStatus", { id: person.id, status, reason: "for the story" })
    }
    const again = await (await contextOf(person, { locale })).newPage()
    await visit(again, "/account?section=notifications")
    // The new device of the second sign-in is told of too.
    const told = async () => {
      await again.reload()
      const texts = await rows(again).allTextContents()
      return texts.map((text) => [back, away, doer[0]].find((title) => text.includes(title))).filter(Boolean)
    }
    await expect.poll(told, { timeout: 20_000 }).toEqual([back, away, doer[0]])

    const desk = await admin.newPage()
    await visit(desk, "/admin")
    await hydrated(desk)
    await desk.getByRole("button", { name: words[0] }).click()
    await toast(desk, words[1]).waitFor()
    await openPanel(desk)
    await rows(desk).filter({ hasText: words[2] }).first().waitFor()
  },
)

test("[N07] what is read on one device is read on the other, and an open list follows", async () => {
  const person = await newPerson()
  await notify(person.id, many(3))
  const [first, second] = [await contextOf(person), await contextOf(person)]
  const list = await openListening(second, "/account?section=notifications")
  await list.getByText("Unread:").first().waitFor()
  const page = await first.newPage()
  await visit(page, "/how-it-works")
  await hydrated(page)
  await openPanel(page)
  await panel(page).getByRole("button", { name: "Mark all read" }).click()
  await expect.poll(() => badgeText(list)).toBe("")
  await expect.poll(() => list.getByText("Unread:").count()).toBe(0)
})

test("[N10] a hundred tabs of one browser ask once every 5 s and hold one stream; all show the same", async () => {
  const person = await newPerson()
  const context = await contextOf(person)
  const asked: number[] = []
  let streams = 0
  context.on("request", (request) => {
    if (isStream(request.url())) streams += 1
  })
  // By the browser's own clock: a busy test hears of it later than it was.
  context.on("requestfinished", (request) => {
    if (isCount(request.url())) asked.push(request.timing().startTime)
  })
  const tabs: Page[] = []
  for (let index = 0; index < 100; index += 1) {
    const tab = await context.newPage()
    await tab.goto("/how-it-works")
    tabs.push(tab)
  }
  await Promise.all(tabs.map((tab) => hydrated(tab)))
  const start = asked.length
  await expect.poll(() => asked.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(start + 5)
  const gaps = asked.slice(1).map((at, index) => at - (asked[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(4500)
  expect(streams).toBe(1)
  await happens({ type: "user.profile-updated", userId: person.id, fields: ["name"] })
  await expect
    .poll(async () => new Set(await Promise.all(tabs.map(badgeText))), { timeout: 60_000 })
    .toEqual(new Set(["1"]))
  await context.close()
}, 600_000)

test("[N10] a tab out of sight asks nothing, and asks at once when it is looked at again", async () => {
  const person = await newPerson()
  const context = await contextOf(person)
  const page = await context.newPage()
  await page.clock.install()
  const asked: string[] = []
  page.on("request", (request) => isCount(request.url()) && asked.push(request.url()))
  await visit(page, "/how-it-works")
  await hydrated(page)
  await page.clock.fastForward(5000)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await show(page, "hidden")
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const before = asked.length
  await page.clock.runFor(60_000)
  expect(asked).toHaveLength(before)
  await show(page, "visible")
  await page.clock.runFor(10)
  await expect.poll(() => asked.length).toBe(before + 1)
})

test("who signs out in one tab is signed out in all, and who signs in next is another person everywhere", async () => {
  const [maria, ion] = [await newPerson("Maria Cojocaru"), await newPerson("Ion Rusu")]
  await notify(maria.id, many(7))
  await notify(ion.id, many(2))
  const context = await contextOf(maria)
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await visit(page, "/how-it-works")
    await hydrated(page)
  }
  await expect.poll(() => badgeText(second)).toBe("7")
  const faults = watchFaults(second)
  await first.getByRole("button", { name: /^Account menu of/ }).click()
  await first.getByRole("button", { name: "Log out" }).click()
  await first.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click()
  await second.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor()
  await expect.poll(() => bell(second).count()).toBe(0)

  await visit(first, "/signin")
  await hydrated(first)
  await first.getByLabel("Email").fill(ion.email)
  await first.getByLabel("Password", { exact: true }).fill(ion.password)
  await first.getByRole("main").getByRole("button", { name: "Log in" }).click()
  await second.getByRole("button", { name: "Account menu of Ion Rusu" }).waitFor()
  await expect.poll(() => badgeText(second)).toBe("2")
  // A question that was under way while the first tab signed out is rightly refused.
  expect(faults.filter((fault) => !fault.includes("401"))).toEqual([])
})

async function show(page: Page, state: "visible" | "hidden") {
  await page.evaluate((next) => {
    Object.defineProperty(document, "visibilityState", { value: next, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  }, state)
}
