import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { emptyHome } from "../../../test/answers/home.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { renderPage, type Rendered } from "../../../test/render.tsx"
import { writeInto } from "../../../test/write-into.ts"
import { ofCharacters } from "../../../test/of-characters.ts"

const email = "ana@example.com"
const password = "a green door in May"

async function fill(page: Rendered, fields: { name?: string; email?: string; password?: string }) {
  for (const field of ["name", "email", "password"] as const) {
    const text = fields[field]
    if (text !== undefined) await writeInto(page, page.t(`signup:${field}`), text)
  }
}

const send = ({ user, t }: Rendered) => user.click(screen.getByRole("button", { name: t("signup:submit") }))
const rules = () => within(screen.getByRole("main")).getAllByRole("listitem")
const states = () => rules().map((rule) => rule.dataset["state"])
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

test("the rules of the password are there from the start, describe the field and say how each stands", async () => {
  const page = await renderPage("/signup")
  const { user, t } = page
  const field = screen.getByLabelText(t("signup:password"))
  expect(states()).toEqual(["open", "open", "open"])
  expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(rules()[0]?.parentElement?.id)

  await fill(page, { name: "Mihai Ceban", email })
  await user.type(field, "mihai24")
  expect(states()).toEqual(["open", "open", "kept"])
  expect(rules()[0]?.textContent).toBe(t("signup:rules.lengthNow", { now: 7, ...ofCharacters(t, 8) }))
  await send(page)
  expect(states()).toEqual(["broken", "broken", "kept"])
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(document.activeElement).toBe(field)
  expect(page.api.authCalls("/sign-up/email")).toEqual([])

  await fill(page, { password })
  expect(states()).toEqual(["kept", "kept", "kept"])
})

