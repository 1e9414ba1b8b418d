import type { OfferStatus } from "@doable/domain/offer/status"
import { terms } from "../deal-factories.ts"
import { adminActions } from "./admin-actions.ts"
import type { Cast, Outcome, Person } from "./cast.ts"
import { anyone, doer, mostly, named, nothing, one, type Act, type Action, type Pick } from "./action.ts"
import { exitActions } from "./exit-actions.ts"
import type { Facts } from "./facts.ts"
import { advanceClock } from "./advance-clock.ts"

/** About one of the offers, by its author. */
const ofAuthor =
  (procedure: string, more: (pick: Pick) => object = () => ({})): Act =>
  async (cast, { offers }, pick) => {
    const offer = one(offers, pick.what)
    if (!offer) return nothing
    return mostly(cast, pick, named(cast, offer.providerId)).call(procedure, { id: offer.id, ...more(pick) })
  }

/** About one of the offers, by the owner. */
const ofOwner =
  (procedure: string, more: (pick: Pick) => object): Act =>
  async (cast, { offers }, pick) => {
    const live = offers.filter(({ status }) => status === "active")
    const offer = one(pick.what % 5 === 0 || live.length === 0 ? offers : live, pick.what)
    if (!offer) return nothing
    return mostly(cast, pick, cast.owner).call(procedure, { id: offer.id, ...more(pick) })
  }

/** About the work: by one of the two, or by anyone. */
const ofWork =
  (procedure: string, more: (pick: Pick) => object = () => ({})): Act =>
  (cast, { task }, pick) => {
    const side = pick.what % 2 === 0 ? cast.owner : named(cast, task.assignedProviderId)
    return mostly(cast, pick, side).call(procedure, { id: cast.taskId, ...more(pick) })
  }

/** In one of the conversations, by one of its two or by anyone. */
const inTalk =
  (
    act: (person: Person, talk: Facts["conversations"][number], pick: Pick, facts: Facts) => Promise<Outcome>,
  ): Act =>
  async (cast, facts, pick) => {
    const talk = one(facts.conversations, pick.what)
    if (!talk) return nothing
    const side = pick.who % 2 === 0 ? talk.customerId : talk.providerId
    return act(mostly(cast, pick, named(cast, side)), talk, pick, facts)
  }

async function editTask(cast: Cast, { task: { version } }: Facts, pick: Pick): Promise<Outcome> {
  const description = `The tap drips, and so does number ${version} of the others in the bath and in the kitchen.`
  // Now and then something a moderator has to check first.
  if (pick.what % 9 === 7) {
    const payload = { description: `${description} And hack her instagram.` }
    return cast.owner.call("task.update", { id: cast.taskId, version, payload, confirmStale: true })
  }
  const payload = pick.what % 4 === 0 ? { title: `Repair ${version} leaking kitchen taps` } : { description }
  const change = { id: cast.taskId, version, payload, confirmStale: pick.what % 5 !== 1 }
  return mostly(cast, pick, cast.owner).call("task.update", change)
}

async function ask(cast: Cast, _facts: Facts, pick: Pick): Promise<Outcome> {
  const text = "Which floor is it on, and is there a lift?"
  const payload = { taskId: cast.taskId, text, lang: "en" }
  return anyone(cast, pick).call("taskQuestion.create", { payload })
}

const reply: Act = async (cast, { questions }, pick) => {
  const question = one(questions, pick.what)
  const answer = { id: question?.id, text: "The third floor, and there is a lift." }
  return question ? mostly(cast, pick, cast.owner).call("taskQuestion.answer", answer) : nothing
}

const takeQuestionBack: Act = async (cast, { questions }, pick) => {
  const question = one(questions, pick.what)
  if (!question) return nothing
  return mostly(cast, pick, named(cast, question.authorId)).call("taskQuestion.delete", { id: question.id })
}

const invite: Act = (cast, _facts, pick) => {
  const providerIds = [one(cast.doers, pick.what)?.profileId]
  const payload = { taskId: cast.taskId, providerIds, message: `Come and look ${pick.secret}` }
  return mostly(cast, pick, cast.owner).call("taskInvite.create", { payload })
}

