import { dayOf } from "@doable/domain/time/market-day"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import {
  aBoard,
  aBoardJob,
  aDoerOverview,
  anAction,
  aTaskId,
  doerStats,
  talks,
} from "../../../test/answers/dashboard.ts"
import { aProvider, aProviderId } from "../../../test/answers/provider/provider.ts"
import { aDoer } from "../../../test/answers/user.ts"
import { failure, refused, type Answers, type Output } from "../../../test/fake-api.ts"
import { stopDate } from "../../../test/page-clock.ts"
import { renderPage } from "../../../test/render.tsx"

const noIncome: Output<"provider.getIncome"> = { data: [], total: 0, sums: [], months: [] }

const noOffers: Output<"offer.getMy"> = {
  data: [],
  total: 0,
  counts: {
    active: 0,
    stale: 0,
    accepted: 0,
    not_selected: 0,
    declined: 0,
    withdrawn: 0,
    expired: 0,
    ended: 0,
    removed: 0,
  },
}
const at = (tab: string) => `/providers/dashboard?tab=${tab}`

const noneLost = { data: [], total: 0, previous: 0, months: [] }

const open = (dashboard = aDoerOverview(), api: Answers = {}, address = "/providers/dashboard") =>
  renderPage(address, {
    as: aDoer(),
    api: {
      "restriction.getCurrent": { current: null, suspension: null },
      "provider.getDashboard": dashboard,
      "provider.getMatching": { data: [], total: 0, totalIsEstimate: false },
      "provider.getBoard": aBoard(),
      "provider.getStats": doerStats(),
      "provider.getLostOffers": noneLost,
      "offer.getMy": noOffers,
      "provider.getCalendar": { data: [], total: 0, daysOff: [] },
      "provider.getIncome": noIncome,
      "conversation.getMy": talks(),
      ...api,
    },
  })

function part(id: string) {
  const section = document.getElementById(id)?.closest("section")
  if (!section) throw new Error(`there is no part ${id}`)
  return within(section)
}
test("without a profile there is the way to one", async () => {
  const { t } = await open(undefined, {
    "provider.getDashboard": () => {
      throw refused("provider_not_found", { httpStatus: 404 })
    },
  })
  const way = screen.getByText(t("provider-dashboard:noProfile.action"))
  expect(way.getAttribute("href")).toBe("/providers/create")
})

test("what did not load offers to try again", async () => {
  const { user, api, t } = await open(undefined, {
    "provider.getDashboard": () => {
      throw failure(500)
    },
  })
  expect(screen.getByText(t("provider-dashboard:failed"))).toBeDefined()
  api.answer({ "provider.getDashboard": aDoerOverview() })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByText(t("provider-dashboard:today.none"))).toBeDefined()
})

test("a doer to whom nothing has happened reads that in every tab", async () => {
  const { t, unmount } = await open()
  expect(screen.getByText(t("provider-dashboard:today.none"))).toBeDefined()
  expect(part("coming-up").getByText(t("provider-dashboard:calendar.none"))).toBeDefined()
  expect(part("matching-tasks").getByText(t("provider-dashboard:matching.emptyTitle"))).toBeDefined()
  expect(part("this-month").getByText(t("provider-dashboard:month.none"))).toBeDefined()
  unmount()
  const offers = await open(undefined, {}, at("offers"))
  expect(screen.getByText(t("offer:my.none.title"))).toBeDefined()
  expect(part("lost-offers").getByText(t("provider-dashboard:lost.none"))).toBeDefined()
  offers.unmount()
  const jobs = await open(undefined, {}, at("jobs"))
  expect(screen.getByText(t("provider-dashboard:board.emptyTitle"))).toBeDefined()
  jobs.unmount()
  await open(undefined, {}, at("stats"))
  expect(await screen.findByText(t("provider-dashboard:income.none"))).toBeDefined()
  expect(part("numbers-title").getByText(t("provider-dashboard:chart.nothing"))).toBeDefined()
  expect(part("offer-funnel").getByText(t("provider-dashboard:funnel.none"))).toBeDefined()
  expect(screen.getByText(t("provider-dashboard:rank.done"))).toBeDefined()
})

