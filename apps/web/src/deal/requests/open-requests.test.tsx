// What the two ask of each other: cards with their deadline and their answers.
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { aCancellation, aChange, changeId, changeList } from "../../../test/answers/change.ts"
import { aHire, vera } from "../../../test/answers/hire.ts"
import { inDays } from "../../../test/answers/moment.ts"
import { aTaskPage, lei } from "../../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../../test/answers/user.ts"
import { described } from "../../../test/described.ts"
import { refused, type Answers, type Output } from "../../../test/fake-api.ts"
import { renderWithApi } from "../../../test/render.tsx"
import type { ChangeRequest } from "../../session/answers/deal-answers.ts"
import { startText } from "../../offer/offer-words.ts"
import { OpenRequests } from "../open-requests.tsx"
import { workOf } from "../work.ts"
import { ofCharacters } from "../../../test/of-characters.ts"

const answered = (changeRequest: ChangeRequest): Output<"changeRequest.answer"> => ({
  changeRequest,
  task: aTaskPage().task,
})

function workWith(requests: ChangeRequest[] | null, side: "owner" | "doer" = "owner") {
  const viewer = { isOwner: side === "owner", isAssigned: side === "doer" }
  const page = aTaskPage({ task: { status: "in_progress" }, viewer })
  const hire = aHire(side === "doer" ? { other: vera } : {})
  const work = workOf({
    ...page,
    hire,
    now: Date.now(),
    requests: requests && changeList(requests),
  })
  if (!work) throw new Error("nobody is at work")
  return work
}

function show(requests: ChangeRequest[] | null, side: "owner" | "doer" = "owner", api: Answers = {}) {
  const work = workWith(requests, side)
  const as = side === "owner" ? aPerson() : aDoer()
  return renderWithApi(<OpenRequests work={work} />, { as, api })
}

test("a new price is shown in all, with the materials that stay", async () => {
  await show([aChange({ materialsCost: lei(120) })])
  screen.getByText(/^500/)
  screen.getByText(/^380.* \+ 120.* for materials$/)
  screen.getByText(/^570/)
  expect(screen.getByText(/^450.* \+ 120.* for materials$/)).toBeDefined()
})

test("a new price is shown beside the old one with its deadline, and accepted", async () => {
  const request = aChange()
  const { t, user, api } = await show([request], "owner", {
    "changeRequest.answer": answered(aChange({ status: "accepted" })),
  })
  screen.getByRole("heading", {
    name: t("job:request.theirs.price", { name: "Ion" }),
  })
  screen.getByText(/380/)
  // The arrow goes to the next line with what it leads to, never alone.
  expect(screen.getByText(/450/).parentElement?.previousElementSibling?.tagName).toBe("svg")
  screen.getByText("There are two sofas.")
  const date = startText(request.expiresAt ?? "", "en")
  screen.getByText(t("job:request.byYou.expire", { date }))
  await user.click(screen.getByRole("button", { name: t("job:request.accept") }))
  await screen.findByText(t("job:request.accepted"))
  expect(api.calls("changeRequest.answer")).toEqual([{ id: changeId, accept: true }])
  // The buttons go with the next look at the page, so the focus is where the result shows.
  expect(document.activeElement).toBe(screen.getByRole("region", { name: t("job:request.title") }))
})

test("someone was quicker: the reason is told, and the answer can be given again", async () => {
  const { t, user } = await show(
    [aChange({ kind: "schedule", asked: scheduled(3), before: scheduled(2) })],
    "owner",
    {
      "changeRequest.answer": () => {
        throw refused("change_not_pending")
      },
    },
  )
  await user.click(screen.getByRole("button", { name: t("job:request.accept") }))
  await screen.findByText(t("job:request.answerFailed"))
  expect(screen.getByText(t("refusal:change_not_pending"))).toBeDefined()
})

