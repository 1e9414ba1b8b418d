// What was written here and hasn't reached the server: kept by the browser, sent again until it has, said once.
import type { MessageFile } from "../../../session/answers/chat-answers.ts"

export interface Outgoing {
  clientId: string
  conversationId: string
  text: string
  files: MessageFile[]
  at: string
  /** Null: on its way, or waiting for the connection. Else the reason why it wasn't taken. */
  failed: string | null
}

type DraftSync = Pick<Storage, "getItem" | "setItem" | "removeItem">

const nothing: readonly Outgoing[] = []

export type OutgoingStore = ReturnType<typeof createOutgoing>

/** The queue of one person in this browser; all tabs share what lies in the storage. */
export function createOutgoing(userId: string, given: DraftSync | null) {
  const key = `doable-chat-outgoing-${userId}`
  const listeners = new Set<() => void>()
  let storage = given
  let text: string | null = null
  let list: readonly Outgoing[] = nothing

  const read = () => {
    const stored = quietly(() => storage?.getItem(key) ?? null) ?? null
    if (storage && stored !== text) {
      text = stored
      list = parsed(stored)
    }
    return list
  }
  const write = (next: readonly Outgoing[]) => {
    list = next
    text = next.length > 0 ? JSON.stringify(next) : null
    // A browser that keeps nothing still sends what it has in memory.
    const isKept = quietly(() => {
      if (text === null) storage?.removeItem(key)
      else storage?.setItem(key, text)
      return true
    })
    if (!isKept) storage = null
    for (const listener of listeners) listener()
  }
  const change = (clientId: string, failed: string | null) =>
    write(read().map((one) => (one.clientId === clientId ? { ...one, failed } : one)))

  return {
    key,
    list: read,
    add: (one: Omit<Outgoing, "failed">) => write([...read(), { ...one, failed: null }]),
    remove: (clientId: string) => write(read().filter((one) => one.clientId !== clientId)),
    fail: change,
    again: (clientId: string) => change(clientId, null),
    /** Another tab has written. */
    refresh: () => {
      read()
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Of each conversation the oldest that still waits: what was written after it isn't sent before it. */
export function nextToSend(list: readonly Outgoing[]): Outgoing[] {
  const first = new Map<string, Outgoing>()
  for (const one of list.filter(({ failed }) => failed === null))
    if (!first.has(one.conversationId)) first.set(one.conversationId, one)
  return [...first.values()]
}

function parsed(stored: string | null): readonly Outgoing[] {
  const list: unknown = quietly(() => JSON.parse(stored ?? "[]"))
  return Array.isArray(list) ? list.filter(isOutgoing) : nothing
}

function isOutgoing(one: Partial<Outgoing> | null): one is Outgoing {
  return [one?.clientId, one?.conversationId, one?.text, one?.at].every((part) => typeof part === "string")
}

function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
