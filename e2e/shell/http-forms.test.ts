// Forms without scripts, as a browser sends them: to their own page, from their own page.
import { expect, test } from "vitest"
import { linkTo, newPerson } from "../world/account-world.ts"
import { world } from "../world/browser.ts"
import { get } from "../world/plain-request.ts"
import { wordsOf } from "../world/words.ts"

const say = wordsOf("ro")

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(world.webUrl + path, {
    method: "POST",
    headers: { accept: "text/html", "accept-language": "ro", origin: world.webUrl, ...headers },
    body: new URLSearchParams(fields),
    redirect: "manual",
  })
  const cookies = answer.headers.getSetCookie()
  const cookie = (name: string) => cookies.find((line) => line.startsWith(`${name}=`))?.split(";")[0]
  const html = await answer.text()
  // The page alone: its dictionaries come after it, with every sentence it could say.
  const body = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ""
  return { status: answer.status, to: answer.headers.get("location"), cookie, html, body }
}

const message = {
  topic: "help",
  name: "Ana",
  email: "ana@example.com",
  text: "Nu pot deschide <b>profilul</b> meu.",
}

test("a message arrives, or says at its fields what is wrong and keeps the text", async () => {
  const wrong = await post("/contact", { ...message, email: "ana@" })
  expect(wrong.status).toBe(200)
  expect(wrong.body).toContain(say("contact:form.emailInvalid"))
  expect(wrong.body).toContain("Nu pot deschide &lt;b&gt;profilul&lt;/b&gt; meu.")
  expect(wrong.body).not.toContain(say("contact:sent.title"))
  const sent = await post("/contact", message)
  expect(sent.body).toContain(say("contact:sent.title"))
  expect(sent.body).toMatch(/ana@example\.com/)
})

test("a login leads where one wanted to go; a wrong one keeps the email and never the password", async () => {
  const { email, password } = await newPerson("Ana Plain")
  const empty = await post("/signin", { email: "", password: "" })
  expect(empty.body).toContain(say("signin:emailRequired"))
  expect(empty.body).toContain(say("signin:passwordRequired"))
  const wrong = await post("/signin?redirect=/profile", { email, password: "wrong-secret-17" })
  expect(wrong.body).toContain(say("signin:wrong"))
  expect(wrong.body).toContain(`value="${email}"`)
  expect(wrong.html).not.toContain("wrong-secret-17")
  expect(wrong.cookie("doable.session")).toBeUndefined()
  const right = await post("/signin?redirect=/profile", { email, password, remember: "on" })
  expect([right.status, right.to]).toEqual([303, "/profile"])
  const cookie = right.cookie("doable.session") ?? ""
  expect((await get("/profile", { cookie })).body).toContain("Ana Plain")
  expect((await post("/signin?redirect=//evil.example", { email, password })).to).toBe("/")
  // Someone who is logged in already is led away, and the form isn't sent there.
  expect((await post("/signin", { email: "", password: "" }, { cookie })).status).toBe(303)
})

test("a sign-up is made, confirmed and logged in; a weak password is explained and doesn't come back", async () => {
  const email = `plain-${crypto.randomUUID()}@example.com`
  const weak = await post("/signup", { name: "Vera", email, password: "qwerty" })
  expect(weak.body).toMatch(/data-state="broken"/)
  expect(weak.body).toContain(`value="${email}"`)
  expect(weak.html).not.toContain("qwerty")
  const made = await post("/signup?redirect=/tasks/create", {
    name: "Vera",
    email,
    password: "a green door in May",
  })
  expect([made.status, made.to]).toEqual([303, "/signup-success?redirect=%2Ftasks%2Fcreate"])
  const { pathname, search } = new URL(await linkTo(email, /\/verify-email\?token=/))
  const confirmed = await post(
    pathname + search,
    {},
    {
      cookie: made.cookie("doable.sign_up") ?? "",
      // Pages with a secret in their address hide it, and then the browser names no origin.
      origin: "null",
      "sec-fetch-site": "same-origin",
    },
  )
  expect([confirmed.status, confirmed.to]).toEqual([303, "/tasks/create"])
  expect(confirmed.cookie("doable.session")).toBeDefined()
  expect((await post(pathname + search, {})).body).toContain(say("verify:used.title"))
})

