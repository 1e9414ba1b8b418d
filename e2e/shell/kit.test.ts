// The kit where only a browser can tell: sizes, looks, places, the focus over the page, drags and swipes. What the
// parts do is tried without one, beside each of them.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openThemes } from "../world/themes-page.ts"
import { escapeFrom, stopClock } from "../world/browser-ready.ts"
import { withBrowser } from "../world/browser.ts"

withBrowser()

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const named = (page: Page, id: string, name: string) =>
  section(page, id).locator("figure", {
    has: page.locator("figcaption", { hasText: new RegExp(`^${name}$`) }),
  })
const token = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), name)
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const toasts = (page: Page) => page.locator("[data-toast]")
const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)

test("[U07, U08, U09] buttons, logo and avatar have their sizes and looks", async () => {
  const page = await openThemes()
  const heights = { default: 44, sm: 36, lg: 48, xl: 56, cta: 48, ctaLg: 56, ctaXl: 64, icon: 44 }
  for (const [size, height] of Object.entries(heights)) {
    const box = await named(page, "buttons", size).last().getByRole("button").boundingBox()
    expect({ size, height: box?.height }).toEqual({ size, height })
  }
  const look = (variant: string) =>
    named(page, "buttons", variant)
      .first()
      .getByRole("button")
      .evaluate((button) => {
        const style = getComputedStyle(button)
        return { ground: style.backgroundColor, line: style.textDecorationLine, shadow: style.boxShadow }
      })
  const grounds = { default: "--brand", destructive: "--danger", secondary: "--brand-soft", cta: "--cta" }
  for (const [variant, colour] of Object.entries(grounds))
    await expect.poll(async () => (await look(variant)).ground).toBe(asRgb(await token(page, colour)))
  const none = "rgba(0, 0, 0, 0)"
  await expect.poll(async () => (await look("outline")).shadow).toContain("1.5px")
  await expect.poll(async () => (await look("ghost")).ground).toBe(none)
  await expect.poll(() => look("link")).toMatchObject({ ground: none, line: "underline" })
  // Where the system chooses the colours, what is only filled needs a border.
  await page.emulateMedia({ forcedColors: "active" })
  const border = (variant: string) =>
    named(page, "buttons", variant)
      .first()
      .getByRole("button")
      .evaluate((button) => getComputedStyle(button).borderTopWidth)
  for (const variant of Object.keys(grounds)) await expect.poll(() => border(variant)).toBe("1px")
  await page.emulateMedia({ forcedColors: "none" })

  const waiting = page.getByRole("button", { name: "Select and wait" })
  const width = (await waiting.boundingBox())?.width
  await waiting.click()
  await page.locator("button[aria-busy=true]").first().waitFor()
  await expect
    .poll(async () => (await waiting.boundingBox())?.width, { message: "a pending button keeps its width" })
    .toBe(width)

  for (const theme of ["green", "blue", "purple", "red", "gray", "black"]) {
    const logo = named(page, "logo", theme).first()
    await expect.poll(() => logo.locator("span").first().textContent()).toBe("Doable")
    const fill = await logo
      .locator("path")
      .first()
      .evaluate((path) => getComputedStyle(path).fill)
    expect(fill).toBe(asRgb(await token(page, `--logo-${theme}`)))
  }
  for (const [size, mark] of Object.entries({ sm: 26, md: 34, lg: 44, xl: 56 }))
    await expect
      .poll(async () => (await named(page, "logo", size).locator("svg").boundingBox())?.width)
      .toBe(mark)

  for (const [size, wide] of Object.entries({ default: 40, sm: 28, lg: 56, xl: 80, "2xl": 120 }))
    await expect
      .poll(async () => (await named(page, "people", size).locator("span").first().boundingBox())?.width)
      .toBe(wide)
  await page.getByLabel("Your name").fill("Ștefan Țurcanu")
  const avatar = section(page, "people").locator(":has(> [data-initials='ȘȚ'])")
  await expect
    .poll(() => avatar.evaluate((element) => getComputedStyle(element).backgroundImage))
    .toContain("linear-gradient(140deg")
})

