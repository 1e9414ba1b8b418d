// Each wish of the list of tasks: in the address, on a chip, and in what the API is asked.
import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { beforeEach, expect, test, vi } from "vitest"
import { aTree, cleaningId, plumbingId } from "../../../test/answers/category.ts"
import { noPrices } from "../../../test/answers/list-prices.ts"
import { aPlace } from "../../../test/answers/place.ts"
import { aTaskCard, aTaskList } from "../../../test/answers/task-list.ts"
import { renderPage, type RenderOptions } from "../../../test/render.tsx"

const noon = new Date("2026-06-12T09:00:00.000Z")

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon })
})

const open = (at = "/tasks", options: RenderOptions = {}) =>
  renderPage(at, {
    ...options,
    api: {
      "category.getTree": (input) => aTree(input),
      "place.getById": aPlace(),
      "place.search": { data: [aPlace()], total: 1 },
      "task.getList": aTaskList([aTaskCard()]),
      "task.getPrices": noPrices,
      ...options.api,
    },
  })

type Page = Awaited<ReturnType<typeof open>>

const filters = () => within(screen.getByRole("complementary", { name: "Filters" }))
/** The same chips stand above the list for phones, and in the bar for wide screens. */
const chips = () => within(screen.getAllByRole("list", { name: "Selected filters" })[0] as HTMLElement)
const rail = () => within(screen.getAllByRole("navigation", { name: "Categories" })[0] as HTMLElement)
const asked = ({ api }: Page) => api.calls("task.getList").at(-1)
const box = (name: string) => filters().getByRole("textbox", { name })

async function write(user: UserEvent, name: string, text: string) {
  await user.type(box(name), text)
  await user.tab()
}

const wishes: [
  name: string,
  act: (page: Page) => Promise<unknown>,
  query: string,
  chip: string,
  filter: object,
][] = [
  [
    "remote",
    ({ user }) => user.click(filters().getByRole("radio", { name: "Remote" })),
    "?mode=remote",
    "Remote",
    { mode: "remote" },
  ],
  [
    "urgent",
    ({ user }) => user.click(filters().getByLabelText("Urgent only")),
    "?urgent=1",
    "Urgent only",
    { urgentOnly: true },
  ],
  [
    "few offers",
    ({ user }) => user.click(filters().getByLabelText("Fewer than 3 offers")),
    "?few=1",
    "Fewer than 3 offers",
    { offersMax: 2 },
  ],
  [
    "photos",
    ({ user }) => user.click(filters().getByLabelText("With photos")),
    "?photos=1",
    "With photos",
    { hasPhotos: true },
  ],
  [
    "open to every doer",
    ({ user }) => user.click(filters().getByLabelText("Open to all doers")),
    "?unverified=1",
    "Open to all doers",
    { verifiedOnlyFits: true },
  ],
  [
    "a language",
    ({ user }) => user.click(filters().getByLabelText("English")),
    "?languages=en",
    "English",
    { languages: ["en"] },
  ],
  [
    "a kind of budget",
    ({ user }) => user.click(filters().getByLabelText("Price range")),
    "?budget=range",
    "Price range",
    { budgetKinds: ["range"] },
  ],
  [
    "an amount",
    ({ user }) => write(user, "Budget from", "2000"),
    "?currency=MDL&min=2000",
    "from 2,000 lei",
    { budgetMin: 2000_00, currency: "MDL" },
  ],
  [
    "its age",
    ({ user }) => user.selectOptions(filters().getByLabelText("Posted"), "1"),
    "?posted=1",
    "In the last 24 hours",
    { postedWithin: 1 },
  ],
  [
    "clients who usually hire",
    ({ user }) => user.selectOptions(filters().getByLabelText("Client"), "75"),
    "?hires=75",
    "Hires at least 75% of the time",
    { ownerHireRateMin: 75 },
  ],
  [
    "words to avoid",
    ({ user }) => write(user, "Exclude words", "sofa"),
    "?without=sofa",
    "excluding: sofa",
    { excludeWords: ["sofa"] },
  ],
  [
    "a category",
    ({ user }) => user.click(rail().getByRole("link", { name: /Cleaning/ })),
    "?category=cleaning",
    "Cleaning",
    { categoryIds: [cleaningId] },
  ],
  [
    "a smaller category",
    async ({ user }) => {
      await user.click(rail().getByRole("link", { name: /Home repair/ }))
      // Under its branch for wide screens, and in a row of its own for phones.
      const [twig] = await rail().findAllByRole("link", { name: /Plumbing/ })
      await user.click(twig as HTMLElement)
    },
    "?category=plumbing",
    "Plumbing",
    { categoryIds: [plumbingId] },
  ],
  [
    "a place",
    async ({ user }) => {
      await user.type(box("Town or district"), "balti")
      const places = screen.getByRole("list", { name: "Matching places" })
      await user.click(await within(places).findByRole("link", { name: /Bălți/ }))
    },
    "?place=618605",
    "Bălți",
    { placeId: "618605" },
  ],
]

