// A web server that keeps pages for visitors, as the product does: one drawing for all of a language, nobody's own.
import { expect, test } from "vitest"
import { demoPeople } from "../../apps/api/src/demo/demo-people.ts"
import { withAnotherWeb } from "../world/another-web.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { newPeople, sessionCookieOf } from "../world/people.ts"
import { postTask } from "../world/task-world.ts"

withBrowser()
/** Long enough for two requests in a row on a slow machine. */
const seconds = 10
const web = withAnotherWeb({ VISITOR_PAGE_SECONDS: String(seconds) })

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(web.url + path, { headers: { accept: "text/html", ...headers } })
  return { headers: answer.headers, text: await answer.text() }
}
const nonceOf = ({ headers }: { headers: Headers }) =>
  /'nonce-(\w+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "none"

test.each(["/", "/tasks", "/services", "/providers"])(
  "%s is one page for all visitors but for nonce and request id, and asks the API once",
  async (path) => {
    const first = await open(`${path}?seen=once`)
    const { length } = web.api.calls
    const second = await open(`${path}?seen=once`, {
      "user-agent": "another one",
      "x-forwarded-for": "203.0.113.9",
    })
    expect(web.api.calls).toHaveLength(length)
    const bare = (page: Awaited<ReturnType<typeof open>>) =>
      page.text
        .replaceAll(nonceOf(page), "NONCE")
        .replaceAll(page.headers.get("x-request-id") ?? "none", "REQUEST")
    expect(nonceOf(second)).not.toBe(nonceOf(first))
    expect(bare(second)).toBe(bare(first))
    expect(bare(first)).toContain('nonce="NONCE"')
  },
)

test("a member's page is the member's own, before and after visitors have theirs", async () => {
  const [, customer] = demoPeople
  const cookie = await sessionCookieOf(customer)
  const name = customer.name.split(" ")[0] ?? ""
  const own = await open("/tasks?member=1", { cookie })
  const visitor = await open("/tasks?member=1")
  const again = await open("/tasks?member=1", { cookie })
  expect(own.text).toContain(customer.email)
  expect(again.text).toContain(customer.email)
  expect(visitor.text).not.toContain(customer.email)
  expect(visitor.text).not.toContain(`"${name}"`)
})

test("a new task is seen by visitors within the promised seconds", async () => {
  const [owner] = await newPeople(["Vera Visible"])
  if (!owner) throw new Error("nobody")
  const title = `Paint the fence of garden ${Date.now()} green`
  expect((await open("/tasks")).text).not.toContain(title)
  await postTask(owner, { title })
  const since = Date.now()
  await expect.poll(async () => (await open("/tasks")).text, { interval: 200 }).toContain(title)
  // Drawing it takes a moment too, on a slow machine a long one.
  expect(Date.now() - since).toBeLessThan(seconds * 1000 + 15_000)
})

test("a page that the API failed to fill is not kept", async () => {
  web.api.failAt("task.getList")
  const broken = await open("/tasks?q=failing")
  web.api.failAt(null)
  const whole = await open("/tasks?q=failing")
  expect(whole.text).not.toBe(broken.text)
  expect(broken.headers.has("x-incomplete-page")).toBe(false)
  expect((await open("/tasks?q=failing")).text.length).toBe(whole.text.length)
})

test("the scripts of a page that was kept run", async () => {
  await open("/tasks", { "accept-language": "en" })
  const page = await openPage()
  const faults = watchFaults(page)
  await visit(page, `${web.url}/tasks`)
  expect(faults).toEqual([])
})
