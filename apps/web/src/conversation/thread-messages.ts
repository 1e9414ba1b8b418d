import type { Conversation, Message } from "../session/answers/chat-answers.ts"

/** What this page knows of a conversation: without a gap from the first message here to the last. */
export interface Thread {
  conversation: Conversation
  messages: Message[]
  otherReadPosition: number
}

interface Page {
  conversation?: Conversation
  data: Message[]
  otherReadPosition: number
}

/** Newer answers win, except where they would only renew the links of pictures that are on the screen. */
export function mergePage(known: Thread | null, page: Page & { conversation: Conversation }): Thread
export function mergePage(known: Thread, page: Page): Thread
export function mergePage(known: Thread | null, { conversation, data, otherReadPosition }: Page): Thread {
  const byPosition = new Map(known?.messages.map((message) => [message.position, message]))
  for (const message of data) {
    const before = byPosition.get(message.position)
    byPosition.set(message.position, before && isSame(before, message) ? before : message)
  }
  const base = conversation ?? known?.conversation
  if (!base) throw new Error("a page of no conversation")
  return {
    conversation: base,
    messages: [...byPosition.values()].toSorted((a, b) => a.position - b.position),
    otherReadPosition: Math.max(otherReadPosition, known?.otherReadPosition ?? 0),
  }
}

function isSame(before: Message, after: Message): boolean {
  return (
    before.id === after.id &&
    before.isDeleted === after.isDeleted &&
    before.files.length === after.files.length
  )
}

/** Private links run out: these are fresh. */
export function withFreshLinks(known: Thread, fresh: Message[]): Thread {
  const byId = new Map(fresh.map((message) => [message.id, message]))
  return { ...known, messages: known.messages.map((message) => byId.get(message.id) ?? message) }
}

export function isWhole({ messages }: Thread): boolean {
  return (messages[0]?.position ?? 1) === 1
}