const declineInvite: Act = async (cast, { invites }, pick) => {
  const found = one(invites, pick.what)
  if (!found) return nothing
  return mostly(cast, pick, named(cast, found.providerId)).call("taskInvite.decline", { id: found.id })
}

const openTalk: Act = async (cast, { offers }, pick) => {
  const offer = one(offers, pick.what)
  return offer
    ? mostly(cast, pick, cast.owner).call("conversation.openForOffer", { offerId: offer.id })
    : nothing
}

const say = inTalk((person, { id }, { secret }) =>
  person.call("message.create", { payload: { conversationId: id, text: `When would it suit ${secret}` } }),
)

const takeBack = inTalk((person, talk, { what }, { messages }) => {
  const said = messages.filter(({ conversationId, systemKey }) => conversationId === talk.id && !systemKey)
  const message = one(said, what)
  return message ? person.call("message.delete", { id: message.id }) : Promise.resolve(nothing)
})

const read = inTalk((person, { id, lastPosition }, { what }) =>
  person.call("conversation.markRead", { id, position: Math.max(0, lastPosition - (what % 3)) }),
)

const block: Act = (cast, _facts, pick) => {
  const [by, whom] = pick.what % 2 === 0 ? [cast.owner, doer(cast, pick)] : [doer(cast, pick), cast.owner]
  return by.call("userBlock.create", { payload: { userId: whom.id } })
}

const unblock: Act = async (cast, _facts, pick) => {
  for (const [by, whom] of [
    [cast.owner, doer(cast, pick)],
    [doer(cast, pick), cast.owner],
  ] as const) {
    await by.call("userBlock.delete", { userId: whom.id })
  }
  return { told: "done", answer: null }
}

const review: Act = (cast, { hires }, pick) => {
  const hire = one(hires, pick.who)
  const person = named(cast, pick.what % 2 === 0 ? cast.owner.id : (hire?.providerId ?? null))
  const text = `It went as it should ${pick.secret}`
  const payload = { taskId: cast.taskId, assignmentId: hire?.id, rating: 1 + (pick.what % 5), text }
  return mostly(cast, pick, person).call("review.create", { payload })
}

const answerReview =
  (procedure: string): Act =>
  async (cast, { reviews }, pick) => {
    const found = one(reviews, pick.what)
    if (!found) return nothing
    const whose = procedure === "review.reply" ? found.subjectId : found.authorId
    return mostly(cast, pick, named(cast, whose)).call(procedure, {
      id: found.id,
      text: "Thank you for the words.",
    })
  }

const hasOffer =
  (...statuses: OfferStatus[]) =>
  ({ offers }: Facts) =>
    offers.some(({ status }) => statuses.includes(status))
const hasLive = hasOffer("active", "stale")
const hasOpenRound = ({ rounds }: Facts) => rounds.some(({ status }) => status === "open")
const hasTalk = ({ conversations }: Facts) => conversations.length > 0
const hasReview = ({ reviews }: Facts) => reviews.some(({ status }) => status === "published")
const isOpen = ({ task }: Facts) => task.status === "open"

const note = ({ secret }: Pick) => ({ note: `Between the two of us ${secret}` })

