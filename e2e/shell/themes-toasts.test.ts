// Messages at the lower right, tried on the page that shows the whole kit.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openThemes } from "../world/themes-page.ts"
import { withBrowser } from "../world/browser.ts"

withBrowser()

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const toasts = (page: Page) => page.locator("[data-sonner-toast]")

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)

async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** On a stopped clock toasts come and go when the test lets a moment pass. */
async function areThere(page: Page, count: number) {
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return toasts(page).count()
    })
    .toBe(count)
}

/** Stops the clock before the press: however slow the machine, no toast leaves before it was looked at. */
async function bring(page: Page, ...names: readonly [string, ...string[]]) {
  await page.getByRole("button", { name: names[0], exact: true }).hover()
  await stopClock(page)
  for (const [index, name] of names.entries()) {
    await press(page, name)
    await areThere(page, index + 1)
  }
}

test("[U03] a toast is 356px wide, 24px from the lower right corner, and leaves after 4000 ms and 200 more", async () => {
  const page = await openThemes({ reducedMotion: true })
  await bring(page, "Note")
  const measure = async () => {
    const box = await toasts(page).boundingBox()
    return [box?.width, box?.x, bottomOf(box)]
  }
  await expect.poll(measure).toEqual([356, 1440 - 24 - 356, 900 - 24])

  await page.clock.runFor(3900)
  await expect.poll(() => toasts(page).getAttribute("data-removed")).toBe("false")
  await page.clock.runFor(100)
  await expect.poll(() => toasts(page).getAttribute("data-removed")).toBe("true")
  await page.clock.runFor(190)
  await expect.poll(() => toasts(page).count()).toBe(1)
  await page.clock.runFor(30)
  await expect.poll(() => toasts(page).count()).toBe(0)
})

test("a toast under a pointer that rests is held for a while, and then leaves by itself", async () => {
  const page = await openThemes({ reducedMotion: true })
  await bring(page, "Note")
  await toasts(page).hover()
  await page.locator("[data-sonner-toast][data-expanded=true]").waitFor()
  await page.clock.runFor(6000)
  await expect.poll(() => toasts(page).getAttribute("data-removed")).toBe("false")
  await page.clock.runFor(2100)
  await page.locator("[data-sonner-toast][data-expanded=false]").waitFor()
  await page.clock.runFor(4300)
  await areThere(page, 0)
})

test("[U03] three toasts are visible, 14px apart when they are spread out", async () => {
  const page = await openThemes({ reducedMotion: true })
  await bring(page, "Success", "Error", "Note", "Success")
  const visible = page.locator("[data-sonner-toast][data-visible=true]")
  await expect.poll(() => visible.count()).toBe(3)

  await visible.first().hover()
  await page.locator("[data-sonner-toast][data-expanded=true]").first().waitFor()
  const gaps = async () => {
    const boxes = await visible.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    )
    const sorted = boxes.toSorted((a, b) => a.top - b.top)
    return sorted.slice(1).map((box, index) => Math.round(box.top - (sorted[index]?.bottom ?? 0)))
  }
  await expect.poll(gaps).toEqual([14, 14])
})

test("[U03] a toast swiped less than 45px comes back, further it goes", async () => {
  const page = await openThemes({ reducedMotion: true })
  await bring(page, "Note")
  await expect.poll(async () => bottomOf(await toasts(page).boundingBox())).toBe(900 - 24)
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
  await expect.poll(() => toasts(page).getAttribute("data-swipe-out")).toBe("false")
  await swipe(46)
  await expect.poll(() => toasts(page).getAttribute("data-swipe-out")).toBe("true")
})

test("[U04] Alt+T brings the keyboard to the toasts, and each is closed by its button", async () => {
  const page = await openThemes()
  await bring(page, "Error")
  await page.keyboard.press("Alt+t")
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-sonner-toaster")))
    .toBe(true)
  await page.getByRole("button", { name: "Close toast" }).click()
  await page.clock.runFor(300)
  await expect.poll(() => toasts(page).count()).toBe(0)
})

test("[U04] all toasts are dismissed at once", async () => {
  const page = await openThemes()
  await bring(page, "Success", "Error")
  await press(page, "Close all")
  const staying = page.locator("[data-sonner-toast][data-removed=false]")
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return staying.count()
    })
    .toBe(0)
  await page.clock.runFor(300)
  await expect.poll(() => toasts(page).count()).toBe(0)
})

test.each([
  ["Wait, then success", "success", "Saved"],
  ["Wait, then failure", "error", "HTTP error! status: 503"],
])("[U05] [U04] a promise toast (%s) is updated from loading to %s", async (button, type, words) => {
  const page = await openThemes()
  await bring(page, button)
  await expect.poll(() => toasts(page).getAttribute("data-type")).toBe("loading")
  await expect.poll(() => toasts(page).textContent()).toContain("Saving")
  await page.clock.runFor(1500)
  await expect.poll(() => toasts(page).getAttribute("data-type")).toBe(type)
  await expect.poll(() => toasts(page).textContent()).toContain(words)
  await expect.poll(() => toasts(page).count()).toBe(1)
})

test("on a phone a toast is as wide as the screen less 32px", async () => {
  const page = await openThemes({ width: 390, reducedMotion: true })
  await bring(page, "Note")
  await expect.poll(async () => (await toasts(page).boundingBox())?.width).toBe(358)
})

test("on a phone a toast leaves the buttons of a sheet free", async () => {
  const page = await openThemes({ width: 390, reducedMotion: true })
  await bring(page, "Note")
  const top = async () => (await toasts(page).boundingBox())?.y ?? 0
  await expect.poll(() => top()).toBeGreaterThan(422)
  await page.getByRole("button", { name: "From below", exact: true }).press("Enter")
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