test("tabs are links with what each holds, and each asks for its own part alone", async () => {
  const counts = { offers: 3, jobs: 2 }
  const { user, t, api, address } = await open(aDoerOverview({ counts, actions: [anAction("start_work")] }))
  const tabs = within(screen.getByRole("navigation", { name: t("provider-dashboard:tabs.label") }))
  expect(tabs.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Today1", "/providers/dashboard"],
    ["Offers3", "/providers/dashboard?tab=offers"],
    ["Jobs2", "/providers/dashboard?tab=jobs"],
    ["Calendar", "/providers/dashboard?tab=calendar"],
    ["Templates", "/providers/dashboard?tab=templates"],
    ["Stats", "/providers/dashboard?tab=stats"],
  ])
  expect(tabs.getByRole("link", { current: "page" }).textContent).toBe("Today1")
  expect(api.calls("provider.getBoard").length + api.calls("provider.getStats").length).toBe(0)
  await user.click(tabs.getByText("Jobs"))
  expect(address()).toBe(at("jobs"))
  expect(await screen.findByText(t("provider-dashboard:jobsTitle", { count: 2 }))).toBeDefined()
  expect(api.calls("provider.getMatching")).toHaveLength(1)
})

test.each([
  ["/providers/dashboard#income", "/providers/dashboard?tab=stats#income"],
  ["/providers/dashboard#board", "/providers/dashboard?tab=jobs#board"],
])("the old address %s leads to %s", async (old, now) => {
  const { address } = await open(undefined, {}, old)
  await waitFor(() => expect(address()).toBe(now))
})

test("what waits today is counted in the title; the next step is large, the others follow", async () => {
  const actions = [anAction("answer_invite", { role: "doer" }), anAction("start_work", { role: "doer" })]
  const { t } = await open(aDoerOverview({ actions }))
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("dashboard:needsYou", { count: 2 }))
  const next = part("next-step")
  expect(next.getByRole("heading").textContent).toBe(t("dashboard:action.answer_invite", { count: 1 }))
  expect(next.getByRole("link").getAttribute("href")).toBe(`/tasks/${aTaskId}#my-invite`)
  expect(part("then").getByRole("link").textContent).toBe(t("dashboard:action.start_work"))
})

test("jobs stand by their state; a state in which nothing is has no column", async () => {
  const { t } = await open(
    undefined,
    {
      "provider.getBoard": aBoard({
        assigned: { data: [aBoardJob()], total: 1 },
        in_progress: { data: [aBoardJob({ id: "job-2", isRework: true })], total: 1 },
        completion_requested: {
          data: [aBoardJob({ id: "job-3", title: "Hang a door", endsAt: "2126-01-01T09:00:00.000Z" })],
          total: 1,
        },
        disputed: { data: [aBoardJob({ id: "job-4", title: "Mend a lamp" })], total: 1 },
        completed: { data: [aBoardJob({ id: "job-5", endedAt: "2026-01-01T09:00:00.000Z" })], total: 9 },
      }),
    },
    at("jobs"),
  )
  const board = within(screen.getByRole("region", { name: t("provider-dashboard:board.title") }))
  expect(board.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Hired1",
    "In progress1",
    "Awaiting confirmation1",
    "Dispute1",
    "Completed9",
  ])
  expect(board.getByText(`Vera C., ${t("provider-dashboard:board.noHour")}`)).toBeDefined()
  expect(board.getByText(`Vera C., ${t("provider-dashboard:board.rework")}`)).toBeDefined()
  expect(board.getByText("Hang a door").getAttribute("href")).toBe(`/tasks/${aTaskId}/complete`)
  expect(board.getByText("Mend a lamp").getAttribute("href")).toBe(`/tasks/${aTaskId}/dispute`)
  expect(board.getByText(t("provider-dashboard:board.all")).getAttribute("href")).toBe(
    "/providers/dashboard?tab=stats#income",
  )
})

