import { screen, within } from "@testing-library/react"
import { dayOf } from "@doable/domain/time/market-day"
import { expect, test } from "vitest"
import { aDoerOverview, aTaskId, doerStats } from "../../../../test/answers/dashboard.ts"
import { aDoer } from "../../../../test/answers/user.ts"
import type { Answers, Output } from "../../../../test/fake-api.ts"
import { stopDate } from "../../../../test/page-clock.ts"
import { renderPage } from "../../../../test/render.tsx"

const open = (api: Answers, address = "/providers/dashboard?tab=stats") =>
  renderPage(address, {
    as: aDoer(),
    api: {
      "restriction.getCurrent": { current: null, suspension: null },
      "provider.getDashboard": aDoerOverview(),
      "provider.getStats": doerStats(),
      "provider.getIncome": { data: [], total: 0, sums: [], months: [] },
      ...api,
    },
  })

function part(id: string) {
  const section = document.getElementById(id)?.closest("section")
  if (!section) throw new Error(`there is no part ${id}`)
  return within(section)
}

test("what was agreed on is summed up, month by month as a table too, and job by job", async () => {
  const price = { amount: 380_00, currency: "MDL" } as const
  stopDate()
  const month = dayOf(new Date()).slice(0, 7)
  const job = {
    taskId: aTaskId,
    lang: "en" as const,
    client: "Vera C.",
    price,
    completedAt: new Date().toISOString(),
  }
  const income = {
    "provider.getIncome": {
      data: [
        { ...job, id: "job-1", title: "Carry a wardrobe" },
        { ...job, id: "job-2", title: "Hang a door" },
      ],
      total: 2,
      sums: [{ currency: "MDL" as const, amount: 6500_00, count: 2 }],
      months: [{ currency: "MDL" as const, amount: 6500_00, count: 2, month }],
    },
  }
  const { t } = await open(income)
  await screen.findByText(t("provider-dashboard:income.title"))
  const shown = part("income-title")
  expect(shown.getAllByText("6,500 lei").length).toBeGreaterThan(0)
  const rows = within(shown.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true })
  expect(rows).toHaveLength(13)
  expect(rows[1]?.textContent).toContain("6,500")
  expect(shown.getByText("Hang a door").getAttribute("href")).toBe(`/tasks/${aTaskId}/complete`)
  expect(shown.getByText(t("provider-dashboard:income.jobs", { count: 2 }))).toBeDefined()
})

test("who looked is drawn, said in a sentence and told day by day; another time is a press away", async () => {
  const views = Array.from({ length: 7 }, (_, day) => ({
    day: `2026-02-0${day + 1}`,
    views: day === 6 ? 1 : 0,
  }))
  const metrics: Output<"provider.getStats">["metrics"] = [
    { key: "views", value: 1, previous: 0 },
    { key: "rating", value: null, previous: null },
  ]
  const { user, api, t, address } = await open(
    { "provider.getStats": doerStats({ views, metrics }) },
    "/providers/dashboard?period=7",
  )
  expect(await screen.findByRole("img", { name: /1 in total, 1 on the busiest day/ })).toBeDefined()
  const numbers = part("numbers-title")
  expect(numbers.getByText(t("provider-dashboard:numbers.more", { count: 1 }))).toBeDefined()
  expect(numbers.getByText(t("provider-dashboard:numbers.notYet"))).toBeDefined()
  const days = within(numbers.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true })
  expect(days).toHaveLength(8)
  await user.click(numbers.getByText(t("provider-dashboard:numbers.days", { count: 90 })))
  expect(address()).toBe("/providers/dashboard?tab=stats&period=90")
  // A pointer over the link may ask before the click does.
  const periods = new Set(api.calls("provider.getStats").map((asked) => asked?.period))
  expect([...periods]).toEqual([7, 90])
})

test("what would raise one's place says what it is worth and where to do it", async () => {
  const stats = doerStats({
    rankHints: ["verification", "profile"],
    completeness: { score: 60, hints: ["price"] },
  })
  const { t } = await open({ "provider.getStats": stats })
  expect(
    (await screen.findByText(t("provider-dashboard:rank.verificationAction"))).getAttribute("href"),
  ).toBe("/providers/applications")
  expect(screen.getByText(t("provider-dashboard:hint.price"))).toBeDefined()
  expect(screen.getByText(t("provider-dashboard:rank.part.relevance"))).toBeDefined()
  expect(screen.queryByText(t("provider-dashboard:rank.phone"))).toBeNull()
})
