// The end of a job before it is done: alone, or asked for.
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import type { Translate } from "@doable/words/translator"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { aCancellation, changeList } from "../../../test/answers/change.ts"
import { aHire, vera } from "../../../test/answers/hire.ts"
import { inDays, inHours } from "../../../test/answers/moment.ts"
import { aTaskPage, taskId } from "../../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../../test/answers/user.ts"
import { described } from "../../../test/described.ts"
import { refused, type Answers } from "../../../test/fake-api.ts"
import { stopDate } from "../../../test/page-clock.ts"
import { renderWithApi } from "../../../test/render.tsx"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import { startText } from "../../offer/offer-words.ts"
import { CancelJob } from "../cancel-job.tsx"
import { workOf } from "../work.ts"

interface Shown {
  side?: "owner" | "doer"
  hire?: Parameters<typeof aHire>[0]
  timing?: NonNullable<ReturnType<typeof aTaskPage>["task"]["timing"]>
  fault?: "owner" | "provider" | "none"
  ownFaults?: number
  api?: Answers
  locale?: "en" | "ru"
}

async function openDialog({ side = "owner", ownFaults = 0, api = {}, locale = "en", ...shows }: Shown) {
  const { hire, timing, fault } = shows
  const viewer = { isOwner: side === "owner", isAssigned: side === "doer" }
  const page = aTaskPage({
    task: { status: "assigned", ...(timing && { timing }) },
    viewer,
  })
  const shown: Assignment = aHire({
    actions: ["cancel_now"],
    ...(side === "doer" && { other: vera }),
    ...hire,
  })
  const requests = changeList([], {
    cancel: { how: "now", fault: fault ?? null, ownFaults, whyNot: null },
  })
  const work = workOf({ ...page, hire: shown, now: Date.now(), requests })
  if (!work) throw new Error("nobody is at work")
  const as = side === "owner" ? aPerson() : aDoer()
  const shownPage = await renderWithApi(<CancelJob work={work} />, {
    as,
    api,
    locale,
  })
  const { t, user } = shownPage
  await user.click(screen.getByRole("button", { name: t("job:exits.cancel") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("job-forms:cancel.title") }))
  return { ...shownPage, dialog }
}

test("what was chosen and written about a cancellation is there again after a reload", async () => {
  const before = await openDialog({})
  const { t } = before
  await before.user.click(before.dialog.getByRole("radio", { name: t("job:reason.timing") }))
  await before.user.type(before.dialog.getByLabelText(t("job-forms:cancel.noteOptional")), "The roof is wet.")
  before.unmount()
  const { dialog } = await openDialog({})
  const note = dialog.getByLabelText<HTMLTextAreaElement>(t("job-forms:cancel.noteOptional"))
  await waitFor(() => expect(note.value).toBe("The roof is wet."))
  expect(dialog.getByRole("radio", { checked: true })).toHaveProperty("value", "timing")
})

const answered = { task: aTaskPage().task, changeRequest: null }

test("alone and for free: nothing is chosen beforehand, and what was chosen is sent", async () => {
  const { t, user, api, dialog } = await openDialog({
    fault: "none",
    api: { "task.cancelAssignment": answered },
  })
  dialog.getByText(new RegExp(t("job-forms:cancel.free")))
  expect(dialog.getAllByRole("radio").some((one) => (one as HTMLInputElement).checked)).toBe(false)
  expect(dialog.queryByText(t("job-forms:cancel.fault"))).toBeNull()
  const confirm = dialog.getByRole("button", {
    name: t("job-forms:cancel.confirm"),
  })
  await user.click(confirm)
  dialog.getByText(t("job-forms:cancel.reasonNeeded"))
  dialog.getByText(t("job-forms:cancel.afterNeeded"))
  expect(api.calls("task.cancelAssignment")).toEqual([])
  await user.click(dialog.getByRole("radio", { name: t("job:reason.timing") }))
  await user.click(dialog.getByLabelText(t("job-forms:cancel.noteOptional")))
  await user.paste(" We are away. ")
  await user.click(
    dialog.getByRole("radio", {
      name: new RegExp(t("job-forms:cancel.reopen")),
    }),
  )
  await user.click(confirm)
  await screen.findByText(t("job-forms:cancel.done"))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(api.calls("task.cancelAssignment")).toEqual([
    { id: taskId, reasonCode: "timing", after: "reopen", note: "We are away." },
  ])
})

