// The page that completes a task: the doer reports, the owner confirms or asks for changes.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aHire, aReport, hireId, talkId, vera } from "../../../test/answers/hire.ts"
import { inDays, inHours } from "../../../test/answers/moment.ts"
import { taskReviews } from "../../../test/answers/review.ts"
import { aTaskPage, lei, taskAnswers, taskId } from "../../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../../test/answers/user.ts"
import { described } from "../../../test/described.ts"
import { failure, refused, type Answers, type Output } from "../../../test/fake-api.ts"
import { renderPage, renderWithApi } from "../../../test/render.tsx"
import type { TaskStatus } from "@doable/domain/task/status"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import { workOf } from "../../deal/work.ts"
import { CompletionPage } from "./completion-page.tsx"
import { ofCharacters } from "../../../test/of-characters.ts"

interface Shown {
  side: "owner" | "doer"
  status: TaskStatus
  hire?: Assignment
  api?: Answers
  locale?: "en" | "ru"
}

function show({ side, status, hire, api = {}, locale = "en" }: Shown) {
  const viewer = { isOwner: side === "owner", isAssigned: side === "doer" }
  const page = aTaskPage({ task: { status }, viewer })
  const shown = hire ?? aHire(side === "doer" ? { other: vera } : {})
  const work = workOf({ ...page, hire: shown, now: Date.now() })
  return renderWithApi(<CompletionPage data={{ taskId, work, ended: null }} />, {
    as: side === "owner" ? aPerson() : aDoer(),
    api,
    locale,
  })
}

const done = aTaskPage().task
const reported = (own: Parameters<typeof aHire>[0] = {}) =>
  aHire({ reports: [aReport()], completionRequestedAt: inHours(-1), endsAt: inDays(6), ...own })

test("the doer reports in words; what was sent is forgotten, what failed is still in the field", async () => {
  const { t, user, api } = await show({
    side: "doer",
    status: "in_progress",
    locale: "ru",
    api: {
      "task.requestCompletion": () => {
        throw failure(500)
      },
    },
  })
  screen.getByRole("heading", { level: 1, name: t("work:form.title") })
  const note = await screen.findByLabelText(t("work:form.note"))
  await user.click(note)
  await user.paste(" Шкаф в подвале. ")
  const send = () => user.click(screen.getByRole("button", { name: t("work:form.send") }))
  await send()
  await screen.findByText(t("work:form.failed"))
  expect(note).toHaveProperty("value", " Шкаф в подвале. ")
  const kept = `doable:work:${aDoer().id}:report on ${hireId}`
  expect(localStorage.getItem(kept)).toContain(" Шкаф в подвале. ")
  api.answer({ "task.requestCompletion": done })
  await send()
  await screen.findByText(t("work:form.sent", { name: "Vera" }))
  expect(api.calls("task.requestCompletion")[1]).toEqual({ id: taskId, fileIds: [], note: "Шкаф в подвале." })
  expect(localStorage.getItem(kept)).toBeNull()
})

test("a report may be empty, but not too long; on its way it is sent once", async () => {
  const answer = Promise.withResolvers<Output<"task.requestCompletion">>()
  const { t, user, api } = await show({
    side: "doer",
    status: "assigned",
    api: { "task.requestCompletion": () => answer.promise },
  })
  const note = await screen.findByLabelText<HTMLTextAreaElement>(t("work:form.note"))
  const send = screen.getByRole("button", { name: t("work:form.send") })
  await user.click(note)
  await user.paste("n".repeat(2001))
  await user.click(send)
  expect(described(note)).toContain(t("work:changes.tooLong", ofCharacters(t, 2000)))
  expect(api.calls("task.requestCompletion")).toEqual([])
  await user.clear(note)
  await user.click(send)
  await waitFor(() => expect(send.getAttribute("aria-busy")).toBe("true"))
  await user.click(send)
  expect(api.calls("task.requestCompletion")).toEqual([{ id: taskId, fileIds: [] }])
  answer.resolve(done)
})

test("what should change stands over the doer's next report, with its round, and earlier ones below", async () => {
  const first = aReport({
    changesRequestedAt: inHours(-1),
    changesText: "The packaging is still at the lift.",
  })
  const hire = aHire({ other: vera, revisionRound: 1, reports: [first] })
  const { t } = await show({ side: "doer", status: "in_progress", hire })
  screen.getByRole("heading", { level: 1, name: t("work:form.again", { name: "Vera" }) })
  await screen.findByText(t("work:changes.round", { round: 1, rounds: 3 }))
  expect(screen.getAllByText("The packaging is still at the lift.")).toHaveLength(2)
  screen.getByRole("heading", { name: t("work:sheet.earlier") })
})

