// What opens over the page, tried on the page that shows the whole kit.
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { openThemes } from "../world/themes-page.ts"
import { withBrowser } from "../world/browser.ts"

withBrowser()

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Stops the page's clock, so that only the test moves it. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

describe("a confirmation", () => {
  const question = (page: Page) => page.getByRole("alertdialog")

  test("[U02] asks with the default words and [U01] resolves true on confirm", async () => {
    const page = await openThemes()
    await press(page, "Ask me")
    await question(page).waitFor()
    await expect.poll(() => question(page).getByRole("heading").textContent()).toBe("Are you sure?")
    await expect
      .poll(() => question(page).getByRole("button").allTextContents())
      .toEqual(["Cancel", "Confirm"])
    await press(page, "Confirm")
    await page.getByText("You confirmed.").waitFor()
    await expect.poll(() => question(page).count()).toBe(0)
  })

  test.each([
    ["cancel", (page: Page) => press(page, "Cancel")],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["a press beside it", (page: Page) => page.mouse.click(5, 400)],
  ])("[U01] resolves false on %s and gives the focus back", async (_, dismiss) => {
    const page = await openThemes()
    await press(page, "Ask me")
    await question(page).waitFor()
    await dismiss(page)
    await page.getByText("You did not confirm.").waitFor()
    await expect.poll(() => focused(page)).toBe("Ask me")
  })

  test("[U02] takes own words and button props, and what destroys starts on Cancel", async () => {
    const page = await openThemes()
    await press(page, "Open the menu")
    await page.getByRole("menuitem", { name: "Delete" }).click()
    await question(page).waitFor()
    await expect.poll(() => question(page).textContent()).toContain("Nothing is deleted here")
    await expect.poll(() => focused(page)).toBe("Cancel")
    const danger = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--danger"),
    )
    const ground = await question(page)
      .getByRole("button", { name: "Delete" })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(ground).toBe(asRgb(danger))

    await page.keyboard.press("Enter")
    await expect.poll(() => focused(page)).toBe("Open the menu")
    await expect.poll(() => page.evaluate(() => document.body.style.pointerEvents)).toBe("")
  })

  test("keeps the focus inside while it is open", async () => {
    const page = await openThemes()
    await press(page, "Ask me")
    await question(page).waitFor()
    for (const name of ["Cancel", "Confirm", "Cancel"]) {
      await page.keyboard.press("Tab")
      await expect.poll(() => focused(page)).toBe(name)
    }
  })
})

describe("a side sheet", () => {
  test.each([
    ["right", "From the right", { x: 1020, y: 0, width: 420, height: 900 }],
    ["left", "From the left", { x: 0, y: 0, width: 320, height: 900 }],
    ["top", "From above", { x: 0, y: 0, width: 1440 }],
    ["bottom", "From below", { x: 0, width: 1440, bottom: 900 }],
  ])("[U06] opens from the %s and closes by Escape", async (side, button, box) => {
    const page = await openThemes({ reducedMotion: true })
    await press(page, button)
    const sheet = page.getByRole("dialog", { name: "More on the side" })
    await sheet.waitFor()
    await expect.poll(() => sheet.getAttribute("data-side")).toBe(side)
    const measure = async () => {
      const measured = await sheet.boundingBox()
      return { ...measured, bottom: (measured?.y ?? 0) + (measured?.height ?? 0) }
    }
    await expect.poll(measure).toMatchObject(box)
    await page.keyboard.press("Escape")
    await sheet.waitFor({ state: "detached" })
    await expect.poll(() => focused(page)).toBe(button)
  })

  test("[U06] the right one fills a phone", async () => {
    const page = await openThemes({ width: 390, reducedMotion: true })
    await press(page, "From the right")
    const sheet = page.getByRole("dialog", { name: "More on the side" })
    await sheet.waitFor()
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(390)
  })
})

describe("a tooltip", () => {
  test("[U10] comes after 300 ms, and the next one within 300 ms comes at once", async () => {
    const page = await openThemes()
    const tip = page.getByRole("tooltip")
    const copy = page.getByRole("button", { name: "Copy", exact: true })
    await copy.scrollIntoViewIfNeeded()
    await stopClock(page)

    await copy.hover()
    await page.clock.runFor(299)
    await expect.poll(() => tip.count()).toBe(0)
    await page.clock.runFor(1)
    await tip.waitFor({ state: "attached" })

    await page.mouse.move(2, 600, { steps: 5 })
    await page.clock.runFor(200)
    await page.getByRole("button", { name: "Print", exact: true }).hover()
    await page.clock.runFor(1)
    await expect.poll(() => tip.textContent()).toContain("Print")

    await page.mouse.move(2, 600, { steps: 5 })
    await page.clock.runFor(1)
    await expect.poll(() => tip.count()).toBe(0)
    await page.clock.runFor(300)
    await copy.hover()
    await page.clock.runFor(299)
    await expect.poll(() => tip.count()).toBe(0)
  })
})

describe("a menu", () => {
  test("[U11] opens its sub-menu when the pointer has rested for 100 ms", async () => {
    const page = await openThemes()
    await press(page, "Open the menu")
    const share = page.getByRole("menuitem", { name: "Share" })
    await share.waitFor()
    await stopClock(page)
    await share.hover()
    await page.clock.runFor(99)
    await expect.poll(() => page.getByRole("menu").count()).toBe(1)
    await page.clock.runFor(1)
    await page.getByRole("menuitem", { name: "Copy the link" }).waitFor({ state: "attached" })
  })

  test("begins its words at one line, with a picture before them or without", async () => {
    const page = await openThemes()
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
    expect(new Set(starts).size).toBe(1)
  })

  test("is walked by arrow keys, passes what is disabled, and Escape returns to its button", async () => {
    const page = await openThemes()
    await page.getByRole("button", { name: "Open the menu" }).press("Enter")
    await page.getByRole("menu").waitFor()
    await expect.poll(() => focused(page)).toBe("Rename")
    await page.keyboard.press("ArrowDown")
    await expect.poll(() => focused(page)).toBe("Share")
    await page.keyboard.press("Escape")
    await expect.poll(() => focused(page)).toBe("Open the menu")
  })
})

function asRgb(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.trim().slice(start, start + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
