// Pages as search engines and old links find them: over HTTP, without a browser.
import { expect, test } from "vitest"
import { locales } from "../../packages/domain/src/locale.ts"
import { world } from "../world/browser.ts"
import { get } from "../world/plain-request.ts"
import { wordsOf } from "../world/words.ts"

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

test("search engines keep the list of tasks and its categories, and no other way to cut it", async () => {
  const robots = async (path: string) =>
    /<meta name="robots" content="([^"]*)"/.exec((await get(path)).body)?.[1]
  expect(await robots("/tasks")).toBe("index, follow")
  expect(await robots("/tasks?category=cleaning")).toBe("index, follow")
  expect(await robots("/tasks?q=sofa")).toBe("noindex, follow")
  expect(await robots("/tasks?page=2")).toBe("noindex, follow")
})

test.each([
  ["no such address", "nonsense", 404],
  ["no such task", "00000000-0000-4000-8000-000000000000", 404],
  ["somebody's draft", () => world.taskIds["draft"], 404],
  ["a closed task", () => world.taskIds["cancelled"], 410],
  ["one whose time ran out", () => world.taskIds["expired"], 410],
] as const)("strangers and search engines are told of %s", async (_, id, status) => {
  const say = wordsOf("en")
  const answer = await get(`/tasks/${typeof id === "string" ? id : id()}`)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatch(/<meta name="robots" content="noindex"/)
  expect(answer.body).toContain(say(status === 410 ? "taskPage:gone.title" : "common:notFound.title"))
})

test.each(locales)(
  "[R06] all services are drawn on the server, and so is one of them (%s)",
  async (locale) => {
    const say = wordsOf(locale)
    const { body } = await get(`/services?locale=${locale}`)
    const [, main = ""] = /<main(.*)<\/main>/s.exec(body) ?? []
    const papers = main.match(/<a [^>]*data-cat=/g) ?? []
    expect(papers).toHaveLength(15)
    for (const name of [say("category:home-repair"), say("category:ai-services")])
      expect(body).toContain(name)
    const one = await get(`/services/electrical?locale=${locale}`)
    expect(one.status).toBe(200)
    expect(one.body).toContain(say("services:verifiedOnlyText"))
    expect(one.body).toContain('href="/providers?category=electrical"')
  },
)

test("[R06] a category is found by its id too, and what is not there is not found", async () => {
  const input = encodeURIComponent('{"id":"electrical"}')
  const answer = await fetch(`${world.apiUrl}/trpc/category.getById?input=${input}`)
  const { result } = (await answer.json()) as { result: { data: { id: string } } }
  const byId = await get(`/services/${result.data.id}`)
  expect([byId.status, byId.headers.get("location")]).toEqual([307, "/services/electrical"])
  expect((await get("/services/no-such-category")).status).toBe(404)
})

test("[R07] the pages around doers are there; those about one's own work ask who one is", async () => {
  const open = ["", "/discover", "/create", "/applications", `/${world.providerId}`]
  const answers = await Promise.all(open.map((page) => get(`/providers${page}`)))
  expect(answers.map(({ status }) => status)).toEqual(open.map(() => 200))
  for (const own of ["manage", "dashboard"]) {
    const { headers } = await get(`/providers/${own}`)
    expect(headers.get("location")).toContain(`/signin?redirect=%2Fproviders%2F${own}`)
  }
})

const pages = [
  "terms",
  "privacy",
  "how-it-works",
  "help",
  "faq",
  "contact",
  "chat",
  "changelog",
  "about",
  "themes",
]

test.each(pages)("[R10] /%s answers, with a heading of its own in every language", async (name) => {
  const headings = await Promise.all(
    locales.map(async (locale) => {
      const { status, body } = await get(`/${name}?locale=${locale}`)
      expect(status).toBe(200)
      return /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, "")
    }),
  )
  expect(new Set(headings).size).toBe(locales.length)
})
