// What leaves the server about conversations, seen from one of the two.
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { contactTopics } from "@doable/domain/conversation/topics"
import { conversationKinds } from "@doable/domain/conversation/kinds"
import { systemKeys } from "@doable/domain/conversation/message/system-keys"
import { money } from "@doable/domain/money/money"
import { paymentMethods } from "@doable/domain/offer/status"
import { refusals, type Refusal } from "@doable/domain/refusal"
import { taskStatuses } from "@doable/domain/task/status"
import { shownCategory } from "../category/shown-category.ts"
import { shownPlace } from "../place/shown-place.ts"

export const systemLine = z.object({
  key: z.enum(systemKeys),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

const refusal = z.enum(Object.keys(refusals) as [Refusal, ...Refusal[]])

export const conversation = z.object({
  id: z.string(),
  kind: z.enum(conversationKinds),
  /** What the team is asked about. */
  topic: z.enum(contactTopics).nullable(),
  /** Whether the reader is the one whose task it is, or who spoke first. */
  isCustomer: z.boolean(),
  /** Towards the team, nobody in particular: without id and name. */
  other: z.object({
    id: z.string().nullable(),
    name: z.string(),
    image: z.string().nullable(),
    /** Their profile as a doer, if everyone may see one. */
    profileId: z.string().nullable(),
    /** Their account is deleted, and their name with it. Others have no name because they gave none. */
    isDeleted: z.boolean(),
    hasLeft: z.boolean(),
  }),
  task: z
    .object({
      id: z.string(),
      title: z.string(),
      lang: z.enum(locales),
      status: z.enum(taskStatuses),
      wasHired: z.boolean(),
      category: shownCategory.nullable(),
    })
    .nullable(),
  /** It's about a task that isn't shown to the reader now. */
  isTaskHidden: z.boolean(),
  unread: z.number(),
  readPosition: z.number(),
  otherReadPosition: z.number(),
  lastPosition: z.number(),
  lastMessageAt: z.string(),
  last: z
    .object({
      /** The start. */
      text: z.string(),
      lang: z.enum(locales).nullable(),
      isMine: z.boolean(),
      system: systemLine.nullable(),
      fileCount: z.number(),
      isDeleted: z.boolean(),
    })
    .nullable(),
  isBlockedByMe: z.boolean(),
  /** Why nothing can be sent now, or null. */
  closedBecause: refusal.nullable(),
})
export type ConversationAnswer = z.infer<typeof conversation>

export const conversationList = z.object({
  data: z.array(conversation),
  total: z.number(),
  /** Messages that wait, by what they are about. */
  unread: z.object({ offer: z.number(), task: z.number(), direct: z.number(), support: z.number() }),
})

/** With the offer they talk about while it's live, then with the agreement. */
export const wholeConversation = conversation.extend({
  offer: z
    .object({ price: money, materialsCost: money.nullable(), canStartAt: z.string().nullable() })
    .nullable(),
  agreement: z
    .object({
      price: money,
      materialsCost: money.nullable(),
      scheduledAt: z.string().nullable(),
      place: shownPlace.nullable(),
      address: z.string().nullable(),
      paymentMethod: z.enum(paymentMethods),
    })
    .nullable(),
})

/** As the team works it off. */
export const supportList = z.object({
  data: z.array(conversation.extend({ waitsSince: z.string().nullable(), settledAt: z.string().nullable() })),
  total: z.number(),
  isMore: z.boolean(),
})
