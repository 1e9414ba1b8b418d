import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { locales } from "../../packages/domain/src/locale.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser, watchFaults, world } from "../world/browser.ts"
import { get } from "../world/plain-request.ts"

withBrowser()

const tenYears = 3650 * 24 * 60 * 60
const titles = { en: "How it works", ru: "Как это работает", ro: "Cum funcționează" }

describe("the server", () => {
  const asked: [why: string, path: string, headers: Record<string, string>, lang: string][] = [
    ["knows nothing", "/", {}, "en"],
    ["is asked for Russian by the browser", "/", { "accept-language": "ru-RU,ru;q=0.9,en;q=0.8" }, "ru"],
    ["is asked for a language that is not there", "/", { "accept-language": "de-DE,fr;q=0.5" }, "en"],
    ["finds the cookie", "/", { cookie: "locale=ro", "accept-language": "ru" }, "ro"],
    ["finds a cookie of another language", "/", { cookie: "locale=de" }, "en"],
    ["finds the language in the address", "/?locale=ru", { cookie: "locale=ro" }, "ru"],
    ["finds another language in the address", "/?locale=de", { cookie: "locale=ro" }, "ro"],
  ]
  test.each(asked)(
    "[I01] draws the page in the visitor's language when it %s",
    async (_, path, headers, lang) => {
      const { status, body } = await get(path, headers)
      expect([status, /<html lang="(\w+)"/.exec(body)?.[1]]).toEqual([200, lang])
    },
  )

  test.each(["/?locale=ru", "/", "/nowhere/at/all"])(
    "[I05] asks for 3650 days when it writes a choice, again with every visit: %s",
    async (path) => {
      const { headers } = await get(path, { cookie: "locale=ru" })
      expect(headers.getSetCookie()).toEqual([`locale=ru; Max-Age=${tenYears}; Path=/; SameSite=Lax`])
    },
  )

  test("a guess from the browser's settings is not written down as a choice", async () => {
    const { headers } = await get("/", { "accept-language": "ru" })
    expect(headers.getSetCookie()).toEqual([])
  })

  test("a page carries the words of one language only, and of the namespaces it needs", async () => {
    const { body } = await get("/how-it-works", { cookie: "locale=ru" })
    expect(body).toContain("Найти исполнителя")
    expect(body).not.toContain("Find a doer")
    expect(body).not.toContain("themesFields")
  })
})

test("[H08, I05] a choice changes the words at once, goes into cookie, storage and address, and loads data anew", async () => {
  const page = await openPage({ as: "admin" })
  await page.goto("/admin")
  await hydrated(page)
  const calls: string[] = []
  page.on("request", (request) => calls.push(new URL(request.url()).pathname))

  for (const locale of ["ru", "ro", "en"] as const) {
    calls.length = 0
    await chooseLanguage(page, locale)
    await page.waitForFunction((lang) => document.documentElement.lang === lang, locale)
    await page.waitForURL(`${world.webUrl}/admin?locale=${locale}`)
    await page.getByRole("banner").getByRole("link", { name: titles[locale], exact: true }).waitFor()
    await expect.poll(() => calls).toContain("/trpc/admin.getOverview")
    const cookie = async () => (await page.context().cookies()).find(({ name }) => name === "locale")
    await expect.poll(async () => (await cookie())?.value).toBe(locale)
    // Browsers cut the 3650 days down to 400.
    const expires = (await cookie())?.expires ?? 0
    expect(expires - Date.now() / 1000).toBeGreaterThan(399 * 24 * 60 * 60)
    await expect.poll(() => page.evaluate(() => localStorage.getItem("locale"))).toBe(locale)
  }
  expect(calls.filter((path) => path === "/admin")).toEqual([])
})

test("[I01] the choice is still there on the next visit, without the address naming it", async () => {
  const page = await openPage({ locale: "en" })
  await page.goto("/")
  await hydrated(page)
  await chooseLanguage(page, "ro")
  await page.waitForFunction(() => document.documentElement.lang === "ro")
  await page.goto("/how-it-works")
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ro")
  await hydrated(page)
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ro")
})

test("[I01] every language is offered under its own name, the present one marked", async () => {
  for (const locale of locales) {
    const page = await openPage({ locale, scripts: false })
    await page.goto("/")
    const links = page.getByRole("contentinfo").locator("a[hreflang]")
    await expect.poll(() => links.allTextContents()).toEqual(["English", "Русский", "Română"])
    await expect.poll(() => links.and(page.locator("[aria-current]")).getAttribute("hreflang")).toBe(locale)
  }
})

test("a choice keeps the rest of the address", async () => {
  const page = await openPage()
  await page.goto("/services?category=design-creative#more")
  await hydrated(page)
  await chooseLanguage(page, "ru")
  await page.waitForURL(/locale=ru/)
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/services?category=design-creative&locale=ru#more`)
})

test("when the words do not come, the choice works as a plain link", async () => {
  const page = await openPage()
  await page.goto("/")
  await hydrated(page)
  await page.route("**/_serverFn/**", (route) => route.abort())
  await chooseLanguage(page, "ru")
  await page.waitForURL(`${world.webUrl}/?locale=ru`)
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ru")
})

test("of two choices made in haste the last one stands", async () => {
  const page = await openPage()
  const faults = watchFaults(page)
  await page.goto("/")
  await hydrated(page)
  let release = () => {}
  const held = new Promise<void>((go) => (release = go))
  await page.route("**/_serverFn/**", async (route) => {
    // The first choice's words are kept back until the second one's are there.
    if (decodeURIComponent(route.request().url()).includes('"ru"')) await held
    await route.continue()
  })
  const footer = page.getByRole("contentinfo")
  await footer.locator("a[hreflang=ru]").click()
  await footer.locator("a[hreflang=ro]").click()
  await page.waitForFunction(() => document.documentElement.lang === "ro")
  const late = page.waitForResponse((response) => response.url().includes("/_serverFn/"))
  release()
  await (await late).finished()
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ro")
  expect(faults).toEqual([])
})

async function chooseLanguage(page: Page, locale: string) {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^(EN|RU|RO): / })
    .click()
  await page.getByRole("banner").locator(`[popover] a[hreflang=${locale}]`).click()
}
