// What the list of tasks shows: found, none, fewer than asked for, failed, on its way.
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { aTree } from "../../../test/answers/category.ts"
import { noPrices, somePrices } from "../../../test/answers/list-prices.ts"
import { aTaskCard, aTaskList } from "../../../test/answers/task-list.ts"
import { aDoer } from "../../../test/answers/user.ts"
import { failure } from "../../../test/fake-api.ts"
import { renderPage, type RenderOptions } from "../../../test/render.tsx"

const open = (at: string, options: RenderOptions = {}) =>
  renderPage(at, {
    ...options,
    api: {
      "category.getTree": (input) => aTree(input),
      "task.getList": aTaskList(),
      "task.getPrices": noPrices,
      "savedSearch.getMy": { data: [], total: 0 },
      ...options.api,
    },
  })

const text = (words: string) => screen.getByText(words)
const slipOf = (title: string) => text(title).closest("li") as HTMLElement

describe("nothing is found", () => {
  test("for words that nobody wrote, and one press leads to everything", async () => {
    const page = await open("/tasks?q=xyzzy", {
      api: { "task.getList": ({ filter }) => aTaskList(filter?.q ? [] : [aTaskCard()]) },
    })
    await screen.findByRole("heading", { name: page.t("tasks:none.title") })
    await page.user.click(screen.getByRole("link", { name: page.t("tasks:none.all") }))
    await screen.findByText("Change the kitchen tap")
    expect(page.address()).toBe("/tasks")
  })

  test("on an empty wall, and the first task can be posted", async () => {
    const { t } = await open("/tasks", { locale: "ro" })
    await screen.findByRole("heading", { name: t("tasks:empty.title") })
    const main = within(screen.getByRole("main"))
    const create = main.getByRole("link", { name: t("tasks:empty.action") })
    expect(create.getAttribute("href")).toBe("/tasks/create")
  })

  test("so the search is made wider, and the page says what was left out", async () => {
    const page = await open("/tasks?q=sofa&photos=1&urgent=1", {
      api: {
        "task.getList": ({ filter }) =>
          aTaskList(filter?.hasPhotos || filter?.urgentOnly ? [] : [aTaskCard({ title: "Move a sofa" })]),
      },
    })
    const note = screen.getByRole("heading", { name: page.t("tasks:none.title") }).parentElement
    expect(note?.textContent).toContain("1 task matches a broader search.")
    expect(note?.textContent).toContain("Left out: photos and urgency.")
    text("Move a sofa")
    await page.user.click(screen.getByRole("link", { name: page.t("list:wider.search") }))
    await waitFor(() => expect(page.address()).toBe("/tasks?q=sofa"))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("“sofa”")
  })
})

test("behind the last page it is said that there are fewer, and one press leads to the first", async () => {
  const page = await open("/tasks?page=40&mode=remote", {
    api: {
      "task.getList": ({ cursor, pagination }) =>
        aTaskList(pagination?.offset || cursor ? [] : [aTaskCard()], { total: 1 }),
    },
  })
  text(page.t("list:pastEnd.title"))
  await page.user.click(screen.getByRole("link", { name: page.t("list:pastEnd.action") }))
  await screen.findByText("Change the kitchen tap")
  expect(page.address()).toBe("/tasks?mode=remote")
})

test("pages go on where the one before ended, and the first is without a number", async () => {
  const many = { total: 51, nextCursor: "after-24" }
  const page = await open("/tasks?mode=remote", { api: { "task.getList": aTaskList([aTaskCard()], many) } })
  const pages = () => within(screen.getByRole("navigation", { name: page.t("tasks:pages") }))
  await page.user.click(pages().getByRole("link", { name: "Next" }))
  await waitFor(() => expect(page.address()).toBe("/tasks?mode=remote&page=2&after=after-24"))
  expect(page.api.calls("task.getList").at(-1)).toMatchObject({
    cursor: "after-24",
    pagination: { limit: 24, offset: 24 },
  })
  await page.user.click(pages().getByRole("link", { name: /1$/ }))
  await waitFor(() => expect(page.address()).toBe("/tasks?mode=remote"))
})

