// Requests to change or cancel a job, disputes and contested faults.
import { termKinds } from "@doable/domain/deal/change/status"
import { anyone, mostly, named, nothing, one, type Act, type Action, type Pick } from "./action.ts"
import type { Cast } from "./cast.ts"
import type { Facts } from "./facts.ts"

const lang = ["en", "ru", "ro"] as const
const long = ({ secret }: Pick) =>
  `It did not go as we agreed on, and here is what happened on that day: ${secret}`
const reasoning = Object.fromEntries(
  lang.map((locale) => [locale, "Both were heard, and this is what follows from what they have shown us."]),
)

/** One of the two of the newest hire. */
const side = (cast: Cast, { task }: Facts, pick: Pick) =>
  mostly(cast, pick, pick.what % 2 === 0 ? cast.owner : named(cast, task.assignedProviderId))

const askChange: Act = (cast, facts, pick) => {
  const kind = termKinds[pick.what % 3]
  const terms = {
    price: { price: { amount: 400_00 + pick.what * 100, currency: "MDL" } },
    schedule: {
      scheduledAt: new Date(cast.clock.now().getTime() + (1 + pick.what) * 3_600_000).toISOString(),
    },
    scope: { included: [`The handle number ${pick.what}`] },
  }
  const asked = { taskId: cast.taskId, kind, note: `Because ${pick.secret}`, ...terms[kind ?? "scope"] }
  return side(cast, facts, pick).call("changeRequest.create", { payload: asked })
}

const askToCancel: Act = (cast, facts, pick) => {
  const claimedFault = (["me", "other", "nobody"] as const)[pick.what % 3]
  const asked = { reasonCode: "other", claimedFault, after: pick.who % 2 === 0 ? "close" : "reopen" }
  const note = `Because of what we said: ${pick.secret}`
  if (pick.what % 4 === 0) {
    const payload = { taskId: cast.taskId, kind: "cancel", note, ...asked }
    return side(cast, facts, pick).call("changeRequest.create", { payload })
  }
  return side(cast, facts, pick).call("task.cancelAssignment", { id: cast.taskId, note, ...asked })
}

const pendingOf = ({ changes }: Facts) => changes.filter(({ status }) => status === "pending")

const answerChange: Act = async (cast, facts, pick) => {
  const pending = pendingOf(facts)
  const change = one(pick.what % 7 === 0 || pending.length === 0 ? facts.changes : pending, pick.what)
  if (!change) return nothing
  const contest = pick.what % 5 === 1 ? { contest: { text: long(pick) } } : {}
  const said = { accept: pick.who % 3 !== 0, note: `I say ${pick.secret}`, ...contest }
  return mostly(cast, pick, named(cast, change.toUserId)).call("changeRequest.answer", {
    id: change.id,
    ...said,
  })
}

const withdrawChange: Act = async (cast, facts, pick) => {
  const change = one(pendingOf(facts), pick.what)
  if (!change) return nothing
  return mostly(cast, pick, named(cast, change.byUserId)).call("changeRequest.withdraw", { id: change.id })
}

const dispute: Act = (cast, facts, pick) => {
  const reasonCode = (["damage", "behaviour", "poor_quality"] as const)[pick.what % 3]
  const wantedOutcome = (["complete", "cancel", "redo", "partial"] as const)[pick.what % 4]
  const payload = { taskId: cast.taskId, reasonCode, wantedOutcome, statement: long(pick), fileIds: [] }
  return side(cast, facts, pick).call("dispute.create", { payload })
}

const openDispute = ({ disputes }: Facts) => disputes.find(({ endedAt }) => endedAt === null)

/** About the dispute that is open, by one of its two. */
const ofDispute =
  (
    procedure: string,
    more: (pick: Pick, facts: Facts) => object = () => ({}),
    by?: "opener" | "other",
  ): Act =>
  async (cast, facts, pick) => {
    const found = openDispute(facts) ?? one(facts.disputes, pick.what)
    if (!found) return nothing
    const isOpener = by ? by === "opener" : pick.what % 2 === 0
    const person = named(cast, isOpener ? found.openedById : found.againstId)
    return mostly(cast, pick, person).call(procedure, { id: found.id, ...more(pick, facts) })
  }

