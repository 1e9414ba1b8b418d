import { expect, test } from "vitest"
import { robotsText } from "./robots.ts"
import { sitemaps } from "./sitemaps.ts"

const xml = {
  "content-type": "application/xml",
  "cache-control": "public, max-age=3600",
  "set-cookie": "a=b",
}
const page = new Request("http://localhost:3000/sitemaps/tasks-1.xml?x=1", { headers: { cookie: "secret" } })

test("a sitemap comes from the API, with nothing of the visitor and nothing of the API's own", async () => {
  const asked: unknown[][] = []
  const ask = async (...call: unknown[]) => {
    asked.push(call)
    return new Response("<urlset/>", { headers: xml })
  }
  const answer = await sitemaps("http://api", ask as typeof fetch)(page)
  expect(asked).toEqual([["http://api/sitemaps/tasks-1.xml"]])
  expect(await answer.text()).toBe("<urlset/>")
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600")
  expect(answer.headers.has("set-cookie")).toBe(false)
})

test("what the API does not have is not found, and without the API it is to be asked for later", async () => {
  const missing = async () => new Response(null, { status: 404 })
  expect((await sitemaps("http://api", missing as typeof fetch)(page)).status).toBe(404)
  const away = () => Promise.reject(new Error("away"))
  expect((await sitemaps("http://api", away as typeof fetch)(page)).status).toBe(503)
})

test("robots are told where nothing is to be found, and where the list of pages is", () => {
  const text = robotsText("https://doable.example")
  expect(text).toContain("Disallow: /admin\n")
  expect(text).toContain("\nSitemap: https://doable.example/sitemap.xml\n")
})
