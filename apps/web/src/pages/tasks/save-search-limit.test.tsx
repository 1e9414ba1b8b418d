import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aTree } from "../../../test/answers/category.ts"
import { noPrices } from "../../../test/answers/list-prices.ts"
import { aTaskCard, aTaskList } from "../../../test/answers/task-list.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { refused, type Answers } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

async function openDialog(api: Answers, at = "/tasks?q=tap") {
  const page = await renderPage(at, {
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

test("a search with more words than an alert takes says so instead of failing", async () => {
  const at = "/tasks?q=one+two+three+four+five+six"
  const { t, user, api, dialog } = await openDialog({ "savedSearch.getMy": { data: [], total: 0 } }, at)
  const why = dialog.getByText(t("refusal:saved_search_many_words"))
  expect(dialog.queryByText(t("alerts:preview.loading"))).toBeNull()
  await user.click(dialog.getByRole("button", { name: t("alerts:save.submit") }))
  expect(document.activeElement).toBe(why)
  expect(api.calls("savedSearch.create")).toEqual([])
  expect(api.calls("savedSearch.preview")).toEqual([])
})

test("more words to leave out than are kept are told at the field, and none is lost", async () => {
  const { t, user, api, dialog } = await openDialog({ "savedSearch.getMy": { data: [], total: 0 } })
  const exclude = dialog.getByLabelText<HTMLInputElement>(t("alerts:save.exclude"))
  await user.type(exclude, "a, b, c, d, e, f")
  expect(dialog.getByText(t("alerts:save.excludeMany"))).toBeDefined()
  await user.click(dialog.getByRole("button", { name: t("alerts:save.submit") }))
  expect(document.activeElement).toBe(exclude)
  expect(exclude.value).toBe("a, b, c, d, e, f")
  expect(api.calls("savedSearch.create")).toEqual([])
})
