import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import type { Message } from "../../../session/answers/chat-answers.ts"
import { chatListKey, threadKey } from "../../../session/keys/chat-keys.ts"
import { createOutgoing, nextToSend, type Outgoing, type OutgoingStore } from "./outgoing.ts"
import { mergePage, type Thread } from "../../../conversation/thread-messages.ts"

const firstWait = 1000
const longestWait = 15_000
const patienceMs = 15_000

const none: readonly Outgoing[] = []

/** Everything this person has written here and not sent yet, and what sends it. */
export function useSending(userId: string, onHidden: (count: number) => void) {
  const [store, setStore] = useState<OutgoingStore | null>(null)
  useEffect(() => setStore(createOutgoing(userId, storageHere())), [userId])
  const list = useSyncExternalStore(
    (listener) => store?.subscribe(listener) ?? (() => {}),
    () => store?.list() ?? none,
    () => none,
  )
  const isAway = useFlush(store, onHidden)
  return { store, list, isAway }
}

function storageHere(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

/** One after another in each conversation; without an answer, the same again in a while, with the same client id. */
function useFlush(store: OutgoingStore | null, onHidden: (count: number) => void): boolean {
  const ask = useApi()
  const queryClient = useQueryClient()
  const { locale } = useTranslation()
  const [isAway, setIsAway] = useState(false)

  const deliver = useEffectEvent(async ({ clientId, conversationId, text, files }: Outgoing) => {
    const payload = { conversationId, clientId, text, fileIds: files.map(({ id }) => id), lang: locale }
    const signal = AbortSignal.timeout(patienceMs)
    const message = await ask((api) =>
      api.message.create.mutate({ payload }, { signal, context: { alone: true } }),
    )
    if (message.maskedSpans > 0) onHidden(message.maskedSpans)
    const key = threadKey(conversationId)
    const known = queryClient.getQueryData<Thread>(key)
    if (known && isNext(known, message)) {
      queryClient.setQueryData<Thread>(key, mergePage(known, { ...known, data: [message] }))
    } else await queryClient.invalidateQueries({ queryKey: key })
    void queryClient.invalidateQueries({ queryKey: chatListKey })
  })

  useEffect(() => {
    if (!store) return
    const busy = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = firstWait
    let isOver = false

    const send = async (one: Outgoing) => {
      busy.add(one.conversationId)
      try {
        await deliver(one)
        wait = firstWait
        setIsAway(false)
        busy.delete(one.conversationId)
        store.remove(one.clientId)
      } catch (error) {
        busy.delete(one.conversationId)
        if (isOver) return
        const reason = whyNotTaken(error)
        if (reason) return store.fail(one.clientId, reason)
        setIsAway(true)
        clearTimeout(timer)
        timer = setTimeout(flush, wait)
        wait = Math.min(wait * 2, longestWait)
      }
    }
    const flush = () => {
      if (isOver) return
      for (const one of nextToSend(store.list())) if (!busy.has(one.conversationId)) void send(one)
    }
    const hurry = () => {
      wait = firstWait
      flush()
    }
    const hearStorage = ({ key }: StorageEvent) => key === store.key && store.refresh()

    flush()
    const stop = store.subscribe(() => wait === firstWait && flush())
    window.addEventListener("online", hurry)
    window.addEventListener("storage", hearStorage)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
      window.removeEventListener("online", hurry)
      window.removeEventListener("storage", hearStorage)
    }
  }, [store])

  return isAway
}

/** Whatever stands between is fetched first: what is known has no gap. */
function isNext({ messages }: Thread, { position }: Message): boolean {
  const last = messages.at(-1)?.position ?? 0
  return position <= last + 1
}

/** An answer that would be the same next time; null where trying again may help. */
function whyNotTaken(error: unknown): string | null {
  const { refusal, httpStatus } =
    (error as { data?: { refusal?: string | null; httpStatus?: number } | null } | null)?.data ?? {}
  if (!httpStatus || httpStatus >= 500 || httpStatus === 429) return null
  return refusal ?? "unexpected"
}
