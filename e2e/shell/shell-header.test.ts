import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser } from "../world/browser.ts"

withBrowser()

const topLinks = [
  ["Find a doer", "/providers"],
  ["Browse tasks", "/tasks"],
  ["How it works", "/how-it-works"],
  ["Services", "/services"],
] as const

test("[H01] the top bar leads to doers, tasks, how it works, services and a new task", async () => {
  const page = await openHydrated("/")
  const bar = page.getByRole("banner")
  const links = bar.getByRole("navigation", { name: "Main navigation" }).getByRole("link")
  await expect.poll(() => links.allTextContents()).toEqual(topLinks.map(([words]) => words))
  for (const [words, path] of topLinks) {
    await bar.getByRole("link", { name: words, exact: true }).click()
    await page.waitForURL((url) => url.pathname === path)
    const here = bar.getByRole("link", { name: words, exact: true }).and(page.locator("[aria-current=page]"))
    await here.waitFor()
  }
  const create = bar.getByRole("link", { name: "Create a task" })
  await expect.poll(() => create.getAttribute("href")).toBe("/tasks/create")
})

test("[H02] the tab's title says that people are connected with trusted service providers", async () => {
  const page = await openHydrated("/")
  await expect.poll(() => page.title()).toBe("Doable connects people with trusted service providers")
})

test("[H09] visitors see Log in and Get started", async () => {
  const page = await openHydrated("/")
  const bar = page.getByRole("banner")
  for (const [words, path] of [
    ["Log in", "/signin"],
    ["Get started", "/signup"],
  ] as const) {
    await expect.poll(() => bar.getByRole("link", { name: words }).isVisible()).toBe(true)
    await expect.poll(() => bar.getByRole("link", { name: words }).getAttribute("href")).toBe(path)
  }
})

describe("the height of the header", () => {
  test("[H03] is 96 px at the top of the page from 768 px on", async () => {
    const page = await openHydrated("/")
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => heightAt(page, 0), { message: `${width} px` }).toBe(96)
    }
  })

  test("[H04] falls to 72 px over the first 100 px of scrolling and comes back", async () => {
    const page = await openHydrated("/")
    const steps = [0, 25, 50, 75, 100, 101, 600, 50, 0]
    const heights = [96, 90, 84, 78, 72, 72, 72, 84, 96]
    for (const [step, scrolled] of steps.entries())
      await expect
        .poll(() => heightAt(page, scrolled), { message: `scrolled by ${scrolled}` })
        .toBe(heights[step])
  })

  test("[H05] stays 72 px on screens under 768 px", async () => {
    const page = await openHydrated("/")
    for (const width of [320, 390, 767]) {
      await page.setViewportSize({ width, height: 844 })
      for (const scrolled of [0, 50, 500]) await expect.poll(() => heightAt(page, scrolled)).toBe(72)
    }
  })
})

test("[H06] the shadow under the header comes in over the first 30 percent of the 100 px", async () => {
  const page = await openHydrated("/")
  const shadows = [
    [0, 0],
    [15, 0.5],
    [30, 1],
    [100, 1],
    [0, 0],
  ] as const
  for (const [scrolled, opacity] of shadows) await expect.poll(() => shadowAt(page, scrolled)).toBe(opacity)
  const shadow = await page.evaluate(
    () => getComputedStyle(document.querySelector(".site-header") as Element, "::after").boxShadow,
  )
  expect(shadow).not.toBe("none")
})

test("[H04, H06] a browser that cannot link animations to the scroll shows the same by script", async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("banner").evaluate((header: HTMLElement) => {
    header.style.animation = "none"
  })
  const heights = [
    [0, 96],
    [50, 84],
    [300, 72],
  ] as const
  for (const [scrolled, height] of heights) await expect.poll(() => heightAt(page, scrolled)).toBe(height)
  await expect.poll(() => shadowAt(page, 15)).toBe(0.5)
  await expect.poll(() => shadowAt(page, 300)).toBe(1)
})

test("[H14] the main area fills the window less the header and the tools bar", async () => {
  const page = await openHydrated("/how-it-works")
  const main = page.locator("main")
  const minHeight = () => main.evaluate((element) => getComputedStyle(element).minHeight)
  await expect.poll(() => minHeight()).toBe(`${900 - 96}px`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => minHeight()).toBe(`${844 - 72}px`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await main.evaluate((element) => {
    element.append(Object.assign(document.createElement("div"), { className: "tools-bar" }))
  })
  await expect.poll(() => minHeight()).toBe(`${900 - 96 - 56}px`)
  const defaults = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return ["--header-full", "--header-collapsed", "--toolsbar"].map((name) =>
      style.getPropertyValue(name).trim(),
    )
  })
  expect(defaults).toEqual(["96px", "64px", "56px"])
})

test("the skip link is the keyboard's first stop and leads past the header", async () => {
  const page = await openHydrated("/")
  await page.keyboard.press("Tab")
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content")
  await page.keyboard.press("Enter")
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main")
})

test("the panels of the header are walked by arrow keys", async () => {
  const page = await openHydrated("/")
  const button = page.getByRole("banner").getByRole("button", { name: /^EN: / })
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  await button.press("ArrowDown")
  await expect.poll(focused).toMatch(/English/)
  for (const [key, text] of [
    ["ArrowDown", /Русский/],
    ["ArrowDown", /Română/],
    ["ArrowDown", /English/],
    ["ArrowUp", /Română/],
    ["Home", /English/],
    ["End", /Română/],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => focused()).toMatch(text)
  }
  await page.keyboard.press("Escape")
  await expect.poll(() => page.locator("[popover]:popover-open").count()).toBe(0)
})

async function openHydrated(path: string) {
  const page = await openPage()
  await page.goto(path)
  await hydrated(page)
  return page
}

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