test("a no has room for a reason, which a reload keeps and which is sent once", async () => {
  const first = await show([aChange()])
  const { t } = first
  const openDialog = async (user: typeof first.user) => {
    await user.click(screen.getByRole("button", { name: t("job:request.decline") }))
    return within(await screen.findByRole("dialog", { name: t("job-forms:decline.title") }))
  }
  const before = await openDialog(first.user)
  await first.user.type(before.getByLabelText(t("job-forms:answer.note")), "One sofa was agreed.")
  first.unmount()
  const { user, api } = await show([aChange()], "owner", {
    "changeRequest.answer": answered(aChange({ status: "rejected" })),
  })
  const dialog = await openDialog(user)
  const note = dialog.getByLabelText<HTMLTextAreaElement>(t("job-forms:answer.note"))
  await waitFor(() => expect(note.value).toBe("One sofa was agreed."))
  await user.click(dialog.getByRole("button", { name: t("job:request.decline") }))
  await screen.findByText(t("job:request.declined"))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  const sent = { id: changeId, accept: false, note: "One sofa was agreed." }
  expect(api.calls("changeRequest.answer")).toEqual([sent])
  expect(localStorage.length).toBe(0)
})

test.each([
  ["a change", aChange(), "job:request.decline"],
  ["a cancellation", aCancellation(), "job:request.answer"],
] as const)(
  "an answer that nobody waits for any more doesn't go without a word: %s",
  async (_, request, name) => {
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return (
        <>
          <OpenRequests work={workWith([isOpen ? request : { ...request, status: "withdrawn" }])} />
          <button onClick={() => setOpen(false)}>withdrawn elsewhere</button>
        </>
      )
    }
    const { t, user } = await renderWithApi(<Page />, { as: aPerson() })
    const open = () => user.click(screen.getByRole("button", { name: t(name) }))
    // One who closes it themselves isn't told.
    await open()
    await user.click(await screen.findByRole("button", { name: t("job-forms:answer.later") }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(screen.queryByText(t("job-forms:answer.gone"))).toBeNull()
    await open()
    await screen.findByRole("dialog")
    fireEvent.click(screen.getByText("withdrawn elsewhere"))
    expect(screen.queryByRole("dialog")).toBeNull()
    await screen.findByText(t("job-forms:answer.gone"))
    screen.getByText(t("job-forms:answer.goneText"))
  },
)

test("the reader sees why they got a no, until they ask again", async () => {
  const no = aChange({ isMine: true, status: "rejected", answerNote: "One sofa was agreed.", actions: [] })
  const { unmount } = await show([no], "doer")
  screen.getByText("One sofa was agreed.")
  unmount()
  await show([aChange({ id: "newer", isMine: true, actions: ["withdraw"] }), no], "doer")
  expect(screen.queryByText("One sofa was agreed.")).toBeNull()
})

const scheduled = (days: number): ChangeRequest["asked"] => ({
  price: null,
  scheduledAt: inDays(days),
  scopeText: null,
  included: null,
})

test("one's own request can be withdrawn, and shows what comes and goes", async () => {
  const scope = (included: string[]) => ({
    price: null,
    scheduledAt: null,
    scopeText: "The same.",
    included,
  })
  const own = aChange({
    kind: "scope",
    isMine: true,
    actions: ["withdraw"],
    before: scope(["Stairs", "Rubble"]),
    asked: scope(["Stairs", "Wall"]),
  })
  const { t, user, api } = await show([own], "doer", {
    "changeRequest.withdraw": own,
  })
  screen.getByText(t("job:request.mine.scope"))
  const lines = within(screen.getByRole("list")).getAllByRole("listitem")
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `+${t("job:request.added")}: Wall`,
    `−${t("job:request.removed")}: Rubble`,
  ])
  await user.click(screen.getByRole("button", { name: t("job:request.withdraw") }))
  await screen.findByText(t("job:request.withdrawn"))
  expect(api.calls("changeRequest.withdraw")).toEqual([{ id: changeId }])
})