test("a list that did not load keeps its filters, and comes when it is asked for again", async () => {
  const page = await open("/tasks?urgent=1", {
    api: {
      "task.getList": () => {
        throw failure(500)
      },
    },
  })
  screen.getByRole("heading", { name: page.t("ui:listErrorTitle") })
  expect(screen.getAllByLabelText("Remove: Urgent only")).toHaveLength(2)
  page.api.answer({ "task.getList": aTaskList([aTaskCard()]) })
  await page.user.click(screen.getByRole("button", { name: page.t("ui:tryAgain") }))
  await screen.findByText("Change the kitchen tap")
})

test("a list that takes its time shows where its slips will lie, and the fields stay", async () => {
  const page = await open("/tasks", { api: { "task.getList": aTaskList([aTaskCard()]) } })
  let come = () => {}
  const held = new Promise<void>((go) => (come = go))
  page.api.answer({
    "task.getList": async () => {
      await held
      return aTaskList([aTaskCard({ title: "A late one" })])
    },
  })
  await page.user.click(screen.getByLabelText("Urgent only"))
  await screen.findByText(page.t("tasks:loading"))
  expect(screen.getByLabelText("Urgent only")).toHaveProperty("checked", true)
  come()
  await screen.findByText("A late one")
  expect(screen.queryByText(page.t("tasks:loading"))).toBeNull()
})

describe("a slip", () => {
  test("says whose words are not the reader's, how often the client hires, and how far it is", async () => {
    const { t } = await open("/tasks", {
      api: {
        "task.getList": aTaskList([
          aTaskCard({
            title: "Заменить смеситель",
            lang: "ru",
            distanceKm: 3,
            owner: { id: "o", name: "Vera O.", image: null, hireRate: 83 },
          }),
          aTaskCard(),
        ]),
      },
    })
    expect(text("Заменить смеситель").lang).toBe("ru")
    expect(text("Change the kitchen tap").lang).toBe("en")
    const slip = within(slipOf("Заменить смеситель"))
    slip.getByText(t("task:hires", { percent: "83%" }))
    slip.getByText(/3\skm/)
    expect(within(slipOf("Change the kitchen tap")).queryByText(/Hires /)).toBeNull()
  })

  test("says in words why it is there, with the published formula", async () => {
    const { user, t } = await open("/tasks?q=plumber", {
      api: { "task.getList": aTaskList([aTaskCard({ why: ["words", "fresh"] })], { sort: "best_match" }) },
    })
    const about = t("task:why.title", { title: "Change the kitchen tap" })
    await user.click(screen.getByRole("button", { name: about }))
    const note = screen.getByRole("group", { name: about })
    for (const reason of [t("tasks:whyReason.words"), t("tasks:whyReason.fresh")])
      within(note).getByText(reason)
    expect(note.textContent).toContain("matching words or category 35%")
    expect(note.textContent).toContain("Nobody can pay for a higher place.")
  })

  test("that was found in spite of a slip of the finger is told so", async () => {
    const { t } = await open("/tasks?q=plumer", {
      api: { "task.getList": aTaskList([aTaskCard()], { isCorrected: true }) },
    })
    expect(text(t("list:corrected", { q: "plumer" }))).toBeDefined()
  })
})

test("tasks that are done are listed by their outline, and nothing asks where, when or in which order", async () => {
  const done = aTaskCard({ status: "completed", place: null, timing: null })
  const page = await open("/tasks?place=618605", {
    api: {
      "place.getById": () => {
        throw failure(404)
      },
      "task.getList": ({ filter }) => aTaskList([filter?.status ? done : aTaskCard()]),
    },
  })
  await page.user.selectOptions(screen.getByLabelText("Status"), "completed")
  await waitFor(() => expect(page.address()).toBe("/tasks?status=completed"))
  await screen.findByText(page.t("tasks:pastNote"))
  within(slipOf(done.title)).getByText(page.t("ui:status.completed"))
  expect(page.api.calls("task.getList").at(-1)?.filter).toEqual({ status: "completed" })
  for (const label of ["Sort by", "Town or district"]) expect(screen.queryByLabelText(label)).toBeNull()
  expect(screen.queryByText(page.t("list:otherDays"))).toBeNull()
  await page.user.click(screen.getAllByLabelText("Remove: Completed")[0] as HTMLElement)
  await waitFor(() => expect(page.address()).toBe("/tasks"))
})

