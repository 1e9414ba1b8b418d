// The fields of the kit, tried on the page that shows them all.
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { openPage, withBrowser } from "../world/browser.ts"
import { openThemes } from "../world/themes-page.ts"

withBrowser()

/** Stops the page's clock, so that only the test moves it. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

describe("a select", () => {
  const highlighted = (page: Page) => page.locator("[role=option][data-highlighted]").textContent()

  test("[U11] forgets what was typed after one second", async () => {
    const page = await openThemes()
    await page.getByRole("combobox", { name: "Language", exact: true }).press("Enter")
    await page.getByRole("listbox").waitFor()
    await stopClock(page)
    const finds = async (letter: string, name: string) => {
      await page.keyboard.press(letter)
      await page.clock.runFor(1)
      await expect.poll(() => highlighted(page)).toBe(name)
    }
    await finds("p", "Polish")
    await page.clock.runFor(990)
    await finds("o", "Polish")
    await finds("r", "Portuguese")
    await page.clock.runFor(1000)
    await finds("t", "Turkish")
  })

  test("[U11] scrolls on every 50 ms while the pointer rests on its scroll button", async () => {
    const page = await openThemes()
    await page.getByRole("combobox", { name: "Language", exact: true }).press("Enter")
    const list = page.locator("[data-radix-select-viewport]")
    const button = page.locator("[data-radix-select-viewport] + div")
    await button.waitFor()
    await stopClock(page)
    const scrolled = () => list.evaluate((element) => Math.round(element.scrollTop))
    const start = await scrolled()
    await button.hover()
    await page.clock.runFor(49)
    await expect.poll(() => scrolled()).toBe(start)
    await page.clock.runFor(1)
    await expect.poll(() => scrolled()).toBeGreaterThan(start)
    const once = await scrolled()
    await page.clock.runFor(50)
    await expect.poll(() => scrolled()).toBe(once + (once - start))
  })

  test("shows the chosen row with a tick and gives the focus back", async () => {
    const page = await openThemes()
    const select = page.getByRole("combobox", { name: "Language", exact: true })
    await select.press("Enter")
    await page.getByRole("option", { name: "Romanian" }).click()
    await expect.poll(() => select.textContent()).toBe("Romanian")
    await expect.poll(() => select.evaluate((element) => element === document.activeElement)).toBe(true)
    await select.press("Enter")
    await expect.poll(() => page.getByRole("option", { selected: true }).textContent()).toBe("Romanian")
    const box = await page.getByRole("option", { selected: true }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })
})

describe("a combobox", () => {
  test("finds names without their accents and takes the first by Enter", async () => {
    const page = await openThemes({ locale: "ro" })
    const country = page.getByRole("combobox", { name: "Țara" })
    await country.click()
    await page.keyboard.type("xyz")
    await page.getByText("Nu s-a găsit nimic").first().waitFor()
    await country.fill("tari")
    await page.getByRole("option").waitFor()
    await page.keyboard.press("Enter")
    await expect.poll(() => country.inputValue()).toBe("Țările de Jos")
    await expect.poll(() => page.getByRole("listbox").count()).toBe(0)
  })

  test("keeps its value on Escape and on words that match nothing; empty words clear it", async () => {
    const page = await openThemes()
    const country = page.getByRole("combobox", { name: "Country" })
    await country.fill("mold")
    await country.press("Enter")
    await country.fill("roman")
    await country.press("Escape")
    await expect.poll(() => country.inputValue()).toBe("Moldova")
    await country.fill("zzz")
    await country.press("Tab")
    await expect.poll(() => country.inputValue()).toBe("Moldova")
    await country.fill("")
    await country.press("Tab")
    await expect.poll(() => country.inputValue()).toBe("")
  })

  test("asks for its list while one types", async () => {
    const page = await openThemes()
    const zone = page.getByRole("combobox", { name: "Time zone" })
    await zone.scrollIntoViewIfNeeded()
    await stopClock(page)
    await zone.fill("chis")
    await page.getByText("Searching…").first().waitFor()
    await page.clock.resume()
    await page.getByRole("option", { name: "Europe, Chisinau" }).click()
    await expect.poll(() => zone.inputValue()).toBe("Europe, Chisinau")
  })
})

describe("a date", () => {
  test.each([
    ["en", "Sunday"],
    ["ru", "воскресенье"],
    ["ro", "duminică"],
  ] as const)("[I08] the calendar in %s has its own first day", async (locale, sunday) => {
    const page = await openThemes({ locale })
    const days = await page.locator("#fields-time [role=columnheader] .sr-only").allTextContents()
    expect(days).toHaveLength(7)
    expect(days.indexOf(sunday)).toBe(locale === "en" ? 0 : 6)
  })

  test("is typed in any usual form, or says what is wrong with it", async () => {
    const page = await openThemes({ locale: "ru" })
    const date = page.getByRole("textbox", { name: "Дата", exact: true })
    const tomorrow = new Date(await page.evaluate(() => Date.now() + 86_400_000))
    const day = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "Europe/Chisinau" })
    await date.fill(day.format(tomorrow))
    await date.blur()
    const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Europe/Chisinau" })
    await expect.poll(() => date.inputValue()).toContain(year.format(tomorrow))
    await date.fill("завтра")
    await date.blur()
    await expect.poll(() => date.getAttribute("aria-invalid")).toBe("true")
    await page.getByText("Дата непонятна.").waitFor()
    await date.fill("01.01.2020")
    await date.blur()
    await page.getByText("Выберите день не раньше").waitFor()
  })

  test("is taken from the calendar with the keyboard alone", async () => {
    const page = await openThemes()
    await page.getByRole("button", { name: "Open calendar" }).press("Enter")
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "")
    await page.getByRole("dialog").getByRole("grid").waitFor()
    await expect.poll(focused).toMatch(/^Today, /)
    await page.keyboard.press("ArrowUp")
    await expect
      .poll(() => focused(), { message: "days before the first one cannot be reached" })
      .toMatch(/^Today, /)
    await page.keyboard.press("ArrowDown")
    await expect.poll(focused).not.toMatch(/^Today, /)
    const below = await focused()
    await page.keyboard.press("ArrowRight")
    await expect.poll(focused).not.toBe(below)
    const name = await focused()
    await page.keyboard.press("Enter")
    const date = page.getByRole("textbox", { name: "Date", exact: true })
    const [, month = "", dayOfMonth = ""] = /, (\w{3})\w* (\d+),/.exec(name) ?? []
    await expect.poll(() => date.inputValue()).toMatch(new RegExp(`^${month} ${dayOfMonth}, `))
    await expect.poll(focused).toBe("Open calendar")
  })
})

test("a time is typed in short and taken in quarter hours", async () => {
  const page = await openThemes({ locale: "ro" })
  const hour = page.getByRole("combobox", { name: "Ora", exact: true })
  await hour.fill("940")
  await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["09:45"])
  await hour.press("Enter")
  await expect.poll(() => hour.inputValue()).toBe("09:45")
})

test("an amount is written out as the language does it", async () => {
  const page = await openThemes({ locale: "ro" })
  const price = page.getByRole("textbox", { name: "Prețul în lei", exact: true })
  await price.fill("1,240.50")
  await price.blur()
  await expect.poll(() => price.inputValue()).toBe("1\u202f240,50")
  await price.fill("mult")
  await price.blur()
  await page.getByText("Aceasta nu e o sumă.").waitFor()
})

test("each thumb of a slider has its number, and neither passes the other", async () => {
  const page = await openThemes()
  const [from, to] = [page.getByRole("slider", { name: "From" }), page.getByRole("slider", { name: "To" })]
  const number = page.getByRole("spinbutton", { name: "To" })
  await number.fill("777")
  await number.press("Enter")
  await expect.poll(async () => [await to.inputValue(), await number.inputValue()]).toEqual(["800", "800"])
  await from.press("End")
  await expect.poll(() => from.inputValue()).toBe("800")
})

test("a code is one input: digits alone stay, and a pasted code is complete", async () => {
  const page = await openThemes()
  const code = page.getByRole("textbox", { name: "Verification code" })
  await expect.poll(() => code.getAttribute("autocomplete")).toBe("one-time-code")
  await code.pressSequentially("12a")
  await expect.poll(() => code.inputValue()).toBe("12")
  await code.fill("123 456")
  await page.getByText("You entered 123456.").waitFor()
})

test("a password can be shown", async () => {
  const page = await openThemes()
  const password = page.getByRole("textbox", { name: "Password" })
  await page.getByRole("button", { name: "Show password" }).click()
  await expect.poll(() => password.getAttribute("type")).toBe("text")
  await page.getByRole("button", { name: "Hide password" }).click()
  await expect.poll(() => page.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("password")
})

test("a rating is a set of radios with words", async () => {
  const page = await openThemes()
  await page.getByRole("radio", { name: "4, good" }).press("ArrowRight")
  await expect.poll(() => page.getByRole("radio", { name: "5, excellent" }).isChecked()).toBe(true)
})

test("an error of a field is its description", async () => {
  const page = await openThemes()
  const email = page.getByRole("textbox", { name: "Email", exact: true })
  const described = await email.getAttribute("aria-describedby")
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true")
  await expect.poll(() => page.locator(`[id="${described}"]`).textContent()).toContain("maria@example.md")
})

test("fields are there to be filled in before scripts run", async () => {
  const page = await openPage({ scripts: false })
  await page.goto("/themes")
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ana")
  await page.getByRole("textbox", { name: "Verification code" }).fill("123456")
  await page.getByRole("checkbox", { name: "I have read the rules" }).check()
  await page.getByRole("radio", { name: /^Remote/ }).check()
  await page.getByRole("switch", { name: "Sounds" }).check()
  await expect.poll(() => page.getByRole("radio", { name: /^In person/ }).isChecked()).toBe(false)
})