test("too late to cancel alone, it is asked for with a claimed fault; a refusal keeps everything", async () => {
  const { t, user, api, dialog } = await openDialog({
    hire: { actions: ["request_cancel"] },
    api: {
      "task.cancelAssignment": () => {
        throw refused("change_pending")
      },
    },
  })
  dialog.getByText(t("job-forms:cancel.asks", { name: "Ion" }))
  await user.click(dialog.getByRole("radio", { name: t("job:reason.no_answer") }))
  await user.click(
    dialog.getByRole("radio", {
      name: new RegExp(t("job-forms:cancel.close")),
    }),
  )
  const send = dialog.getByRole("button", { name: t("job-forms:cancel.send") })
  await user.click(send)
  dialog.getByText(t("job-forms:cancel.faultNeeded"))
  const contested = () => dialog.queryByText(t("job-forms:cancel.contested", { name: "Ion" }))
  expect(contested()).toBeNull()
  await user.click(dialog.getByText(t("job-forms:cancel.claimText.other", { name: "Ion" })))
  expect(contested()).not.toBeNull()
  // Blame needs words.
  await user.click(send)
  const note = dialog.getByLabelText(t("job-forms:cancel.note"))
  expect(described(note)).toContain(t("job-forms:cancel.noteNeeded", { count: 20 }))
  await waitFor(() => expect(document.activeElement).toBe(note))
  expect(api.calls("task.cancelAssignment")).toEqual([])
  await user.paste("Nobody came, and nobody called.")
  await user.click(send)
  await screen.findByText(t("job-forms:cancel.sendFailed"))
  const reason = dialog.getByRole<HTMLInputElement>("radio", {
    name: t("job:reason.no_answer"),
  })
  expect(reason.checked).toBe(true)
  api.answer({
    "task.cancelAssignment": {
      task: answered.task,
      changeRequest: aCancellation({ isMine: true }),
    },
  })
  await user.click(send)
  await screen.findByText(t("job-forms:cancel.sent"))
  expect(api.calls("task.cancelAssignment")[1]).toEqual({
    id: taskId,
    reasonCode: "no_answer",
    after: "close",
    claimedFault: "other",
    note: "Nobody came, and nobody called.",
  })
})

test("after the first hour it counts, and too long a note isn't sent", async () => {
  const { t, user, api, dialog } = await openDialog({
    side: "doer",
    fault: "provider",
  })
  dialog.getByText(new RegExp(t("job-forms:cancel.counts", { count: 60 })))
  dialog.getByText(t("job-forms:cancel.doerNow"))
  expect(dialog.queryByText(t("job-forms:cancel.after"))).toBeNull()
  await user.click(dialog.getByRole("radio", { name: t("job:reason.unwell") }))
  await user.click(dialog.getByLabelText(t("job-forms:cancel.noteOptional")))
  await user.paste("n".repeat(501))
  await user.click(dialog.getByRole("button", { name: t("job-forms:cancel.confirm") }))
  expect(api.calls("task.cancelAssignment")).toEqual([])
})

const ofFaults = (t: Translate, number: string) =>
  t("job-forms:cancel.ownFaults", { days: "30 days", number })

test.each([
  ["the first: nothing", 0, (t: Translate) => t("job:fault.single")],
  [
    "the second: what the next one leads to",
    1,
    (t: Translate) => `${ofFaults(t, "2")} ${t("job:fault.limit", { count: 3, number: "3", time: "1 day" })}`,
  ],
  [
    "the third: a day",
    2,
    (t: Translate) => `${ofFaults(t, "3")} ${t("job-forms:cancel.limited", { time: "1 day" })}`,
  ],
  [
    "the fifth: a week",
    4,
    (t: Translate) => `${ofFaults(t, "5")} ${t("job-forms:cancel.limited", { time: "7 days" })}`,
  ],
] as const)("who cancels reads what one more own fault leads to. %s", async (_, ownFaults, text) => {
  const { t, dialog, unmount } = await openDialog({ side: "doer", fault: "provider", ownFaults })
  expect(dialog.getByText(new RegExp(`${text(t)}$`))).toBeDefined()
  unmount()
  const asking = await openDialog({ hire: { actions: ["request_cancel"] }, ownFaults })
  await asking.user.click(asking.dialog.getByText(t("job-forms:cancel.claimText.me")))
  asking.dialog.getByText(text(t))
})

