import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aDoerOverview } from "../../../../test/answers/dashboard.ts"
import { aDoer } from "../../../../test/answers/user.ts"
import { failure, type Answers } from "../../../../test/fake-api.ts"
import { renderPage } from "../../../../test/render.tsx"
import type { Entry } from "./load-calendar.ts"

const taskId = "0192f000-0000-7000-8000-0000000000a1"
const anEntry = (given: Partial<Entry> = {}): Entry => ({
  kind: "job",
  id: "job-1",
  taskId,
  title: "Four doors",
  lang: "en",
  status: "assigned",
  client: "Vera C.",
  scheduledAt: "2096-03-05T07:00:00.000Z",
  price: { amount: 650_00, currency: "MDL" },
  materialsCost: null,
  place: null,
  address: "str. Cuza Vodă 14",
  isRework: false,
  conversationId: "talk-1",
  ...given,
})

const open = (
  data: Entry[] = [],
  api: Answers = {},
  address = "/providers/dashboard?tab=calendar&month=2096-03",
) =>
  renderPage(address, {
    as: aDoer(),
    api: {
      "restriction.getCurrent": { current: null, suspension: null },
      "provider.getDashboard": aDoerOverview(),
      "provider.getCalendar": { data, total: data.length, daysOff: ["2096-03-10"] },
      "provider.getCalendarLink": { link: null },
      ...api,
    },
  })

const cellOf = (day: string) => {
  const cell = document.querySelector(`time[datetime="${day}"]`)?.closest("td")
  if (!cell) throw new Error(`there is no ${day}`)
  return within(cell)
}

test("a month shows jobs, pending offers and days off on their days, and leads to the next month", async () => {
  const { api, user, t } = await open([
    anEntry(),
    anEntry({
      id: "job-2",
      title: "Five chairs",
      status: "in_progress",
      isRework: true,
      scheduledAt: "2096-03-04T07:00:00.000Z",
    }),
    // The first hour of the day in Chișinău, the evening before elsewhere.
    anEntry({
      kind: "offer",
      id: "offer-1",
      title: "A sofa",
      status: "open",
      scheduledAt: "2096-03-05T22:30:00.000Z",
    }),
  ])
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("March 2096")
  expect(cellOf("2096-03-05").getByRole("link").textContent).toBe("09:00 Four doors")
  expect(cellOf("2096-03-05").getByRole("link").getAttribute("href")).toBe(`/tasks/${taskId}`)
  expect(cellOf("2096-03-04").getByRole("link").textContent).toBe(
    `09:00 Five chairs, ${t("provider-dashboard:board.rework")}`,
  )
  const ifHired = t("provider-dashboard:month.said.offer")
  expect(cellOf("2096-03-06").getByRole("link").textContent).toBe(`00:30 A sofa, ${ifHired}`)
  expect(cellOf("2096-03-10").getByText(t("provider-dashboard:month.looks.off"))).toBeDefined()
  expect(cellOf("2096-03-11").queryByText(t("provider-dashboard:month.looks.off"))).toBeNull()

  await user.click(screen.getByRole("link", { name: t("provider-dashboard:month.later") }))
  expect(await screen.findByText("April 2096")).toBeDefined()
  expect(api.calls("provider.getCalendar")).toContainEqual({ from: "2096-03-25", to: "2096-05-08" })
  expect(screen.getByRole("link", { name: t("provider-dashboard:month.later") })).toBe(document.activeElement)
})

test("the next job says when, for whom, where and for how much in all", async () => {
  const { t } = await open([anEntry({ materialsCost: { amount: 120_00, currency: "MDL" } })])
  const next = within(
    screen.getByRole("region", { name: t("provider-dashboard:month.next", { when: "Mon 5 Mar, 09:00" }) }),
  )
  expect(next.getByText("str. Cuza Vodă 14")).toBeDefined()
  next.getByText(/^770/)
  next.getByText(/^650.+ \+ 120.+ for materials$/)
  expect(next.getByRole("link", { name: t("provider-dashboard:month.open") })).toBeDefined()
  const chat = next.getByRole("link", { name: t("provider-dashboard:month.message") })
  expect(chat.getAttribute("href")).toBe("/chat?c=talk-1")
})

test("a first link is created, copied and reset, and each step says what came of it", async () => {
  const { api, user, t } = await open()
  const first = "http://localhost/providers/calendar/one.ics"
  api.answer({ "provider.renewCalendarLink": { link: first } })
  await user.click(screen.getByRole("button", { name: t("provider-dashboard:feed.create") }))
  const field = await screen.findByLabelText<HTMLInputElement>(t("provider-dashboard:feed.address"))
  expect(field.value).toBe(first)
  expect(document.activeElement?.textContent).toBe(t("provider-dashboard:feed.title"))
  const app = screen.getByRole("link", { name: t("provider-dashboard:feed.open") })
  expect(app.getAttribute("href")).toBe("webcal://localhost/providers/calendar/one.ics")
  await user.click(screen.getByRole("button", { name: t("provider-dashboard:feed.copy") }))
  expect(await screen.findByText(t("ui:linkCopied"))).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(first)

  api.answer({ "provider.renewCalendarLink": { link: first.replace("one", "two") } })
  await user.click(screen.getByRole("button", { name: t("provider-dashboard:feed.reset") }))
  const dialog = within(await screen.findByRole("alertdialog"))
  await user.click(dialog.getByRole("button", { name: t("provider-dashboard:feed.reset") }))
  expect(await screen.findByText(t("provider-dashboard:feed.resetDone"))).toBeDefined()
  expect(field.value).toContain("two.ics")

  api.answer({ "provider.deleteCalendarLink": { link: null } })
  await user.click(screen.getByRole("button", { name: t("provider-dashboard:feed.remove") }))
  const question = within(await screen.findByRole("alertdialog"))
  await user.click(question.getByRole("button", { name: t("provider-dashboard:feed.remove") }))
  expect(await screen.findByRole("button", { name: t("provider-dashboard:feed.create") })).toBeDefined()
  expect(document.activeElement?.textContent).toBe(t("provider-dashboard:feed.title"))
})

test("a link that can't be created is told, and the button stays", async () => {
  const { user, t } = await open([], {
    "provider.renewCalendarLink": () => {
      throw failure(500)
    },
  })
  await user.click(screen.getByRole("button", { name: t("provider-dashboard:feed.create") }))
  expect(await screen.findByText(t("provider-dashboard:feed.failed"))).toBeDefined()
  expect(screen.getByRole("button", { name: t("provider-dashboard:feed.create") })).toBeDefined()
})
