// How the stories write down who does what, and when.
import { claimedFaults } from "@doable/domain/deal/status"
import { disputeDecisions, disputeOutcomes, disputeReasons } from "@doable/domain/deal/dispute/status"
import { reasoning } from "@doable/domain/deal/fault/input"
import { decidedFaults } from "@doable/domain/deal/fault/faults"
import { cancelReasons } from "@doable/domain/deal/status"
import { money } from "@doable/domain/money/money"
import { inviteDeclineReasons } from "@doable/domain/offer/invite/status"
import { ownerDeclineReasons, paymentMethods } from "@doable/domain/offer/status"
import { taskDraft } from "@doable/domain/task/input"
import { repeatPeriods } from "@doable/domain/task/repeat/rhythm"
import { closeReasons, removalReasons } from "@doable/domain/task/status"
import { z } from "zod"
import { motif, paper } from "../drawings/demo-drawings.ts"
import { anybody, anyDoer } from "../people/demo-people.ts"
import * as exits from "./exit-actions.ts"
import * as market from "./market-actions.ts"
import { ago, on, type Action, type Step, type When } from "./story.ts"
import * as work from "./work-actions.ts"

const text = z.string().min(1)
const time = z.string().regex(/^\d\d:\d\d$/)

/** Days are the market's, hours are counted back from the moment at which the demo is made. */
export const when = z.union([
  z.strictObject({ daysAgo: z.int().min(0), time }).transform(({ daysAgo, time }) => on(daysAgo, time)),
  z.strictObject({ inDays: z.int().min(0), time }).transform(({ inDays, time }) => on(-inDays, time)),
  z.strictObject({ hoursAgo: z.number().min(0) }).transform(({ hoursAgo }) => ago(hoursAgo)),
])

/** One kind of step: its name, its other fields, and the command it becomes. */
function step<const Does extends string, Said extends z.ZodRawShape>(
  does: Does,
  said: Said,
  action: (said: z.infer<z.ZodObject<Said>>) => Action,
) {
  return z.strictObject({ at: when, does: z.literal(does), ...said }).transform((step): Step => {
    const { at, does: _, ...rest } = step as Record<string, unknown>
    return [at as When, action(rest as z.infer<z.ZodObject<Said>>)]
  })
}

const doer = anyDoer
const who = anybody
const doers = z.array(doer).min(1)
const note = text.optional()
const praise = { rating: z.int().min(1).max(5), parts: z.string().regex(/^[1-5]{4}$/), text: note }
export const praiseData = z.strictObject(praise)

const terms = {
  starts: when.optional(),
  included: z.array(text).optional(),
  durationHours: z.number().optional(),
  warrantyDays: z.int().optional(),
  validDays: z.int().optional(),
}

export const stepData = z.discriminatedUnion("does", [
  step("offers", { doer, price: money, message: text, ...terms }, ({ doer, price, message, ...rest }) =>
    market.offers(doer, price, message, rest),
  ),
  step("withdraws", { doer }, ({ doer }) => market.withdraws(doer)),
  step("sees", { doers }, ({ doers }) => market.sees(...doers)),
  step("shortlists", { doer }, ({ doer }) => market.shortlists(doer)),
  step("declines", { doer, reason: z.enum(ownerDeclineReasons), note }, ({ doer, reason, note }) =>
    market.declines(doer, reason, note),
  ),
  step(
    "hires",
    { doer, begins: when.optional(), payment: z.enum(paymentMethods).optional() },
    ({ doer, begins, payment }) => market.hires(doer, begins, payment),
  ),
  step("writes", { from: who, to: who, text }, ({ from, to, text }) => market.writes(from, to, text)),
  step("asks", { who, text }, ({ who, text }) => market.asks(who, text)),
  step("answers", { text }, ({ text }) => market.answers(text)),
  step("invites", { doers, message: text }, ({ doers, message }) => market.invites(doers, message)),
  step("declinesInvite", { doer, reason: z.enum(inviteDeclineReasons) }, ({ doer, reason }) =>
    market.declinesInvite(doer, reason),
  ),
  step("edits", { draft: taskDraft.strict() }, ({ draft }) => market.edits(draft)),
  step("closes", { reason: z.enum(closeReasons) }, ({ reason }) => market.closes(reason)),
  step("reopens", {}, () => market.reopens()),
  step("repeats", { every: z.enum(repeatPeriods) }, ({ every }) => market.repeats(every)),
  step("removes", { reason: z.enum(removalReasons), explanation: text }, ({ reason, explanation }) =>
    market.removes(reason, explanation),
  ),
  step("starts", { who }, ({ who }) => work.starts(who)),
  step(
    "reportsDone",
    { doer, note: text, proof: z.array(z.strictObject({ motif, paper })).optional() },
    ({ doer, note, proof = [] }) => work.reportsDone(doer, note, ...proof),
  ),
  step("asksChanges", { text }, ({ text }) => work.asksChanges(text)),
  step("confirms", {}, () => work.confirms()),
  step("settles", { who }, ({ who }) => work.settles(who)),
  step(
    "callsOff",
    { who, reason: z.enum(cancelReasons), note, after: z.enum(["close", "reopen"]).optional() },
    ({ who, reason, ...rest }) => work.callsOff(who, reason, rest),
  ),
  step("asksForPrice", { who, price: money, note: text }, ({ who, price, note }) =>
    exits.asksForPrice(who, price, note),
  ),
  step(
    "asksToCancel",
    { who, reason: z.enum(cancelReasons), fault: z.enum(claimedFaults), note: text },
    ({ who, reason, fault, note }) => exits.asksToCancel(who, reason, fault, note),
  ),
  step("answersRequest", { who, accepts: z.boolean(), note }, ({ who, accepts, note }) =>
    exits.answersRequest(who, accepts, note),
  ),
  step(
    "opensDispute",
    { who, reason: z.enum(disputeReasons), wants: z.enum(disputeOutcomes), text },
    ({ who, reason, wants, text }) =>
      exits.opensDispute(who, { reasonCode: reason, wantedOutcome: wants, statement: text }),
  ),
  step("repliesInDispute", { who, text }, ({ who, text }) => exits.repliesInDispute(who, text)),
  step(
    "proposes",
    { who, outcome: z.enum(disputeOutcomes), price: money.optional(), note },
    ({ who, ...offered }) => exits.proposes(who, offered),
  ),
  step("acceptsProposal", { who }, ({ who }) => exits.acceptsProposal(who)),
  step("asksForDecision", { who }, ({ who }) => exits.asksForDecision(who)),
  step(
    "decidesDispute",
    { decision: z.enum(disputeDecisions), fault: z.enum(decidedFaults), reasons: reasoning },
    ({ decision, fault, reasons }) => exits.decidesDispute({ decision, fault, reasoning: reasons }),
  ),
  step("contestsFault", { who, text }, ({ who, text }) => exits.contestsFault(who, text)),
  step("commentsContest", { who, text }, ({ who, text }) => exits.commentsContest(who, text)),
  step("reviews", { who, ...praise }, ({ who, ...rest }) => work.reviews(who, rest)),
])