describe("the usual order", () => {
  const chosen = () => screen.getByLabelText<HTMLSelectElement>("Sort by").selectedOptions[0]?.textContent

  test("of doers is what suits them: that is said, and they may have the newest first", async () => {
    const page = await open("/tasks", {
      as: aDoer(),
      api: {
        "task.getList": ({ sort }) =>
          aTaskList([aTaskCard({ why: ["trade"] })], { sort: sort ?? "best_match", usualSort: "best_match" }),
      },
    })
    text(page.t("tasks:forDoer"))
    expect(chosen()).toBe(page.t("tasks:sort.best_match"))
    text(page.t("tasks:whyReason.trade"))
    await page.user.click(screen.getByRole("link", { name: page.t("tasks:forDoerNewest") }))
    await waitFor(() => expect(page.address()).toBe("/tasks?sort=newest"))
    expect(screen.queryByText(page.t("tasks:forDoer"))).toBeNull()
  })

  test("of everybody else is the newest first", async () => {
    const { t } = await open("/tasks", { api: { "task.getList": aTaskList([aTaskCard()]) } })
    expect(chosen()).toBe(t("tasks:sort.newest"))
    expect(screen.queryByText(t("tasks:forDoer"))).toBeNull()
  })
})

test("on a phone the filters come up as a sheet that counts along", async () => {
  const page = await open("/tasks", {
    api: { "task.getList": ({ filter }) => aTaskList([aTaskCard()], { total: filter?.mode ? 7 : 30 }) },
  })
  await page.user.click(screen.getByRole("button", { name: "Filters" }))
  const sheet = within(await screen.findByRole("dialog", { name: "Filters" }))
  sheet.getByRole("button", { name: "Show 30 tasks" })
  await page.user.click(sheet.getByText("Remote"))
  await page.user.click(await sheet.findByRole("button", { name: "Show 7 tasks" }))
  expect(page.address()).toBe("/tasks?mode=remote")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  screen.getByRole("button", { name: "Filters: 1 selected" })
})

const filters = () => within(screen.getByRole("complementary", { name: "Filters" }))

test("bars show how budgets are spread, tell it in words, and stand out where they are asked for", async () => {
  const page = await open("/tasks?min=200&max=350&currency=MDL", { api: { "task.getPrices": somePrices } })
  const bars = filters().getByRole("img")
  expect(bars.getAttribute("aria-label")).toBe(
    page.t("list:prices.words", { low: "200\u00a0lei", high: "400\u00a0lei", typical: "300\u00a0lei" }),
  )
  const isIn = [...bars.querySelectorAll("rect")].map((bar) => bar.classList.contains("fill-brand"))
  expect(isIn).toEqual([false, false, true, true, false, false])
  expect(page.api.calls("task.getPrices").at(-1)).toMatchObject({ filter: { currency: "MDL" } })
})

test("handles under the bars choose the budget, never cross, and at an end ask for nothing", async () => {
  const page = await open("/tasks?min=200&max=350&currency=MDL", { api: { "task.getPrices": somePrices } })
  const handle = (name: string) => filters().getByRole("slider", { name })
  const move = (name: string, to: number) => {
    fireEvent.input(handle(name), { target: { value: String(to) } })
    fireEvent.change(handle(name))
  }
  expect(handle("Lowest price")).toHaveProperty("value", "2")
  expect(handle("Highest price").getAttribute("aria-valuetext")).toBe("400\u00a0lei")
  move("Highest price", 1)
  await waitFor(() => expect(page.address()).toBe("/tasks?currency=MDL&min=200&max=300"))
  move("Highest price", 6)
  await waitFor(() => expect(page.address()).toBe("/tasks?currency=MDL&min=200"))
  expect(handle("Highest price").getAttribute("aria-valuetext")).toBe("no limit")
  move("Lowest price", 0)
  await waitFor(() => expect(page.address()).toBe("/tasks"))
  expect(filters().getByRole("textbox", { name: page.t("tasks:budgetFrom") })).toHaveProperty("value", "")
})

test("a list whose bars didn't load is still a list", async () => {
  await open("/tasks", {
    api: {
      "task.getList": aTaskList([aTaskCard()]),
      "task.getPrices": () => {
        throw failure(500)
      },
    },
  })
  expect(filters().queryByRole("img")).toBeNull()
  expect(document.querySelectorAll(".task-slip").length).toBeGreaterThan(0)
})
