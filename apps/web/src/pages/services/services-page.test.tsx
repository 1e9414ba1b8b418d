import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aTree, foundPlumbing } from "../../../test/answers/category.ts"
import { failure } from "../../../test/fake-api.ts"
import { renderPage, type RenderOptions } from "../../../test/render.tsx"

const open = (at = "/services", options: RenderOptions = {}) =>
  renderPage(at, {
    ...options,
    api: { "category.getTree": aTree({ includeCounts: true }), ...options.api },
  })

const main = () => within(screen.getByRole("main"))
const branches = () =>
  main()
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent)

test("all services stand on their papers, in the reader's language", async () => {
  await open("/services", { locale: "ru" })
  expect(branches()).toEqual(["Ремонт дома", "Уборка"])
})

test.each(["home-repair", "plumbing"])(
  "the address opens a branch, by its own name or that of a leaf (%s), and its leaves lead to their pages",
  async (category) => {
    const { t } = await open(`/services?category=${category}`)
    expect(branches()[0]).toBe("Home repair")
    const leaf = main().getByRole("link", { name: /^Plumbing/ })
    expect(leaf.getAttribute("href")).toBe("/services/plumbing")
    expect(
      main()
        .getByRole("link", { name: t("services:showAll") })
        .getAttribute("href"),
    ).toBe("/services")
  },
)

test("a category that nobody knows opens none", async () => {
  const { t } = await open("/services?category=no-such")
  expect(main().queryByRole("link", { name: t("services:showAll") })).toBeNull()
  expect(branches()).toEqual(["Home repair", "Cleaning"])
})

test("the search answers while one types, in any language", async () => {
  const { user, api, t, address } = await open("/services", {
    api: { "category.search": { data: [foundPlumbing()], total: 1 } },
  })
  await user.type(screen.getByRole("searchbox", { name: t("services:search.label") }), "сантехник")
  // Who types slowly is answered on the way.
  await waitFor(() => expect(api.calls("category.search").at(-1)).toEqual({ q: "сантехник" }))
  const found = await main().findByRole("link", { name: /Plumbing/ })
  expect(found.getAttribute("href")).toBe("/services/plumbing")
  expect(new URLSearchParams(address().split("?")[1]).get("q")).toBe("сантехник")
  main().getByText(t("services:search.found", { count: 1 }))
})

test("a word that finds nothing is taken along into a task", async () => {
  const { user, t, address } = await open("/services", {
    api: { "category.search": { data: [], total: 0 } },
  })
  await user.type(screen.getByRole("searchbox"), "xyzzy")
  await user.click(screen.getByRole("button", { name: t("services:search.button") }))
  await waitFor(() => expect(address()).toBe("/services?q=xyzzy"))
  await screen.findByRole("heading", { name: t("services:search.nothing") })
  const create = () =>
    main()
      .getByRole("link", { name: t("services:create") })
      .getAttribute("href")
  await waitFor(() => expect(create()).toBe("/tasks/create?text=xyzzy"))
})

test("services that did not come can be asked for again, and the search stays", async () => {
  const { user, api, t } = await open("/services", {
    api: {
      "category.getTree": () => {
        throw failure(500)
      },
    },
  })
  screen.getByRole("searchbox", { name: t("services:search.label") })
  api.answer({ "category.getTree": aTree() })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  await waitFor(() => expect(branches()).toEqual(["Home repair", "Cleaning"]))
})