test("drawings follow the theme around them, tabs are torn, and skeletons hide for 150 ms", async () => {
  const page = await openThemes({ motion: true })
  const ink = (theme: string) =>
    section(page, "papers")
      .locator(`[data-theme=${theme}] [data-cat=cleaning] svg`)
      .evaluate((svg) => getComputedStyle(svg).getPropertyValue("--il-d").toUpperCase())
  await expect.poll(() => ink("light")).toBe("#0B5853")
  await expect.poll(() => ink("dark")).toBe("#ADE7E1")
  const paper = section(page, "paper")
  await paper.getByText("2 offers").waitFor()
  await press(page, "Add an offer")
  await paper.getByText("3 offers").waitFor()
  await expect.poll(() => paper.locator(".fringe > i[data-torn]").count()).toBe(3)
  await expect.poll(() => paper.locator(".fringe > i[data-fresh]").count()).toBe(1)
  const style = await section(page, "waiting")
    .getByRole("status")
    .locator("> div")
    .evaluate((element) => {
      const { animationName, animationDelay } = getComputedStyle(element)
      return { animationName, animationDelay }
    })
  expect(style).toEqual({ animationName: "appear", animationDelay: "0.15s" })
})

test("[U06, U11] sheets lie at their sides, menus and lists over the page, and the focus comes back", async () => {
  const page = await openThemes()
  const sides = [
    ["From the right", { x: 1020, y: 0, width: 420, height: 900 }],
    ["From the left", { x: 0, y: 0, width: 320, height: 900 }],
    ["From the top", { x: 0, y: 0, width: 1440 }],
    ["From the bottom", { x: 0, width: 1440, bottom: 900 }],
  ] as const
  const sheet = page.getByRole("dialog", { name: "More on the side" })
  for (const [button, box] of sides) {
    await press(page, button)
    await sheet.waitFor()
    const measure = async () => {
      const measured = await sheet.boundingBox()
      return { ...measured, bottom: bottomOf(measured) }
    }
    await expect.poll(measure).toMatchObject(box)
    await escapeFrom(sheet)
    await expect.poll(() => focused(page)).toBe(button)
  }

  await press(page, "Open the menu")
  const starts = await page.getByRole("menu").evaluate((menu) =>
    [...menu.querySelectorAll("[role^=menuitem]")].map((row) => {
      const text = document.createTreeWalker(row, NodeFilter.SHOW_TEXT).nextNode()
      const range = document.createRange()
      if (text) range.selectNodeContents(text)
      return Math.round(range.getBoundingClientRect().left)
    }),
  )
  expect(starts.length).toBeGreaterThan(5)
  expect(new Set(starts).size, "words begin at one line").toBe(1)
  // A question asked from a menu, which is gone by then: its button has the focus again.
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("alertdialog").waitFor()
  await expect.poll(() => focused(page)).toBe("Cancel")
  await page.keyboard.press("Enter")
  await expect.poll(() => focused(page)).toBe("Open the menu")
  await expect.poll(() => page.evaluate(() => document.body.style.pointerEvents)).toBe("")

  await page.getByRole("combobox", { name: "Language", exact: true }).press("Enter")
  const list = page.locator("[data-radix-select-viewport]")
  const scroller = page.locator("[data-radix-select-viewport] + div")
  await scroller.waitFor()
  await expect
    .poll(async () => (await page.getByRole("option", { selected: true }).boundingBox())?.height)
    .toBeGreaterThanOrEqual(44)
  await stopClock(page)
  const scrolled = () => list.evaluate((element) => Math.round(element.scrollTop))
  const start = await scrolled()
  await scroller.hover()
  await page.clock.runFor(49)
  await expect.poll(scrolled, { message: "a list scrolls on every 50 ms" }).toBe(start)
  await page.clock.runFor(1)
  await expect.poll(scrolled).toBeGreaterThan(start)
  const once = await scrolled()
  await page.clock.runFor(50)
  await expect.poll(scrolled).toBe(once + (once - start))
})

