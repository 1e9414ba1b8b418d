import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aTree } from "../../../test/answers/category.ts"
import { noPrices } from "../../../test/answers/list-prices.ts"
import { aTaskCard, aTaskList } from "../../../test/answers/task-list.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { refused, type Answers } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

async function openDialog(api: Answers) {
  const page = await renderPage("/tasks?q=tap", {
    as: aPerson(),
    api: {
      "category.getTree": (input) => aTree(input),
      "task.getList": aTaskList([aTaskCard()]),
      "task.getPrices": noPrices,
      "savedSearch.preview": { data: [], total: 0, isMore: false, days: [], leftOut: 0 },
      ...api,
    },
  })
  await page.user.click(await screen.findByRole("button", { name: page.t("list:saveSearch") }))
  return { ...page, dialog: within(await screen.findByRole("dialog", { name: page.t("list:saveSearch") })) }
}

test("a refusal says why and keeps what was typed", async () => {
  const { t, user, dialog } = await openDialog({
    "savedSearch.getMy": { data: [], total: 0 },
    "savedSearch.create": () => {
      throw refused("saved_search_limit_reached")
    },
  })
  await user.click(dialog.getByRole("button", { name: t("alerts:save.submit") }))
  await screen.findByText(t("refusal:saved_search_limit_reached"))
  const value = expect.stringContaining("tap")
  expect(dialog.getByLabelText(t("alerts:save.name"))).toMatchObject({ value })
})

test("with as many searches as one may have, the dialog says so beforehand and leads to them", async () => {
  const { t, dialog } = await openDialog({ "savedSearch.getMy": { data: [], total: 20 } })
  expect(dialog.getByText(t("refusal:saved_search_limit_reached"))).toBeDefined()
  const link = dialog.getByRole("link", { name: t("alerts:tab.searches") })
  expect(link.getAttribute("href")).toBe("/account?section=searches")
})
