import type { Answers, Output } from "../fake-api.ts"
import { talkId } from "./hire.ts"
import { inHours } from "./moment.ts"
import { aCategory, taskId } from "./task-page.ts"

type Talk = Output<"conversation.getById">
type Card = Output<"conversation.getMy">["data"][number]
type Message = Output<"message.getByConversation">["data"][number]

/** A talk about Ion's offer, seen by the client; nothing was said yet. */
export function aTalk(own: Partial<Talk> = {}): Talk {
  return {
    id: talkId,
    kind: "offer",
    topic: null,
    isCustomer: true,
    other: {
      id: "0192f000-0000-7000-8000-000000000012",
      name: "Ion R.",
      image: null,
      profileId: null,
      isDeleted: false,
      hasLeft: false,
    },
    task: {
      id: taskId,
      title: "Carry a sofa down from the third floor",
      lang: "en",
      status: "open",
      wasHired: false,
      category: aCategory,
    },
    isTaskHidden: false,
    unread: 0,
    readPosition: 0,
    otherReadPosition: 0,
    lastPosition: 0,
    lastMessageAt: inHours(-1),
    last: null,
    isBlockedByMe: false,
    closedBecause: null,
    offer: null,
    agreement: null,
    ...own,
  }
}

/** What Ion has said; `clientId` makes it one's own. */
export function aMessage(position: number, own: Partial<Message> = {}): Message {
  return {
    id: `0192f000-0000-7000-8000-${String(position).padStart(12, "0")}`,
    position,
    isMine: false,
    text: `Message number ${position}`,
    lang: "en",
    system: null,
    refId: null,
    files: [],
    maskedSpans: 0,
    clientId: null,
    isDeleted: false,
    createdAt: inHours(-1),
    ...own,
  }
}

export const talksOf = (data: Card[], unread = {}): Output<"conversation.getMy"> => ({
  data,
  total: data.length,
  unread: { offer: 0, task: 0, direct: 0, support: 0, ...unread },
})

/** Everything that the chat asks for when this talk is open in it. */
export function talkAnswers(talk: Talk, messages: Message[] = [], more: Answers = {}): Answers {
  const { offer: _, agreement: __, ...card } = talk
  return {
    "conversation.getMy": talksOf([card]),
    "conversation.getById": talk,
    "message.getByConversation": {
      data: messages,
      total: messages.at(-1)?.position ?? 0,
      otherReadPosition: talk.otherReadPosition,
    },
    "conversation.markRead": { ok: true },
    ...more,
  }
}
