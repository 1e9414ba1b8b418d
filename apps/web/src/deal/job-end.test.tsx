// How a job ended early: who ended it, whose fault that was, why, and what can be said against it.
import { screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { contestAimAt } from "@doable/domain/deal/fault/faults"
import type { Side } from "@doable/domain/deal/work"
import { aHire, aVersion, hireId, vera } from "../../test/answers/hire.ts"
import { inDays, inHours } from "../../test/answers/moment.ts"
import { lei } from "../../test/answers/task-page.ts"
import { aDoer } from "../../test/answers/user.ts"
import { described } from "../../test/described.ts"
import { failure, refused, type Answers, type Output } from "../../test/fake-api.ts"
import { renderWithApi } from "../../test/render.tsx"
import { startText } from "../offer/offer-words.ts"
import { JobEnd } from "./job-end.tsx"
import { ofCharacters } from "../../test/of-characters.ts"

type Own = Parameters<typeof aHire>[0]

const show = (own: Own, api: Answers = {}, side: Side = "doer") =>
  renderWithApi(
    <JobEnd
      side={side}
      hire={aHire({
        other: vera,
        outcome: "cancelled",
        endedAt: inHours(-20),
        fault: "provider",
        cancelReason: "no_answer",
        cancelNote: "Nobody came.",
        ...own,
      })}
    />,
    { as: aDoer(), api },
  )

test.each(["you", "other", null] as const)(
  "an end that is nobody's fault says who ended the job, why, in whose words, and what was agreed on: %s",
  async (cancelledBy) => {
    const none = { isOwn: false, isBySilence: false, limit: null, contestUntil: null, contest: null }
    const { t } = await show({ fault: "none", faultInfo: none, cancelledBy, cancelReason: "unwell" })
    const name = t(`job:fault.cancelled.${cancelledBy ?? "nobody"}`, { name: "Vera" })
    const card = within(screen.getByRole("region", { name }))
    card.getByText("Nobody came.")
    card.getByText(new RegExp(t("job:reason.unwell")))
    card.getByText(t("job:fault.agreed"))
    expect(card.queryByRole("button")).toBeNull()
  },
)

test("once a job is over, the versions of its agreement can still be compared", async () => {
  const first = aVersion()
  const { t, unmount } = await show({ versions: [first, { ...first, version: 2, price: lei(450) }] })
  expect(screen.getByRole("link", { name: t("job:versions.compare", { number: 2 }) })).toBeDefined()
  unmount()
  await show({ versions: [first] })
  expect(screen.getByRole("link", { name: t("offer:agreement.print") })).toBeDefined()
})

const own = { isOwn: true, isBySilence: true, limit: null, contestUntil: inDays(6), contest: null }

test("one's own fault says why, until when it can be contested, and is contested in fifty characters", async () => {
  const { t, user, api } = await show(
    { faultInfo: own, actions: ["contest_fault"] },
    {
      "taskAssignment.contestFault": () => {
        throw refused("contest_too_late")
      },
    },
  )
  screen.getByRole("heading", { name: t("job:fault.title.yours") })
  screen.getByText(t("job:fault.silence"))
  screen.getByText("Nobody came.")
  await user.click(screen.getByRole("button", { name: t("job:fault.contest") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("job-forms:contest.title") }))
  const field = dialog.getByLabelText(t("job-forms:contest.label"))
  const send = () => user.click(dialog.getByRole("button", { name: t("job-forms:contest.send") }))
  await send()
  expect(described(field)).toContain(t("job-forms:contest.tooShort", ofCharacters(t, 50)))
  expect(document.activeElement).toBe(field)
  const text = "I was in hospital with my son from Monday evening on."
  await user.paste(text)
  await send()
  await screen.findByText(t("job-forms:contest.failed"))
  expect(field).toHaveProperty("value", text)
  api.answer({ "taskAssignment.contestFault": { ok: true } })
  await send()
  await screen.findByText(t("job-forms:contest.sent"))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(api.calls("taskAssignment.contestFault")[1]).toEqual({ id: hireId, text, fileIds: [] })
})

test.each([
  [
    "one",
    { ownFaults: 1, until: null },
    "The fault counts in your stats. A single fault doesn’t limit your account.",
  ],
  [
    "two",
    { ownFaults: 2, until: null },
    "The fault counts in your stats. At-fault cancellations in the last 30 days: 2. With 3 faults, your account is limited for 1 day.",
  ],
  [
    "a limit that has passed",
    { ownFaults: 5, until: null },
    "The fault counts in your stats. At-fault cancellations in the last 30 days: 5.",
  ],
] as const)("the card says what one's own faults lead to: %s", async (_, limit, text) => {
  await show({ faultInfo: { ...own, limit } })
  expect(screen.getByText(text)).toBeDefined()
})

test("whose account is limited reads until when, and never that it isn't", async () => {
  const until = inHours(20)
  const { t } = await show({ faultInfo: { ...own, limit: { ownFaults: 3, until } } })
  screen.getByText(new RegExp(t("job:fault.limited", { date: startText(until, "en") })))
  expect(screen.queryByText(new RegExp(t("job:fault.single")))).toBeNull()
})

const record: Output<"taskAssignment.getMyRecord"> = {
  asClient: { doneCount: 6, cancelRate: null },
  asDoer: { doneCount: 47, completionRate: 0.94 },
  ownFaultCount: 3,
  countedFaults: 1,
  windowDays: 30,
  limits: [
    { count: 5, hours: 168 },
    { count: 3, hours: 24 },
  ],
  limitedUntil: null,
  faults: [],
}

test("one's own record comes when it is opened, and is asked for again when it didn't come", async () => {
  const { t, user, api } = await show(
    { faultInfo: { ...own, contestUntil: null } },
    {
      "taskAssignment.getMyRecord": () => {
        throw failure(500)
      },
    },
  )
  expect(api.calls("taskAssignment.getMyRecord")).toEqual([])
  await user.click(screen.getByText(t("job:fault.record")))
  await screen.findByText(t("job:fault.recordFailed"))
  api.answer({ "taskAssignment.getMyRecord": record })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  await screen.findByText("94%")
  expect(screen.getByText(new RegExp(t("job:fault.single")))).toBeDefined()
})

test("a client's record tells of their tasks, and of a share only where there is one", async () => {
  const answers = { "taskAssignment.getMyRecord": record }
  const { t, user } = await show({ fault: "owner", faultInfo: own }, answers, "owner")
  await user.click(screen.getByText(t("job:fault.record")))
  const figure = await screen.findByText(t("job:fault.tasksDone"))
  expect(figure.previousElementSibling?.textContent).toBe("6")
  expect(screen.queryByText(t("job:fault.rate"))).toBeNull()
  expect(screen.queryByText(t("job:fault.cancelRate"))).toBeNull()
})

test("the record is asked for again once the fault is contested", async () => {
  const { t, user, api } = await renderWithApi(<Contesting />, {
    as: aDoer(),
    api: { "taskAssignment.getMyRecord": record },
  })
  await user.click(screen.getByText(t("job:fault.record")))
  await screen.findByText("94%")
  api.answer({ "taskAssignment.getMyRecord": { ...record, ownFaultCount: 2 } })
  await user.click(screen.getByRole("button", { name: "contested" }))
  await waitFor(() =>
    expect(screen.getByText(t("job:fault.own")).previousElementSibling?.textContent).toBe("2"),
  )
})

/** The page as it is, and as it is drawn again after the contest. */
function Contesting() {
  const [isContested, setContested] = useState(false)
  const before = { fault: "provider", faultInfo: own } as const
  const after = { fault: "undecided", faultInfo: { ...own, isOwn: false, contest } } as const
  return (
    <>
      <JobEnd
        side="doer"
        hire={aHire({
          other: vera,
          outcome: "cancelled",
          endedAt: inHours(-20),
          ...(isContested ? after : before),
        })}
      />
      <button type="button" onClick={() => setContested(true)}>
        contested
      </button>
    </>
  )
}

const contest = {
  isMine: true,
  text: "I was in hospital.",
  fileCount: 2,
  at: inHours(-10),
  comment: null,
  decision: null,
  reasoning: null,
  decidedAt: null,
}

test("a contested fault waits for us, and shows what was decided and why", async () => {
  const info = { ...own, isOwn: false, contestUntil: null }
  const { t, unmount } = await show({ fault: "undecided", faultInfo: { ...info, contest } })
  screen.getByRole("heading", { name: t("job:fault.title.undecided") })
  screen.getByText(
    t("job:fault.waiting", { date: startText(contestAimAt(new Date(contest.at)).toISOString(), "en") }),
  )
  screen.getByText(t("job:fault.files", { count: 2 }))
  unmount()
  const decided = {
    ...contest,
    decision: "shared",
    reasoning: "Both were late.",
    decidedAt: inHours(-1),
  } as const
  await show({ fault: "shared", faultInfo: { ...info, contest: decided } })
  expect(screen.getByText(/Both were late/)).toBeDefined()
})

test("the other one adds what they know, once", async () => {
  const { t, user, api } = await show(
    {
      fault: "undecided",
      faultInfo: { ...own, isOwn: false, contestUntil: null, contest: { ...contest, isMine: false } },
      actions: ["comment_contest"],
    },
    { "taskAssignment.commentContest": { ok: true } },
  )
  const send = () => user.click(screen.getByRole("button", { name: t("job:fault.commentSend") }))
  await send()
  screen.getByText(t("job:fault.commentNeeded"))
  expect(document.activeElement).toBe(screen.getByLabelText(t("job:fault.comment")))
  await user.paste(" I called twice. ")
  await send()
  await screen.findByText(t("job:fault.commented"))
  expect(api.calls("taskAssignment.commentContest")).toEqual([{ id: hireId, text: "I called twice." }])
})

test("a fault that was lifted stays to be read, with what we decided", async () => {
  const contest = {
    isMine: true,
    text: "I was in hospital.",
    fileCount: 0,
    at: inDays(-3),
    comment: null,
    decision: "none",
    reasoning: "The papers show it.",
    decidedAt: inDays(-1),
  } as const
  const { t } = await show({
    fault: "none",
    faultInfo: { ...own, isOwn: false, contestUntil: null, contest },
  })
  screen.getByRole("heading", { name: t("job:fault.title.lifted") })
  screen.getByText("The papers show it.")
  expect(screen.getByText(t("job:fault.record"))).toBeDefined()
})

test("words of the end say whose they are; what a dispute decided leads to it", async () => {
  const { t, unmount } = await show({ cancelledBy: "other" })
  screen.getByText(t("job:fault.wrote", { name: "Vera" }))
  unmount()
  await show({ disputeId: "dispute-1", cancelReason: "other", cancelNote: null })
  expect(screen.queryByText(t("job:reason.other"))).toBeNull()
  screen.getByRole("link", { name: t("job:exits.seeDispute") })
})
