// The page of a dispute: the form that opens it, and what the two share until it's over.
import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { budgetLimits } from "@doable/domain/money/limits"
import { aDispute, aNegotiation, aProposal, aReply, disputeId } from "../../../test/answers/dispute.ts"
import { aHire, vera } from "../../../test/answers/hire.ts"
import { inHours } from "../../../test/answers/moment.ts"
import { aTaskPage, lei, taskAnswers, taskId } from "../../../test/answers/task-page.ts"
import { aDoer, aPerson } from "../../../test/answers/user.ts"
import { described } from "../../../test/described.ts"
import { refused, type Answers, type Output } from "../../../test/fake-api.ts"
import { renderPage, renderWithApi } from "../../../test/render.tsx"
import { priceText } from "../../blocks/text/market-text.ts"
import { DisputePage } from "./dispute-page.tsx"

type Dispute = NonNullable<Output<"dispute.getByTask">>

const account = "The sofa has a scratch along its whole left side, and one leg is missing."

function shared(dispute: Dispute, api: Answers = {}, canOpenAnother = false) {
  const hire = aHire({ other: vera })
  const data = {
    taskId,
    now: Date.now(),
    hire,
    show: "dispute" as const,
    dispute,
    timeline: [],
    canOpenAnother,
  }
  return renderWithApi(<DisputePage data={data} />, { as: aDoer(), api })
}

test("whoever was told replies, reads until when and what follows", async () => {
  const { t, user, api } = await shared(aDispute(), { "dispute.reply": aDispute({ reply: aReply }) })
  screen.getByRole("heading", { level: 1, name: t("dispute:headline.awaitsYou", { name: "Vera" }) })
  screen.getByRole("heading", { name: /4 days/ })
  screen.getByText(account)
  const text = await screen.findByLabelText(t("dispute:reply.label"))
  await user.click(text)
  await user.paste(`${account} No, it was there before.`)
  await user.click(screen.getByRole("button", { name: t("dispute:reply.send") }))
  await screen.findByText(t("dispute:reply.done"))
  expect(api.calls("dispute.reply")).toEqual([
    { id: disputeId, text: `${account} No, it was there before.`, fileIds: [] },
  ])
})

test("a proposal is accepted after a question that says what follows", async () => {
  const { t, user, api } = await shared(aNegotiation(), { "dispute.acceptProposal": aNegotiation() })
  screen.getByText(t("dispute:proposals.yours"))
  await user.click(screen.getByRole("button", { name: t("dispute:accept.do") }))
  const dialog = within(await screen.findByRole("alertdialog"))
  dialog.getByText(/300/)
  await user.click(dialog.getByRole("button", { name: t("dispute:accept.do") }))
  await screen.findByText(t("dispute:accept.done"))
  expect(api.calls("dispute.acceptProposal")).toEqual([{ id: disputeId, proposalIndex: 0 }])
})

test("people who accept a proposal read that materials are paid on top", async () => {
  const { t, user } = await shared(aNegotiation({ materialsCost: lei(120) }))
  screen.getByRole("heading", { level: 1, name: /300.+ \+ 120.+ for materials/ })
  screen.getByText(/380.+ \+ 120.+ for materials/)
  await user.click(screen.getByRole("button", { name: t("dispute:accept.do") }))
  const dialog = within(await screen.findByRole("alertdialog"))
  expect(dialog.getByText(/300.+ \+ 120.+ for materials/)).toBeDefined()
})

test("another proposal needs a price where it's about one", async () => {
  const { t, user, api } = await shared(aNegotiation(), { "dispute.propose": aNegotiation() })
  await user.click(screen.getByRole("button", { name: t("dispute:propose.another") }))
  await user.click(await screen.findByRole("radio", { name: t("dispute:outcomes.partial") }))
  const send = () => user.click(screen.getByRole("button", { name: t("dispute:propose.send") }))
  await send()
  const price = screen.getByLabelText(t("dispute:propose.price"))
  expect(described(price)).toContain(t("refusal:proposal_price_needed"))
  await user.type(price, "0")
  const { min, max } = budgetLimits.MDL
  const text = (amount: number) => priceText({ amount, currency: "MDL" }, { t, locale: "en" })
  expect(described(price)).toContain(t("dispute:propose.priceRange", { min: text(min), max: text(max) }))
  await user.clear(price)
  await user.type(price, "380")
  expect(described(price)).toContain(t("refusal:proposal_price_same"))
  await user.clear(price)
  await user.type(price, "350")
  await send()
  await screen.findByText(t("dispute:propose.done"))
  expect(api.calls("dispute.propose")).toEqual([
    { id: disputeId, outcome: "partial", price: { amount: 35_000, currency: "MDL" } },
  ])
})

test("a price to do it again for that can't be read isn't left out: nothing is sent", async () => {
  const { t, user, api } = await shared(aNegotiation(), { "dispute.propose": aNegotiation() })
  await user.click(screen.getByRole("button", { name: t("dispute:propose.another") }))
  await user.click(await screen.findByRole("radio", { name: t("dispute:outcomes.redo") }))
  const price = await screen.findByLabelText(t("dispute:propose.price"))
  await user.type(price, "about 400")
  const send = () => user.click(screen.getByRole("button", { name: t("dispute:propose.send") }))
  await send()
  expect(document.activeElement).toBe(price)
  await user.clear(price)
  await user.type(price, "400")
  await send()
  await screen.findByText(t("dispute:propose.done"))
  expect(api.calls("dispute.propose")).toEqual([
    { id: disputeId, outcome: "redo", price: { amount: 40_000, currency: "MDL" } },
  ])
})