export const actions = {
  offer: {
    when: isOpen,
    act: (cast, _facts, pick) => {
      const message = `I have mended a hundred taps like this one ${pick.secret}`
      return (pick.what % 9 === 8 ? anyone(cast, pick) : doer(cast, pick)).call("offer.create", {
        payload: { taskId: cast.taskId, ...terms({ message }) },
      })
    },
  },
  change_offer: {
    when: hasLive,
    act: ofAuthor("offer.update", ({ what }) => ({ payload: { warrantyDays: what } })),
    offer: ["reconfirm"],
  },
  withdraw: { when: hasLive, act: ofAuthor("offer.withdraw"), offer: ["withdraw"] },
  revive: {
    when: (facts) => isOpen(facts) && facts.offers.length > 0,
    act: ofAuthor("offer.revive"),
    offer: ["revive"],
  },
  reconfirm: { when: hasOffer("stale"), act: ofAuthor("offer.reconfirm"), offer: ["reconfirm"] },
  shortlist: {
    when: hasLive,
    act: ofOwner("offer.shortlist", ({ what }) => ({ isShortlisted: what % 2 === 0 })),
  },
  counter: {
    when: hasOffer("active"),
    act: ofOwner("offer.counter", ({ what, secret }) => ({
      price: { amount: 300_00 + what * 100, currency: "MDL" },
      message: `What about this ${secret}`,
    })),
  },
  answer_counter: {
    when: hasOpenRound,
    act: ofAuthor("offer.answerCounter", ({ what, secret }) => ({
      accept: what % 3 === 0,
      message: `I thought about it ${secret}`,
      ...(what % 3 === 1 && { price: { amount: 500_00 + what * 100, currency: "MDL" } }),
    })),
  },
  withdraw_counter: { when: hasOpenRound, act: ofOwner("offer.withdrawCounter", () => ({})) },
  decline: {
    when: hasLive,
    act: ofOwner("offer.decline", (pick) => ({ reasonCode: "other", ...note(pick) })),
    offer: ["decline"],
  },
  accept: {
    when: hasOffer("active"),
    act: ofOwner("offer.accept", () => ({ paymentMethod: "cash" })),
    task: ["assign"],
    offer: ["accept", "pass_over"],
  },
  edit_task: { when: isOpen, act: editTask, task: ["hold"], offer: ["turn_stale", "close"] },
  close: {
    act: (cast, _facts, pick) =>
      mostly(cast, pick, cast.owner).call("task.close", { id: cast.taskId, reasonCode: "not_needed" }),
    task: ["close"],
    offer: ["close"],
  },
  reopen: {
    act: (cast, _facts, pick) => mostly(cast, pick, cast.owner).call("task.reopen", { id: cast.taskId }),
    task: ["reopen"],
  },
  start: { act: ofWork("task.start"), task: ["start"] },
  hand_over: { act: ofWork("task.requestCompletion", note), task: ["request_completion"] },
  ask_changes: {
    act: ofWork("task.requestChanges", ({ secret }) => ({ text: `The handle is still loose ${secret}` })),
    task: ["request_changes"],
  },
  confirm: { act: ofWork("task.confirmCompletion"), task: ["complete"], offer: ["end"] },
  settle: {
    when: ({ hires }) => hires.length > 0,
    act: ofWork("task.setSettled", ({ what }) => ({ settled: what % 2 === 0 })),
  },
  call_off: {
    act: ofWork("task.cancelAssignment", (pick) => ({
      reasonCode: "agreed",
      after: pick.who % 2 === 0 ? "close" : "reopen",
      ...note(pick),
    })),
    task: ["cancel", "cancel_and_reopen"],
    offer: ["end"],
  },
  review: { when: ({ hires }) => hires.some(({ endedAt }) => endedAt !== null), act: review },
  reply_to_review: { when: hasReview, act: answerReview("review.reply") },
  add_to_review: { when: hasReview, act: answerReview("review.addAddendum") },
  ask: { when: isOpen, act: ask },
  answer: { when: ({ questions }) => questions.length > 0, act: reply },
  take_question_back: { when: ({ questions }) => questions.length > 0, act: takeQuestionBack },
  invite: { when: isOpen, act: invite },
  decline_invite: { when: ({ invites }) => invites.length > 0, act: declineInvite },
  open_talk: { when: ({ offers }) => offers.length > 0, act: openTalk },
  say: { when: hasTalk, act: say },
  take_back: { when: hasTalk, act: takeBack },
  read: { when: hasTalk, act: read },
  block: { act: block },
  unblock: { act: unblock },
  ...adminActions,
  ...exitActions,
  pass_time: {
    act: advanceClock,
    task: ["expire", "leave", "complete_in_time", "stall", "cancel_agreed", "cancel_agreed_and_reopen"],
    offer: ["expire", "close", "end"],
  },
} satisfies Record<string, Action>

export type ActionName = keyof typeof actions
export const actionOf = (name: ActionName): Action => actions[name]
