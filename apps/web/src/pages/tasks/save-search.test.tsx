// "Save this search": on the lists, and where saved searches are kept.
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aTree } from "../../../test/answers/category.ts"
import { noPrices } from "../../../test/answers/list-prices.ts"
import { doersFound } from "../../../test/answers/provider/doer-card.ts"
import { aTaskCard, aTaskList } from "../../../test/answers/task-list.ts"
import { aSavedSearch } from "../../../test/answers/saved-search.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { type Answers, type Output } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"
import { searchesKey } from "../../saved-search/searches-query.ts"

type Saved = Output<"savedSearch.getMy">["data"][number]

const saved = aSavedSearch({
  filters: { q: "tap", budgetMax: 500_00 },
  excludeWords: ["kitchen"],
})
const { id } = saved
const days = Array.from({ length: 7 }, (_, at) => ({ day: `2026-11-1${at}`, count: at === 6 ? 2 : 0 }))
const preview = { data: [aTaskCard()], total: 2, isMore: false, days, leftOut: 1 }

const openList = (api: Answers = {}, at = "/tasks?q=tap&min=300") =>
  renderPage(at, {
    as: aPerson(),
    api: {
      "category.getTree": (input) => aTree(input),
      "task.getList": aTaskList([aTaskCard()]),
      "task.getPrices": noPrices,
      "savedSearch.getMy": { data: [], total: 0 },
      "savedSearch.preview": preview,
      ...api,
    },
  })

test("visitors log in first and come back to the same list", async () => {
  const page = await renderPage("/tasks?q=tap", {
    api: {
      "category.getTree": (input) => aTree(input),
      "task.getList": aTaskList([aTaskCard()]),
      "task.getPrices": noPrices,
    },
  })
  const link = await screen.findByRole("link", { name: page.t("list:saveSearch") })
  expect(new URL(link.getAttribute("href") ?? "", "http://a").searchParams.get("redirect")).toBe(
    "/tasks?q=tap",
  )
})

test("the dialog shows the last week and saves what the list was asked for", async () => {
  const { t, user, api } = await openList({ "savedSearch.create": saved })
  await user.click(await screen.findByRole("button", { name: t("list:saveSearch") }))
  await screen.findByText(t("alerts:preview.title", { count: 2 }))
  const dialog = within(screen.getByRole("dialog", { name: t("list:saveSearch") }))
  expect(dialog.getByText(t("alerts:preview.leftOut", { count: 1 }))).toBeDefined()
  await user.type(dialog.getByLabelText(t("alerts:save.exclude")), "kitchen, antique,")
  await user.click(dialog.getByRole("radio", { name: t("alerts:frequency.daily") }))
  const name = dialog.getByLabelText(t("alerts:save.name"))
  await user.clear(name)
  await user.click(dialog.getByRole("button", { name: t("alerts:save.submit") }))
  expect(name.getAttribute("aria-invalid")).toBe("true")
  expect(api.calls("savedSearch.create")).toEqual([])
  await user.type(name, "Taps")
  await user.click(dialog.getByRole("button", { name: t("alerts:save.submit") }))
  await screen.findByText(t("alerts:save.done"))
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(api.calls("savedSearch.create")).toEqual([
    {
      payload: {
        scope: "task",
        name: "Taps",
        filters: { q: "tap", budgetMin: 300_00, currency: "MDL" },
        excludeWords: ["kitchen", "antique"],
        frequency: "daily",
        quietHours: { from: "22:00", to: "08:00", tz },
      },
    },
  ])
  expect(screen.queryByRole("dialog", { name: t("list:saveSearch") })).toBeNull()
})

test("a search that is saved is edited where it would be saved, and its button keeps the keyboard", async () => {
  let data: Saved[] = []
  const { t, user, api } = await openList(
    {
      "savedSearch.getMy": () => ({ data, total: data.length }),
      "savedSearch.create": saved,
      "savedSearch.update": saved,
    },
    "/tasks?q=tap&max=500&without=kitchen",
  )
  await user.click(await screen.findByRole("button", { name: t("list:saveSearch") }))
  await screen.findByText(t("alerts:preview.title", { count: 2 }))
  data = [{ ...saved, filters: { q: "tap", budgetMax: 500_00, currency: "MDL" } }]
  await user.click(screen.getByRole("button", { name: t("alerts:save.submit") }))
  const edit = await screen.findByRole("button", { name: t("list:editSearch") })
  // What each search found isn't shown here, so nobody counts it.
  expect(api.calls("savedSearch.getMy")).toEqual(
    api.calls("savedSearch.getMy").map(() => ({ counted: false })),
  )
  expect(screen.queryByRole("button", { name: t("list:saveSearch") })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(edit))
  await user.click(edit)
  const dialog = within(await screen.findByRole("dialog", { name: t("alerts:list.editTitle") }))
  await user.click(dialog.getByRole("radio", { name: t("alerts:frequency.hourly") }))
  await user.click(dialog.getByRole("button", { name: t("alerts:list.submit") }))
  await screen.findByText(t("alerts:list.saved"))
  expect(api.calls("savedSearch.update")).toMatchObject([{ id, payload: { frequency: "hourly" } }])
})

