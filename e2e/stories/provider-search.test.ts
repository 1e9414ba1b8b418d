import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { visit, withBrowser, world } from "../world/browser.ts"
import { card, cards, chips, names, open } from "../world/provider-list.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

describe("a customer finds the doer by city, language, category and words", () => {
  const seekers = [
    ["en", "plumber", "Chisinau", "Chișinău"],
    ["ru", "сантехник", "кишинев", "Кишинёв"],
    ["ro", "instalator", "chișinău", "Chișinău"],
  ] as const

  test.each(seekers)("in %s", async (locale, words, typed, city) => {
    const say = wordsOf(locale)
    const page = await open("/providers", { locale })
    await page.getByLabel(say("providers:searchLabel")).fill(words)
    await page.keyboard.press("Enter")
    await page.waitForURL(/[?&]q=/)
    await card(page, "Vasile C.").waitFor()
    await expect.poll(() => card(page, "Elena V.").count()).toBe(0)

    await page.getByLabel(say("list:placeLabel")).fill(typed)
    await page
      .getByRole("list", { name: say("list:placesFound") })
      .getByRole("link")
      .first()
      .click()
    await page.waitForURL(/place=618426/)
    await page
      .getByRole("link", { name: say("list:remove", { label: city }) })
      .first()
      .waitFor()

    await page.getByLabel(say("task:language.ro"), { exact: true }).check()
    await page.waitForURL(/languages=ro/)
    const papers = page.getByRole("navigation", { name: say("list:categories") })
    await papers.getByRole("link", { name: say("category:home-repair") }).click()
    await page.waitForURL(/category=home-repair/)
    await expect.poll(() => names(page)).toEqual(["Vasile C."])

    await page.reload()
    await hydrated(page)
    await expect.poll(() => names(page)).toEqual(["Vasile C."])
    await card(page, "Vasile C.").getByRole("link", { name: "Vasile C." }).click()
    await page.waitForURL(/\/providers\/[0-9a-f-]{36}$/)
    await page.getByRole("heading", { level: 1, name: "Vasile C." }).waitFor()
    await page
      .getByRole("link", { name: say("provider-profile:ask") })
      .first()
      .waitFor()
  })
})

describe("every filter is in the address, on a chip and in the list, and survives a reload", () => {
  const paper = (page: Page, name: string) =>
    page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name }).first().click()
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
      "Vasile C.",
    ],
    [
      "a language",
      (page) => page.getByLabel("English", { exact: true }).check(),
      /languages=en/,
      "English",
      "Vasile C.",
    ],
    [
      "verified doers",
      (page) => page.getByLabel("Verified only").check(),
      /verified=1/,
      "Verified only",
      "Alina C.",
    ],
    [
      "a company",
      (page) => page.getByText("Company", { exact: true }).click(),
      /kind=company/,
      "Company",
      "Elena V.",
    ],
    [
      "a price",
      async (page) => {
        await page.getByLabel("Price up to").fill("200")
        await page.keyboard.press("Enter")
      },
      /price=200&currency=MDL/,
      "up to 200 lei",
      "Сергей Л.",
    ],
    ["a category", (page) => paper(page, "Cleaning"), /category=cleaning/, "Cleaning", "Elena V."],
    [
      "a smaller category",
      (page) => paper(page, "Home repair").then(() => paper(page, "Plumbing")),
      /category=plumbing/,
      "Plumbing",
      "Elena V.",
    ],
    [
      "a place",
      async (page) => {
        await page.getByLabel("Town or part of town").pressSequentially("balti")
        await page
          .getByRole("list", { name: "Places that fit" })
          .getByRole("link", { name: "Bălți" })
          .first()
          .click()
      },
      /place=618605/,
      "Bălți",
      "Elena V.",
    ],
  ]

  test.each(filters)("%s", async (_, act, query, chip, gone) => {
    const page = await open("/providers")
    const before = await cards(page).count()
    await act(page)
    await page.waitForURL(query)
    await chips(page).getByText(chip, { exact: true }).waitFor()
    await expect.poll(() => card(page, gone).count()).toBe(0)
    await page.reload()
    await hydrated(page)
    await chips(page).getByText(chip, { exact: true }).waitFor()
    const narrowed = await names(page)
    expect(narrowed.length).toBeGreaterThan(0)
    expect(narrowed.length).toBeLessThan(before)

    await chips(page)
      .getByRole("link", { name: `Remove: ${chip}` })
      .click()
    await page.waitForURL(`${world.webUrl}/providers`)
    await card(page, gone).waitFor()
  })

  test("a day is taken by one press and given back by the next", async () => {
    const page = await open("/providers")
    const leaves = page.locator("#provider-filters input[name=day]")
    await expect.poll(() => leaves.count()).toBe(14)
    const day = await leaves.nth(2).inputValue()
    await leaves.nth(2).check({ force: true })
    await page.waitForURL(new RegExp(`day=${day}`))
    await chips(page)
      .getByText(/^works on /)
      .waitFor()
    await leaves.nth(4).check({ force: true })
    await page.waitForURL((url) => url.searchParams.get("day") !== day)
    await expect.poll(() => leaves.nth(2).isChecked()).toBe(false)
    await leaves.nth(4).uncheck({ force: true })
    await page.waitForURL(`${world.webUrl}/providers`)
  })

  test("an order is kept too, and nearness needs a place", async () => {
    const page = await open("/providers")
    const sort = page.getByLabel("Sort by")
    await expect.poll(() => sort.locator("option").allTextContents()).not.toContain("nearest")
    await sort.selectOption("price_low")
    await page.waitForURL(/sort=price_low/)
    await page.getByText("Prices are compared in MDL alone").waitFor()
    await page.goto("/providers?place=618426&radius=50&sort=nearest")
    await hydrated(page)
    await expect.poll(() => page.getByLabel("Sort by").inputValue()).toBe("nearest")
    await cards(page).filter({ hasText: "km" }).first().waitFor()
  })
})

