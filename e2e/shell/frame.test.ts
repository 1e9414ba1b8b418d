// The frame of every page where only a browser can tell: sizes and scrolling, the theme before the first paint,
// the menu, pages without scripts and pages whose scripts come late.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { newPerson } from "../world/account-world.ts"
import { holdScripts, hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser, world } from "../world/browser.ts"

withBrowser()

test("[H03, H04, H05, H06, H14] the header shrinks over the first 100 px, its shadow comes over the first 30", async () => {
  const page = await openPage()
  await visit(page, "/")
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => heightAt(page, 0), { message: `${width} px` }).toBe(96)
  }
  const heights = [
    [25, 90],
    [50, 84],
    [75, 78],
    [100, 72],
    [101, 72],
    [600, 72],
    [50, 84],
    [0, 96],
  ] as const
  for (const [scrolled, height] of heights)
    await expect.poll(() => heightAt(page, scrolled), { message: `scrolled by ${scrolled}` }).toBe(height)
  const shadows = [
    [0, 0],
    [15, 0.5],
    [30, 1],
    [100, 1],
  ] as const
  for (const [scrolled, opacity] of shadows) await expect.poll(() => shadowAt(page, scrolled)).toBe(opacity)
  const shadow = await page.evaluate(
    () => getComputedStyle(document.querySelector(".site-header") as Element, "::after").boxShadow,
  )
  expect(shadow).not.toBe("none")

  const main = page.locator("main")
  const minHeight = () => main.evaluate((element) => getComputedStyle(element).minHeight)
  await expect.poll(minHeight).toBe(`${900 - 96}px`)
  for (const width of [320, 390, 767]) {
    await page.setViewportSize({ width, height: 844 })
    for (const scrolled of [0, 50, 500]) await expect.poll(() => heightAt(page, scrolled)).toBe(72)
  }
  await expect.poll(minHeight).toBe(`${844 - 72}px`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await main.evaluate((element) => {
    element.append(Object.assign(document.createElement("div"), { className: "tools-bar" }))
  })
  await expect.poll(minHeight).toBe(`${900 - 96 - 56}px`)
  const defaults = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return ["--header-full", "--header-collapsed", "--toolsbar"].map((name) =>
      style.getPropertyValue(name).trim(),
    )
  })
  expect(defaults).toEqual(["96px", "64px", "56px"])
})

test("[H04, H06] a browser that cannot link animations to the scroll shows the same by script", async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await visit(page, "/")
  await page.getByRole("banner").evaluate((header: HTMLElement) => {
    header.style.animation = "none"
  })
  for (const [scrolled, height] of [
    [0, 96],
    [50, 84],
    [300, 72],
  ] as const)
    await expect.poll(() => heightAt(page, scrolled)).toBe(height)
  await expect.poll(() => shadowAt(page, 15)).toBe(0.5)
})

test("the keyboard's first stop leads past the header, and the panels of the header open over the page", async () => {
  const page = await openPage()
  await visit(page, "/how-it-works")
  await page.keyboard.press("Tab")
  await expect.poll(() => focused(page)).toBe("Skip to content")
  await page.keyboard.press("Enter")
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main")
  const button = page.getByRole("banner").getByRole("button", { name: /^EN: / })
  await button.press("ArrowDown")
  await page.locator("[popover]:popover-open").waitFor()
  await page.keyboard.press("ArrowUp")
  await expect.poll(() => focused(page)).toBe("Română")
  await page.keyboard.press("Escape")
  await expect.poll(() => page.locator("[popover]:popover-open").count()).toBe(0)
})

test("the mobile menu opened before the scripts have come stays open; it is modal and gives the focus back", async () => {
  const page = await openPage({ width: 1000 })
  const release = await holdScripts(page)
  await page.goto("/", { waitUntil: "commit" })
  const [opener, menu] = [page.getByRole("button", { name: "Menu", exact: true }), page.getByRole("dialog")]
  await opener.click()
  await menu.waitFor()
  release()
  await hydrated(page)
  await expect.poll(() => menu.isVisible()).toBe(true)
  await page.keyboard.press("Escape")
  await menu.waitFor({ state: "hidden" })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await opener.click()
  await menu.waitFor()
  await page.mouse.click(100, 400)
  await menu.waitFor({ state: "hidden" })
  await opener.click()
  await menu.getByRole("link", { name: "Design & creative" }).click()
  await page.waitForURL(`${world.webUrl}/services?category=design-creative`)
  await menu.waitFor({ state: "hidden" })
})

