import { act, screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { aCategoryRow, changedTree, treeOf } from "../../../../test/answers/admin/category.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { explain } from "../../../../test/explain.ts"
import { failure, refused, type Answers } from "../../../../test/fake-api.ts"
import { renderWithApi, type Rendered } from "../../../../test/render.tsx"
import { CategoriesPage } from "./categories-page.tsx"
import type { CategoriesSearch } from "./categories-search.ts"
import type { CategoryRow } from "./load-categories.ts"

const home = aCategoryRow({ slug: "home" })
const garden = aCategoryRow({ slug: "garden", sortOrder: 2 })
const leaf = (slug: string, sortOrder: number, own: Partial<CategoryRow> = {}) =>
  aCategoryRow({ slug, sortOrder, parentId: home.id, ...own })
const one = leaf("one", 1)
const two = leaf("two", 2)
const three = leaf("three", 3)
const all = [home, one, two, three, garden]

const show = (rows: CategoryRow[], api: Answers = {}, search: CategoriesSearch = {}) =>
  renderWithApi(<CategoriesPage search={search} loaded={treeOf(...rows)} />, {
    as: anAdmin(),
    at: "/admin/categories",
    api,
  })
const order = () =>
  [...document.querySelectorAll<HTMLElement>("[data-category]")].map((row) =>
    row.dataset["category"]?.replace("id-", ""),
  )
const rowOf = (slug: string) => {
  const row = document.querySelector<HTMLElement>(`[data-category="id-${slug}"]`)
  if (!row) throw new Error(`there is no ${slug}`)
  return within(row)
}
const handleOf = ({ t }: Rendered, name: string) =>
  screen.getByRole("button", { name: t("admin-categories:moveNamed", { name }) })
async function choose({ user, t }: Rendered, name: string, item: string) {
  await user.click(screen.getByRole("button", { name: t("admin-categories:actsOn", { name }) }))
  await user.click(await screen.findByRole("menuitem", { name: item }))
}

test("each branch stands before its leaves; what a category lacks or needs is said in its row", async () => {
  const bare = leaf("two", 2, {
    name: { en: "Two", ru: "", ro: "Doi" },
    description: { en: "", ru: "", ro: "" },
    requiresVerification: true,
  })
  const { t } = await show([home, garden, one, bare])
  expect(order()).toEqual(["home", "one", "two", "garden"])
  const row = rowOf("two")
  expect(row.getByText(t("admin-categories:missing.ru"))).toBeDefined()
  expect(row.getByText(t("admin-categories:noDescription"))).toBeDefined()
  expect(row.getByText(t("admin-categories:licence"))).toBeDefined()
  expect(rowOf("one").queryByText(t("admin-categories:licence"))).toBeNull()
})

test.each<[what: string, search: CategoriesSearch, shown: string[]]>([
  ["a word of a synonym", { q: "SOFA" }, ["home", "two"]],
  ["an address", { q: "gard" }, ["garden"]],
  ["missing texts", { part: "missing" }, ["home", "three"]],
  ["a check", { part: "checked" }, ["home", "one"]],
  ["hidden", { part: "hidden" }, ["garden"]],
])(
  "narrowed by %s a leaf keeps its branch in sight, and nothing can be put in order",
  async (_what, search, shown) => {
    const rows = [
      home,
      { ...one, requiresVerification: true },
      { ...two, synonyms: { en: ["sofa"], ru: [], ro: [] } },
      { ...three, name: { en: "Three", ru: "", ro: "" } },
      { ...garden, isActive: false },
    ]
    await show(rows, {}, search)
    expect(order()).toEqual(shown)
    expect(screen.queryByRole("button", { name: /^Move / })).toBeNull()
  },
)

test("nothing found is said; a tree that does not load comes by Retry", async () => {
  const { t, unmount } = await show(all, {}, { q: "zzz" })
  expect(screen.getByText(t("admin-categories:none"))).toBeDefined()
  unmount()
  const { user, api } = await renderWithApi(<CategoriesPage search={{}} loaded={null} />, {
    as: anAdmin(),
    api: {
      "adminCategory.getTree": () => {
        throw failure(500)
      },
    },
  })
  const again = await screen.findByRole("button", { name: t("ui:tryAgain") })
  await waitFor(() => expect(api.calls("adminCategory.getTree")).toHaveLength(1))
  api.answer({ "adminCategory.getTree": treeOf(home) })
  await user.click(again)
  await waitFor(() => expect(order()).toEqual(["home"]))
})

test("an arrow key moves a category at once, says its place, and keeps the focus on it", async () => {
  const after = [home, { ...two, sortOrder: 1 }, { ...one, sortOrder: 2 }, three, garden]
  const page = await show(all, { "adminCategory.move": changedTree(...after) })
  handleOf(page, "One").focus()
  await page.user.keyboard("{ArrowDown}")
  expect(order()).toEqual(["home", "two", "one", "three", "garden"])
  const said = page.t("admin-categories:moved", { name: "One", place: 2, total: 3 })
  expect(screen.getByText(said).getAttribute("role")).toBe("status")
  expect(page.api.calls("adminCategory.move")).toEqual([{ id: one.id, parentId: home.id, afterId: two.id }])
  await waitFor(() => expect(document.activeElement).toBe(handleOf(page, "One")))
})

test("the first goes no further up, and that is said", async () => {
  const page = await show(all)
  handleOf(page, "One").focus()
  await page.user.keyboard("{ArrowUp}")
  expect(screen.getByText(page.t("admin-categories:atTheEnd"))).toBeDefined()
  expect(page.api.calls("adminCategory.move")).toEqual([])
})

test("an order that was not saved is taken back, and that is said", async () => {
  const page = await show(all, {
    "adminCategory.getTree": treeOf(...all),
    "adminCategory.move": () => {
      throw failure(500)
    },
  })
  handleOf(page, "One").focus()
  await page.user.keyboard("{ArrowDown}")
  await screen.findByText(page.t("admin-categories:changeFailed"))
  expect(order()).toEqual(["home", "one", "two", "three", "garden"])
})

test("a leaf is put at the end of another branch", async () => {
  const page = await show([...all, aCategoryRow({ slug: "lawn", parentId: garden.id })], {
    "adminCategory.move": changedTree(...all),
  })
  await choose(page, "One", page.t("admin-categories:move.do"))
  const dialog = within(await screen.findByRole("dialog"))
  const branches = dialog.getByRole("combobox", { name: page.t("admin-categories:form.parent") })
  expect(
    within(branches)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Garden"])
  await page.user.click(dialog.getByRole("button", { name: page.t("admin-categories:move.do") }))
  await waitFor(() =>
    expect(page.api.calls("adminCategory.move")).toEqual([
      { id: one.id, parentId: garden.id, afterId: "id-lawn" },
    ]),
  )
})

test("one is shown and hidden by its switch; what lacks its words is refused with the reason", async () => {
  const hidden = { ...one, isActive: false }
  const { user, api, t } = await show([home, hidden], {
    "adminCategory.setActive": () => {
      throw refused("category_incomplete")
    },
    "adminCategory.getTree": treeOf(home, hidden),
  })
  const shown = () =>
    screen.getByRole<HTMLInputElement>("switch", { name: t("admin-categories:showNamed", { name: "One" }) })
  await user.click(shown())
  await screen.findByText(t("refusal:category_incomplete"))
  expect(shown().checked).toBe(false)
  api.answer({ "adminCategory.setActive": changedTree(home, one) })
  await user.click(shown())
  await screen.findByText(t("admin-categories:nowShown"))
  expect(shown().checked).toBe(true)
  api.answer({ "adminCategory.setActive": changedTree(home, hidden) })
  await user.click(shown())
  await screen.findByText(t("admin-categories:nowHidden"))
  expect(api.calls("adminCategory.setActive").map(({ isActive }) => isActive)).toEqual([true, true, false])
})

test("one is deleted for a reason; what is in use cannot be", async () => {
  const page = await show([home, one, { ...two, isUsed: true }], {
    "adminCategory.delete": changedTree(home, { ...two, isUsed: true }),
  })
  await choose(page, "One", page.t("admin-categories:delete.do"))
  const title = page.t("admin-categories:delete.title", { name: "One" })
  await explain(page, { title, confirm: page.t("admin-categories:delete.do"), words: "Nobody needs it" })
  await waitFor(() => expect(order()).toEqual(["home", "two"]))
  expect(page.api.calls("adminCategory.delete")).toEqual([{ id: one.id, reason: "Nobody needs it" }])
  await page.user.click(
    screen.getByRole("button", { name: page.t("admin-categories:actsOn", { name: "Two" }) }),
  )
  const used = await screen.findByRole("menuitem", { name: page.t("admin-categories:delete.used") })
  expect(used.getAttribute("aria-disabled")).toBe("true")
})

test("merging offers those of its level, and what people see goes only into what they see", async () => {
  const page = await show([home, one, two, { ...three, isActive: false }, garden], {
    "adminCategory.merge": changedTree(home, two, garden),
  })
  await choose(page, "One", page.t("admin-categories:merge.do"))
  const dialog = within(await screen.findByRole("dialog"))
  const into = dialog.getByRole("combobox", { name: page.t("admin-categories:merge.into") })
  expect(
    within(into)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Two"])
  const confirm = page.t("admin-categories:merge.do")
  await explain(page, { title: page.t("admin-categories:merge.title"), confirm, words: "The same twice" })
  await screen.findByText(page.t("admin-categories:merge.done"))
  expect(page.api.calls("adminCategory.merge")).toEqual([
    { fromId: one.id, toId: two.id, reason: "The same twice" },
  ])
  expect(order()).toEqual(["home", "two", "garden"])
})

test("one that is being merged says how far it is, has no menu, and goes when it is done", async () => {
  vi.useFakeTimers()
  const merging = { ...one, isActive: false, merging: { intoId: two.id, left: 12 } }
  const { t } = await show([home, merging, two], { "adminCategory.getTree": treeOf(home, two) })
  expect(screen.getByText(t("admin-categories:merging", { name: "Two", count: 12 }))).toBeDefined()
  expect(screen.queryByRole("button", { name: t("admin-categories:actsOn", { name: "One" }) })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2100))
  await waitFor(() => expect(order()).toEqual(["home", "two"]))
})

test("branches stay open for as long as the tab lives", async () => {
  const { unmount } = await show(all)
  const fold = () => {
    const details = document.querySelector("details")
    if (!details) throw new Error("nothing folds")
    return details
  }
  expect(fold().open).toBe(false)
  act(() => {
    fold().open = true
    fold().dispatchEvent(new Event("toggle"))
  })
  unmount()
  await show(all)
  expect(fold().open).toBe(true)
})