test("why offers weren't chosen is summed up, the same reason once, beside the time before and by month", async () => {
  const data = [
    { reason: "price", count: 2, previous: 3 },
    { reason: "other_chosen", count: 2, previous: 0 },
    { reason: "not_selected", count: 1, previous: 1 },
    { reason: "timing", count: 0, previous: 1 },
  ] as const
  stopDate()
  const month = dayOf(new Date()).slice(0, 7)
  const lostOffers = { data: [...data], total: 5, previous: 5, months: [{ month, count: 5 }] }
  const answers = { "provider.getLostOffers": lostOffers }
  const { t, api } = await open(undefined, answers, "/providers/dashboard?tab=offers&lost=30")
  expect(api.calls("provider.getLostOffers")).toEqual([{ period: 30 }])
  const lost = part("lost-offers")
  expect(lost.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    t("provider-dashboard:lost.reason.not_selected"),
    t("provider-dashboard:lost.reason.price"),
  ])
  lost.getByText(t("provider-dashboard:lost.trendMore", { count: 2 }))
  lost.getByText(t("provider-dashboard:lost.trendLess", { count: 1 }))
  const periods = within(lost.getByRole("navigation", { name: t("provider-dashboard:lost.period") }))
  const links = periods.getAllByRole("link")
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
    ["/providers/dashboard?tab=offers&lost=30", "page"],
    ["/providers/dashboard?tab=offers", null],
    ["/providers/dashboard?tab=offers&lost=365", null],
  ])
  lost.getByRole("img", { name: /^5 offers weren’t chosen in 12 months\./ })
  expect(lost.getAllByRole("row", { hidden: true })).toHaveLength(13)
})

test("with nothing turned down it says so, without a picture of nothing", async () => {
  const { t } = await open(undefined, {}, at("offers"))
  part("lost-offers").getByText(t("provider-dashboard:lost.none"))
  expect(part("lost-offers").queryByRole("img")).toBeNull()
})

test("the hours ahead name the work, for whom and for how much; a fifth one folds", async () => {
  const job = {
    kind: "job",
    taskId: aTaskId,
    status: "assigned",
    client: "Vera C.",
    isRework: false,
    conversationId: null,
    scheduledAt: "2126-03-05T07:00:00.000Z",
    price: { amount: 380_00, currency: "MDL" },
    materialsCost: { amount: 120_00, currency: "MDL" },
    place: null,
    address: "Stefan cel Mare 1",
    lang: "en",
  } as const
  const data = [1, 2, 3, 4, 5].map((number) => ({ ...job, id: `job-${number}`, title: `Job ${number}` }))
  const { t } = await open(undefined, {
    "provider.getCalendar": { data, total: 5, daysOff: [] },
  })
  const ahead = part("coming-up")
  expect(ahead.getByText("Job 1").getAttribute("href")).toBe(`/tasks/${aTaskId}`)
  const forWhom = t("provider-dashboard:calendar.for", { name: "Vera C." })
  expect(ahead.getAllByText(`${forWhom}, Stefan cel Mare 1`)).toHaveLength(5)
  expect(ahead.getAllByText(/^500/)).toHaveLength(5)
  expect(ahead.getAllByText(/^380.+ \+ 120.+ for materials$/)).toHaveLength(5)
  expect(ahead.getByText("Job 5").closest("details")).not.toBeNull()
})

test("taking no more tasks is sent at once, and the page says what it means", async () => {
  const { user, api, t } = await open(undefined, { "provider.pause": aProvider({ status: "paused" }) })
  api.answer({ "provider.getDashboard": aDoerOverview({ status: "paused" }) })
  const taking = screen.getByRole("switch", { name: t("provider-dashboard:taking.label") })
  await user.click(taking)
  expect(await screen.findByText(t("provider-dashboard:taking.paused"))).toBeDefined()
  expect(api.calls("provider.pause")).toEqual([{ id: aProviderId }])
  api.answer({
    "provider.resume": aProvider(),
    "provider.getDashboard": aDoerOverview({ status: "published" }),
  })
  await user.click(taking)
  expect(api.calls("provider.resume")).toEqual([{ id: aProviderId }])
})

test("a switch that fails is told and goes back", async () => {
  const { user, t } = await open(undefined, {
    "provider.pause": () => {
      throw failure(500)
    },
  })
  const taking = screen.getByRole("switch")
  await user.click(taking)
  expect(await screen.findByText(t("provider-dashboard:taking.failed"))).toBeDefined()
  expect(taking).toHaveProperty("checked", true)
})

test.each(["draft", "suspended"] as const)(
  "a profile that is %s says so instead of a switch",
  async (status) => {
    const { t } = await open(aDoerOverview({ status }))
    expect(screen.getByText(t(`provider-dashboard:status.${status}`), { exact: false })).toBeDefined()
    expect(screen.queryByRole("switch")).toBeNull()
  },
)