const proposal = ({ what }: Pick) => {
  const outcome = (["complete", "cancel", "redo", "partial"] as const)[what % 4]
  return { outcome, ...(outcome === "partial" ? { price: { amount: 300_00, currency: "MDL" } } : {}) }
}
const lastProposal = (_pick: Pick, { proposals }: Facts) => ({
  proposalIndex: Math.max(0, proposals.length - 1),
})

const decide: Act = async (cast, facts, pick) => {
  const found = openDispute(facts) ?? one(facts.disputes, pick.what)
  if (!found) return nothing
  const decision = (["complete", "cancel", "redo"] as const)[pick.what % 3]
  const fault = (["owner", "provider", "shared", "none"] as const)[pick.who % 4]
  const decided = { id: found.id, decision, fault, reasoning }
  return mostly(cast, pick, cast.admin).call("adminDispute.decide", decided)
}

const contest: Act = async (cast, { hires }, pick) => {
  const ended = hires.filter(({ fault }) => fault === "owner" || fault === "provider")
  const hire = one(ended, pick.what)
  if (!hire) return nothing
  const person = named(cast, hire.fault === "owner" ? hire.ownerId : hire.providerId)
  return mostly(cast, pick, person).call("taskAssignment.contestFault", { id: hire.id, text: long(pick) })
}

const decideFault: Act = async (cast, { contests }, pick) => {
  const found = one(contests, pick.what)
  if (!found) return nothing
  const fault = (["owner", "provider", "shared", "none"] as const)[pick.who % 4]
  const decided = { id: found.assignmentId, fault, reasoning }
  return (pick.what % 9 === 8 ? anyone(cast, pick) : cast.admin).call("adminAssignment.decideFault", decided)
}

const hasPending = (facts: Facts) => pendingOf(facts).length > 0
const isDisputed = ({ task }: Facts) => task.status === "disputed"
const hasHire = ({ hires }: Facts) => hires.length > 0
const ends = ["complete_dispute", "cancel_dispute", "redo_dispute"] as const

export const exitActions = {
  ask_change: { when: hasHire, act: askChange },
  ask_to_cancel: {
    when: hasHire,
    act: askToCancel,
    task: ["cancel", "cancel_and_reopen"],
    offer: ["end"],
  },
  answer_change: {
    when: hasPending,
    act: answerChange,
    task: ["cancel_agreed", "cancel_agreed_and_reopen"],
    offer: ["end"],
  },
  withdraw_change: { when: hasPending, act: withdrawChange },
  dispute: { when: hasHire, act: dispute, task: ["dispute"] },
  reply_dispute: {
    when: isDisputed,
    act: ofDispute("dispute.reply", (pick) => ({ text: long(pick), fileIds: [] }), "other"),
  },
  propose: { when: isDisputed, act: ofDispute("dispute.propose", proposal) },
  accept_proposal: {
    when: isDisputed,
    act: ofDispute("dispute.acceptProposal", lastProposal),
    task: [...ends],
    offer: ["end", "resume"],
  },
  escalate: { when: isDisputed, act: ofDispute("dispute.escalate") },
  withdraw_dispute: {
    when: isDisputed,
    act: ofDispute("dispute.withdraw", undefined, "opener"),
    task: [
      "resume_assigned",
      "resume_in_progress",
      "resume_completion_requested",
      "resume_completed",
      "resume_cancelled",
    ],
  },
  decide_dispute: { when: isDisputed, act: decide, task: [...ends], offer: ["end", "resume"] },
  contest_fault: { when: hasHire, act: contest },
  decide_fault: { when: ({ contests }) => contests.length > 0, act: decideFault },
} satisfies Record<string, Action>
