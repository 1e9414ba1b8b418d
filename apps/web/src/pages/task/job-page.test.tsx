// The page of a task as the two of a running job have it, from its loader on.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aChange, changeId, changeList } from "../../../test/answers/change.ts"
import { aHire, vera } from "../../../test/answers/hire.ts"
import { inDays, inHours } from "../../../test/answers/moment.ts"
import { aTaskPage, ownPart, taskAnswers, taskId } from "../../../test/answers/task-page.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { failure, type Answers, type Input } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

const page = aTaskPage({
  task: { status: "in_progress", own: ownPart },
  viewer: { isOwner: true, cannotOfferReason: null },
})
const due = { isPaused: false, days: null }
const hire = aHire({
  startedAt: inHours(-1),
  actions: ["change_schedule", "request_cancel"],
  cannot: [{ action: "change_price", why: "change_pending" }],
  deadlines: [
    { ...due, kind: "answer_price", at: inHours(71), turn: "you", end: "request_expires", refId: changeId },
    { ...due, kind: "keep_moving", at: inDays(30), turn: "both", end: "job_stalls", refId: aHire().id },
  ],
})

const open = (more: Answers) =>
  renderPage(`/tasks/${taskId}`, {
    as: aPerson(),
    api: taskAnswers(page, { "taskAssignment.getByTask": { data: [hire], total: 1 }, ...more }),
  })

test("deadlines, open requests and ways out are on one page", async () => {
  const { t, api } = await open({ "changeRequest.getByTask": changeList([aChange()]) })
  await screen.findByRole("heading", { name: t("job:deadlines.title") })
  await screen.findByRole("heading", { name: t("job:request.theirs.price", { name: "Ion" }) })
  await screen.findByRole("button", { name: t("job:exits.change") })
  screen.getByRole("button", { name: t("job:exits.cancel") })
  expect(api.calls("changeRequest.getByTask")).toEqual([{ taskId }])
})

test("the head of a job says what was agreed on, not what was asked for", async () => {
  const agreement = { ...hire.agreement, materialsCost: { amount: 40_00, currency: "MDL" } } as const
  const { t } = await open({
    "changeRequest.getByTask": changeList([]),
    "taskAssignment.getByTask": { data: [{ ...hire, agreement }], total: 1 },
  })
  const label = await screen.findByText(t("taskPage:agreedPrice"))
  expect(label.parentElement?.textContent).toContain("420")
  expect(screen.queryByText(t("taskPage:budget"))).toBeNull()
  const materials = screen.getByText(t("taskPage:materials.label"), { selector: "dt" })
  expect(materials.parentElement?.textContent).toContain(t("taskPage:materials.doer_brings"))
})

test("a job says without scripts that it needs them", async () => {
  await open({ "changeRequest.getByTask": changeList([]) })
  expect(document.querySelectorAll("main noscript")).toHaveLength(1)
})

test("the history says what was asked for, what became of it, and who did it", async () => {
  const event = { fromStatus: null, toStatus: null, createdAt: inHours(-2) }
  const ion = { id: "ion", name: "Ion M." }
  const { id, name } = aPerson()
  const asked = { ...event, id: "e1", type: "change_requested", actor: ion, data: { kind: "price" } } as const
  const data = { kind: "price", answer: "change_rejected" }
  const answered = { ...event, id: "e2", type: "change_answered", actor: { id, name }, data } as const
  const { t } = await open({
    "changeRequest.getByTask": changeList([]),
    "task.getTimeline": { data: [asked, answered], total: 2 },
  })
  const rows = await screen
    .findAllByRole("listitem")
    .then((all) =>
      all
        .map(({ textContent }) => textContent)
        .filter((text) => text.includes(t("taskPage:history.about.price"))),
    )
  const line = (state: string) =>
    t("taskPage:history.request", { what: t("taskPage:history.about.price"), state })
  expect(rows[0]).toContain(
    `${line(t("taskPage:history.answered.change_rejected"))}${t("taskPage:history.you")} · `,
  )
  expect(rows[1]).toContain(`${line(t("taskPage:history.requested"))}Ion M. · `)
})

