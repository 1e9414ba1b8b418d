// How the number on the bell stays true: one question every five seconds per browser, and what is pushed in between.
import { keepStream, type StreamOptions } from "./stream.ts"
import { joinTabs, type TabWorld } from "./tabs.ts"

export const pollEveryMs = 5000

/** What the leader tells all tabs. `at` is when it was asked for: an older answer never replaces a newer one. */
export interface UnreadNews {
  count: number | null
  at: number
  /** Something has changed even if the number hasn't: one was read and another came. */
  isPushed: boolean
  /** What happens is pushed; else pages that must be quick ask for themselves. */
  isStreaming: boolean
}

/** Something else that happened, as the API wrote it. */
export interface OtherNews {
  event: { kind: string; id?: string }
}

interface UnreadWatch {
  world: TabWorld
  userId: string
  /** When this tab last learned the number, zero if it never did. */
  knownSince: number
  /** The number now; null when the API didn't answer. */
  ask: () => Promise<number | null>
  openStream: StreamOptions["open"]
  hear: (news: UnreadNews) => void
  hearOther: (news: OtherNews) => void
}

export function watchUnread(watch: UnreadWatch): () => void {
  const { world, userId, knownSince, ask, openStream, hear, hearOther } = watch
  let lastAsked = knownSince

  return joinTabs<UnreadNews | OtherNews>({
    world,
    name: `doable-live-${userId}`,
    // Tabs that only listen know from this when the next question is due, should they come to lead.
    hear: (news) => {
      if ("event" in news) return hearOther(news)
      lastAsked = Math.max(lastAsked, news.at)
      hear(news)
    },
    lead: (tell) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let stopStream: (() => void) | undefined
      let isOver = false
      let isStreaming = false

      const poll = async () => {
        const at = Date.now()
        lastAsked = at
        const count = await ask()
        if (isOver) return
        tell({ count, at, isPushed: false, isStreaming })
        // The stream comes after the first answer, so that a page just passed through opens none.
        stopStream ??= keepStream({ open: openStream, onEvent, onStanding, onReturn, onBroken })
        plan()
      }
      const plan = () => {
        clearTimeout(timer)
        timer = setTimeout(() => void poll(), Math.max(0, lastAsked + pollEveryMs - Date.now()))
      }
      const onEvent = (event: unknown) => {
        const { kind, unread, id } = (event ?? {}) as { kind?: unknown; unread?: unknown; id?: unknown }
        if (typeof unread === "number") tell({ count: unread, at: Date.now(), isPushed: true, isStreaming })
        else if (typeof kind === "string") tell({ event: { kind, ...(typeof id === "string" && { id }) } })
      }
      // What happened before it stood was told to nobody.
      const onStanding = () => {
        isStreaming = true
        tell({ event: { kind: "stream" } })
      }
      const onBroken = () => {
        isStreaming = false
      }
      const onReturn = () => {
        clearTimeout(timer)
        void poll()
      }
      plan()
      return () => {
        isOver = true
        clearTimeout(timer)
        stopStream?.()
      }
    },
  })
}
