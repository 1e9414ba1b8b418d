import { expect, test } from "vitest"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser, world } from "../world/browser.ts"
import { get } from "../world/plain-request.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test.each([
  ["en", "Home repair", "AI services"],
  ["ru", "Ремонт дома", "Услуги ИИ"],
  ["ro", "Reparații la domiciliu", "Servicii AI"],
] as const)("[R06] all services are drawn on the server (%s)", async (locale, ...names) => {
  const page = await openPage({ locale, scripts: false })
  await page.goto("/services")
  await expect.poll(() => page.locator("main a[data-cat]").count()).toBe(15)
  for (const name of names)
    await expect.poll(() => page.getByRole("heading", { level: 2, name }).count()).toBe(1)
})

test("the address opens a branch, by its own name or that of a leaf, and its leaves lead to their pages", async () => {
  const page = await openPage()
  await page.goto("/services?category=plumbing")
  await page.getByRole("link", { name: /^Plumbing/ }).click()
  await page.waitForURL(`${world.webUrl}/services/plumbing`)
  await page.getByRole("heading", { level: 1, name: "Plumbing" }).waitFor()
  await expect.poll(() => page.title()).toBe("Plumbing · Doable")
  const create = page.getByRole("main").getByRole("link", { name: "Create a task" })
  await expect.poll(() => create.getAttribute("href")).toBe("/tasks/create?category=plumbing")
})

test("a category that nobody knows opens none", async () => {
  const page = await openPage({ scripts: false })
  const answer = await page.goto("/services?category=no-such")
  expect(answer?.status()).toBe(200)
  await expect.poll(() => page.getByRole("link", { name: "Show all services" }).count()).toBe(0)
  await expect.poll(() => page.locator("main a[data-cat]").count()).toBe(15)
})

test("the search answers while one types, with slips and in any language", async () => {
  const page = await openPage()
  await page.goto("/services")
  await hydrated(page)
  const search = page.getByRole("searchbox", { name: "Search the services" })
  for (const words of ["plumer", "сантехник", "instalator"]) {
    await search.fill(words)
    await page.waitForURL((url) => url.searchParams.get("q") === words)
    await page
      .getByRole("link", { name: /Plumbing/ })
      .first()
      .waitFor()
  }
  await search.fill("xyzzy")
  await page.getByRole("heading", { name: "Nothing by that name" }).waitFor()
  const create = page.getByRole("main").getByRole("link", { name: "Create a task" })
  await expect.poll(() => create.getAttribute("href")).toBe("/tasks/create?text=xyzzy")
})

test("the search works without scripts", async () => {
  const page = await openPage({ scripts: false })
  await page.goto("/services")
  await page.getByRole("searchbox").fill("santehnik")
  await page.getByRole("button", { name: "Search" }).click()
  await page.waitForURL(`${world.webUrl}/services?q=santehnik`)
  await expect.poll(() => page.getByRole("link", { name: /Plumbing/ }).count()).toBe(1)
})

test("[R06] the page of a category is found by slug and by id, names who may offer, and 404s what is not there", async () => {
  const page = await openPage({ locale: "ru", scripts: false })
  await page.goto("/services/electrical")
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Электрика")
  await expect.poll(() => page.getByText("чьи документы проверены").count()).toBe(1)
  const answer = await fetch(
    `${world.apiUrl}/trpc/category.getById?input=${encodeURIComponent('{"id":"electrical"}')}`,
  )
  const { result } = (await answer.json()) as { result: { data: { id: string } } }
  const byId = await get(`/services/${result.data.id}`)
  expect([byId.status, byId.headers.get("location")]).toEqual([307, "/services/electrical"])
  expect((await get("/services/no-such-category")).status).toBe(404)
})

test.each(["en", "ru", "ro"] as const)(
  "a category shows who does it and for how much, before scripts run (%s)",
  async (locale) => {
    const say = wordsOf(locale)
    const page = await openPage({ locale, scripts: false })
    await page.goto("/services/plumbing")
    await page.getByRole("heading", { level: 2, name: say("services:doers") }).waitFor()
    await page.locator(".provider-card", { hasText: "Vasile C." }).waitFor()
    await page.getByRole("heading", { level: 2, name: say("services:offered") }).waitFor()
    await page.getByRole("link", { name: "Schimbarea bateriei de bucătărie" }).waitFor()
    await page.getByRole("link", { name: say("services:seeDoers") }).click()
    await page.waitForURL(`${world.webUrl}/providers?category=plumbing`)
    await expect.poll(() => page.locator(".provider-card", { hasText: "Vasile C." }).count()).toBe(1)
  },
)