test("the history and the client's card say whose account is deleted", async () => {
  const actor = { id: "gone", name: "" }
  const event = { id: "e1", type: "edited", fromStatus: null, toStatus: null, actor, data: {} } as const
  const { t } = await open({
    "task.getById": { ...page, owner: { ...page.owner, name: "" } },
    "changeRequest.getByTask": changeList([]),
    "task.getTimeline": { data: [{ ...event, createdAt: inHours(-2) }], total: 1 },
  })
  const history = await screen.findByRole("list", { name: t("taskPage:history.show") })
  expect(history.textContent).toContain(`${t("offer:gone")} · `)
  expect(screen.getAllByText(t("offer:gone")).length).toBeGreaterThan(0)
})

test("of a history longer than a page the end is shown, with how the job ended", async () => {
  const events = Array.from({ length: 130 }, (_, at) => ({
    id: `e${at}`,
    type: at === 129 ? ("cancelled" as const) : ("edited" as const),
    fromStatus: null,
    toStatus: null,
    actor: null,
    data: {},
    createdAt: inHours(-2),
  }))
  const { t } = await open({
    "changeRequest.getByTask": changeList([]),
    "task.getTimeline": ({ pagination }: Input<"task.getTimeline">) => ({
      data: events.slice(pagination?.offset).slice(0, pagination?.limit),
      total: events.length,
    }),
  })
  const history = await screen.findByRole("list", { name: t("taskPage:history.show") })
  const rows = within(history).getAllByRole("listitem")
  expect(rows).toHaveLength(100)
  expect(rows[0]?.textContent).toContain(t("taskPage:history.cancelled"))
})

test("requests that could not be had don't take the page with them", async () => {
  const { t } = await open({
    "changeRequest.getByTask": () => {
      throw failure(500)
    },
  })
  await screen.findByText(t("job:request.failed"))
  expect(await screen.findByRole("button", { name: t("job:exits.cancel") })).toBeDefined()
})

test("an agreement that could not be had is not passed over in silence, and can be asked for again", async () => {
  const { t, api, user } = await open({
    "changeRequest.getByTask": changeList([]),
    "taskAssignment.getByTask": () => {
      throw failure(500)
    },
  })
  await screen.findByText(t("offer:agreement.failed"))
  api.answer({ "taskAssignment.getByTask": { data: [aHire()], total: 1 } })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  await screen.findByRole("heading", { name: t("offer:agreement.title") })
  expect(screen.queryByText(t("offer:agreement.failed"))).toBeNull()
})

test("while a job is disputed, its doer is led to the dispute and not asked to pass by", async () => {
  const disputed = aTaskPage({
    task: { status: "disputed" },
    viewer: { isAssigned: true, cannotOfferReason: null },
  })
  const argued = aHire({ disputeId: "d1" })
  const { t } = await renderPage(`/tasks/${taskId}`, {
    as: aPerson(),
    api: taskAnswers(disputed, {
      "taskAssignment.getByTask": { data: [argued], total: 1 },
      "changeRequest.getByTask": changeList([]),
    }),
  })
  await screen.findByRole("heading", { name: t("taskPage:owner.disputed.title") })
  await screen.findByRole("link", { name: t("job:exits.seeDispute") })
  expect(screen.queryByRole("button", { name: t("taskPage:save") })).toBeNull()
})