test("saved in another window since it opened, the dialog says so and leads to the edit, and takes nobody's form away", async () => {
  let data: Saved[] = []
  const { t, user, router } = await openList(
    { "savedSearch.getMy": () => ({ data, total: data.length }) },
    "/tasks?q=tap&max=500",
  )
  await user.click(await screen.findByRole("button", { name: t("list:saveSearch") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("list:saveSearch") }))
  expect(dialog.queryByRole("button", { name: t("list:editSearch") })).toBeNull()
  data = [{ ...saved, filters: { q: "tap", budgetMax: 500_00, currency: "MDL" } }]
  await router.options.context.queryClient.invalidateQueries({ queryKey: searchesKey })
  await dialog.findByText(t("alerts:save.already", { name: "Taps nearby" }), { exact: false })
  await user.click(dialog.getByRole("button", { name: t("list:editSearch") }))
  const edit = within(await screen.findByRole("dialog", { name: t("alerts:list.editTitle") }))
  expect(edit.getByLabelText(t("alerts:save.name"))).toHaveProperty("value", "Taps nearby")
  expect(screen.getAllByRole("dialog")).toHaveLength(1)
})

test("another search for doers is still to be saved, and one that is the same is edited", async () => {
  const doers: Saved = { ...saved, scope: "provider", filters: { verifiedOnly: true }, excludeWords: [] }
  const openDoers = (at: string) =>
    renderPage(at, {
      as: aPerson(),
      api: {
        "category.getTree": (input) => aTree(input),
        "provider.getList": doersFound([]),
        "provider.getPrices": noPrices,
        "savedSearch.getMy": { data: [saved, doers], total: 2 },
      },
    })
  const { t } = await openDoers("/providers?verified=1")
  expect(await screen.findByRole("button", { name: t("list:editSearch") })).toBeDefined()
  cleanup()
  await openDoers("/providers?verified=1&rating=4")
  expect(await screen.findByRole("button", { name: t("list:saveSearch") })).toBeDefined()
})

test("quiet hours that end when they begin are refused at the field", async () => {
  const { t, user, api } = await openList({ "savedSearch.create": saved })
  await user.click(await screen.findByRole("button", { name: t("list:saveSearch") }))
  await screen.findByText(t("alerts:preview.title", { count: 2 }))
  const dialog = within(screen.getByRole("dialog", { name: t("list:saveSearch") }))
  const to = dialog.getByLabelText(t("alerts:save.quietTo"))
  await user.selectOptions(to, "22:00")
  expect(dialog.getByText(t("alerts:save.sameHours"))).toBeDefined()
  expect(to.getAttribute("aria-invalid")).toBe("true")
  await user.click(dialog.getByRole("button", { name: t("alerts:save.submit") }))
  expect(api.calls("savedSearch.create")).toEqual([])
  expect(document.activeElement).toBe(to)
  await user.click(dialog.getByRole("radio", { name: t("alerts:frequency.daily") }))
  await user.selectOptions(to, "09:00")
  expect(dialog.getByText(t("alerts:save.dailyAt", { time: "09:00" }), { exact: false })).toBeDefined()
})

const openSearches = (data: Saved[], api: Answers = {}) =>
  renderPage("/account?section=searches", {
    as: aPerson(),
    api: {
      "savedSearch.getMy": { data, total: data.length },
      "savedSearch.getMatches": {
        doers: [],
        data: [
          {
            task: aTaskCard(),
            searchName: saved.name,
            matchedAt: "2026-11-16T07:00:00.000Z",
            why: [{ kind: "words" }, { kind: "budget" }],
          },
        ],
      },
      ...api,
    },
  })

