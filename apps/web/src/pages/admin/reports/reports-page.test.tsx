import { screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { anAdmin } from "../../../../test/answers/user.ts"
import type { Output } from "../../../../test/fake-api.ts"
import { renderWithApi } from "../../../../test/render.tsx"
import { ReportsPage } from "./reports-page.tsx"

const words = { en: "It was an advert.", ru: "Это была реклама.", ro: "Era o reclamă." }
const templates = Object.fromEntries(["spam", "other"].map((reason) => [reason, words]))
const opened = {
  targetType: "task",
  targetId: "task-1",
  snippet: "Easy money",
  subject: { id: "sergiu", name: "Sergiu Lungu", status: "active", locale: "ro", earlier: 1 },
  outcomes: ["none", "warning", "content_removed", "limit", "deactivate"],
  claimedBy: { name: "Emma", isMe: true },
  reports: [
    {
      id: "report-1",
      reporterName: "Maria Cojocaru",
      reasonCode: "spam",
      text: "The same text everywhere.",
      createdAt: "2026-06-01T09:00:00.000Z",
      decidedAt: null,
      outcome: null,
      outcomeText: null,
      hasChat: false,
      files: [],
    },
  ],
  templates,
  noActionTemplate: words,
} as unknown as Output<"adminReport.getByTarget">
const days = [
  { day: "2026-06-01", hours: 7 },
  { day: "2026-06-02", hours: null },
]
const figures = { open: 5, mine: 1, late: 1, days }
const shared = {
  tab: "open" as const,
  page: 1,
  reason: undefined,
  figures,
  today: [],
  isFailed: false,
  now: "2026-06-02T12:00:00.000Z",
}

test("what waits is listed by thing, with how often and for how long", async () => {
  const row = {
    targetType: "task",
    targetId: "task-1",
    snippet: "Easy money",
    subjectName: "Sergiu Lungu",
    count: 4,
    reasons: ["spam", "fraud"],
    oldestAt: "2026-06-01T09:00:00.000Z",
    decidedAt: null,
    outcome: null,
    claimedBy: null,
  } as const
  const list = { data: [{ ...row, reasons: [...row.reasons] }], total: 1 }
  const { t } = await renderWithApi(<ReportsPage {...shared} list={list} opened={null} openedId={null} />, {
    as: anAdmin(),
  })
  screen.getByRole("link", { name: t("report:of.task", { snippet: "Easy money" }) })
  screen.getByRole("heading", { level: 1, name: t("admin-reports:lateTitle", { count: 1 }) })
  screen.getByRole("link", { name: `${t("admin-reports:tabs.open")} 5` })
  expect(screen.getByText(`${t("report:reasons.spam")}, ${t("report:reasons.fraud")}`)).toBeTruthy()
})

test("a decision needs a choice and reasons in every language, which our usual text fills in", async () => {
  const page = await renderWithApi(
    <ReportsPage {...shared} list={{ data: [], total: 0 }} opened={opened} openedId="task-1" />,
    { as: anAdmin(), api: { "adminReport.decide": { ...opened, claimedBy: null } } },
  )
  const { user, t, api } = page
  const decide = screen.getByRole("button", { name: t("admin-reports:decide") })
  await user.click(decide)
  screen.getByText(t("admin-reports:chooseOne"))
  await user.click(screen.getByRole("radio", { name: new RegExp(t("admin-reports:outcomes.warning")) }))
  await user.click(decide)
  expect(screen.getAllByText(t("admin:tooShort", { count: 10 }))).toHaveLength(3)
  await user.click(screen.getByRole("button", { name: t("admin-reports:template") }))
  await user.click(decide)
  await waitFor(() =>
    expect(api.calls("adminReport.decide")).toEqual([
      { targetType: "task", targetId: "task-1", outcome: "warning", days: null, reason: words },
    ]),
  )
})

test("the chat around a reported message is asked for by hand, by the moderator who has the report", async () => {
  const message = {
    ...opened,
    targetType: "message" as const,
    targetId: "message-1",
    reports: opened.reports.map((report) => ({ ...report, hasChat: true })),
  }
  const said = { id: "message-1", name: "Sergiu Lungu", text: "Pay me outside.", isReported: true }
  const data = [{ ...said, isDeleted: false, createdAt: "2026-06-01T09:00:00.000Z" }]
  const { user, t, api } = await renderWithApi(
    <ReportsPage {...shared} list={{ data: [], total: 0 }} opened={message} openedId="message-1" />,
    { as: anAdmin(), api: { "adminReport.getChat": { data } } },
  )
  expect(api.calls("adminReport.getChat")).toEqual([])
  await user.click(screen.getByRole("button", { name: t("admin-reports:chat.show") }))
  await screen.findByText("Pay me outside.")
  screen.getByText(t("admin-reports:chat.reported"))
  expect(api.calls("adminReport.getChat")).toEqual([{ id: "report-1" }])
})

test("what was typed stays when the case can't be read again", async () => {
  const page = (own: object) => (
    <ReportsPage {...shared} list={{ data: [], total: 0 }} opened={opened} openedId="task-1" {...own} />
  )
  function Reloading() {
    const [isFailed, setFailed] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setFailed(true)}>
          Reload
        </button>
        {page(isFailed ? { opened: null, isFailed } : {})}
      </>
    )
  }
  const { user, t } = await renderWithApi(<Reloading />, { as: anAdmin() })
  const field = screen.getByRole("textbox", { name: t("admin-reports:langs.ru") })
  await user.type(field, "Это была реклама.")
  await user.click(screen.getByRole("button", { name: "Reload" }))
  expect(screen.getByRole("textbox", { name: t("admin-reports:langs.ru") })).toHaveProperty(
    "value",
    "Это была реклама.",
  )
  screen.getByRole("button", { name: t("ui:tryAgain") })
})

test("the day's decisions are listed with what came of them", async () => {
  const done = { ...opened, subjectName: "Sergiu Lungu", count: 1, reasons: ["spam" as const] }
  const row = { ...done, oldestAt: shared.now, decidedAt: shared.now, outcome: "warning" as const }
  const { t } = await renderWithApi(
    <ReportsPage
      {...shared}
      today={[{ ...row, claimedBy: null }]}
      list={{ data: [], total: 0 }}
      opened={null}
      openedId={null}
    />,
    { as: anAdmin() },
  )
  screen.getByRole("heading", { name: t("admin-reports:today") })
  expect(screen.getByText(t("admin-reports:outcomes.warning"))).toBeDefined()
})
