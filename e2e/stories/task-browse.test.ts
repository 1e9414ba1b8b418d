import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { hydrated } from "../world/browser-ready.ts"
import { withBrowser, world } from "../world/browser.ts"
import { card, cards, chips, open, prices, titles } from "../world/task-list.ts"

withBrowser()

describe("words of one language find a task of another through its category", () => {
  const russian = "Заменить смеситель и устранить протечку под раковиной"
  test.each([
    ["en", "plumber"],
    ["en", "plumer"],
    ["ro", "instalator"],
    ["ru", "santehnik"],
  ] as const)("in %s, “%s”", async (locale, q) => {
    const page = await open("/tasks", { locale })
    await page.locator("input[name=q]").fill(q)
    await page.keyboard.press("Enter")
    await page.waitForURL(`**/tasks?q=${q}`)
    await card(page, russian).waitFor()
    // Whose words are not the reader's says so to screen readers.
    const lang = await card(page, russian).locator("h2 span").getAttribute("lang")
    expect(lang).toBe(locale === "ru" ? null : "ru")
  })

  test("and the note says why it is there, without scripts too", async () => {
    const page = await open("/tasks?q=plumber", { scripts: false })
    await page.getByRole("button", { name: /^Why “Заменить/ }).click()
    const note = page.getByRole("group", { name: /^Why “Заменить/ })
    await note.getByText("Your words are in its title, category or text.").waitFor()
    await expect.poll(() => note.textContent()).toContain("fitting words or category 35%")
  })
})

describe("amounts", () => {
  const boxes = (page: Page) => [page.getByLabel("Budget from"), page.getByLabel("Budget to")] as const

  test("the wrong way round change places, in the address and in their boxes", async () => {
    const page = await open("/tasks")
    const [from, to] = boxes(page)
    await from.fill("1000")
    await to.fill("500")
    await page.keyboard.press("Enter")
    await page.waitForURL(/min=500&max=1000/)
    await expect.poll(async () => [await from.inputValue(), await to.inputValue()]).toEqual(["500", "1000"])
  })

  test("that cannot be read say so and choose nothing", async () => {
    const page = await open("/tasks")
    const [from] = boxes(page)
    await from.fill("abc")
    await page.keyboard.press("Enter")
    await page.getByText("Write the amount in digits, 500 for example.").waitFor()
    await expect.poll(() => from.getAttribute("aria-invalid")).toBe("true")
    await expect.poll(() => page.url()).toBe(`${world.webUrl}/tasks`)
    await from.fill("500")
    await page.keyboard.press("Enter")
    await page.waitForURL(/min=500/)
    await page.getByText("Write the amount in digits").waitFor({ state: "detached" })
  })

  test("bring their currency along, which is not offered alone", async () => {
    const page = await open("/tasks")
    const currency = page.getByLabel("Currency")
    await expect.poll(() => currency.isVisible()).toBe(false)
    await boxes(page)[0].fill("5")
    await currency.selectOption("EUR")
    await page.waitForURL(/currency=EUR&min=5/)
  })
})

test("the rail counts all open tasks, so it counts none beside a narrowed list", async () => {
  const page = await open("/tasks", { scripts: false })
  const categories = page.getByRole("navigation", { name: "Categories" }).first()
  await expect.poll(() => categories.getByRole("link", { name: /Cleaning.*\d+ task/ }).count()).toBe(1)
  await page.goto("/tasks?mode=remote")
  await expect.poll(() => categories.getByRole("link", { name: "Cleaning", exact: true }).count()).toBe(1)
})