test("without searches the section says where to start", async () => {
  const { t } = await openSearches([])
  expect(await screen.findByText(t("alerts:list.empty"))).toBeDefined()
  expect(screen.getByRole("link", { name: t("alerts:list.new") }).getAttribute("href")).toBe("/tasks")
})

test("a match reads in the reader's language where the client has translated it", async () => {
  const task = aTaskCard({
    lang: "ru",
    title: "Собрать стол",
    translatedTitles: { en: "Put a table together" },
  })
  await openSearches([saved], {
    "savedSearch.getMatches": {
      doers: [],
      data: [
        { task, searchName: saved.name, matchedAt: "2026-11-16T07:00:00.000Z", why: [{ kind: "words" }] },
      ],
    },
  })
  expect(await screen.findByRole("link", { name: "Put a table together" })).toHaveProperty("lang", "en")
})

test("a search is listed with what it looks for, its matches say why, and it can be changed and deleted", async () => {
  const { t, user, api } = await openSearches([saved], {
    "savedSearch.update": saved,
    "savedSearch.delete": { id },
  })
  const row = within((await screen.findByText(saved.name)).closest("li") as HTMLElement)
  expect(row.getByText(t("alerts:list.week", { count: 3 }))).toBeDefined()
  const back = row.getByRole("link", { name: saved.name }).getAttribute("href")
  expect(back).toBe("/tasks?q=tap&without=kitchen&max=500")
  expect(row.getByText(/“tap”.*up to.*500.*without kitchen/)).toBeDefined()
  expect(screen.getByText("Matched: contains your words, in your budget")).toBeDefined()

  await user.click(row.getByRole("button", { name: `${t("alerts:list.edit")}: ${saved.name}` }))
  const dialog = within(await screen.findByRole("dialog", { name: t("alerts:list.editTitle") }))
  await user.click(dialog.getByRole("radio", { name: t("alerts:frequency.off") }))
  await user.click(dialog.getByRole("button", { name: t("alerts:list.submit") }))
  await screen.findByText(t("alerts:list.saved"))
  expect(api.calls("savedSearch.update")).toEqual([
    { id, payload: { name: saved.name, excludeWords: ["kitchen"], frequency: "off", quietHours: null } },
  ])

  await user.click(screen.getByRole("button", { name: `${t("alerts:list.delete")}: ${saved.name}` }))
  const question = within(await screen.findByRole("alertdialog"))
  await user.click(question.getByRole("button", { name: t("alerts:list.delete") }))
  await screen.findByText(t("alerts:list.deleted"))
  expect(api.calls("savedSearch.delete")).toEqual([{ id }])
})

test("a search says everything it asks for, and that its category is gone", async () => {
  const filters = {
    categoryIds: [id],
    mode: "in_person",
    budgetKinds: ["open"],
    timing: "today",
    urgentOnly: true,
    hasPhotos: true,
    ownerHireRateMin: 50,
  } satisfies Saved["filters"]
  await openSearches([{ ...saved, scope: "task", filters, excludeWords: [] }])
  const said = [
    "Its category no longer exists",
    "In person",
    "Open to offers",
    "Today",
    "Urgent only",
    "With photos",
    "Hires at least 50% of the time",
  ]
  expect(await screen.findByText(said.join(" · "))).toBeDefined()
})

test("an edit keeps the quiet hours and their time zone, also when it turns the alerts off", async () => {
  const quietHours = { from: "22:00", to: "08:00", tz: "Asia/Tokyo" }
  const { t, user, api } = await openSearches([{ ...saved, quietHours }], { "savedSearch.update": saved })
  await user.click(await screen.findByRole("button", { name: `${t("alerts:list.edit")}: ${saved.name}` }))
  const dialog = within(await screen.findByRole("dialog", { name: t("alerts:list.editTitle") }))
  await user.click(dialog.getByRole("radio", { name: t("alerts:frequency.off") }))
  await user.click(dialog.getByRole("button", { name: t("alerts:list.submit") }))
  await screen.findByText(t("alerts:list.saved"))
  expect(api.calls("savedSearch.update")).toMatchObject([{ payload: { frequency: "off", quietHours } }])
})

test("the link of an alert stops one search alone, and the page says so", async () => {
  const { t } = await renderPage("/unsubscribe?token=abc&about=alert")
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("letters:alert.ask.title"))
  const button = screen.getByRole("button", { name: t("letters:alert.ask.submit") })
  expect(button.closest("form")?.querySelector("input")).toMatchObject({ value: "unwanted" })
})
