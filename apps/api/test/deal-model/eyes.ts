// Who may read what, told from the tables alone, and held against everything that the API answers.
import { runningStatuses } from "@doable/domain/task/status"
import { expect } from "vitest"
import { address, type Cast, type Person } from "./cast.ts"
import type { Facts } from "./facts.ts"

const secretMark = /zq[a-j]+zq/g

type Secret = { text: string; readers: readonly string[] | "everybody" }

function secretsOf({ owner, admin }: Cast, facts: Facts): Secret[] {
  const { task, offers, hires, reviews, invites, conversations, messages } = facts
  const { changes, disputes, contests, rounds } = facts
  const isOn = task.status === "completed" || runningStatuses.some((status) => status === task.status)
  const worker = isOn && task.assignedProviderId ? [task.assignedProviderId] : []
  const ofDeal = (providerId: string) => [owner.id, admin.id, providerId]
  const found: (Secret | { text: string | null; readers: Secret["readers"] })[] = [
    { text: address, readers: [owner.id, admin.id, ...worker] },
    ...offers.flatMap(({ message, declineNote, providerId }) =>
      [message, declineNote].map((text) => ({ text, readers: ofDeal(providerId) })),
    ),
    ...rounds.flatMap(({ offerId, message, answerMessage }) => {
      const offer = offers.find(({ id }) => id === offerId)
      return [message, answerMessage].map((text) => ({
        text,
        readers: ofDeal(offer?.providerId ?? "nobody"),
      }))
    }),
    ...invites.map(({ message, providerId }) => ({ text: message, readers: ofDeal(providerId) })),
    ...hires.map(({ cancelNote, providerId }) => ({ text: cancelNote, readers: ofDeal(providerId) })),
    ...changes.flatMap(({ note, answerNote, byUserId, toUserId }) =>
      [note, answerNote].map((text) => ({ text, readers: [admin.id, byUserId, toUserId] })),
    ),
    ...disputes.flatMap(({ statement, replyText, openedById, againstId }) =>
      [statement, replyText].map((text) => ({ text, readers: [admin.id, openedById, againstId] })),
    ),
    ...contests.map(({ text, assignmentId }) => {
      const hire = hires.find(({ id }) => id === assignmentId)
      return { text, readers: [admin.id, owner.id, hire?.providerId ?? "nobody"] }
    }),
    ...reviews.map(({ text, status, authorId }) => ({
      text,
      readers: status === "published" ? ("everybody" as const) : [authorId],
    })),
    ...messages.map(({ text, conversationId }) => {
      const talk = conversations.find(({ id }) => id === conversationId)
      return { text, readers: talk ? [talk.customerId, talk.providerId] : [] }
    }),
  ]
  return found.flatMap(({ text, readers }) => {
    const mark = text === address ? address : text?.match(secretMark)?.[0]
    return mark ? [{ text: mark, readers }] : []
  })
}

const one = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)]

type Question = { procedure: string; input: unknown; readers?: readonly string[]; isPublic?: boolean }

/** Everything about the deal that can be asked for; with `readers`, to all others there's no such thing. */
function questionsOf({ taskId, doers, owner, admin }: Cast, facts: Facts): Question[] {
  const { offers, conversations, hires } = facts
  const workers = hires.map(({ providerId }) => providerId)
  const parties = hires.length > 0 ? [owner.id, ...workers] : []
  const about = (procedure: string, readers?: string[]): Question => ({
    procedure,
    input: { taskId },
    ...(readers ? { readers } : {}),
  })
  return [
    { procedure: "task.getById", input: { id: taskId } },
    { procedure: "task.getTimeline", input: { id: taskId } },
    about("taskAssignment.getByTask", [owner.id, admin.id, ...workers]),
    about("review.getByTask", parties),
    about("changeRequest.getByTask", [owner.id, admin.id, ...workers]),
    about("dispute.getByTask", [owner.id, admin.id, ...workers]),
    about("offer.getByTask", [owner.id, admin.id]),
    about("taskInvite.getByTask", [owner.id, admin.id]),
    { ...about("taskQuestion.getByTask"), isPublic: true },
    { procedure: "offer.getMy", input: undefined },
    { procedure: "taskInvite.getMy", input: undefined },
    { procedure: "conversation.getMy", input: { q: "suit" } },
    { procedure: "dashboard.getMy", input: undefined },
    { procedure: "review.getByUser", input: { userId: owner.id }, isPublic: true },
    ...doers.map(({ profileId }) => ({
      procedure: "review.getByProvider",
      input: { providerId: profileId },
      isPublic: true,
    })),
    ...offers.map(({ id, providerId }) => ({
      procedure: "offer.getById",
      input: { id },
      readers: [owner.id, admin.id, providerId],
    })),
    ...conversations.flatMap(({ id, customerId, providerId }) => [
      { procedure: "conversation.getById", input: { id }, readers: [customerId, providerId, admin.id] },
      {
        procedure: "message.getByConversation",
        input: { conversationId: id },
        readers: [customerId, providerId],
      },
    ]),
  ]
}

async function holdAnswers(person: Person, questions: readonly Question[], secrets: readonly Secret[]) {
  const foreign = secrets.filter(({ readers }) => readers !== "everybody" && !readers.includes(person.id))
  for (const { procedure, input, readers } of questions) {
    const { told, answer } = await person.call(procedure, input)
    const asked = `${procedure} ${JSON.stringify(input)} told ${told}`
    // Deactivated people can't read anything, not even their own things.
    if (readers && told !== "sign_in_needed") expect(told === "done", asked).toBe(readers.includes(person.id))
    if (told !== "done") continue
    const text = JSON.stringify(answer)
    expect(
      foreign.filter((secret) => text.includes(secret.text)),
      asked,
    ).toEqual([])
  }
}

/** One of them asks for a few things that may be none of their business. */
export function glance(cast: Cast, facts: Facts, { who, what }: { who: number; what: number }) {
  const person = one(cast.people, who + what) ?? cast.stranger
  const all = questionsOf(cast, facts)
  const some = [1, 2].flatMap((step) => all.slice((what * 7 + step * who + step) % all.length).slice(0, 1))
  return holdAnswers(person, some, secretsOf(cast, facts))
}

/** Everyone asks for everything; for what all read alike, one who has no part in it. */
export async function lookAround(cast: Cast, facts: Facts): Promise<void> {
  const [questions, secrets] = [questionsOf(cast, facts), secretsOf(cast, facts)]
  const ofEach = questions.filter(({ isPublic }) => !isPublic)
  for (const person of cast.people) {
    await holdAnswers(person, person === cast.stranger ? questions : ofEach, secrets)
  }
}
