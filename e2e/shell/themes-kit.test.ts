// Sizes and looks of the kit, measured on the page that shows it all.
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { openThemes } from "../world/themes-page.ts"
import { withBrowser } from "../world/browser.ts"

withBrowser()

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const named = (page: Page, id: string, name: string) =>
  section(page, id).locator("figure", {
    has: page.locator("figcaption", { hasText: new RegExp(`^${name}$`) }),
  })
const token = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), name)

describe("buttons", () => {
  test("[U09] every size has its height", async () => {
    const page = await openThemes()
    const heights = { default: 44, sm: 36, lg: 48, xl: 56, cta: 48, ctaLg: 56, ctaXl: 64, icon: 44 }
    for (const [size, height] of Object.entries(heights)) {
      const box = await named(page, "buttons", size).last().getByRole("button").boundingBox()
      expect({ size, height: box?.height }).toEqual({ size, height })
    }
  })

  test("[U09] every variant has its look", async () => {
    const page = await openThemes()
    const look = (variant: string) =>
      named(page, "buttons", variant)
        .first()
        .getByRole("button")
        .evaluate((button) => {
          const style = getComputedStyle(button)
          return { ground: style.backgroundColor, line: style.textDecorationLine, shadow: style.boxShadow }
        })
    const none = "rgba(0, 0, 0, 0)"
    await expect.poll(async () => (await look("default")).ground).toBe(asRgb(await token(page, "--brand")))
    await expect
      .poll(async () => (await look("destructive")).ground)
      .toBe(asRgb(await token(page, "--danger")))
    await expect
      .poll(async () => (await look("secondary")).ground)
      .toBe(asRgb(await token(page, "--brand-soft")))
    await expect.poll(async () => (await look("cta")).ground).toBe(asRgb(await token(page, "--cta")))
    await expect.poll(async () => (await look("outline")).shadow).toContain("1.5px")
    await expect.poll(async () => (await look("ghost")).ground).toBe(none)
    await expect.poll(() => look("link")).toMatchObject({ ground: none, line: "underline" })
  })

  test("a pending button keeps its width and its focus, is busy, and ignores presses", async () => {
    const page = await openThemes()
    const button = page.getByRole("button", { name: "Press and wait" })
    await button.scrollIntoViewIfNeeded()
    const width = (await button.boundingBox())?.width
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await button.press("Enter")
    await expect.poll(() => button.getAttribute("aria-busy")).toBe("true")
    await expect.poll(async () => (await button.boundingBox())?.width).toBe(width)
    await expect.poll(() => button.textContent()).toBe("Press and wait")
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.clock.fastForward(2500)
    await expect.poll(() => button.getAttribute("aria-busy")).toBeNull()
  })

  test("a disabled button with a reason can be reached and is described by it", async () => {
    const page = await openThemes()
    const button = section(page, "buttons").locator("button[aria-describedby]")
    await button.focus()
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true")
    const id = await button.getAttribute("aria-describedby")
    await expect.poll(() => page.locator(`[id="${id}"]`).textContent()).toBe("This task is no longer open.")
  })
})

test("[U07] the logo shows mark and name in six themes and four sizes", async () => {
  const page = await openThemes()
  for (const theme of ["green", "blue", "purple", "red", "gray", "black"]) {
    const logo = named(page, "logo", theme).first()
    await expect.poll(() => logo.locator("span").first().textContent()).toBe("Doable")
    const fill = await logo
      .locator("path")
      .first()
      .evaluate((path) => getComputedStyle(path).fill)
    expect(fill).toBe(asRgb(await token(page, `--logo-${theme}`)))
  }
  for (const [size, mark] of Object.entries({ sm: 26, md: 34, lg: 44, xl: 56 })) {
    await expect
      .poll(async () => (await named(page, "logo", size).locator("svg").boundingBox())?.width)
      .toBe(mark)
  }
})

test("[U08] the avatar has five sizes and shows initials on the name's gradient", async () => {
  const page = await openThemes()
  for (const [size, width] of Object.entries({ default: 40, sm: 28, lg: 56, xl: 80, "2xl": 120 })) {
    await expect
      .poll(async () => (await named(page, "people", size).locator("span").first().boundingBox())?.width)
      .toBe(width)
  }
  await page.getByLabel("Your name").fill("Ștefan Țurcanu")
  const avatar = section(page, "people").locator(":has(> [data-initials='ȘȚ'])")
  await expect
    .poll(() => avatar.evaluate((element) => getComputedStyle(element).backgroundImage))
    .toContain("linear-gradient(140deg")
})

test("drawings follow the theme around them", async () => {
  const page = await openThemes()
  const ink = (theme: string) =>
    section(page, "papers")
      .locator(`[data-theme=${theme}] [data-cat=cleaning] svg`)
      .evaluate((svg) => getComputedStyle(svg).getPropertyValue("--il-d").toUpperCase())
  await expect.poll(() => ink("light")).toBe("#0B5853")
  await expect.poll(() => ink("dark")).toBe("#ADE7E1")
})

test("a torn tab is counted in words as well", async () => {
  const page = await openThemes()
  const paper = section(page, "paper")
  await paper.getByText("2 offers").waitFor()
  await page.getByRole("button", { name: "Tear off a tab" }).click()
  await paper.getByText("3 offers").waitFor()
  await expect.poll(() => paper.locator(".fringe > i[data-torn]").count()).toBe(3)
  await expect.poll(() => paper.locator(".fringe > i[data-fresh]").count()).toBe(1)
})

test("[U12] the theme is chosen here, kept under 'theme', and as on the device it follows the system live", async () => {
  const page = await openThemes()
  const shown = () => page.evaluate(() => document.documentElement.dataset["theme"])
  const kept = () => page.evaluate(() => localStorage.getItem("theme"))
  const choose = (name: RegExp) => section(page, "theme").getByRole("radio", { name }).check()

  await choose(/^Dark/)
  await expect.poll(shown).toBe("dark")
  await expect.poll(() => kept()).toBe("dark")
  await choose(/^Light/)
  await expect.poll(shown).toBe("light")
  await choose(/^As on the device/)
  await expect.poll(() => kept()).toBe("system")
  await page.emulateMedia({ colorScheme: "dark" })
  await expect.poll(shown).toBe("dark")
  await page.emulateMedia({ colorScheme: "light" })
  await expect.poll(shown).toBe("light")
})

test("a table folds on a phone and stays a table for those who listen", async () => {
  const page = await openThemes({ width: 390 })
  const table = page.getByRole("table", { name: "People" })
  await table.scrollIntoViewIfNeeded()
  await expect.poll(() => table.getByRole("row").count()).toBe(4)
  await expect.poll(() => table.getByRole("cell").count()).toBe(12)
  await expect
    .poll(() => table.getByRole("columnheader").allTextContents())
    .toEqual(["Name", "State", "Tasks", "Actions"])
})

test("skeletons hide for 150 ms, so that quick answers do not flicker", async () => {
  const page = await openThemes()
  const group = section(page, "waiting").getByRole("status").locator("> div")
  const style = await group.evaluate((element) => {
    const { animationName, animationDelay } = getComputedStyle(element)
    return { animationName, animationDelay }
  })
  expect(style).toEqual({ animationName: "appear", animationDelay: "0.15s" })
})

function asRgb(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