test("a decision is asked for after a question; without the server's word there is no button", async () => {
  const { t, user, api } = await shared(aNegotiation(), { "dispute.escalate": aNegotiation() })
  expect(screen.queryByRole("button", { name: t("dispute:withdraw.do") })).toBeNull()
  await user.click(screen.getByRole("button", { name: t("dispute:escalate.do") }))
  const dialog = within(await screen.findByRole("alertdialog"))
  await user.click(dialog.getByRole("button", { name: t("dispute:escalate.do") }))
  await screen.findByText(t("dispute:escalate.done"))
  expect(api.calls("dispute.escalate")).toEqual([{ id: disputeId }])
})

test("withdrawing doesn't start on the button that does it", async () => {
  const mine = aDispute({ isMine: true, actions: ["withdraw"] })
  const { t, user, api } = await shared(mine, { "dispute.withdraw": mine })
  await user.click(screen.getByRole("button", { name: t("dispute:withdraw.do") }))
  const dialog = within(await screen.findByRole("alertdialog"))
  const keep = dialog.getByRole("button", { name: t("dispute:withdraw.keep") })
  expect(document.activeElement).toBe(keep)
  await user.click(keep)
  expect(api.calls("dispute.withdraw")).toEqual([])
})

test("a decision stands with its reasons, and whose fault it was", async () => {
  const end = {
    by: "team" as const,
    decision: "complete" as const,
    fault: "shared" as const,
    reasoning: "Both could have said it earlier.",
    at: inHours(-1),
  }
  const { t } = await shared(aDispute({ status: "resolved", reply: aReply, end, turn: null, actions: [] }))
  screen.getByText("Both could have said it earlier.")
  screen.getByText(new RegExp(t("dispute:fault.shared").slice(0, 20)))
  expect(screen.queryByRole("button")).toBeNull()
})

test.each([
  ["with a reply", aReply, ["opened", "reply"]],
  ["without one", null, ["opened"]],
] as const)(
  "while an admin decides, the step is the decision and nothing was agreed, %s",
  async (_, reply, done) => {
    const { t } = await shared(aDispute({ status: "admin_review", reply, turn: null, actions: [] }))
    const steps = within(screen.getByRole("list", { name: t("ui:steps") })).getAllByRole("listitem")
    const ticked = done.map((step) => `${t(`dispute:steps.${step}`)}, ${t("ui:stepDone")}`)
    const left = [t("dispute:steps.decision"), t("dispute:steps.closed")]
    expect(steps.map((step) => step.textContent)).toEqual([...ticked, ...left])
    expect(steps[done.length]?.getAttribute("aria-current")).toBe("step")
  },
)

test("a withdrawn dispute doesn't tick an agreement or a reply that never was", async () => {
  const end = { by: "withdrawal" as const, decision: null, fault: null, reasoning: null, at: inHours(-1) }
  const { t } = await shared(aDispute({ status: "withdrawn", end, turn: null, actions: [] }))
  const steps = within(screen.getByRole("list", { name: t("ui:steps") })).getAllByRole("listitem")
  const ticked = (["opened", "closed"] as const).map(
    (step) => `${t(`dispute:steps.${step}`)}, ${t("ui:stepDone")}`,
  )
  expect(steps.map((step) => step.textContent)).toEqual(ticked)
})

test("a proposal that its author changed was replaced; one that the other countered wasn't accepted", async () => {
  const { t } = await shared(
    aNegotiation({
      proposals: [
        aProposal({ isOpen: false }),
        aProposal({ index: 1, isOpen: false }),
        aProposal({ index: 2, bySide: "doer", isMine: true }),
      ],
    }),
  )
  const rows = within(
    screen.getByRole("heading", { name: t("dispute:proposals.title") }).closest("section") as HTMLElement,
  ).getAllByRole("listitem")
  const words = [
    t("dispute:proposals.waiting", { name: "Vera" }),
    t("dispute:proposals.over"),
    t("dispute:proposals.replaced"),
  ]
  expect(rows.map((row) => words.find((word) => row.textContent.includes(word)))).toEqual(words)
})

test("somebody else is led to the task; too early says so", async () => {
  const nothing = () => {
    throw refused("task_not_found", { httpStatus: 404 })
  }
  const stranger = await renderPage(`/tasks/${taskId}/dispute`, {
    as: aPerson(),
    api: {
      ...taskAnswers(aTaskPage()),
      "taskAssignment.getByTask": nothing,
      "dispute.getByTask": nothing,
    },
  })
  expect(stranger.address()).toBe(`/tasks/${taskId}`)
  stranger.unmount()
  const hire = aHire({ cannot: [{ action: "dispute", why: "dispute_too_early" }] })
  const { t } = await renderPage(`/tasks/${taskId}/dispute`, {
    as: aPerson(),
    api: {
      ...taskAnswers(aTaskPage()),
      "taskAssignment.getByTask": { data: [hire], total: 1 },
      "dispute.getByTask": null,
    },
  })
  screen.getByRole("heading", { level: 1, name: t("dispute:cannot.title") })
  screen.getByText(t("refusal:dispute_too_early"))
})