test("a forgotten password is replaced by the emailed link", async () => {
  const { email } = await newPerson("Ion Plain")
  expect((await post("/forgot-password", { email: "ion" })).body).toContain(say("reset:emailInvalid"))
  expect((await post("/forgot-password", { email })).body).toContain(say("reset:sent.title"))
  const { pathname, search } = new URL(await linkTo(email, /\/auth\/reset-password\?token=/))
  const weak = await post(pathname + search, { password: "12345" })
  expect(weak.body).toMatch(/data-state="broken"/)
  const password = "a blue window in June"
  expect((await post(pathname + search, { password })).body).toContain(say("reset:done.title"))
  expect((await post("/signin", { email, password })).to).toBe("/")
})

test("a search is saved from its list with the words it excludes, or says why it isn't", async () => {
  const { email, password } = await newPerson()
  const cookie = (await post("/signin", { email, password })).cookie("doable.session") ?? ""
  const page = async (path: string) => {
    const { body } = await get(path, { cookie, "accept-language": "ro" })
    return /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ""
  }
  const plainForm = async (path: string) => {
    const value = /action="\/save-search"[^>]*><input type="hidden" name="search" value="([^"]*)"/.exec(
      await page(path),
    )
    return value?.[1]?.replaceAll("&quot;", '"')
  }
  const list = "/tasks?q=robinet&without=vechi"
  const saved = await post("/save-search", { search: (await plainForm(list)) ?? "" }, { cookie })
  expect([saved.status, saved.to]).toEqual([303, "/account?section=searches&saving=saved"])
  const searches = await page("/account?section=searches&saving=saved")
  expect(searches).toContain("vechi")
  expect(searches).toContain(say("alerts:save.done"))
  expect(await plainForm(list)).toBeUndefined()
  const long = (await plainForm("/tasks?q=unu+doi+trei+patru+cinci+sase")) ?? ""
  const refused = await post("/save-search", { search: long }, { cookie })
  expect(refused.to).toBe("/account?section=searches&saving=saved_search_many_words")
  expect(await page(refused.to ?? "")).toContain(say("refusal:saved_search_many_words"))
})

test("the theme is chosen with a cookie and leads back to the page", async () => {
  const chosen = await post("/theme", { theme: "dark" }, { referer: `${world.webUrl}/tasks?page=2` })
  expect([chosen.status, chosen.to, chosen.cookie("theme")]).toEqual([303, "/tasks?page=2", "theme=dark"])
  expect((await get("/how-it-works", { cookie: "theme=dark" })).body).toMatch(/<html[^>]*data-theme="dark"/)
  expect((await get("/how-it-works")).body).not.toMatch(/<html[^>]*data-theme/)
  expect((await get("/how-it-works")).body).toMatch(/<noscript><form[^>]*action="\/theme"/)
  const hostile = await post("/theme", { theme: "pink" }, { referer: "https://evil.example/tasks" })
  expect([hostile.to, hostile.cookie("theme")]).toEqual(["/", undefined])
})

test("what another site sends does nothing, and too long a form is not read", async () => {
  const { email, password } = await newPerson()
  const foreign = await post("/signin", { email, password }, { origin: "https://evil.example" })
  expect([foreign.status, foreign.to, foreign.cookie("doable.session")]).toEqual([303, "/signin", undefined])
  expect((await post("/contact", { ...message, text: "a".repeat(70_000) })).status).toBe(413)
  const sent = encodeURIComponent(
    JSON.stringify({ values: {}, result: { sent: { ticketNo: "X-1", email: "a@b.md" } } }),
  )
  expect((await get("/contact", { "x-doable-posted-form": sent })).body).not.toContain("X-1")
})