test("wishes that nobody meets are looked for more widely, and the page says so", async () => {
  const page = await open("/providers?q=plumber&rating=4.8&repeat=1")
  const note = page.getByRole("status").filter({ hasText: "No doers found" })
  await note.getByText("Left out: clients who came back and the rating.").waitFor()
  await card(page, "Vasile C.").waitFor()
  await note.getByRole("link", { name: "Search like this" }).click()
  await page.waitForURL("**/providers?q=plumber")
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("“plumber”")
})

test("words that nobody wrote find nobody, and lead back to everybody", async () => {
  const page = await open("/providers?q=xyzzyxyzzy")
  await page.getByRole("heading", { name: "No doers found" }).waitFor()
  await page.getByRole("link", { name: "Show all doers" }).click()
  await page.waitForURL(`${world.webUrl}/providers`)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(5)
})

test("an amount that cannot be read says so and chooses nothing", async () => {
  const page = await open("/providers")
  const price = page.getByLabel("Price up to")
  await price.fill("abc")
  await page.keyboard.press("Enter")
  await page.getByText("Write the amount in digits, 500 for example.").waitFor()
  await expect.poll(() => price.getAttribute("aria-invalid")).toBe("true")
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/providers`)
})

describe("without scripts", () => {
  test("words, ticks and a typed place make the same addresses", async () => {
    const page = await open("/providers", { scripts: false })
    await page.getByLabel("Search doers").fill("чистый дом")
    await page.getByLabel("Town or part of town").fill("Кишинёв")
    await page.getByLabel("Russian", { exact: true }).check()
    await page.locator("#provider-filters").getByRole("button", { name: "Apply" }).click()
    await page.waitForURL(/place=618426/)
    await expect.poll(() => page.url()).toContain("languages=ru")
    await expect.poll(() => names(page)).toEqual([expect.stringContaining("Чистый дом")])
    await page.getByRole("link", { name: "Remove: Russian" }).first().click()
    await page.waitForURL((url) => !url.searchParams.has("languages"))
  })

  test("the note says why a doer is here, with the published formula", async () => {
    const page = await open("/providers?q=plumber", { scripts: false })
    await page.getByRole("button", { name: "Why “Vasile C.” is here" }).click()
    const note = page.getByRole("group", { name: "Why “Vasile C.” is here" })
    await note.getByText("Works in the category you look for.").waitFor()
    await expect.poll(() => note.textContent()).toContain("fitting category or words 30%, ratings 25%")
    await expect.poll(() => note.textContent()).toContain("Nobody can pay for a place.")
  })
})

test("on a phone the filters come up as a sheet, count along, and give the focus back", async () => {
  const page = await open("/providers", { width: 390 })
  await page.getByRole("button", { name: "Filters" }).click()
  const sheet = page.getByRole("dialog", { name: "Filters" })
  await sheet.getByText("Remote", { exact: true }).click()
  await page.waitForURL(/mode=remote/)
  await sheet.getByRole("button", { name: /^Show \d+ doers?$/ }).click()
  await sheet.waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Filters: 1 chosen" }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#filters")
})

describe("hearts", () => {
  test("a visitor is asked to log in and comes back to a doer who is saved", async () => {
    const person = await newPerson("Ana Lungu")
    const page = await open("/providers?q=plumber")
    await page.getByRole("link", { name: "Log in to save “Vasile C.”" }).click()
    await page.waitForURL(/\/signin/)
    await page.getByText("Log in, and it is saved for you.").waitFor()
    await hydrated(page)
    await page.getByLabel("Email").fill(person.email)
    await page.getByLabel("Password", { exact: true }).fill(person.password)
    await page.keyboard.press("Enter")
    await page.waitForURL(`${world.webUrl}/providers?q=plumber`)
    await toast(page, "Saved. You find them on your dashboard.").waitFor()
    const heart = page.getByRole("button", { name: "Save “Vasile C.”" })
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true")
    await visit(page, "/dashboard")
    const saved = page.getByRole("region", { name: "Saved doers" })
    await saved.getByRole("link", { name: "Vasile C." }).click()
    await page.getByRole("heading", { level: 1, name: "Vasile C." }).waitFor()
  })

  test("one press saves, the next takes it back, and a reload remembers", async () => {
    const page = await openAs(await newPerson("Ion Rusu"), "/providers?q=plumber")
    const heart = page.getByRole("button", { name: "Save “Vasile C.”" })
    const answered = () => page.waitForResponse((answer) => answer.url().includes("/favourite."))
    const added = answered()
    await heart.click()
    await added
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true")
    await page.reload()
    await hydrated(page)
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true")
    const removed = answered()
    await heart.click()
    await removed
    await page.reload()
    await hydrated(page)
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false")
  })
})
