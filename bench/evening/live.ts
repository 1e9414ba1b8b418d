// What an open page of someone who is logged in does by itself: counts, listens, and reads what is new in the chat.
import { about, type Browser, type Shared } from "./browser.ts"
import { listen } from "./net.ts"
import { batch } from "./pages.ts"
import { randomUUID } from "node:crypto"

const pollMs = 5_000
/** How much of a conversation the page asks for again: it may have been read or taken back. */
const overlap = 30

export function keepLive(browser: Browser, { said }: Shared) {
  const { account, facts, plan, note, get, tell } = browser
  let closeStream: (() => void) | undefined
  let stopPoll: (() => void) | undefined
  let last = 30
  let read = 30
  let isAsking = false
  let isStale = false

  /** Another page takes the place of this one: its first count comes five seconds later, the connection after that. */
  function start() {
    stop()
    const poll = async (at: number) => {
      stopPoll = plan(at + pollMs, poll)
      await get("unread count", "/trpc/notification.getUnreadCount")
      note("unread count", at)
      if (browser.isOpen()) closeStream ??= openStream()
    }
    stopPoll = plan(performance.now() + pollMs, poll)
  }
  function stop() {
    stopPoll?.()
    closeStream?.()
    closeStream = undefined
  }

  function openStream() {
    return listen({
      url: `${facts.urls.api}/trpc/live.onEvent`,
      headers: browser.headers,
      onStanding: () => hear(performance.now()),
      onEvent: ({ kind, id = "" }) => {
        if (kind !== "conversation") return
        const word = said.get(id)
        if (word && word.by !== browser.number) {
          note("message heard", word.at)
          said.delete(id)
        }
        void hear(performance.now())
      },
      onEnd: (status) => browser.noteError(`live connection: ${status}`),
    })
  }

  /** Asked again while an answer is on its way, it is asked once more after that. */
  async function hear(at: number) {
    isStale = isAsking
    if (isAsking) return
    isAsking = true
    await Promise.all([get("news", "/trpc/conversation.getUnreadCount"), account?.isChatting && readChat()])
    note("news", at)
    isAsking = false
    if (isStale && browser.isOpen()) void hear(performance.now())
  }

  async function readChat() {
    const id = account?.talkId
    const after = Math.max(0, last - overlap)
    const told = await get(
      "news",
      batch([
        ["conversation.getMy", { unreadOnly: false, q: "", pagination: { limit: 20, offset: 0 } }],
        ["conversation.getById", { id }],
        ["message.getByConversation", { conversationId: id, after, pagination: { limit: 100 } }],
      ]),
    )
    for (const [, position] of told.matchAll(/"position":(\d+)/g)) last = Math.max(last, Number(position))
    if (last <= read || !browser.isOpen()) return
    read = last
    void tell(performance.now(), "conversation.markRead", { id, position: last })
  }

  function say(at: number) {
    const conversationId = account?.talkId ?? ""
    said.set(conversationId, { at, by: browser.number })
    const text = `I can come at ${Math.floor(about(0.01))} if that suits you`
    void tell(at, "message.create", { payload: { conversationId, text, clientId: randomUUID() } })
  }

  return { start, stop, say }
}
