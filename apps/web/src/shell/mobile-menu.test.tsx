import { cleanup, screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { categorySlugs } from "@doable/domain/category/slugs"
import { aDoer, aPerson } from "../../test/answers/user.ts"
import { renderPage, type RenderOptions } from "../../test/render.tsx"

const dialog = () => document.querySelector("#site-menu") as HTMLDialogElement
const menu = () => within(dialog())
const hrefOf = (name: string | RegExp) => menu().getByRole("link", { name }).getAttribute("href")

async function open(options: RenderOptions = {}) {
  const shown = await renderPage("/how-it-works", options)
  await shown.user.click(screen.getByRole("button", { name: "Menu" }))
  expect(screen.getByRole("dialog", { name: "Menu" })).toBe(dialog())
  expect(dialog().open).toBe(true)
  return shown
}

test("[H07] the mobile menu links five categories, each to /services with its parameter", async () => {
  await open()
  const links = within(menu().getByRole("region", { name: "Services" })).getAllByRole("link")
  const slugs = ["development-it", "ai-services", "design-creative", "sales-marketing", "admin-support"]
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    ...slugs.map((slug) => `/services?category=${slug}`),
    "/services",
  ])
  expect(links.at(-1)?.textContent).toContain(String(categorySlugs.length))
})

test("[H09] the mobile menu of a visitor offers Log in and Get started", async () => {
  await open()
  expect([hrefOf("Log in"), hrefOf("Get started")]).toEqual(["/signin", "/signup"])
  expect(menu().queryByRole("button", { name: "Log out" })).toBeNull()
})

test("[H12, H13] the mobile menu of a member names the person and leads to profile and doer dashboard", async () => {
  const person = aPerson()
  await open({ as: person })
  const profile = menu().getByRole("link", { name: new RegExp(person.name) })
  expect(profile.getAttribute("href")).toBe("/profile")
  expect(profile.textContent).toContain(person.email)
  expect(hrefOf("Doer dashboard")).toBe("/providers/dashboard")
  expect([hrefOf("My tasks"), hrefOf("Chat")]).toEqual(["/dashboard", "/chat"])
  expect(menu().queryByRole("link", { name: "Log in" })).toBeNull()
  expect(menu().getByRole("button", { name: "Log out" })).toBeDefined()
})

test("the mobile menu leads everyone to becoming a doer, except doers", async () => {
  await open()
  expect(hrefOf("Become a doer")).toBe("/providers/create")
  cleanup()
  await open({ as: aDoer() })
  expect(menu().queryByRole("link", { name: "Become a doer" })).toBeNull()
})

test("the mobile menu closes by its cross and by going elsewhere", async () => {
  const { user, address } = await open()
  await user.click(menu().getByRole("button", { name: "Close menu" }))
  expect(dialog().open).toBe(false)
  await user.click(screen.getByRole("button", { name: "Menu" }))
  await user.click(menu().getByRole("link", { name: "Log in" }))
  expect(address()).toBe("/signin")
  expect(dialog().open).toBe(false)
})
