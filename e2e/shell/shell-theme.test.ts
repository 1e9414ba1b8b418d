import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { holdScripts, hydrated } from "../world/browser-ready.ts"
import { openContext, openPage, withBrowser } from "../world/browser.ts"

withBrowser()

const shown = (page: Page) => page.evaluate(() => document.documentElement.dataset["theme"])
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("theme"))

test("[U12] the theme is light, dark or as the system, kept under “theme” and shown as light or dark", async () => {
  const page = await openPage({ theme: "light" })
  await page.goto("/")
  await hydrated(page)
  await expect.poll(async () => [await shown(page), await kept(page)]).toEqual(["light", null])

  await choose(page, "Dark")
  await expect.poll(async () => [await shown(page), await kept(page)]).toEqual(["dark", "dark"])
  const wall = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await wall()
  await choose(page, "Light")
  await expect.poll(async () => [await shown(page), await kept(page)]).toEqual(["light", "light"])
  await expect.poll(() => wall()).not.toBe(dark)
  // A choice of one's own stands against the system.
  await page.emulateMedia({ colorScheme: "dark" })
  await expect.poll(() => shown(page)).toBe("light")

  await choose(page, "As on the device")
  await expect.poll(async () => [await shown(page), await kept(page)]).toEqual(["dark", "system"])
  await page.reload()
  await hydrated(page)
  await expect
    .poll(() => page.getByRole("contentinfo").getByRole("radio", { name: "As on the device" }).isChecked())
    .toBe(true)
})

test("[U12] “system” follows the operating system live", async () => {
  const page = await openPage({ theme: "light" })
  await page.goto("/")
  await hydrated(page)
  for (const theme of ["dark", "light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect.poll(() => shown(page)).toBe(theme)
  }
})

test("a choice in one window reaches the other windows", async () => {
  const context = await openContext({ theme: "light" })
  const [one, other] = [await context.newPage(), await context.newPage()]
  await Promise.all([one, other].map((page) => page.goto("/").then(() => hydrated(page))))
  await choose(one, "Dark")
  await expect.poll(() => shown(other)).toBe("dark")
})

test.each([
  ["dark", "light"],
  ["light", "dark"],
  ["system", "dark"],
  ["nonsense", "dark"],
] as const)("with %s chosen on a %s system nothing else is ever painted", async (choice, system) => {
  const page = await openPage({ theme: system })
  const wanted = choice === "light" || choice === "dark" ? choice : system
  await page.addInitScript((theme) => localStorage.setItem("theme", theme), choice)
  await page.addInitScript(recordThemes)
  // The page's own code comes late: what is seen until then is the work of the script in the head alone.
  const release = await holdScripts(page)
  await page.goto("/", { waitUntil: "commit" })
  await page.locator("main h1").waitFor()
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as Recorded).themes)).toEqual([wanted])
  release()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as Recorded).themes)).toEqual([wanted])
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as Recorded).bodyFirst)).toBe(wanted)
})

test("a page whose scripts do not run follows the system", async () => {
  const page = await openPage({ scripts: false, theme: "dark" })
  await page.goto("/")
  const wall = () => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect.poll(wall).toBe("rgb(15, 22, 19)")
  await page.emulateMedia({ colorScheme: "light" })
  await expect.poll(wall).toBe("rgb(242, 243, 238)")
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

async function choose(page: Page, words: string) {
  await page.getByRole("contentinfo").getByText(words, { exact: true }).locator("..").click()
  // The control follows the choice, and with it the page.
  await page
    .getByRole("contentinfo")
    .getByRole("radio", { name: words, checked: true })
    .waitFor({ state: "attached" })
}
