import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser, world } from "../world/browser.ts"

withBrowser()

test("[E01] an address that leads nowhere shows 404, Page Not Found, Go Home and Go Back", async () => {
  const page = await openPage()
  await page.goto("/tasks")
  const answer = await page.goto("/nowhere/at/all")
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await expect.poll(() => page.getByRole("main").getByText("404", { exact: true }).isVisible()).toBe(true)
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Page Not Found")
  await expect.poll(() => page.title()).toBe("Page Not Found · Doable")
  await page.getByRole("button", { name: "Go Back" }).click()
  await page.waitForURL(`${world.webUrl}/tasks`)
  await page.goForward()
  await page.getByRole("link", { name: "Go Home" }).click()
  await page.waitForURL(`${world.webUrl}/`)
})

test("[E06] /404 shows the not-found page", async () => {
  const page = await openPage({ scripts: false })
  const answer = await page.goto("/404")
  expect(answer?.status()).toBe(404)
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Page Not Found")
})

describe("a page that fails while one goes there", () => {
  test("[E03, E04] shows the error page, whose view can be opened and closed, and Try Again reloads", async () => {
    const page = await failedPage()
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).textContent())
      .toBe("Something went wrong!")
    const details = page.getByText(/^Request: /)
    await expect.poll(() => details.isVisible()).toBe(false)
    await page.getByRole("button", { name: "Show Error" }).click()
    await expect.poll(() => details.isVisible()).toBe(true)
    await page.getByRole("button", { name: "Hide Error" }).click()
    await expect.poll(() => details.isVisible()).toBe(false)

    await page.unroute("**/_serverFn/**")
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Try Again" }).click()])
    await page.getByRole("heading", { level: 1, name: "How it works" }).waitFor()
    await expect.poll(() => page.url()).toBe(`${world.webUrl}/how-it-works`)
  })

  test("[E03] offers the way back", async () => {
    const page = await failedPage()
    await page.unroute("**/_serverFn/**")
    await page.getByRole("button", { name: "Go Back" }).click()
    await page.waitForURL(`${world.webUrl}/tasks`)
    await page
      .getByRole("heading", { level: 1, name: "Something went wrong!" })
      .waitFor({ state: "detached" })
    await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1)
  })

  test("[E03] offers the way home", async () => {
    const page = await failedPage()
    await page.unroute("**/_serverFn/**")
    await page.getByRole("main").getByRole("link", { name: "Home" }).click()
    await page.getByRole("heading", { level: 1, name: "What needs doing?" }).waitFor()
    await expect.poll(() => page.url()).toBe(`${world.webUrl}/`)
  })
})

describe("[T04] a failed server function throws", () => {
  test("the JSON that the server answered, decoded", async () => {
    const body = JSON.stringify({ data: { requestId: "the-request-of-the-fault", httpStatus: 503 } })
    const page = await failedPage({ status: 503, contentType: "application/json", body })
    await page.getByRole("button", { name: "Show Error" }).click()
    const details = await page.locator("main pre").textContent()
    expect(details).toBe("HTTP error! status: 503\nRequest: the-request-of-the-fault")
  })

  test("an error with the text that the server answered", async () => {
    const body = "the gateway is tired"
    const page = await failedPage({ status: 502, contentType: "text/plain", body })
    await expect.poll(() => thrownIn(page)).toContain(body)
  })
})

test("[E05] a page whose code does not load reloads once and only once, then shows the error page", async () => {
  const page = await openPage()
  let documents = 0
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents += 1
  })
  await page.goto("/tasks")
  await hydrated(page)
  await page.route(/\/assets\/how-it-works-[^/]+\.js/, (route) => route.abort())
  documents = 0
  await page.getByRole("banner").getByRole("link", { name: "How it works" }).click()
  await page.getByRole("heading", { level: 1, name: "Something went wrong!" }).waitFor()
  expect(documents).toBe(1)
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/how-it-works`)

  await page.unroute(/\/assets\/how-it-works-[^/]+\.js/)
  await page.getByRole("button", { name: "Try Again" }).click()
  await page.getByRole("heading", { level: 1, name: "How it works" }).waitFor()
})

interface Answer {
  status: number
  contentType: string
  body: string
}

const thrown = new WeakMap<Page, string[]>()
const thrownIn = (page: Page) => (thrown.get(page) ?? []).join("\n")

/** Goes from one page to another whose words do not come: cut off, or answered as given. */
async function failedPage(answer?: Answer): Promise<Page> {
  const page = await openPage()
  const messages: string[] = []
  thrown.set(page, messages)
  page.on("console", (message) => messages.push(message.text()))
  page.on("pageerror", (error) => messages.push(error.message))
  await page.goto("/tasks")
  await hydrated(page)
  await page.route("**/_serverFn/**", (route) => (answer ? route.fulfill(answer) : route.abort()))
  await page.getByRole("banner").getByRole("link", { name: "How it works" }).click()
  await page.getByRole("heading", { level: 1, name: "Something went wrong!" }).waitFor()
  return page
}