test("the doer who has reported reads what the client does now, and until when", async () => {
  const { t } = await show({ side: "doer", status: "completion_requested", hire: reported({ other: vera }) })
  screen.getByRole("heading", { level: 1, name: t("work:sheet.waiting") })
  screen.getByText("The sofa stands in the yard.")
  screen.getByText(t("work:doer.completion_requested.text", { name: "Vera" }))
  screen.getByRole("heading", { name: /6 days/ })
  expect(screen.queryByRole("button", { name: t("work:confirm.do") })).toBeNull()
})

test("the owner reads what was agreed on beside what is reported", async () => {
  const agreement = { settledByProviderAt: inHours(-1), materialsCost: lei(40) }
  const hire = reported({ agreement, startedAt: inHours(-2) })
  const { t } = await show({ side: "owner", status: "completion_requested", hire })
  screen.getByRole("heading", { level: 1, name: t("work:owner.completion_requested.title", { name: "Ion" }) })
  for (const row of ["work", "when", "price", "payment"] as const)
    screen.getByRole("heading", { level: 2, name: t(`work:sheet.${row}`) })
  screen.getByText("Two people for the stairs")
  screen.getByText("420 lei")
  screen.getByText("380 lei + 40 lei for materials")
  screen.getByText(t("work:sheet.received", { name: "Ion" }))
  expect(screen.getByText(t("offer:hire.pay.cash"))).toBeDefined()
})

test("a yes is asked twice, may say that it is paid, and is sent once", async () => {
  const { t, user, api } = await show({
    side: "owner",
    status: "completion_requested",
    hire: reported(),
    api: { "task.confirmCompletion": done },
  })
  await user.click(screen.getByRole("checkbox", { name: t("work:settled.owner", { name: "Ion" }) }))
  const confirm = () => user.click(screen.getByRole("button", { name: t("work:confirm.do") }))
  await confirm()
  const question = async () => within(await screen.findByRole("alertdialog"))
  const notYet = (await question()).getByRole("button", { name: t("work:directly.notYet") })
  expect(document.activeElement, "what can't be undone isn't one press away").toBe(notYet)
  await user.click(notYet)
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  expect(api.calls("task.confirmCompletion")).toEqual([])
  await confirm()
  await user.click((await question()).getByRole("button", { name: t("work:confirm.do") }))
  await screen.findByText(t("work:confirm.done"))
  expect(api.calls("task.confirmCompletion")).toEqual([{ id: taskId, settled: true }])
})

test("changes are asked for in twenty characters at least; going back keeps the words", async () => {
  const { t, user, api } = await show({
    side: "owner",
    status: "completion_requested",
    hire: reported(),
    api: { "task.requestChanges": done },
  })
  const ask = () => user.click(screen.getByRole("button", { name: t("work:changes.ask") }))
  const field = () => screen.getByLabelText(t("work:changes.label", { name: "Ion" }))
  const send = () => user.click(screen.getByRole("button", { name: t("work:changes.send", { name: "Ion" }) }))
  await ask()
  expect(document.activeElement).toBe(field())
  screen.getByText(t("work:changes.left", { count: 3 }))
  await user.paste("Too short")
  await send()
  expect(described(field())).toContain(t("work:changes.tooShort", ofCharacters(t, 20)))
  expect(document.activeElement).toBe(field())
  await user.paste(", says the owner of it. ")
  await user.click(screen.getByRole("button", { name: t("work:changes.back") }))
  await ask()
  expect(field()).toHaveProperty("value", "Too short, says the owner of it. ")
  await send()
  await screen.findByText(t("work:changes.sent", { name: "Ion" }))
  expect(api.calls("task.requestChanges")).toEqual([{ id: taskId, text: "Too short, says the owner of it." }])
})

test("changes on their way are sent once, and the button shows it", async () => {
  const answer = Promise.withResolvers<Output<"task.requestChanges">>()
  const { t, user, api } = await show({
    side: "owner",
    status: "completion_requested",
    hire: reported(),
    api: { "task.requestChanges": () => answer.promise },
  })
  await user.click(screen.getByRole("button", { name: t("work:changes.ask") }))
  await user.paste("The shelf still hangs askew.")
  const send = screen.getByRole("button", { name: t("work:changes.send", { name: "Ion" }) })
  await user.click(send)
  await waitFor(() => expect(send.getAttribute("aria-busy")).toBe("true"))
  await user.click(send)
  expect(api.calls("task.requestChanges")).toHaveLength(1)
  answer.resolve(done)
})