describe("every filter is in the address, on a chip and in the list, and survives a reload", () => {
  const filters: [
    name: string,
    act: (page: Page) => Promise<unknown>,
    query: RegExp,
    chip: string,
    gone: string,
  ][] = [
    [
      "remote",
      (page) => page.getByText("Remote", { exact: true }).first().click(),
      /mode=remote/,
      "Remote",
      "Lawn",
    ],
    ["urgent", (page) => page.getByLabel("Urgent only").check(), /urgent=1/, "Urgent only", "Translate"],
    [
      "a language",
      (page) => page.getByLabel("English", { exact: true }).check(),
      /languages=en/,
      "English",
      "Tuns",
    ],
    [
      "a kind of budget",
      (page) => page.getByLabel("From–to").check(),
      /budget=range/,
      "From–to",
      "Translate",
    ],
    ["an amount", (page) => type(page, "Budget from", "2000"), /min=2000/, "from 2,000 lei", "Tuns"],
    [
      "its age",
      (page) => page.locator("select[name=posted]").selectOption("1"),
      /posted=1/,
      "In the last 24 hours",
      "Redraw",
    ],
    [
      "words to avoid",
      (page) => type(page, "Without these words", "sofa"),
      /without=sofa/,
      "without: sofa",
      "Move a sofa",
    ],
    ["a category", (page) => rail(page, "Cleaning"), /category=cleaning/, "Cleaning", "Translate"],
    [
      "a smaller category",
      (page) => rail(page, "Home repair").then(() => rail(page, "Plumbing")),
      /category=plumbing/,
      "Plumbing",
      "Mutat",
    ],
    ["a place", (page) => place(page, "balti", "Bălți"), /place=618605/, "Bălți", "Translate"],
  ]

  test.each(filters)("%s", async (_, act, query, chip, gone) => {
    const page = await open("/tasks")
    const before = await cards(page).count()
    await act(page)
    await page.waitForURL(query)
    await chips(page).getByText(chip, { exact: true }).waitFor()
    await expect.poll(() => card(page, gone).count()).toBe(0)
    await page.reload()
    await hydrated(page)
    await chips(page).getByText(chip, { exact: true }).waitFor()
    const narrowed = await titles(page)
    expect(narrowed.length).toBeGreaterThan(0)
    expect(narrowed.length).toBeLessThan(before)

    await chips(page)
      .getByRole("link", { name: `Remove: ${chip}` })
      .click()
    await page.waitForURL(`${world.webUrl}/tasks`)
    await expect.poll(() => cards(page).count()).toBe(before)
    for (const box of await page.locator("#task-filters :checked:not([value=''])").all()) {
      await expect.poll(() => box.evaluate((element) => element.tagName)).toBe("OPTION")
    }
  })

  const rail = (page: Page, name: string) =>
    page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name }).first().click()
  const type = async (page: Page, label: string, text: string) => {
    await page.getByLabel(label).fill(text)
    await page.keyboard.press("Enter")
  }
  const place = async (page: Page, q: string, name: string) => {
    await page.getByLabel("Town or part of town").pressSequentially(q)
    await page.getByRole("list", { name: "Places that fit" }).getByRole("link", { name }).first().click()
  }

  test("days on the leaves make a stretch", async () => {
    const page = await open("/tasks")
    const leaves = page.locator("#task-filters input[name=day]")
    const days = await leaves.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    await leaves.nth(1).check({ force: true })
    await page.waitForURL(new RegExp(`from=${days[1]}&to=${days[1]}`))
    await leaves.nth(3).check({ force: true })
    await page.waitForURL(new RegExp(`from=${days[1]}&to=${days[3]}`))
    await expect.poll(() => leaves.nth(2).isChecked()).toBe(true)
    await page.goBack()
    await expect.poll(() => leaves.nth(3).isChecked()).toBe(false)
  })

  test("an order is kept too, and nearness needs a place", async () => {
    const page = await open("/tasks")
    const sort = page.getByLabel("Sort by")
    await expect.poll(() => sort.locator("option").allTextContents()).not.toContain("nearest")
    await sort.selectOption("budget_high")
    await page.waitForURL(/sort=budget_high/)
    const isFalling = (all: number[]) => all.every((price, index) => price <= (all[index - 1] ?? Infinity))
    const isOrdered = (all: number[]) => all.length > 5 && isFalling(all)
    await expect.poll(async () => isOrdered(await prices(page))).toBe(true)
    await page.goto("/tasks?place=618426&radius=50&sort=nearest")
    await expect.poll(() => page.getByLabel("Sort by").inputValue()).toBe("nearest")
    await page.locator(".task-slip", { hasText: "km" }).first().waitFor()
  })
})

test("what nothing fits is looked for more widely, and the page says so", async () => {
  const page = await open("/tasks?q=sofa&photos=1&urgent=1")
  const note = page.getByRole("status").filter({ hasText: "No tasks found" })
  await note.getByText("Left out: photos and urgency.").waitFor()
  await card(page, "Move a sofa").waitFor()
  await note.getByRole("link", { name: "Search like this" }).click()
  await page.waitForURL("**/tasks?q=sofa")
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("“sofa”")
})

test("words that nobody wrote find nothing, and lead back to everything", async () => {
  const page = await open("/tasks?q=xyzzyxyzzy")
  await page.getByRole("heading", { name: "No tasks found" }).waitFor()
  await page.getByRole("link", { name: "Show all tasks" }).click()
  await page.waitForURL(`${world.webUrl}/tasks`)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(5)
})
