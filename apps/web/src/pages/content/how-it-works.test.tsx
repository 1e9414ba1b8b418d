import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderPage } from "../../../test/render.tsx"

test("clients and doers each have a side with an address of its own", async () => {
  const { t, user, address } = await renderPage("/how-it-works")
  const tabs = within(screen.getByRole("navigation", { name: t("how:tabs") }))
  const here = () => tabs.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent)
  screen.getByRole("heading", { name: t("how:client.steps") })
  expect(here()).toEqual([t("how:client.title")])
  await user.click(tabs.getByRole("link", { name: t("how:doer.title") }))
  await screen.findByRole("heading", { name: t("how:doer.steps") })
  expect(address()).toBe("/how-it-works?for=doers")
  expect(here()).toEqual([t("how:doer.title")])
})