test("too much is told, and a refusal keeps the words", async () => {
  const { t, user, api } = await show({
    side: "owner",
    status: "completion_requested",
    hire: reported(),
    api: {
      "task.requestChanges": () => {
        throw refused("changes_used_up")
      },
    },
  })
  await user.click(screen.getByRole("button", { name: t("work:changes.ask") }))
  const field = screen.getByLabelText<HTMLTextAreaElement>(t("work:changes.label", { name: "Ion" }))
  const send = () => user.click(screen.getByRole("button", { name: t("work:changes.send", { name: "Ion" }) }))
  await user.paste("c".repeat(2001))
  await send()
  expect(described(field)).toContain(t("work:changes.tooLong", ofCharacters(t, 2000)))
  expect(api.calls("task.requestChanges")).toEqual([])
  await user.clear(field)
  await user.paste("The packaging is still at the lift.")
  await send()
  await screen.findByText(t("work:changes.failed"))
  expect(field.value).toBe("The packaging is still at the lift.")
})

test("after three rounds no more changes can be asked for, and the button says why", async () => {
  const { t, user } = await show({
    side: "owner",
    status: "completion_requested",
    hire: reported({ revisionRound: 3 }),
  })
  const ask = screen.getByRole("button", { name: t("work:changes.ask") })
  expect(ask.getAttribute("aria-disabled")).toBe("true")
  screen.getByText(t("refusal:changes_used_up"))
  await user.click(ask)
  expect(screen.queryByLabelText(t("work:changes.label", { name: "Ion" }))).toBeNull()
})

test("the owner may confirm before there is a report, after a question", async () => {
  const { t, user, api } = await show({
    side: "owner",
    status: "in_progress",
    api: { "task.confirmCompletion": done },
  })
  screen.getByRole("heading", { level: 1, name: t("work:sheet.none") })
  await user.click(screen.getByRole("button", { name: t("work:directly.open") }))
  const dialog = within(await screen.findByRole("alertdialog"))
  dialog.getByText(t("work:directly.text"))
  await user.click(dialog.getByRole("button", { name: t("work:confirm.do") }))
  await screen.findByText(t("work:confirm.done"))
  expect(api.calls("task.confirmCompletion")).toEqual([{ id: taskId }])
})

test("each ticks for themselves that the money is settled, sees the other's tick, and reaches the other", async () => {
  const contacts = [{ type: "phone" as const, value: "+37369123456" }]
  const hire = aHire({ other: { ...vera, contacts }, agreement: { settledByCustomerAt: inHours(-1) } })
  const { t, user, api } = await show({
    side: "doer",
    status: "in_progress",
    hire,
    api: { "task.setSettled": hire.agreement },
  })
  screen.getByText(new RegExp(t("work:settled.byOwner", { name: "Vera", date: "" }).slice(0, 12)))
  await user.click(screen.getByRole("checkbox", { name: t("work:settled.doer", { name: "Vera" }) }))
  await waitFor(() => expect(api.calls("task.setSettled")).toEqual([{ id: taskId, settled: true }]))
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
  expect(href(t("work:people.message"))).toBe(`/chat?c=${talkId}`)
  expect(href(t("work:people.call"))).toBe("tel:+37369123456")
})

test("while the other side is shut out the page says so, and what can still be done", async () => {
  const hire = aHire({ strandedAt: inHours(-1) })
  const { t } = await show({ side: "owner", status: "assigned", hire, locale: "ru" })
  const told = within(screen.getByRole("status"))
  told.getByText(t("work:stranded.text"))
  told.getByText(new RegExp(t("work:stranded.owner.assigned").slice(0, 30)))
  screen.getByRole("button", { name: t("work:directly.open") })
  expect(screen.queryByRole("link", { name: t("work:people.message") })).toBeNull()
})

const noSuch = () => {
  throw refused("task_not_found", { httpStatus: 404 })
}
const calledOff = aHire({ outcome: "cancelled", endedAt: inHours(-1) })

test.each([
  { who: "somebody else", hires: noSuch },
  { who: "one of the two, when it was called off at once,", hires: { data: [calledOff], total: 1 } },
])("$who finds nothing to do there, and is led to the task", async ({ hires }) => {
  const { address } = await renderPage(`/tasks/${taskId}/complete`, {
    as: aPerson(),
    api: {
      ...taskAnswers(aTaskPage()),
      "taskAssignment.getByTask": hires,
      "review.getByTask": taskReviews({ dueAt: null, whyNot: "review_not_possible" }),
    },
  })
  expect(address()).toBe(`/tasks/${taskId}`)
})
