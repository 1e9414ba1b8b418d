import { expect, test } from "vitest"
import { hydrated } from "./browser-ready.ts"
import { openPage, withBrowser, world } from "./browser.ts"
import { get } from "./plain-request.ts"

withBrowser()

test("[R06] all services are drawn on the server, in the language of the visitor", async () => {
  const russian = await get("/services?locale=ru")
  expect(russian.status).toBe(200)
  for (const name of ["Ремонт дома", "Уборка", "Офис и документы", "Услуги ИИ"]) {
    expect(russian.body).toContain(name)
  }
  const page = await openPage({ locale: "ro" })
  await page.goto("/services")
  expect(await page.getByRole("link", { name: /Reparații la domiciliu/ }).count()).toBe(1)
  expect(await page.locator("main a[data-cat]").count()).toBe(15)
})

test("the address opens a branch, by its own name or that of a leaf, and its leaves lead to their pages", async () => {
  const page = await openPage()
  await page.goto("/services?category=plumbing")
  await page.getByRole("heading", { level: 2, name: "Home repair" }).first().waitFor()
  await page.getByRole("link", { name: /^Plumbing/ }).click()
  await page.waitForURL(`${world.webUrl}/services/plumbing`)
  await page.getByRole("heading", { level: 1, name: "Plumbing" }).waitFor()
  expect(await page.title()).toBe("Plumbing · Doable")
  const create = page.getByRole("main").getByRole("link", { name: "Create a task" })
  expect(await create.getAttribute("href")).toBe("/tasks/create?category=plumbing")
})

test("a category that nobody knows opens none", async () => {
  const { status, body } = await get("/services?category=no-such")
  expect(status).toBe(200)
  expect(body).not.toContain("Show all services")
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
  expect(await create.getAttribute("href")).toBe("/tasks/create?text=xyzzy")
})

test("the search works without scripts", async () => {
  const page = await openPage({ scripts: false })
  await page.goto("/services")
  await page.getByRole("searchbox").fill("santehnik")
  await page.getByRole("button", { name: "Search" }).click()
  await page.waitForURL(`${world.webUrl}/services?q=santehnik`)
  expect(await page.getByRole("link", { name: /Plumbing/ }).count()).toBe(1)
})

test("[R06] the page of a category is found by slug and by id, names who may offer, and 404s what is not there", async () => {
  const { body } = await get("/services/electrical?locale=ru")
  expect(body).toContain("Электрика")
  expect(body).toContain("чьи документы проверены")
  const answer = await fetch(
    `${world.apiUrl}/trpc/category.getById?input=${encodeURIComponent('{"id":"electrical"}')}`,
  )
  const { result } = (await answer.json()) as { result: { data: { id: string } } }
  const byId = await get(`/services/${result.data.id}`)
  expect([byId.status, byId.headers.get("location")]).toEqual([307, "/services/electrical"])
  expect((await get("/services/no-such-category")).status).toBe(404)
})
