// What people of the demo do to each other, each by the command that the product has for it.
import { and, desc, eq } from "../../platform/db/drizzle.ts"
import type { CreateOffer, DeclineOffer } from "@doable/domain/offer/input"
import type { PaymentMethod } from "@doable/domain/offer/status"
import type { Money } from "@doable/domain/money/money"
import type { InviteDeclineReason } from "@doable/domain/offer/invite/status"
import type { CloseReason } from "@doable/domain/task/status"
import type { RepeatPeriod } from "@doable/domain/task/repeat/rhythm"
import type { RemoveTask, TaskDraft } from "@doable/domain/task/input"
import { conversations } from "../../platform/db/schema/conversation.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { taskInvites } from "../../platform/db/schema/task-invite.ts"
import { taskQuestions } from "../../platform/db/schema/task-question.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { markRead } from "../../notification/mark-read.ts"
import { openForOffer } from "../../offer/open-for-offer.ts"
import { createMessage } from "../../conversation/messages/create-message.ts"
import { acceptOffer } from "../../deal/hire/accept-offer.ts"
import { createOffer } from "../../offer/change/create-offer.ts"
import { declineOffer } from "../../offer/change/decline-offer.ts"
import { markSeen } from "../../offer/change/mark-seen.ts"
import { shortlistOffer } from "../../offer/change/shortlist-offer.ts"
import { withdrawOffer } from "../../offer/change/withdraw-offer.ts"
import { countProviderView } from "../../provider/count-view.ts"
import { closeTask } from "../../deal/market/close-task.ts"
import { countView } from "../../task/count-view.ts"
import { removeTask } from "../../deal/market/remove-task.ts"
import { reopenTask } from "../../deal/market/reopen-task.ts"
import { updateTask } from "../../deal/market/update-task.ts"
import { createInvites } from "../../offer/invites/create-invites.ts"
import { declineInvite } from "../../offer/invites/decline-invite.ts"
import { setRepeat } from "../../task/draft/repeat/set-repeat.ts"
import { answerQuestion } from "../../task/questions/answer-question.ts"
import { createQuestion } from "../../task/questions/create-question.ts"
import type { Who } from "../people/cast.ts"
import type { Action, Scene, When } from "./story.ts"

type Terms = Partial<Omit<CreateOffer["payload"], "canStartAt" | "price" | "message">> & { starts?: When }

export const offers =
  (doer: Who, price: Money, message: string, { starts, ...terms }: Terms = {}): Action =>
  async (scene) => {
    const ctx = scene.as(doer)
    await countView(ctx, scene.taskId)
    const canStartAt = starts?.(scene.now).toISOString() ?? null
    const usual = { lang: ctx.user.locale, included: [], validDays: 14 }
    return createOffer(ctx, {
      payload: { taskId: scene.taskId, price, message, canStartAt, ...usual, ...terms },
    })
  }

async function offerOf({ taskId, idOf, as, owner }: Scene, doer: Who): Promise<string> {
  const [offer] = await as(owner)
    .db.select({ id: taskOffers.id })
    .from(taskOffers)
    .where(and(eq(taskOffers.taskId, taskId), eq(taskOffers.providerId, idOf(doer))))
    .orderBy(desc(taskOffers.createdAt))
  if (!offer) throw new Error(`${doer} has made no offer`)
  return offer.id
}

export const withdraws =
  (doer: Who): Action =>
  async (scene) =>
    withdrawOffer(scene.as(doer), { id: await offerOf(scene, doer) })

/** The owner opens the list of offers, and the profile of everyone in it. */
export const sees =
  (...doers: Who[]): Action =>
  async (scene) => {
    const owner = scene.as(scene.owner)
    for (const doer of doers) await countProviderView(owner, scene.profileOf(doer))
    const ids = await Promise.all(doers.map((doer) => offerOf(scene, doer)))
    return markSeen(owner, { ids })
  }

export const shortlists =
  (doer: Who): Action =>
  async (scene) =>
    shortlistOffer(scene.as(scene.owner), { id: await offerOf(scene, doer), isShortlisted: true })