test("[U03] toasts are 356px wide, 24px from the lower right corner, 14px apart, and swiped away from 45px on", async () => {
  const page = await openThemes()
  await bring(page, "Note")
  const measure = async () => {
    const box = await toasts(page).first().boundingBox()
    return [box?.width, box?.x, bottomOf(box)]
  }
  await expect.poll(measure).toEqual([356, 1440 - 24 - 356, 900 - 24])
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error("no toast")
  const swipe = async (distance: number) => {
    const [x, y] = [box.x + 290, box.y + box.height / 2]
    await page.mouse.move(x, y)
    // From the empty end of the line: a drag over the words selects them instead.
    await page.mouse.down()
    await page.mouse.move(x + 20, y, { steps: 4 })
    await page.mouse.move(x + distance, y, { steps: 4 })
    // So slow that only the distance counts, not the speed of a flick.
    await page.clock.runFor(1500)
    await page.mouse.up()
  }
  await swipe(44)
  await expect.poll(() => toasts(page).getAttribute("data-swipe")).toBe("cancel")
  await swipe(46)
  await expect.poll(() => toasts(page).getAttribute("data-swipe")).toBe("end")
  await page.mouse.move(20, 20)
  await areThere(page, 0)

  for (const [index, name] of ["Success", "Error", "Note"].entries()) {
    await press(page, name)
    await areThere(page, index + 1)
  }
  const gaps = async () => {
    const boxes = await toasts(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    )
    return boxes.slice(1).map((one, index) => Math.round(one.top - (boxes[index]?.bottom ?? 0)))
  }
  await expect.poll(gaps).toEqual([14, 14])
  // They stay under the pointer, and leave when it has left.
  await toasts(page).first().hover()
  await page.clock.runFor(8100)
  await areThere(page, 3)
  await page.mouse.move(20, 20)
  await page.clock.runFor(4300)
  await areThere(page, 0)
})

test("on a phone toasts are as wide as the screen and leave the buttons of a sheet free; tables fold", async () => {
  const page = await openThemes({ width: 390 })
  const table = page.getByRole("table", { name: "People" })
  await table.scrollIntoViewIfNeeded()
  await expect.poll(() => table.getByRole("row").count()).toBe(4)
  await expect.poll(() => table.getByRole("cell").count()).toBe(12)
  await expect
    .poll(() => table.getByRole("columnheader").allTextContents())
    .toEqual(["Name", "Status", "Tasks", "Actions"])

  await press(page, "From the right")
  const sheet = page.getByRole("dialog", { name: "More on the side" })
  await sheet.waitFor()
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(390)
  await escapeFrom(sheet)

  await bring(page, "Note")
  const box = () => toasts(page).boundingBox()
  await expect.poll(async () => (await box())?.width).toBe(358)
  const top = async () => (await box())?.y ?? 0
  await expect.poll(top).toBeGreaterThan(422)
  await page.getByRole("button", { name: "From the bottom", exact: true }).press("Enter")
  const understood = page.getByRole("dialog").getByRole("button", { name: "Got it" })
  await understood.waitFor()
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return top()
    })
    .toBeLessThan(100)
  await page.clock.resume()
  await understood.click()
  await page.getByRole("dialog").waitFor({ state: "detached" })
})

/** On a stopped clock toasts come and go when the test lets a moment pass. */
async function areThere(page: Page, count: number) {
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return toasts(page).count()
    })
    .toBe(count)
}

/** Stops the clock before the click, so that no toast disappears before we check it, however slow the machine. */
async function bring(page: Page, name: string) {
  await page.getByRole("button", { name, exact: true }).hover()
  await stopClock(page)
  await press(page, name)
  await areThere(page, 1)
}

function asRgb(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