test("a cancellation has three answers; contesting the fault needs fifty characters", async () => {
  const request = aCancellation()
  const { t, user, api } = await show([request], "doer", {
    "changeRequest.answer": answered(request),
  })
  screen.getByText(new RegExp(t("job:request.theyClaim.other", { name: "Vera" })))
  await user.click(screen.getByRole("button", { name: t("job:request.answer") }))
  const dialog = within(
    await screen.findByRole("dialog", {
      name: t("job-forms:answer.title", { name: "Vera" }),
    }),
  )
  dialog.getByText(`${t("job-forms:answer.effect", { now: "96%", after: "94%" })} ${t("job:fault.single")}`)
  await user.click(dialog.getByRole("button", { name: t("job-forms:answer.send.none") }))
  dialog.getByText(t("job-forms:answer.needed"))
  await user.click(
    dialog.getByRole("radio", {
      name: new RegExp(t("job-forms:answer.notMine")),
    }),
  )
  const field = dialog.getByLabelText(t("job-forms:answer.contest", { name: "Vera" }))
  expect(field.getAttribute("aria-invalid")).toBeNull()
  await user.click(field)
  await user.paste("I was in hospital.")
  const send = dialog.getByRole("button", {
    name: t("job-forms:answer.send.accept_and_contest"),
  })
  await user.click(send)
  expect(described(field)).toContain(t("job-forms:contest.tooShort", ofCharacters(t, 50)))
  expect(api.calls("changeRequest.answer")).toEqual([])
  await user.click(field)
  await user.paste(" I wrote to Vera on Tuesday and offered to come back.")
  await user.click(send)
  await screen.findByText(t("job-forms:answer.cancelled"))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  const text = "I was in hospital. I wrote to Vera on Tuesday and offered to come back."
  expect(api.calls("changeRequest.answer")).toEqual([
    { id: changeId, accept: true, contest: { text, fileIds: [] } },
  ])
})

test("who blames the other one reads that silence records the fault", async () => {
  const request = aCancellation({ isMine: true, actions: ["withdraw"], onSilence: "auto_accept" })
  const { t } = await show([request], "owner")
  const date = startText(request.expiresAt ?? "", "en")
  expect(screen.getByText(t("job:request.byOther.blamed", { name: "Ion", date }))).toBeDefined()
})

test("the client who agrees to a doer's request says what becomes of the task", async () => {
  const cancel = {
    reasonCode: "unwell",
    claimedFault: "me",
    fault: "provider",
    after: null,
    effect: null,
    ownFaults: null,
  } as const
  const request = aCancellation({ cancel, actions: ["accept", "reject"] })
  const { t, user, api } = await show([request], "owner", {
    "changeRequest.answer": answered(request),
  })
  await user.click(screen.getByRole("button", { name: t("job:request.answer") }))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(dialog.getByRole("radio", { name: new RegExp(t("job-forms:answer.yes")) }))
  const send = dialog.getByRole("button", {
    name: t("job-forms:answer.send.accept"),
  })
  await user.click(send)
  dialog.getByText(t("job-forms:cancel.afterNeeded"))
  await user.click(
    dialog.getByRole("radio", {
      name: new RegExp(t("job-forms:cancel.close")),
    }),
  )
  await user.click(send)
  await screen.findByText(t("job-forms:answer.cancelled"))
  expect(api.calls("changeRequest.answer")).toEqual([{ id: changeId, accept: true, after: "close" }])
})

test("while a dispute stops the clock the card says so; a list that didn't load is told", async () => {
  const { t, unmount } = await show([aChange({ isPaused: true, expiresAt: null, actions: [] })])
  screen.getByText(t("job:deadlines.paused"))
  unmount()
  await show(null)
  expect(screen.getByText(t("job:request.failed"))).toBeDefined()
})
