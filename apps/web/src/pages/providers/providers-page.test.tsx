// The list of doers: each wish in the address, on a chip and in what the API is asked; and what the list shows.
import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { aTree, cleaningId, plumbingId } from "../../../test/answers/category.ts"
import { noPrices } from "../../../test/answers/list-prices.ts"
import { aPlace } from "../../../test/answers/place.ts"
import { aProviderCard, aProviderList } from "../../../test/answers/provider/provider-list.ts"
import { failure } from "../../../test/fake-api.ts"
import { renderPage, type RenderOptions } from "../../../test/render.tsx"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-12T09:00:00.000Z") })
})

const open = (at = "/providers", options: RenderOptions = {}) =>
  renderPage(at, {
    ...options,
    api: {
      "category.getTree": (input) => aTree(input),
      "place.getById": aPlace(),
      "place.search": { data: [aPlace()], total: 1 },
      "provider.getList": aProviderList([aProviderCard()]),
      "provider.getPrices": noPrices,
      ...options.api,
    },
  })

type Page = Awaited<ReturnType<typeof open>>

const filters = () => within(screen.getByRole("complementary", { name: "Filters" }))
const papers = () => within(screen.getByRole("navigation", { name: "Categories" }))
const asked = ({ api }: Page) => api.calls("provider.getList").at(-1)
const leaf = (day: string) =>
  filters()
    .getAllByRole<HTMLInputElement>("checkbox")
    .find(({ value }) => value === day) as HTMLElement

type Wish = [name: string, act: (page: Page) => Promise<unknown>, query: string, chip: string, filter: object]
const pressed = (name: string, label: string, query: string, filter: object, chip = label): Wish => [
  name,
  ({ user }) => user.click(filters().getByLabelText(label)),
  query,
  chip,
  filter,
]
const wishes: Wish[] = [
  pressed("remote", "Remote", "?mode=remote", { mode: "remote" }),
  pressed("a language", "English", "?languages=en", { languages: ["en"] }),
  pressed("verified doers", "Verified only", "?verified=1", { verifiedOnly: true }),
  pressed("the same day", "Available same day", "?sameDay=1", { sameDay: true }),
  pressed("a company", "Company", "?kind=company", { kind: "company" }),
  pressed("works to see", "Has a portfolio", "?works=1", { hasPortfolio: true }),
  pressed("clients who came back", "Has repeat clients", "?repeat=1", { repeatCustomersOnly: true }),
  [
    "a rating",
    ({ user }) => user.selectOptions(filters().getByLabelText("Rating"), "4.5"),
    "?rating=4.5",
    "4.5 and higher",
    { ratingMin: 4.5 },
  ],
  [
    "a price",
    async ({ user }) => {
      await user.type(filters().getByLabelText("Price up to"), "200")
      await user.tab()
    },
    "?price=200&currency=MDL",
    "up to 200 lei",
    { priceMax: 200_00, currency: "MDL" },
  ],
  [
    "a day",
    ({ user }) => user.click(leaf("2026-06-14")),
    "?day=2026-06-14",
    "available on Sun 14 Jun",
    { availableOn: "2026-06-14" },
  ],
  [
    "a category",
    ({ user }) => user.click(papers().getByRole("link", { name: "Cleaning" })),
    "?category=cleaning",
    "Cleaning",
    { categoryIds: [cleaningId] },
  ],
  [
    "a smaller category",
    async ({ user }) => {
      await user.click(papers().getByRole("link", { name: "Home repair" }))
      await user.click(await papers().findByRole("link", { name: "Plumbing" }))
    },
    "?category=plumbing",
    "Plumbing",
    { categoryIds: [plumbingId] },
  ],
  [
    "a place",
    async ({ user }) => {
      await user.type(filters().getByLabelText("Town or district"), "balti")
      const places = screen.getByRole("list", { name: "Matching places" })
      await user.click(await within(places).findByRole("link", { name: /Bălți/ }))
    },
    "?place=618605",
    "Bălți",
    { placeId: "618605" },
  ],
]

test.each(wishes)(
  "%s is in the address, on a chip and in what is asked",
  async (_, act, query, chip, filter) => {
    const page = await open()
    await act(page)
    await waitFor(() => expect(page.address()).toBe(`/providers${query}`))
    const [remove] = await screen.findAllByLabelText(`Remove: ${chip}`)
    expect(asked(page)?.filter).toEqual(filter)
    await page.user.click(remove as HTMLElement)
    await waitFor(() => expect(page.address()).toBe("/providers"))
    await waitFor(() => expect(screen.queryByLabelText("Selected filters")).toBeNull())
    const form = screen.getByLabelText<HTMLInputElement>("Verified only").form as HTMLFormElement
    const chosen = [...new FormData(form)].filter(([name, value]) => value !== "" && name !== "currency")
    expect(chosen).toEqual([])
  },
)

