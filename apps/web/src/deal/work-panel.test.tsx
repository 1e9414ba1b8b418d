// Where the work stands, on the page of the task: begun, called off.
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import type { TaskStatus } from "@doable/domain/task/status"
import { aHire, talkId, vera } from "../../test/answers/hire.ts"
import { inDays, inHours } from "../../test/answers/moment.ts"
import { aTaskPage, taskId } from "../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../test/answers/user.ts"
import { described } from "../../test/described.ts"
import { refused, type Answers } from "../../test/fake-api.ts"
import { renderWithApi } from "../../test/render.tsx"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { WorkPanel } from "./work-panel.tsx"
import { workOf } from "./work.ts"

interface Shown {
  side: "owner" | "doer"
  status?: TaskStatus
  hire?: Assignment
  task?: Parameters<typeof aTaskPage>[0]
  api?: Answers
  locale?: "en" | "ru"
}

function show({ side, status = "assigned", hire, task, api = {}, locale = "en" }: Shown) {
  const viewer = { isOwner: side === "owner", isAssigned: side === "doer" }
  const page = aTaskPage({ ...task, task: { status, ...task?.task }, viewer })
  const shown = hire ?? aHire(side === "doer" ? { other: vera } : {})
  const work = workOf({ ...page, hire: shown, now: Date.now() })
  if (!work) throw new Error("nobody is at work")
  return renderWithApi(<WorkPanel work={work} />, { as: side === "owner" ? aPerson() : aDoer(), api, locale })
}

const answered = aTaskPage().task

test("the doer says that it has begun; a refusal says why not", async () => {
  const { t, user, api } = await show({
    side: "doer",
    api: {
      "task.start": () => {
        throw refused("task_changed")
      },
    },
  })
  screen.getByRole("heading", { name: t("work:doer.assigned.title") })
  const start = () => user.click(screen.getByRole("button", { name: t("work:start.doer") }))
  await start()
  await screen.findByText(t("work:start.failed"))
  api.answer({ "task.start": answered })
  await start()
  await screen.findAllByText(t("work:start.done"))
  expect(api.calls("task.start")).toEqual([{ id: taskId }, { id: taskId }])
})

test("too early for the start, the button waits and says why", async () => {
  const hire = aHire({ other: vera, agreement: { scheduledAt: inDays(3) } })
  const { t, user, api } = await show({ side: "doer", hire, locale: "ru" })
  const start = screen.getByRole("button", { name: t("work:start.doer") })
  expect(start.getAttribute("aria-disabled")).toBe("true")
  screen.getByText(t("refusal:start_too_early"))
  await user.click(start)
  expect(api.calls("task.start")).toEqual([])
})

test.each([
  { side: "owner", status: "assigned", shown: ["start", "directly"] },
  { side: "owner", status: "in_progress", shown: ["directly"] },
  { side: "doer", status: "in_progress", shown: ["report"] },
] as const)("the $side of a task that is $status finds the next step", async ({ side, status, shown }) => {
  const { t } = await show({ side, status })
  const steps = {
    start: screen.queryByRole("button", { name: t(`work:start.${side}`) }),
    directly: screen.queryByRole("button", { name: t("work:directly.open") }),
    report: screen.queryByRole("link", { name: t("work:report") }),
  }
  const names = Object.keys(steps) as (keyof typeof steps)[]
  expect(names.filter((name) => steps[name])).toEqual(shown)
})

test("within the first hour it is called off at nobody's cost, and the task is open again", async () => {
  const { t, user, api } = await show({
    side: "owner",
    hire: aHire({ assignedAt: inHours(-0.5) }),
    api: { "task.cancelAssignment": { task: answered, changeRequest: null } },
  })
  await user.click(screen.getByRole("button", { name: t("work:callOff.open") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("work:callOff.title") }))
  dialog.getByText(new RegExp(t("work:callOff.grace")))
  await user.click(dialog.getByRole("radio", { name: t("work:callOff.timing") }))
  await user.click(dialog.getByLabelText(t("work:callOff.note")))
  await user.paste(" We are away. ")
  await user.click(dialog.getByRole("button", { name: t("work:callOff.confirm") }))
  await screen.findByText(t("work:callOff.done"))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(api.calls("task.cancelAssignment")).toEqual([
    { id: taskId, reasonCode: "timing", after: "reopen", note: "We are away." },
  ])
})

