import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { noQueues } from "../../../../test/answers/admin/overview.ts"
import { aListedUser, userCounts } from "../../../../test/answers/admin/user.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { failure, type Answers } from "../../../../test/fake-api.ts"
import { renderPage } from "../../../../test/render.tsx"

const listed = { data: [aListedUser()], total: 1, isMore: false }
const open = (search = "", more: Answers = {}) =>
  renderPage(`/admin/users${search}`, {
    as: anAdmin(),
    api: {
      "admin.getQueues": noQueues,
      "adminUser.getList": listed,
      "adminUser.getCounts": userCounts,
      ...more,
    },
  })
const main = () => within(screen.getByRole("main"))

test("what the address names is asked for, and beside a search no groups are counted", async () => {
  const { api } = await open("?q=ana&role=ADMIN&type=PROVIDER&status=limited&sign=locked&sort=oldest&page=2")
  expect(api.calls("adminUser.getList")).toEqual([
    {
      filter: { q: "ana", role: "ADMIN", accountType: "PROVIDER", status: "limited", isLocked: true },
      orderBy: "oldest",
      pagination: { limit: 50, offset: 50 },
    },
  ])
  expect(api.calls("adminUser.getCounts")).toEqual([])
})

test("what no filter knows is not asked for", async () => {
  const { api } = await open("?role=KING&status=happy&sort=up&page=-3")
  expect(api.calls("adminUser.getList")).toEqual([
    { filter: {}, orderBy: "newest", pagination: { limit: 50, offset: 0 } },
  ])
})

test("a chosen filter goes into the address and begins at the first page", async () => {
  const { user, t, address, api } = await open("?page=2")
  await user.selectOptions(main().getByRole("combobox", { name: t("admin-users:status") }), "limited")
  await waitFor(() => expect(address()).toBe("/admin/users?status=limited"))
  await waitFor(() => expect(api.calls("adminUser.getList").at(-1)?.filter?.status).toBe("limited"))
})

test("what is typed is searched for after a pause; too few letters are said to be too few", async () => {
  const { user, t, address, api } = await open()
  await user.type(main().getByRole("textbox", { name: t("admin-users:search") }), "an")
  await waitFor(() => expect(address()).toBe("/admin/users?q=an"))
  await main().findByText(t("admin:typeMore", { count: 3 }))
  expect(api.calls("adminUser.getList").at(-1)?.filter?.q).toBeUndefined()
  await user.keyboard("a{Enter}")
  await waitFor(() => expect(address()).toBe("/admin/users?q=ana"))
  await waitFor(() => expect(main().queryByText(t("admin:typeMore", { count: 3 }))).toBeNull())
})

test("groups stand with how many are in each, and a press takes one filter instead of the others", async () => {
  const { user, t, address } = await open("?status=active")
  const groups = within(main().getByRole("navigation", { name: t("admin-users:cuts.label") }))
  expect(groups.getByRole("link", { name: "All 1,000+" })).toBeDefined()
  const doers = groups.getByRole("link", { name: "Doers 41" })
  expect(doers.getAttribute("aria-current")).toBeNull()
  await user.click(doers)
  await waitFor(() => expect(address()).toBe("/admin/users?type=PROVIDER"))
  await waitFor(() =>
    expect(groups.getByRole("link", { name: "Doers 41" }).getAttribute("aria-current")).toBe("page"),
  )
})

test("columns are left out as one likes, and the address keeps it", async () => {
  const { user, t, address } = await open("?hide=lastSeen")
  const heads = () =>
    main()
      .getAllByRole("columnheader")
      .map((head) => head.textContent)
  expect(heads()).toEqual(["", "User", "Role", "Status", "Joined", "Tasks", "Open"])
  await user.click(main().getByRole("button", { name: t("admin:columns") }))
  // Both before the page is drawn again: the second tick doesn't undo the first.
  const items = ["tasks", "role"] as const
  const boxes = items.map((key) => screen.getByRole("menuitemcheckbox", { name: t(`admin-users:${key}`) }))
  for (const box of boxes) box.click()
  await waitFor(() => expect(address()).toBe("/admin/users?hide=role+lastSeen+tasks"))
  await user.keyboard("{Escape}")
  await waitFor(() => expect(heads()).toEqual(["", "User", "Status", "Joined", "Open"]))
})

test("nobody found is said, and a list that does not load comes by Retry", async () => {
  const nobody = { data: [], total: 0, isMore: false }
  const { user, t, api } = await open("?q=nobody", {
    "adminUser.getList": () => {
      throw failure(500)
    },
  })
  await main().findByText(t("ui:listErrorTitle"))
  api.answer({ "adminUser.getList": nobody })
  await user.click(main().getByRole("button", { name: t("ui:tryAgain") }))
  expect(await main().findByText(t("admin-users:none"))).toBeDefined()
  expect(main().queryByText(t("ui:listErrorTitle"))).toBeNull()
})

test("the pages say where one is, and lead on", async () => {
  const rows = Array.from({ length: 50 }, (_, index) => aListedUser({ id: `u${index}`, name: `P ${index}` }))
  await open("?role=USER&page=2", {
    "adminUser.getList": { data: rows.slice(0, 3), total: 1000, isMore: true },
  })
  expect(main().getByText("51–100 of more than 1,000")).toBeDefined()
  expect(main().getByRole("link", { name: "Next" }).getAttribute("href")).toBe(
    "/admin/users?role=USER&page=3",
  )
  expect(main().getByRole("link", { name: "Previous" }).getAttribute("href")).toBe("/admin/users?role=USER")
})

test("the list is taken along as it is narrowed, by a form to the API", async () => {
  const { user, t } = await open("?role=ADMIN&q=ana")
  const button = main().getByRole("button", { name: t("admin:export") })
  const form = button.closest("form")
  expect(form?.method).toBe("post")
  expect(form?.action).toBe("http://localhost:3001/admin/exports/users")
  const sent = Object.fromEntries(new FormData(form ?? undefined))
  expect(sent).toEqual({ filter: JSON.stringify({ q: "ana", role: "ADMIN" }), lang: "en" })
  form?.addEventListener("submit", (event) => event.preventDefault())
  await user.click(button)
  await screen.findByText(t("admin:exporting"))
})
