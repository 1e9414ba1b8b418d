import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newPerson, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser, world } from "../world/browser.ts"
import type { OwnPerson } from "../world/people.ts"
import { card, chips, open, titles } from "../world/task-list.ts"
import { copyTask, forgetTasks, postTask } from "../world/task-world.ts"

withBrowser()

describe("without scripts", () => {
  test("[R02] words, ticks, a typed place and the order make the same addresses", async () => {
    const page = await open("/tasks", { scripts: false })
    await page.getByLabel("Search tasks").fill("gazon")
    await page.getByLabel("Town or part of town").fill("Бельцы")
    await page.locator("#task-filters").getByRole("button", { name: "Apply" }).click()
    await page.waitForURL(/place=618605/)
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("gazon")
    await expect.poll(() => titles(page)).toEqual([expect.stringContaining("Tuns gazonul")])

    await page.getByRole("link", { name: "Remove: Bălți" }).click()
    await page.getByLabel("Romanian", { exact: true }).check()
    await page.getByLabel("Sort by").selectOption("newest")
    await page.locator("#task-filters").getByRole("button", { name: "Apply" }).click()
    await page.waitForURL(/languages=ro/)
    await expect.poll(() => page.url()).toContain("sort=newest")
    await expect.poll(() => page.url()).not.toContain("place")
  })

  test("on a phone the filters stand below the list, where their button leads", async () => {
    const page = await open("/tasks", { scripts: false, width: 390 })
    await page.locator("a[href='#filters']").click()
    await page.getByLabel("Urgent only").check()
    await page.locator("#task-filters").getByRole("button", { name: "Apply" }).click()
    await page.waitForURL(/urgent=1/)
    await expect.poll(() => titles(page)).toEqual([expect.stringContaining("Заменить смеситель")])
  })

  test("hearts ask a visitor to sign in, and a member is shown none that do nothing", async () => {
    const visitor = await open("/tasks", { scripts: false })
    await expect.poll(() => visitor.getByRole("link", { name: /^Log in to save/ }).count()).toBeGreaterThan(5)
    const member = await open("/tasks", { scripts: false, as: "doer" })
    await expect
      .poll(() => member.locator(".task-slip-tools button[aria-pressed] >> visible=true").count())
      .toBe(0)
  })
})

test("on a phone the filters come up as a sheet, count along, and give the focus back", async () => {
  const page = await open("/tasks", { width: 390 })
  const button = page.getByRole("button", { name: "Filters" })
  await button.click()
  const sheet = page.getByRole("dialog", { name: "Filters" })
  await sheet.getByText("Remote", { exact: true }).click()
  await page.waitForURL(/mode=remote/)
  await sheet.getByRole("button", { name: /^Show \d+ tasks$/ }).click()
  await sheet.waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Filters: 1 chosen" }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#filters")
})

describe("hearts", () => {
  test("a visitor is asked to sign in, comes back to the same list, and the task is saved", async () => {
    const person = await newPerson("Ion Visitor")
    const page = await open("/tasks?mode=remote")
    await page.getByRole("link", { name: /^Log in to save “Translate/ }).click()
    await page.waitForURL(/\/signin\?redirect=/)
    await page.getByText("Log in, and it is saved for you.").waitFor()
    await page.locator("input[type=email]").fill(person.email)
    await page.locator("input[type=password]").fill(person.password)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/tasks?mode=remote")
    const heart = page.getByRole("button", { name: /^Save “Translate/ })
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true")
    await toast(page, "Saved. It is on your dashboard.").getByRole("button", { name: "Show" }).click()
    await page.waitForURL("**/dashboard#saved")
    const kept = page.getByRole("region", { name: "Saved tasks" })
    await kept.getByRole("link", { name: /^Translate/ }).waitFor()
    const removal = page.waitForResponse(/favourite\.remove/)
    await kept.getByRole("button", { name: /^Save “Translate/ }).click()
    await removal
    await page.reload()
    await page.getByRole("heading", { name: "My tasks" }).waitFor()
    await expect.poll(() => kept.count()).toBe(0)
  })

  test("what is saved in the list is saved on its page and after a reload", async () => {
    const page = await open("/tasks", { as: "doer" })
    const heart = page.getByRole("button", { name: /^Save “Translate/ })
    await heart.click()
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true")
    await card(page, "Translate").getByRole("link").click()
    await page.getByRole("button", { name: "Saved", exact: true }).waitFor()
    await page.reload()
    await hydrated(page)
    await page.getByRole("button", { name: "Saved", exact: true }).click()
    await page.getByRole("button", { name: "Save", exact: true }).waitFor()
    await page.goto("/tasks")
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false")
  })
})

describe("many tasks", () => {
  let another: OwnPerson
  const title = "Paint thirty garden benches green"

  beforeAll(async () => {
    const owner = await newPerson("Olga Benches")
    another = await newPerson("Oleg Benches")
    await copyTask(await postTask(owner, { title, category: "painting-plastering" }), 50)
  })
  afterAll(() => forgetTasks(title))

  test("pages neither skip nor repeat while a new one arrives", async () => {
    const page = await open("/tasks?category=painting-plastering")
    const seen = await titles(page)
    expect(seen).toHaveLength(24)
    await postTask(another, { title: "Paint one more bench, a blue one", category: "painting-plastering" })
    await page.getByRole("link", { name: "Next" }).click()
    await page.waitForURL(/page=2/)
    await page.getByText("Page 2").first().waitFor({ state: "attached" })
    await expect.poll(async () => (await titles(page))[0]).not.toBe(seen[0])
    seen.push(...(await titles(page)))
    await page.getByRole("link", { name: "Next" }).click()
    await page.waitForURL(/page=3/)
    await expect.poll(async () => (await titles(page)).length).toBe(3)
    seen.push(...(await titles(page)))
    expect(seen).toHaveLength(51)
    expect(new Set(seen).size).toBe(51)
    await expect.poll(() => page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex, follow")
  })
})

test("a list that did not load keeps its filters, and comes when it is asked for again", async () => {
  const page = await open("/tasks")
  await page.route(/task\.getList/, (route) => route.abort())
  await page.getByLabel("Urgent only").check()
  await page.getByRole("heading", { name: "The list did not load" }).waitFor()
  await chips(page).getByText("Urgent only", { exact: true }).waitFor()
  await page.unroute(/task\.getList/)
  await page.getByRole("button", { name: "Try Again" }).click()
  await expect.poll(() => card(page, "Заменить смеситель").count()).toBe(1)
})

test("search engines keep the list and its categories, and no other way to cut it", async () => {
  const page = await openPage({ scripts: false })
  const head = async (path: string) => {
    await page.goto(path)
    return [
      await page.locator("link[rel=canonical]").getAttribute("href"),
      await page.locator("meta[name=robots]").getAttribute("content"),
    ]
  }
  expect(await head("/tasks")).toEqual([`${world.webUrl}/tasks`, "index, follow"])
  expect(await head("/tasks?category=cleaning")).toEqual([
    `${world.webUrl}/tasks?category=cleaning`,
    "index, follow",
  ])
  expect(await head("/tasks?q=sofa")).toEqual([`${world.webUrl}/tasks`, "noindex, follow"])
})

test("the newest tasks hang on the home page and lead to themselves", async () => {
  const page = await open("/", { locale: "ro" })
  const wall = page.locator("section", { has: page.getByRole("heading", { name: "Acum la avizier" }) })
  await expect.poll(() => wall.locator(".task-slip").count()).toBe(4)
  await wall.locator(".task-slip a").first().click()
  await page.waitForURL(/\/tasks\/[0-9a-f-]{36}$/)
})