test("without scripts the menu sheet and the panels of the header open, and languages, links and fields work", async () => {
  const page = await openPage({ scripts: false, as: "customer", theme: "dark" })
  await page.goto("/how-it-works")
  const wall = () => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect.poll(wall).toBe("rgb(15, 22, 19)")
  await page.emulateMedia({ colorScheme: "light" })
  await expect.poll(wall).toBe("rgb(242, 243, 238)")
  await page.getByRole("button", { name: /^EN: / }).click()
  await page.getByRole("banner").locator("[popover] a[hreflang=ru]").click()
  await page.waitForURL(`${world.webUrl}/how-it-works?locale=ru`)
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ru")

  await page.getByRole("button", { name: /Анна Соколова/ }).click()
  await page.getByRole("banner").locator("[popover] a[href='/profile']").click()
  await page.waitForURL(`${world.webUrl}/profile`)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole("button", { name: "Меню", exact: true }).click()
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Все услуги/ })
    .click()
  await page.waitForURL(`${world.webUrl}/services`)

  await page.goto("/themes?locale=en")
  await page.getByRole("textbox", { name: "Verification code" }).fill("123456")
  await page.getByRole("checkbox", { name: "I’ve read the rules" }).check()
  await page.getByRole("radio", { name: /^Remote/ }).check()
  await page.getByRole("switch", { name: "Sounds" }).check()
  await expect.poll(() => page.getByRole("radio", { name: /^In person/ }).isChecked()).toBe(false)
})

test("[U12] a theme chosen against the system is the only one ever painted, also before the scripts have come", async () => {
  const page = await openPage({ theme: "light" })
  await page.addInitScript(() => localStorage.setItem("theme", "dark"))
  await page.addInitScript(recordThemes)
  const release = await holdScripts(page)
  await page.goto("/how-it-works", { waitUntil: "commit" })
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
  const themes = () => page.evaluate(() => (globalThis as unknown as Recorded).themes)
  await expect.poll(themes).toEqual(["dark"])
  const wall = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(wall).toBe("rgb(15, 22, 19)")
  release()
  await hydrated(page)
  await expect.poll(themes).toEqual(["dark"])
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as Recorded).bodyFirst)).toBe("dark")
})

test("a name made of code is shown as text, runs nothing, and nothing flashes while the page comes alive", async () => {
  const name = "</script><script>window.__x=1</script>\u2028<!--]]>{{appName}}&lt;\"'"
  const person = await newPerson(name)
  const page = await openPage({ as: person })
  const faults = watchFaults(page)
  await page.addInitScript(() => {
    const seen = ((globalThis as unknown as { seen: Set<string> }).seen = new Set<string>())
    new MutationObserver(() => {
      for (const one of document.querySelectorAll("header [href='/signin'], header [role=status]"))
        seen.add(one.outerHTML)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ["/profile", "/account"]) {
    await visit(page, path)
    await expect.poll(() => page.evaluate(() => "__x" in globalThis), { message: path }).toBe(false)
    await expect
      .poll(() => page.locator("header [popover] .truncate").first().textContent(), { message: path })
      .toBe(name)
    await expect
      .poll(() => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]))
      .toEqual([])
  }
  expect(faults).toEqual([])
  // In the lists of administrators the walk would take its braces for a placeholder of ours.
  const renamed = await page.request.post(`${world.apiUrl}/trpc/user.patchMe`, {
    data: { name: "Ana Rusu" },
    headers: { origin: world.webUrl },
  })
  expect(renamed.status()).toBe(200)
})

test("a page whose files of words are gone asks for its words and works", async () => {
  const page = await openPage()
  await page.route(/\/assets\/words-[^/]+\.js/, (route) => route.fulfill({ status: 404 }))
  const asked = page.waitForResponse((response) => response.url().includes("/_serverFn/"))
  await page.goto("/how-it-works")
  expect((await asked).ok()).toBe(true)
  await hydrated(page)
  await page.getByRole("banner").getByRole("link", { name: "Browse tasks" }).click()
  await page.getByRole("heading", { level: 1, name: "Tasks" }).waitFor()
})

interface Recorded {
  themes: (string | undefined)[]
  bodyFirst: string | undefined
}

/** Notes every value the page's theme takes, and which one stood when the first of the body arrived. */
function recordThemes() {
  const recorded = globalThis as unknown as Recorded
  recorded.themes = []
  const look = () => {
    const root = document.documentElement
    if (!root) return
    const theme = root.dataset["theme"]
    if (document.body && recorded.bodyFirst === undefined) recorded.bodyFirst = theme ?? "none"
    if (theme !== undefined && recorded.themes.at(-1) !== theme) recorded.themes.push(theme)
  }
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

async function scrollTo(page: Page, top: number) {
  await page.evaluate(async (wanted) => {
    window.scrollTo({ top: wanted, behavior: "instant" })
    // The scroll moves the animation with the next frame; the one after shows it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, top)
}

async function heightAt(page: Page, scrolled: number) {
  await scrollTo(page, scrolled)
  return page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height)
}

async function shadowAt(page: Page, scrolled: number) {
  await scrollTo(page, scrolled)
  return page.getByRole("banner").evaluate((header) => Number(getComputedStyle(header, "::after").opacity))
}