/** The page of a task whose only hire ended early. */
const openEnded = (hire: Parameters<typeof aHire>[0], isOwner = true) => {
  const ended = aTaskPage({
    task: { status: "cancelled", wasHired: true, own: isOwner ? ownPart : null },
    viewer: { isOwner, cannotOfferReason: null },
    timers: isOwner ? [{ kind: "reopen", endsAt: inDays(50) }] : [],
  })
  const over = { outcome: "cancelled", endedAt: inHours(-3) } as const
  return renderPage(`/tasks/${taskId}`, {
    as: aPerson(),
    api: taskAnswers(ended, {
      "taskAssignment.getByTask": {
        data: [aHire({ ...over, ...hire })],
        total: 1,
      },
      "review.getByTask": () => {
        throw failure(500)
      },
    }),
  })
}

test("once a job has ended early, its fault stands on the page", async () => {
  const { t } = await openEnded({
    fault: "owner",
    cancelReason: "timing",
    faultInfo: { isOwn: true, isBySilence: false, limit: null, contestUntil: inDays(6), contest: null },
    actions: ["contest_fault"],
  })
  await screen.findByRole("heading", { name: t("job:fault.title.yours") })
  expect(screen.getByRole("button", { name: t("job:fault.contest") })).toBeDefined()
})

test("a job that ended because nothing happened can still be disputed from its page", async () => {
  const { t } = await openEnded({ fault: "none", actions: ["dispute"] })
  expect(await screen.findByRole("link", { name: t("job:exits.dispute") })).toBeDefined()
})

test("the doer of a cancelled job is offered neither its budget nor to save or share it", async () => {
  const { t } = await openEnded({ fault: "none", other: vera }, false)
  await screen.findByRole("heading", { name: t("job:fault.cancelled.nobody") })
  expect(screen.queryByText(t("taskPage:budget"))).toBeNull()
  expect(screen.queryByText(t("taskPage:place.rough"))).toBeNull()
  expect(screen.queryByRole("button", { name: t("taskPage:save") })).toBeNull()
})

test("the bar of a cancelled task says so, and not that offers are still waited for", async () => {
  const { t } = await openEnded({ fault: "none" })
  const bar = await waitFor(() => {
    const found = document.querySelector("[data-bottom-bar]")
    if (!found) throw new Error("no bar yet")
    return found
  })
  expect(bar.textContent).toContain(t("ui:status.cancelled"))
  expect(bar.textContent).not.toContain(t("task:noOffers"))
})

test("a job that is done asks for no requests, and misses none", async () => {
  const done = aHire({ outcome: "completed", endedAt: inHours(-1), completedBy: "owner" })
  const task = { status: "completed" as const, own: ownPart }
  const { t, api } = await renderPage(`/tasks/${taskId}`, {
    as: aPerson(),
    api: taskAnswers(
      aTaskPage({ task, viewer: { isOwner: true, hasHires: true, cannotOfferReason: null } }),
      {
        "taskAssignment.getByTask": { data: [done], total: 1 },
        "review.getByTask": () => {
          throw failure(500)
        },
      },
    ),
  })
  await screen.findByRole("heading", { name: t("offer:agreement.title") })
  expect(screen.queryByText(t("job:request.failed"))).toBeNull()
  expect(screen.queryByRole("region", { name: t("job:request.title") })).toBeNull()
  expect(api.calls("changeRequest.getByTask")).toEqual([])
})

test("a scope that the two have changed stands where the task is described", async () => {
  const versions = [1, 2].map((version) => ({
    ...aHire().agreement,
    version,
    scopeText: version === 1 ? "One sofa, it does not come apart." : "Two sofas.",
    agreedAt: inHours(-3 + version),
    request: null,
    isFromDispute: false,
  }))
  const changed = aHire({ versions, agreement: { version: 2, scopeText: "Two sofas." } })
  const { t } = await open({
    "taskAssignment.getByTask": { data: [changed], total: 1 },
    "changeRequest.getByTask": changeList([]),
  })
  const label = await screen.findByText(t("taskPage:agreedScope"))
  expect(label.nextElementSibling?.textContent).toBe("Two sofas.")
  expect(screen.queryByText(page.task.description)).toBeNull()
})
