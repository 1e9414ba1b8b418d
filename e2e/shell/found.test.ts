import { expect, test } from "vitest"
import { withBrowser, world } from "../world/browser.ts"
import { get } from "../world/plain-request.ts"

withBrowser()

const hrefs = (body: string, rel: string) =>
  [...body.matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`))
    .map((tag) => /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll("&amp;", "&"))

test("a page names its own address and that of each language", async () => {
  const { body } = await get("/faq?locale=ru&from=newsletter")
  expect(hrefs(body, "canonical")).toEqual([`${world.webUrl}/faq?locale=ru`])
  expect(hrefs(body, "alternate")).toEqual(
    ["", "?locale=ru", "?locale=ro", ""].map((query) => `${world.webUrl}/faq${query}`),
  )
  const list = await get("/tasks?category=cleaning&q=windows&locale=ro")
  expect(hrefs(list.body, "canonical")).toEqual([`${world.webUrl}/tasks?category=cleaning&locale=ro`])
})

test("what is not there and what is one's own has no address to be found at", async () => {
  for (const path of ["/nowhere", "/tasks/no-such-task", "/signin"])
    expect(hrefs((await get(path)).body, "canonical")).toEqual([])
})

test("robots find the list of pages, and the list leads to pages that answer", async () => {
  const robots = await get("/robots.txt")
  const sitemap = /^Sitemap: (.+)$/m.exec(robots.body)?.[1] ?? ""
  const index = await get(new URL(sitemap).pathname)
  expect(index.headers.get("content-type")).toContain("application/xml")
  const files = [...index.body.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname)
  expect(files).toContain("/sitemaps/tasks-1.xml")
  expect(files).toContain("/sitemaps/providers-1.xml")
  for (const file of files) {
    const { body } = await get(file)
    const [first] = [...body.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url))
    if (!first) throw new Error(`${file} is empty`)
    expect((await get(first.pathname + first.search)).status, first.href).toBe(200)
  }
})

test.each([
  "/tasks/",
  "/tasks/?category=&q=&page=1",
  "//account//",
  "/tasks/create/",
  "/services/?category=",
  "/dashboard",
  "/profile/complete/",
])("from %s it is one redirect to a page", async (path) => {
  const first = await get(path)
  const location = first.headers.get("location") ?? ""
  expect([first.status >= 300 && first.status < 400, location]).toEqual([
    true,
    expect.stringMatching(/^(\/|http)/),
  ])
  const { pathname, search } = new URL(location, world.webUrl)
  expect((await get(pathname + search)).status).toBe(200)
})
