import { asc, eq, inArray } from "../../src/platform/db/drizzle.ts"
import { changeRequests } from "../../src/platform/db/schema/deal/change-request.ts"
import { disputeProposals, disputes } from "../../src/platform/db/schema/deal/dispute.ts"
import { faultContests } from "../../src/platform/db/schema/deal/fault-contest.ts"
import { conversationMembers, conversations } from "../../src/platform/db/schema/conversation.ts"
import { messages } from "../../src/platform/db/schema/message.ts"
import { offerCounters, taskOffers } from "../../src/platform/db/schema/offer.ts"
import { reviews } from "../../src/platform/db/schema/review.ts"
import { agreements, taskAssignments } from "../../src/platform/db/schema/task-assignment.ts"
import { taskInvites } from "../../src/platform/db/schema/task-invite.ts"
import { taskQuestions } from "../../src/platform/db/schema/task-question.ts"
import { taskEvents, tasks } from "../../src/platform/db/schema/task.ts"
import type { Cast } from "./cast.ts"

/** Everything that the tables say about the task of a history. */
export async function readFacts({ db, taskId, doers }: Cast) {
  const ofDoers = inArray(
    conversations.providerId,
    doers.map(({ id }) => id),
  )
  const ofTask = db
    .select({ id: taskAssignments.id })
    .from(taskAssignments)
    .where(eq(taskAssignments.taskId, taskId))
  const [agreed, changes, argued, proposals, contests] = await Promise.all([
    db
      .select()
      .from(agreements)
      .where(inArray(agreements.assignmentId, ofTask))
      .orderBy(asc(agreements.assignmentId), asc(agreements.version)),
    db.select().from(changeRequests).where(eq(changeRequests.taskId, taskId)).orderBy(asc(changeRequests.id)),
    db.select().from(disputes).where(eq(disputes.taskId, taskId)).orderBy(asc(disputes.number)),
    db
      .select({ proposal: disputeProposals, endedAt: disputes.endedAt })
      .from(disputeProposals)
      .innerJoin(disputes, eq(disputes.id, disputeProposals.disputeId))
      .where(eq(disputes.taskId, taskId))
      .orderBy(asc(disputes.number), asc(disputeProposals.position)),
    db
      .select()
      .from(faultContests)
      .where(inArray(faultContests.assignmentId, ofTask))
      .orderBy(asc(faultContests.assignmentId)),
  ])
  const [found, offers, rounds, hires, told, written, asked, invites, talks, members, said] =
    await Promise.all([
      db.select().from(tasks).where(eq(tasks.id, taskId)),
      db.select().from(taskOffers).where(eq(taskOffers.taskId, taskId)).orderBy(asc(taskOffers.id)),
      db
        .select({ round: offerCounters })
        .from(offerCounters)
        .innerJoin(taskOffers, eq(taskOffers.id, offerCounters.offerId))
        .where(eq(taskOffers.taskId, taskId))
        .orderBy(asc(offerCounters.offerId), asc(offerCounters.round)),
      db
        .select()
        .from(taskAssignments)
        .where(eq(taskAssignments.taskId, taskId))
        .orderBy(asc(taskAssignments.id)),
      db
        .select()
        .from(taskEvents)
        .where(eq(taskEvents.taskId, taskId))
        .orderBy(asc(taskEvents.createdAt), asc(taskEvents.id)),
      db.select().from(reviews).where(eq(reviews.taskId, taskId)).orderBy(asc(reviews.id)),
      db.select().from(taskQuestions).where(eq(taskQuestions.taskId, taskId)).orderBy(asc(taskQuestions.id)),
      db.select().from(taskInvites).where(eq(taskInvites.taskId, taskId)).orderBy(asc(taskInvites.id)),
      db.select().from(conversations).where(ofDoers).orderBy(asc(conversations.id)),
      db
        .select({ member: conversationMembers })
        .from(conversationMembers)
        .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
        .where(ofDoers)
        .orderBy(asc(conversationMembers.conversationId), asc(conversationMembers.userId)),
      db
        .select({ message: messages })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(ofDoers)
        .orderBy(asc(messages.conversationId), asc(messages.position)),
    ])
  const [task] = found
  if (!task) throw new Error("no task")
  return {
    task,
    offers,
    rounds: rounds.map(({ round }) => round),
    hires,
    agreements: agreed,
    changes,
    disputes: argued,
    /** Of the dispute that is open. */
    proposals: proposals.filter(({ endedAt }) => endedAt === null).map(({ proposal }) => proposal),
    contests,
    events: told,
    reviews: written,
    questions: asked,
    invites,
    conversations: talks.map((talk) => ({ ...talk, providerId: talk.providerId ?? "nobody" })),
    members: members.map(({ member }) => member),
    messages: said.map(({ message }) => message),
  }
}

export type Facts = Awaited<ReturnType<typeof readFacts>>