test("a task whose day has passed needs a new one to be posted again", async () => {
  stopDate()
  const timing = {
    kind: "on_date",
    date: "2020-05-01",
    window: "evening",
    from: null,
    to: null,
  } as const
  const { t, user, api, dialog } = await openDialog({
    locale: "ru",
    timing,
    api: { "task.cancelAssignment": answered },
  })
  await user.click(dialog.getByRole("radio", { name: t("job:reason.agreed") }))
  expect(dialog.queryByLabelText(t("job-forms:cancel.date"))).toBeNull()
  await user.click(
    dialog.getByRole("radio", {
      name: new RegExp(t("job-forms:cancel.reopen")),
    }),
  )
  const day = dialog.getByLabelText<HTMLInputElement>(t("job-forms:cancel.date"))
  expect(day.value).toBe(addDays(dayOf(new Date()), 7))
  fireEvent.change(day, { target: { value: "" } })
  const confirm = dialog.getByRole("button", {
    name: t("job-forms:cancel.confirm"),
  })
  await user.click(confirm)
  expect(day.getAttribute("aria-invalid")).toBe("true")
  expect(described(day)).toContain(t("job-forms:cancel.dateWrong", { last: "" }).slice(0, 14))
  const tomorrow = addDays(dayOf(new Date()), 1)
  fireEvent.change(day, { target: { value: tomorrow } })
  await user.click(confirm)
  await screen.findByText(t("job-forms:cancel.done"))
  expect(api.calls("task.cancelAssignment")[0]).toMatchObject({
    timing: { ...timing, date: tomorrow },
  })
})

test("with someone who can't use Doable it counts for nobody", async () => {
  const { t, dialog } = await openDialog({ hire: { strandedAt: inHours(-1) } })
  expect(dialog.getByText(t("job-forms:cancel.alone"))).toBeDefined()
})

const cancelText = async (own: Parameters<typeof aHire>[0]) => {
  const page = aTaskPage({ task: { status: "assigned" }, viewer: { isOwner: true } })
  const work = workOf({ ...page, hire: aHire({ actions: ["cancel_now"], ...own }), now: Date.now() })
  if (!work) throw new Error("nobody is at work")
  const { t, unmount } = await renderWithApi(<CancelJob work={work} />, { as: aPerson() })
  return { t, unmount, text: described(screen.getByRole("button", { name: t("job:exits.cancel") })) }
}

test("in the first hour the row says until when it's nobody's fault, and what comes then", async () => {
  const assignedAt = inHours(-0.5)
  const { t, text, unmount } = await cancelText({ assignedAt, agreement: { scheduledAt: inDays(5) } })
  const date = startText(new Date(Date.parse(assignedAt) + 3_600_000).toISOString(), "en")
  expect(text).toBe(`${t("job:exits.alone.free", { date })} ${t("job:exits.alone.thenYours")}`)
  unmount()
  const soon = await cancelText({ assignedAt, agreement: { scheduledAt: inHours(5) } })
  expect(soon.text).toBe(
    `${t("job:exits.alone.free", { date })} ${t("job:exits.alone.thenAsk", { name: "Ion" })}`,
  )
})

test.each([
  ["with an hour, until a day before it", "2099-05-06T09:00:00.000Z", "yours"],
  ["without one, until the start", null, "untilStart"],
] as const)("later the fault is one's own: %s", async (_, scheduledAt, key) => {
  const { t, text } = await cancelText({ agreement: { scheduledAt } })
  const date = startText("2099-05-05T09:00:00.000Z", "en")
  expect(text).toBe(t(`job:exits.alone.${key}`, { date }))
})

test("where it isn't possible the button says why", async () => {
  const viewer = { isOwner: true }
  const page = aTaskPage({ task: { status: "in_progress" }, viewer })
  const cannot = [
    { action: "cancel_now", why: "cancel_too_late" },
    { action: "request_cancel", why: "change_pending" },
  ] as const
  const work = workOf({
    ...page,
    hire: aHire({ cannot: [...cannot] }),
    now: Date.now(),
  })
  if (!work) throw new Error("nobody is at work")
  const { t } = await renderWithApi(<CancelJob work={work} />, {
    as: aPerson(),
  })
  const button = screen.getByRole("button", { name: t("job:exits.cancel") })
  expect(button.getAttribute("aria-disabled")).toBe("true")
  screen.getByText(t("refusal:change_pending"))
})