export const declines =
  (doer: Who, reasonCode: DeclineOffer["reasonCode"], note?: string): Action =>
  async (scene) =>
    declineOffer(scene.as(scene.owner), {
      id: await offerOf(scene, doer),
      reasonCode,
      ...(note ? { note } : {}),
    })

export const hires =
  (doer: Who, begins?: When, paymentMethod: PaymentMethod = "cash"): Action =>
  async (scene) => {
    const scheduledAt = begins?.(scene.now).toISOString() ?? null
    return acceptOffer(scene.as(scene.owner), { id: await offerOf(scene, doer), paymentMethod, scheduledAt })
  }

/** Sends a message between owner and doer, after reading the conversation. */
export const writes =
  (from: Who, to: Who, text: string): Action =>
  async (scene) => {
    const ctx = scene.as(from)
    const conversationId = await talkOf(scene, from === scene.owner ? to : from)
    await markRead(ctx, { id: conversationId })
    await createMessage(ctx, { payload: { conversationId, text, fileIds: [], lang: ctx.user.locale } })
  }

async function talkOf(scene: Scene, doer: Who): Promise<string> {
  const owner = scene.as(scene.owner)
  const [known] = await owner.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.taskId, scene.taskId), eq(conversations.providerId, scene.idOf(doer))))
  return known?.id ?? (await openForOffer(owner, { offerId: await offerOf(scene, doer) })).id
}

export const asks =
  (who: Who, text: string): Action =>
  async ({ as, taskId }) => {
    const ctx = as(who)
    await countView(ctx, taskId)
    return createQuestion(ctx, { payload: { taskId, text, lang: ctx.user.locale } })
  }

/** What was asked last. */
export const answers =
  (text: string): Action =>
  async ({ as, owner, taskId }) => {
    const [question] = await as(owner)
      .db.select({ id: taskQuestions.id })
      .from(taskQuestions)
      .where(eq(taskQuestions.taskId, taskId))
      .orderBy(desc(taskQuestions.createdAt))
      .limit(1)
    return answerQuestion(as(owner), { id: question?.id ?? "", text })
  }

export const invites =
  (doers: Who[], message: string): Action =>
  ({ as, owner, taskId, profileOf }) =>
    createInvites(as(owner), { payload: { taskId, providerIds: doers.map(profileOf), message } })

export const declinesInvite =
  (doer: Who, reason: InviteDeclineReason): Action =>
  async ({ as, taskId, idOf }) => {
    const [invite] = await as(doer)
      .db.select({ id: taskInvites.id })
      .from(taskInvites)
      .where(and(eq(taskInvites.taskId, taskId), eq(taskInvites.providerId, idOf(doer))))
    return declineInvite(as(doer), { id: invite?.id ?? "", reason })
  }

/** Says something else than before: offers turn stale where it matters. */
export const edits =
  (payload: TaskDraft): Action =>
  async ({ as, owner, taskId }) => {
    const [task] = await as(owner)
      .db.select({ version: tasks.version })
      .from(tasks)
      .where(eq(tasks.id, taskId))
    return updateTask(as(owner), { id: taskId, version: task?.version ?? 0, payload, confirmStale: true })
  }

export const closes =
  (reasonCode: CloseReason): Action =>
  ({ as, owner, taskId }) =>
    closeTask(as(owner), { id: taskId, reasonCode })

export const reopens =
  (): Action =>
  ({ as, owner, taskId }) =>
    reopenTask(as(owner), { id: taskId })

/** Lets the task come again. */
export const repeats =
  (every: RepeatPeriod): Action =>
  ({ as, owner, taskId }) =>
    setRepeat(as(owner), { taskId, every, hireAgain: true })

/** The administrator's. */
export const removes =
  (reasonCode: RemoveTask["reasonCode"], explanation: string): Action =>
  ({ as, taskId }) =>
    removeTask(as("emma"), { id: taskId, reasonCode, explanation })
