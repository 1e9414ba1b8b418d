import { act, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { aDoer, anAdmin, aPerson } from "../../test/answers/user.ts"
import { bareHome } from "../../test/answers/home.ts"
import { renderPage } from "../../test/render.tsx"

const banner = () => within(screen.getByRole("banner"))
const hrefOf = (link: Element) => link.getAttribute("href")

test("[H01] the top bar leads to doers, tasks, how it works, services and a new task", async () => {
  await renderPage("/how-it-works")
  const bar = within(banner().getAllByRole("navigation", { name: "Main navigation" })[0] as HTMLElement)
  const links = bar.getAllByRole("link")
  expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ["Find a doer", "/providers"],
    ["Browse tasks", "/tasks"],
    ["How it works", "/how-it-works"],
    ["Services", "/services"],
  ])
  expect(bar.getByRole("link", { current: "page" }).textContent).toBe("How it works")
  expect(hrefOf(banner().getByRole("link", { name: "Create a task" }))).toBe("/tasks/create")
})

test("[H09] visitors see Log in and Get started", async () => {
  await renderPage("/how-it-works")
  expect(hrefOf(banner().getByRole("link", { name: "Log in" }))).toBe("/signin")
  expect(hrefOf(banner().getByRole("link", { name: "Get started" }))).toBe("/signup")
  expect(banner().queryByRole("button", { name: /^Account menu for/ })).toBeNull()
})

test("[I01] every language is offered under its own name, the present one marked", async () => {
  for (const locale of ["en", "ru", "ro"] as const) {
    const { unmount } = await renderPage("/how-it-works?q=1", { locale })
    const links = [...screen.getByRole("contentinfo").querySelectorAll("a[hreflang]")]
    expect(links.map(({ textContent }) => textContent)).toEqual(["English", "Русский", "Română"])
    expect(links.map(hrefOf)).toEqual(["en", "ru", "ro"].map((one) => `/how-it-works?q=1&locale=${one}`))
    const current = links.filter((link) => link.hasAttribute("aria-current"))
    expect(current.map((link) => link.getAttribute("hreflang"))).toEqual([locale])
    unmount()
  }
})

test("the skip link leads to the main part", async () => {
  const { user } = await renderPage("/how-it-works")
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Skip to content" }))
  expect(screen.getByRole("main").id).toBe(hrefOf(document.activeElement as Element)?.slice(1))
  expect(screen.getByRole("main").tabIndex).toBe(-1)
})

test.each([
  ["a visitor", undefined, true],
  ["a client", aPerson(), true],
  ["a doer", aDoer(), false],
])("at the foot %s is invited to become a doer: %s", async (_, as, isInvited) => {
  const { t } = await renderPage("/how-it-works", as ? { as } : {})
  const invitation = within(screen.getByRole("contentinfo")).queryByRole("link", {
    name: t("shell:becomeDoer"),
  })
  expect(invitation !== null).toBe(isInvited)
})

test("visitors find in the header how to become a doer", async () => {
  const { unmount } = await renderPage("/how-it-works")
  const bar = banner().getAllByRole("link", { name: "Become a doer" })
  expect(bar.map(hrefOf)).toContain("/providers/create")
  unmount()
  const doer = aDoer()
  await renderPage("/how-it-works", { as: doer })
  expect(banner().queryByRole("link", { name: "Become a doer" })).toBeNull()
  expect(banner().getAllByRole("link", { name: "Doer dashboard" }).map(hrefOf)).toContain(
    "/providers/dashboard",
  )
})

test("who is logged in finds their tasks and messages in the header", async () => {
  await renderPage("/how-it-works", { as: aPerson() })
  expect(hrefOf(banner().getAllByRole("link", { name: "My tasks" })[0] as Element)).toBe("/dashboard")
  expect(hrefOf(banner().getAllByRole("link", { name: "Chat" })[0] as Element)).toBe("/chat")
})

describe("the account menu", () => {
  const person = aPerson()
  const menu = () => within(banner().getByRole("group", { name: `Account menu for ${person.name}` }))

  test("[H13] names the person and leads to profile, billing and settings", async () => {
    await renderPage("/how-it-works", { as: person })
    const links = menu().getAllByRole("link")
    expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
      ["My tasks", "/dashboard"],
      ["Become a doer", "/providers/create"],
      ["Chat", "/chat"],
      ["Saved searches", "/account?section=searches"],
      ["Profile", "/profile"],
      ["Billing", "/account?section=billing"],
      ["Settings", "/account?section=settings"],
    ])
    expect(menu().getByText(person.email)).toBeDefined()
  })

  test("leads administrators to their pages, and nobody else", async () => {
    const admin = anAdmin()
    await renderPage("/how-it-works", { as: admin })
    const own = within(banner().getByRole("group", { name: `Account menu for ${admin.name}` }))
    expect(hrefOf(own.getByRole("link", { name: "Admin" }))).toBe("/admin")
  })

  test("is entered and walked by arrow keys", async () => {
    const { user } = await renderPage("/how-it-works")
    const button = banner().getByRole("button", { name: /^EN: / })
    const panel = banner().getByRole("group", { name: /^EN: / })
    act(() => button.focus())
    for (const [key, name] of [
      ["ArrowDown", "English"],
      ["ArrowDown", "Русский"],
      ["ArrowDown", "Română"],
      ["ArrowDown", "English"],
      ["ArrowUp", "Română"],
      ["Home", "English"],
      ["End", "Română"],
    ] as const) {
      await user.keyboard(`{${key}}`)
      expect(document.activeElement?.textContent).toBe(name)
    }
    expect(panel.dataset).toHaveProperty("popoverOpen")
  })

  test("[H15] logging out asks “Are you sure want to exit?”; no keeps, yes ends the session", async () => {
    const { user, api, address } = await renderPage("/how-it-works", {
      as: person,
      api: bareHome,
      auth: { "/sign-out": () => ({ success: true }) },
    })
    const logOut = menu().getByRole("button", { name: "Log out" })
    const answer = async (name: string) => {
      await user.click(logOut)
      const question = await screen.findByRole("alertdialog", { name: "Are you sure want to exit?" })
      await user.click(within(question).getByRole("button", { name }))
    }
    await answer("Cancel")
    expect(api.authCalls("/sign-out")).toEqual([])
    await answer("Log out")
    await waitFor(() => expect(address()).toBe("/"))
    expect(api.authCalls("/sign-out")).toHaveLength(1)
    expect(banner().getByRole("link", { name: "Log in" })).toBeDefined()
  })

  test("logging out that fails says so and keeps the person", async () => {
    const { user, t, address } = await renderPage("/how-it-works", {
      as: person,
      auth: { "/sign-out": () => new Response(null, { status: 500 }) },
    })
    await user.click(menu().getByRole("button", { name: "Log out" }))
    const question = await screen.findByRole("alertdialog")
    await user.click(within(question).getByRole("button", { name: "Log out" }))
    expect(await screen.findByText(t("shell:logOutFailed"))).toBeDefined()
    expect([address(), menu().getByText(person.email) !== null]).toEqual(["/how-it-works", true])
  })
})