test("what is wrong is said at its field, the first one gets the cursor, and nothing is sent", async () => {
  const page = await renderPage("/signup", { locale: "ro" })
  const { api, t } = page
  const fieldSays = (name: "name" | "email", description: string) => {
    const field = screen.getByRole("textbox", { name: t(`signup:${name}`), description })
    expect(field.getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(field)
  }
  await send(page)
  fieldSays("email", t("signup:emailRequired"))
  expect(screen.getByText(t("signup:passwordRequired"))).toBeDefined()
  await fill(page, { name: "n".repeat(101), email, password })
  await send(page)
  fieldSays("name", t("signup:nameTooLong", ofCharacters(t, 100)))
  expect(screen.queryByText(t("signup:passwordRequired"))).toBeNull()
  expect(api.authCalls("/sign-up/email")).toEqual([])
})

test("a mistyped host is offered right beside its problem, and a press takes it", async () => {
  const page = await renderPage("/signup")
  const { user, t } = page
  await fill(page, { name: "Ana", email: "ana@gmial", password })
  await send(page)
  const told = () => screen.queryByText(t("signup:emailInvalid"), { exact: false })
  expect(told()).not.toBeNull()
  await user.click(screen.getByRole("button", { name: "ana@gmail.com?" }))
  expect(value(t("signup:email"))).toBe("ana@gmail.com")
  expect(document.activeElement).toBe(screen.getByLabelText(t("signup:email")))
  expect(told()).toBeNull()
  expect(value(t("signup:name"))).toBe("Ana")
})

test("a server that is away costs nothing that was typed; then the account is made, by Enter", async () => {
  let answer: () => unknown = () => {
    throw new TypeError("Failed to fetch")
  }
  const page = await renderPage("/signup?redirect=/tasks/create", {
    locale: "ru",
    auth: { "/sign-up/email": () => answer() },
  })
  const { user, api, t, address } = page
  expect(screen.getByText(t("signup:toPost"))).toBeDefined()
  await fill(page, { name: " Ana ", email: ` ${email} `, password })
  await send(page)
  expect((await screen.findByRole("alert")).textContent).toBe(t("signup:failed"))
  expect(value(t("signup:password"))).toBe(password)

  const held = Promise.withResolvers<unknown>()
  answer = () => held.promise
  await user.type(screen.getByLabelText(t("signup:password")), "{Enter}")
  const button = screen.getByRole("button", { name: t("signup:submit") })
  expect(button.getAttribute("aria-busy")).toBe("true")
  await user.click(button)
  held.resolve({ user: { id: "sign-up-1" } })
  await screen.findByRole("heading", { level: 1, name: t("verify:sent.title") })
  expect(screen.getByText(email)).toBeDefined()
  expect(address()).toBe("/signup-success?redirect=%2Ftasks%2Fcreate")
  expect(api.authCalls("/sign-up/email").at(-1)).toEqual({
    name: "Ana",
    email,
    password,
    locale: "ru",
    callbackURL: "/tasks/create",
  })
  expect(api.authCalls("/sign-up/email")).toHaveLength(2)
})

test("a password that only the API knows as common is marked at its rule", async () => {
  const refused = {
    code: "invalid_input",
    fields: [{ path: "password", code: "password_common" }],
  }
  const page = await renderPage("/signup", {
    auth: { "/sign-up/email": () => Response.json(refused, { status: 400 }) },
  })
  await fill(page, { email, password: "voxstrange" })
  await send(page)
  await waitFor(() => expect(states()).toEqual(["kept", "kept", "broken"]))
  await fill(page, { password })
  expect(states()).toEqual(["kept", "kept", "kept"])
})

test("too many tries from a network say how long to wait", async () => {
  const page = await renderPage("/signup", {
    auth: { "/sign-up/email": () => Response.json({ retryAfterSec: 90 }, { status: 429 }) },
  })
  await fill(page, { email, password })
  await send(page)
  expect((await screen.findByRole("alert")).textContent).toBe(page.t("signup:tooMany", { count: 2 }))
})

test.each(["https://evil.example", "//evil.example", "/\\evil.example"])(
  "the wish to go to %s is forgotten on the way",
  async (redirect) => {
    const page = await renderPage(`/signup?redirect=${encodeURIComponent(redirect)}`, {
      auth: { "/sign-up/email": () => ({}) },
    })
    await fill(page, { email, password })
    await send(page)
    await screen.findByRole("heading", { level: 1, name: page.t("verify:sent.title") })
    expect(page.address()).toBe("/signup-success")
    expect(page.api.authCalls("/sign-up/email")[0]).not.toHaveProperty("callbackURL")
    const logIn = within(screen.getByRole("main")).getByRole("link", { name: page.t("verify:logIn") })
    expect(logIn.getAttribute("href")).toBe("/signin")
  },
)

test.each(["/signup", "/signin", "/signup-success"])(
  "[G03] someone who is signed in and opens %s lands on the home page",
  async (path) => {
    const { address } = await renderPage(path, { as: aPerson(), api: emptyHome })
    expect(address()).toBe("/")
  },
)

test.each(["en", "ru", "ro"] as const)("in %s: someone new may come with a provider", async (locale) => {
  const leave = vi.spyOn(window.location, "assign").mockImplementation(() => {})
  let answer: unknown = Response.json({ code: "too_many_tries" }, { status: 429 })
  const auth = { "/sign-in/social": () => answer }
  const { t, user, api } = await renderPage("/signup?redirect=/tasks&ref=abcdefgh22", { locale, auth })
  await user.click(screen.getByRole("button", { name: "MPass" }))
  expect(await screen.findByText(t("signup:providerFailed"))).toBeDefined()
  answer = { url: "https://provider.example/" }
  await user.click(screen.getByRole("button", { name: "MPass" }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith("https://provider.example/"))
  expect(api.authCalls("/sign-in/social")).toHaveLength(2)
  expect(api.authCalls("/sign-in/social")).toContainEqual({
    provider: "openid",
    callbackURL: "/tasks",
    invitedBy: "abcdefgh22",
  })
})

test("the code of an invitation stays while its reader looks around in the tab before signing up", async () => {
  const page = await renderPage("/signup?ref=abcdefgh22")
  page.unmount()
  const later = await renderPage("/signup", { auth: { "/sign-up/email": () => ({}) } })
  await screen.findByText(later.t("signup:invited"))
  await fill(later, { email, password })
  await send(later)
  await waitFor(() =>
    expect(later.api.authCalls("/sign-up/email")).toEqual([
      expect.objectContaining({ email, invitedBy: "abcdefgh22" }),
    ]),
  )
})