test("a day is taken by one press, replaced by another, and given back by the next", async () => {
  const page = await open("/providers?day=2026-06-14")
  await page.user.click(leaf("2026-06-16"))
  await waitFor(() => expect(page.address()).toBe("/providers?day=2026-06-16"))
  await waitFor(() => expect(leaf("2026-06-14")).toHaveProperty("checked", false))
  await page.user.click(leaf("2026-06-16"))
  await waitFor(() => expect(page.address()).toBe("/providers"))
})

test("a price that cannot be read says so and chooses nothing", async () => {
  const page = await open()
  await page.user.type(filters().getByLabelText("Price up to"), "abc")
  await page.user.tab()
  const price = filters().getByRole("textbox", {
    name: "Price up to",
    description: page.t("list:amountUnclear"),
  })
  expect(price.getAttribute("aria-invalid")).toBe("true")
  expect(page.address()).toBe("/providers")
})

test("an order is kept too, and nearness needs a place", async () => {
  const page = await open()
  const orders = () =>
    [...screen.getByLabelText<HTMLSelectElement>("Sort by").options].map(({ textContent }) => textContent)
  expect(orders()).not.toContain("nearest")
  await page.user.selectOptions(screen.getByLabelText("Sort by"), "lowest price")
  await waitFor(() => expect(page.address()).toBe("/providers?currency=MDL&sort=price_low"))
  await screen.findByText(page.t("providers:oneCurrency", { currency: "MDL" }))
  page.unmount()
  const near = await open("/providers?place=618605&radius=50&sort=nearest", {
    api: { "provider.getList": aProviderList([aProviderCard({ distanceKm: 3 })]) },
  })
  expect(orders()).toContain("nearest")
  expect(asked(near)).toMatchObject({ sort: "nearest", filter: { near: { radiusKm: 50 } } })
  screen.getByText(/Chișinău · 3\skm/)
})

describe("nobody is found", () => {
  test("for words that nobody wrote, and one press leads to everybody", async () => {
    const page = await open("/providers?q=xyzzy", {
      api: { "provider.getList": ({ filter }) => aProviderList(filter?.q ? [] : [aProviderCard()]) },
    })
    await page.user.click(screen.getByRole("link", { name: page.t("providers:none.all") }))
    await screen.findByText("Vasile C.")
    expect(page.address()).toBe("/providers")
  })

  test("so the search is made wider, and the page says what was left out", async () => {
    const page = await open("/providers?q=plumber&rating=4.8&repeat=1", {
      api: {
        "provider.getList": ({ filter }) =>
          aProviderList(filter?.ratingMin || filter?.repeatCustomersOnly ? [] : [aProviderCard()]),
      },
    })
    const note = screen.getByRole("heading", { name: page.t("providers:none.title") }).parentElement
    expect(note?.textContent).toContain("Left out: repeat clients and the rating.")
    screen.getByText("Vasile C.")
    await page.user.click(screen.getByRole("link", { name: page.t("list:wider.search") }))
    await waitFor(() => expect(page.address()).toBe("/providers?q=plumber"))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("“plumber”")
  })

  test("behind the last page, and one press leads to the first", async () => {
    const page = await open("/providers?page=40", {
      api: {
        "provider.getList": ({ pagination }) =>
          aProviderList(pagination?.offset ? [] : [aProviderCard()], { total: 1 }),
      },
    })
    screen.getByText(page.t("list:pastEnd.title"))
    await page.user.click(screen.getByRole("link", { name: page.t("list:pastEnd.action") }))
    await screen.findByText("Vasile C.")
    expect(page.address()).toBe("/providers")
  })
})

test("a list that did not load keeps its filters, and comes when it is asked for again", async () => {
  const page = await open("/providers?verified=1", {
    api: {
      "provider.getList": () => {
        throw failure()
      },
    },
  })
  screen.getByRole("heading", { name: page.t("ui:listErrorTitle") })
  expect(screen.getAllByLabelText("Remove: Verified only")).toHaveLength(2)
  page.api.answer({ "provider.getList": aProviderList([aProviderCard()]) })
  await page.user.click(screen.getByRole("button", { name: page.t("ui:tryAgain") }))
  await screen.findByText("Vasile C.")
})

test("a note says why a doer is here, with the published formula", async () => {
  const { t } = await open("/providers?q=plumber", {
    api: { "provider.getList": aProviderList([aProviderCard({ why: ["category"] })]) },
  })
  const about = t("task:why.title", { title: "Vasile C." })
  screen.getByRole("button", { name: about })
  const note = screen.getByRole("group", { name: about })
  within(note).getByText(t("providers:whyReason.category"))
  expect(note.textContent).toContain("matching category or words 30%, ratings 25%")
  expect(note.textContent).toContain("Nobody can pay for a higher place.")
})