test.each(wishes)(
  "%s is in the address, on a chip and in what is asked, and goes by the chip",
  async (_, act, query, chip, filter) => {
    const page = await open()
    await act(page)
    await waitFor(() => expect(page.address()).toBe(`/tasks${query}`))
    const remove = await screen.findAllByLabelText(`Remove: ${chip}`)
    expect(asked(page)?.filter).toEqual(filter)
    await page.user.click(remove[0] as HTMLElement)
    await waitFor(() => expect(page.address()).toBe("/tasks"))
    await waitFor(() => expect(screen.queryByRole("list", { name: "Selected filters" })).toBeNull())
    // What was taken back elsewhere is taken back in the fields, too.
    const form = screen.getByLabelText<HTMLInputElement>("Urgent only").form as HTMLFormElement
    const chosen = [...new FormData(form)].filter(([name, value]) => value !== "" && name !== "currency")
    expect(chosen).toEqual([])
  },
)

test("the words are looked for together with what is chosen, and cleared by one press", async () => {
  const page = await open("/tasks?urgent=1")
  const words = screen.getByRole("textbox", { name: "Search tasks" })
  await page.user.type(words, "plumber")
  await page.user.click(screen.getByRole("button", { name: "Search" }))
  await waitFor(() => expect(page.address()).toBe("/tasks?q=plumber&urgent=1"))
  expect(asked(page)).toMatchObject({ filter: { q: "plumber", urgentOnly: true }, sort: "best_match" })
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("“plumber”")
  await page.user.click(screen.getByRole("button", { name: "Clear search" }))
  await waitFor(() => expect(page.address()).toBe("/tasks?urgent=1"))
})

test("amounts the wrong way round change places, in the address and in their boxes", async () => {
  const page = await open()
  await page.user.type(box("Budget from"), "1000")
  await write(page.user, "Budget to", "500")
  await waitFor(() => expect(page.address()).toBe("/tasks?currency=MDL&min=500&max=1000"))
  expect(box("Budget from")).toHaveProperty("value", "500")
  expect(box("Budget to")).toHaveProperty("value", "1000")
})

test("an amount that cannot be read says so, stays as it was typed and chooses nothing", async () => {
  const page = await open("/tasks?min=100")
  await page.user.clear(box("Budget from"))
  await write(page.user, "Budget from", "abc")
  const problem = page.t("list:amountUnclear")
  expect(filters().getByText(problem)).toBeDefined()
  const from = filters().getByRole("textbox", { name: "Budget from", description: problem })
  expect(from.getAttribute("aria-invalid")).toBe("true")
  expect(from).toHaveProperty("value", "abc")
  expect(page.address()).toBe("/tasks?currency=MDL&min=100")
  await page.user.clear(from)
  await write(page.user, "Budget from", "500")
  await waitFor(() => expect(page.address()).toBe("/tasks?currency=MDL&min=500"))
  expect(filters().queryByText(problem)).toBeNull()
})