test("later it counts, a refusal leaves the question open, and too long a word is not sent", async () => {
  const { t, user, api } = await show({
    side: "owner",
    api: {
      "task.cancelAssignment": () => {
        throw refused("cancel_too_late")
      },
    },
  })
  await user.click(screen.getByRole("button", { name: t("work:callOff.open") }))
  const dialog = within(await screen.findByRole("dialog"))
  dialog.getByText(new RegExp(t("work:callOff.counts")))
  const note = dialog.getByLabelText<HTMLTextAreaElement>(t("work:callOff.note"))
  await user.click(note)
  await user.paste("n".repeat(501))
  const confirm = dialog.getByRole("button", { name: t("work:callOff.confirm") })
  await user.click(confirm)
  expect(api.calls("task.cancelAssignment")).toEqual([])
  await user.clear(note)
  await user.click(dialog.getByRole("radio", { name: t("work:callOff.close") }))
  await user.click(confirm)
  await screen.findByText(t("work:callOff.failed"))
  expect(api.calls("task.cancelAssignment")).toEqual([
    { id: taskId, reasonCode: "plans_changed", after: "close" },
  ])
  screen.getByRole("dialog")
})

test("a task whose day has passed needs a new day, asked for in the page's own words", async () => {
  const timing = { kind: "on_date", date: "2020-05-01", window: "evening", from: null, to: null } as const
  const { t, user, api } = await show({
    side: "owner",
    locale: "ru",
    task: { task: { timing } },
    api: { "task.cancelAssignment": { task: answered, changeRequest: null } },
  })
  await user.click(screen.getByRole("button", { name: t("work:callOff.open") }))
  const dialog = within(await screen.findByRole("dialog"))
  const day = dialog.getByLabelText<HTMLInputElement>(t("work:callOff.date"))
  expect(day.value).toBe(addDays(dayOf(new Date()), 7))
  fireEvent.change(day, { target: { value: "" } })
  const confirm = dialog.getByRole("button", { name: t("work:callOff.confirm") })
  await user.click(confirm)
  expect(day.getAttribute("aria-invalid")).toBe("true")
  expect(described(day)).toContain(t("work:callOff.dateWrong", { last: "" }).slice(0, 14))
  expect(document.activeElement).toBe(day)
  expect(api.calls("task.cancelAssignment")).toEqual([])
  // Closed for good, it needs none.
  await user.click(dialog.getByRole("radio", { name: t("work:callOff.close") }))
  expect(dialog.queryByLabelText(t("work:callOff.date"))).toBeNull()
  await user.click(dialog.getByRole("radio", { name: t("work:callOff.reopen") }))
  const tomorrow = addDays(dayOf(new Date()), 1)
  fireEvent.change(dialog.getByLabelText(t("work:callOff.date")), { target: { value: tomorrow } })
  await user.click(confirm)
  await screen.findByText(t("work:callOff.done"))
  expect(api.calls("task.cancelAssignment")[0]).toMatchObject({
    after: "reopen",
    timing: { ...timing, date: tomorrow },
  })
})

test("the doer who calls it off is not asked what becomes of the task", async () => {
  const { t, user } = await show({ side: "doer" })
  await user.click(screen.getByRole("button", { name: t("work:callOff.open") }))
  const dialog = within(await screen.findByRole("dialog"))
  dialog.getByText(t("work:callOff.doerAfter"))
  expect(dialog.queryByRole("radio", { name: t("work:callOff.close") })).toBeNull()
})

test("once it has begun it is too late to call it off alone: the talk is where the two can agree on it", async () => {
  const { t } = await show({ side: "owner", status: "in_progress" })
  screen.getByText(t("refusal:cancel_too_late"))
  expect(screen.getByRole("link", { name: t("offer:agreement.chat") }).getAttribute("href")).toBe(
    `/chat?c=${talkId}`,
  )
  expect(screen.queryByRole("button", { name: t("work:callOff.open") })).toBeNull()
})

test("while the other side is shut out nothing begins, and calling it off counts against nobody", async () => {
  const { t, user } = await show({ side: "owner", hire: aHire({ strandedAt: inHours(-1) }) })
  screen.getByRole("heading", { name: t("work:stranded.title") })
  screen.getByText(new RegExp(t("work:stranded.owner.assigned").slice(0, 30)))
  expect(screen.queryByRole("button", { name: t("work:start.owner") })).toBeNull()
  await user.click(screen.getByRole("button", { name: t("work:callOff.open") }))
  within(await screen.findByRole("dialog")).getByText(t("work:callOff.alone"))
})
