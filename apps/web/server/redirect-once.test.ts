import { expect, test } from "vitest"
import { redirectOnce } from "./redirect-once.ts"

const origin = "http://localhost:3000"

/** A server that knows these redirects and answers everything else. */
function serverWith(redirects: Record<string, string>) {
  const asked: string[] = []
  const draw = redirectOnce(async (request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname + search)
    const to = redirects[pathname + search]
    return to ? new Response(null, { status: 307, headers: { location: to } }) : new Response("a page")
  })
  const leadsTo = async (path: string) => {
    const answer = await draw(new Request(origin + path))
    return answer.headers.get("location") ?? (await answer.text())
  }
  return { asked, leadsTo }
}

const account = {
  "//account//": "/account/",
  "/account/": "/account",
  "/account": "/signin?redirect=%2Faccount",
}

test("an untidy address leads at once to where its tidy form leads", async () => {
  expect(await serverWith(account).leadsTo("//account//")).toBe("/signin?redirect=%2Faccount")
  const list = { "/tasks/?q=": "/tasks?q=", "/tasks?q=": `${origin}/tasks` }
  expect(await serverWith(list).leadsTo("/tasks/?q=")).toBe("/tasks")
  expect(await serverWith({ "/faq/": "/faq" }).leadsTo("/faq/")).toBe("/faq")
})

test("a redirect within the site names no host, and one to another site keeps it", async () => {
  const redirects = {
    "//tasks": `${origin}/tasks`,
    "/double": `${origin}//tasks#top`,
    "/away": "https://example.com/tasks",
  }
  const { leadsTo } = serverWith(redirects)
  expect(await leadsTo("//tasks")).toBe("/tasks")
  expect(await leadsTo("/double")).toBe("/tasks#top")
  expect(await leadsTo("/away")).toBe("https://example.com/tasks")
})

test("a page is drawn once, and a redirect to another page is not followed", async () => {
  const { asked, leadsTo } = serverWith(account)
  expect(await leadsTo("/faq")).toBe("a page")
  await leadsTo("/account")
  expect(asked).toEqual(["/faq", "/account"])
})

test("redirects in a circle come to an end", async () => {
  const { asked, leadsTo } = serverWith({ "/a": "/a/", "/a/": "/a" })
  expect(await leadsTo("/a")).toMatch(/^\/a/)
  expect(asked.length).toBeLessThan(8)
})