test("an amount brings its currency along", async () => {
  const page = await open("/tasks?min=5")
  await page.user.selectOptions(filters().getByLabelText("Currency"), "EUR")
  await waitFor(() => expect(page.address()).toBe("/tasks?currency=EUR&min=5"))
  expect(await chips().findByText("from €5")).toBeDefined()
})

test("days on the leaves make a stretch", async () => {
  const page = await open()
  const leaf = (day: string) =>
    filters()
      .getAllByRole<HTMLInputElement>("checkbox")
      .find(({ value }) => value === day) as HTMLElement
  await page.user.click(leaf("2026-06-13"))
  await waitFor(() => expect(page.address()).toBe("/tasks?from=2026-06-13&to=2026-06-13"))
  await page.user.click(leaf("2026-06-15"))
  await waitFor(() => expect(page.address()).toBe("/tasks?from=2026-06-13&to=2026-06-15"))
  await waitFor(() => expect(leaf("2026-06-14")).toHaveProperty("checked", true))
  page.router.history.back()
  await waitFor(() => expect(leaf("2026-06-15")).toHaveProperty("checked", false))
})

test("other days are written as people write them, or taken from a calendar", async () => {
  const page = await open("/tasks", { locale: "ru" })
  const { t, user } = page
  const form = within(screen.getByRole("complementary", { name: t("list:filters") }))
  await user.click(form.getByText(t("list:otherDays")))
  await form.findAllByRole("button", { name: t("fields:openCalendar") })
  const from = form.getByRole("textbox", { name: t("tasks:from") })
  expect(from.getAttribute("placeholder")).toBe("дд.мм.гггг")
  await user.type(from, "22.07.2026{Enter}")
  await waitFor(() => expect(page.address()).toBe("/tasks?from=2026-07-22"))
  expect(asked(page)?.filter).toEqual({ dateFrom: "2026-07-22" })
})

test("a place that was typed becomes one we know; one that nobody knows narrows nothing and is said", async () => {
  const known = await open("/tasks?where=balti")
  expect(known.address()).toBe("/tasks?place=618605")
  known.unmount()
  const { t } = await open("/tasks?where=xyzzy", { api: { "place.search": { data: [], total: 0 } } })
  expect(screen.getByText(t("list:placeUnknown", { where: "xyzzy" }))).toBeDefined()
})

test("an order is kept too, and nearness needs a place", async () => {
  const page = await open()
  const orders = () =>
    within(screen.getByLabelText("Sort by"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent)
  expect(orders()).not.toContain("nearest")
  await page.user.selectOptions(screen.getByLabelText("Sort by"), "highest budget")
  await waitFor(() => expect(page.address()).toBe("/tasks?currency=MDL&sort=budget_high"))
  await screen.findByText(page.t("tasks:oneCurrency", { currency: "MDL" }))
  page.unmount()
  const near = await open("/tasks?place=618605&radius=50&sort=nearest")
  expect(orders()).toContain("nearest")
  expect(screen.getByLabelText("Sort by")).toHaveProperty("value", "nearest")
  expect(asked(near)).toMatchObject({
    sort: "nearest",
    filter: { near: { lat: 47.76, lng: 27.93, radiusKm: 50 } },
  })
})

test("only the chosen category is current: a link with fewer filters leads elsewhere", async () => {
  const { t } = await open("/tasks?category=cleaning&mode=remote")
  const current = [...screen.getByRole("main").querySelectorAll("a[aria-current]")]
  expect(new Set(current.map(({ textContent }) => textContent?.replace(/[\d,].*$/, "").trim()))).toEqual(
    new Set(["Cleaning"]),
  )
  expect(
    rail()
      .getByRole("link", { name: t("list:allCategories") })
      .getAttribute("aria-current"),
  ).toBeNull()
})
