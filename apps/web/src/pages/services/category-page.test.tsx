import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aLeaf, aTree, plumbingId } from "../../../test/answers/category.ts"
import { aProviderCard, aProviderList } from "../../../test/answers/provider/provider-list.ts"
import { aTaskCard, aTaskList } from "../../../test/answers/task-list.ts"
import { failure } from "../../../test/fake-api.ts"
import { renderPage, type RenderOptions } from "../../../test/render.tsx"

const open = (at = "/services/plumbing", options: RenderOptions = {}) =>
  renderPage(at, {
    ...options,
    api: {
      "category.getById": aLeaf(),
      "category.getTree": aTree({ includeCounts: true }),
      "task.getList": aTaskList(),
      "provider.getList": aProviderList(),
      "providerService.getByCategory": { data: [], total: 0 },
      ...options.api,
    },
  })

const main = () => within(screen.getByRole("main"))
const hrefOf = (name: string) => main().getByRole("link", { name }).getAttribute("href")

test("a leaf leads to a task of its kind, to its doers and to its open tasks", async () => {
  const { t } = await open()
  expect(main().getByRole("heading", { level: 1 }).textContent).toBe("Plumbing")
  expect(hrefOf(t("services:create"))).toBe("/tasks/create?category=plumbing")
  expect(hrefOf(t("services:seeDoers"))).toBe("/providers?category=plumbing")
  expect(hrefOf(t("services:seeTasks"))).toBe("/tasks?category=plumbing")
  for (const title of [
    t("services:doers"),
    t("services:wanted"),
    t("services:offered"),
    t("services:usual.title"),
  ])
    expect(main().queryByRole("heading", { name: title })).toBeNull()
})

test("it shows who does it, for how much, and what is wanted now", async () => {
  const { api, t } = await open("/services/plumbing", {
    locale: "ru",
    api: {
      "category.getById": aLeaf({
        requiresVerification: true,
        priceHint: { currency: "MDL", p25: 300_00, p50: 400_00, p75: 600_00, sample: 12 },
      }),
      "provider.getList": aProviderList([aProviderCard()]),
      "task.getList": aTaskList([aTaskCard()]),
    },
  })
  main().getByText(t("services:verifiedOnlyText"))
  const list = within(main().getByRole("list", { name: t("services:doers") }))
  list.getByRole("link", { name: "Vasile C." })
  main().getByRole("link", { name: "Change the kitchen tap" })
  main().getByRole("heading", { name: t("services:usual.title") })
  // The dot between the two belongs to neither line when they stand one under the other.
  main().getByText("300–600")
  main().getByText("12 работ")
  main().getByText(t("services:usual.table.show"))
  const table = within(main().getByRole("table", { name: t("services:usual.title"), hidden: true }))
  for (const words of ["Сантехника", "400 леев", "300–600 леев", "12"]) table.getByText(words)
  expect(api.calls("provider.getList")).toEqual([
    { filter: { categoryIds: [plumbingId] }, sort: "recommended", pagination: { limit: 4, offset: 0 } },
  ])
  expect(api.calls("task.getList")[0]).toMatchObject({
    filter: { categoryIds: [plumbingId] },
    sort: "newest",
  })
})

test("what stands around it may be missing: the page is still the page", async () => {
  const fail = () => {
    throw failure(500)
  }
  await open("/services/plumbing", {
    api: {
      "category.getTree": fail,
      "task.getList": fail,
      "provider.getList": fail,
      "providerService.getByCategory": fail,
    },
  })
  expect(main().getByRole("heading", { level: 1 }).textContent).toBe("Plumbing")
})

test("an id leads to the address with the name", async () => {
  const known = await open(`/services/${plumbingId}`)
  expect(known.address()).toBe("/services/plumbing")
})

// The API refuses to look for a name that no category can have.
test.each([
  ["that isn't there", "no-such", 404],
  ["that can't be one", "x".repeat(61), 400],
])("a name %s is not found", async (_which, name, httpStatus) => {
  const { t } = await open(`/services/${name}`, {
    api: {
      "category.getById": () => {
        throw failure(httpStatus)
      },
    },
  })
  expect(main().getByRole("heading", { level: 1 }).textContent).toBe(t("common:notFound.title"))
})
