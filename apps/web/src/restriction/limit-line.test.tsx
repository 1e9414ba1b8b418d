import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, test } from "vitest"
import { emptyHome } from "../../test/answers/home.ts"
import { aPerson } from "../../test/answers/user.ts"
import { stopDate } from "../../test/page-clock.ts"
import { renderPage, renderWithApi } from "../../test/render.tsx"
import { formatDate } from "../i18n/dates.ts"
import { WhyNoOffer } from "../offer/why-no-offer.tsx"
import { AskQuestion } from "../task/questions/ask-question.tsx"

const until = "2026-12-01T09:00:00.000Z"
const limited = aPerson({ limit: { until } })
const day = formatDate(until, "long", { locale: "en", now: new Date(until), justNow: "" })

beforeEach(() => stopDate(new Date("2026-11-16T09:00:00.000Z")))

test("on other pages a line says until when, with the way to why; no button offers a new task", async () => {
  const { t } = await renderPage("/how-it-works", { as: limited })
  const line = within(await screen.findByRole("region", { name: t("restriction:line.label") }))
  line.getByText(t("restriction:line.until", { date: day }), { exact: false })
  const why = line.getByRole("link", { name: t("restriction:line.why") })
  expect(why.getAttribute("href")).toBe("/account?section=restrictions")
  expect(screen.queryByRole("link", { name: t("shell:createTask") })).toBeNull()
})

test("the home page asks for no task, and leads to what goes on", async () => {
  const { t } = await renderPage("/", { as: limited, api: emptyHome })
  const main = within(screen.getByRole("main"))
  const link = await main.findByRole("link", { name: t("restriction:line.dashboard") })
  expect(link.getAttribute("href")).toBe("/dashboard")
  expect(main.queryByRole("textbox")).toBeNull()
})

test("a limit whose end has passed while the page was open is none", async () => {
  const over = aPerson({ limit: { until: new Date(Date.now() - 1000).toISOString() } })
  const { t } = await renderPage("/how-it-works", { as: over })
  await waitFor(() => expect(screen.queryByRole("region", { name: t("restriction:line.label") })).toBeNull())
  expect(screen.getAllByRole("link", { name: t("shell:createTask") })).not.toEqual([])
})

test("instead of the form for a new task its page says why not", async () => {
  const api = { "task.getMy": { data: [], total: 0 }, "category.getTree": { data: [], total: 0 } }
  const { t } = await renderPage("/tasks/create", { as: limited, api })
  await screen.findByRole("heading", { level: 1, name: t("restriction:line.postTitle") })
  screen.getByText(t("restriction:line.post", { limit: t("restriction:banner.limitUntil", { date: day }) }))
  expect(screen.queryByRole("region", { name: t("restriction:line.label") })).toBeNull()
})

test("a question isn't offered, and the offer's box says until when", async () => {
  const asked = await renderWithApi(<AskQuestion taskId="task-1" onAsked={async () => {}} />, { as: limited })
  expect(screen.queryByRole("button", { name: asked.t("task-question:ask") })).toBeNull()
  await renderWithApi(<WhyNoOffer reason="user_limited" taskId="task-1" />, { as: limited })
  screen.getByText(asked.t("restriction:refusedUntil", { date: day }))
})

test("a limit without an end names none", async () => {
  const { t } = await renderPage("/how-it-works", { as: aPerson({ limit: { until: null } }) })
  expect(await screen.findByText(t("restriction:line.open"), { exact: false })).toBeTruthy()
})
