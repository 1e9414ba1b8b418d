// The categories beside the list of tasks, which narrow screens show as a row above it.
import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aTree } from "../../../test/answers/category.ts"
import { noPrices } from "../../../test/answers/list-prices.ts"
import { aTaskCard, aTaskList } from "../../../test/answers/task-list.ts"
import { renderPage } from "../../../test/render.tsx"

const open = (at = "/tasks") =>
  renderPage(at, {
    api: {
      "category.getTree": (input) => aTree(input),
      "task.getList": aTaskList([aTaskCard()]),
      "task.getPrices": noPrices,
    },
  })

const rail = () => within(screen.getByRole("navigation", { name: "Categories" }))

test("each branch is there once for all screens, and the chosen one stands first", async () => {
  const { user, t } = await open()
  const names = () =>
    within(rail().getAllByRole("list")[0] as HTMLElement)
      .getAllByRole("link", { name: /Home repair|Cleaning/ })
      .map(({ textContent }) => textContent?.match(/^\D+/)?.[0])
  expect(names()).toEqual(["Home repair", "Cleaning"])
  const cleaning = rail().getByRole("link", { name: /Cleaning/ })
  await user.click(cleaning)
  await screen.findByRole("heading", { level: 1, name: "Cleaning" })
  expect(names()).toEqual(["Cleaning", "Home repair"])
  expect(document.activeElement).toBe(cleaning)
  expect(rail().getByText(t("list:moreCategories", { count: 1 }))).toBeDefined()
})

test("the rail counts all open tasks, so it counts none beside a narrowed list", async () => {
  const page = await open()
  expect(rail().getByRole("link", { name: /Cleaning.*1 task/ })).toBeDefined()
  page.unmount()
  await open("/tasks?mode=remote")
  expect(rail().getByRole("link", { name: "Cleaning" })).toBeDefined()
})
