// The tabs of one browser share what one of them fetches: the leader works, and all get the result.
import { openChannel, type OpenChannel } from "./channel.ts"

/** What a tab needs of its browser; tests make a hundred of these. */
export interface TabWorld {
  locks: Pick<LockManager, "request"> | undefined
  openChannel: OpenChannel | undefined
  isVisible: () => boolean
  onVisibilityChange: (listener: () => void) => () => void
}

interface Tab<Message> {
  world: TabWorld
  /** Tabs of the same name share; it names the person, so that two people never do. */
  name: string
  hear: (message: Message) => void
  /** Starts the work of a leader and returns how to end it. What it tells reaches every tab, its own too. */
  lead: (tell: (message: Message) => void) => () => void
}

/**
 * Of all tabs that are in sight one holds the lock, and leads. A tab that goes out of sight lets go of it.
 * In a browser without locks or channels every tab in sight leads for itself.
 */
export function joinTabs<Message>({ world, name, hear, lead }: Tab<Message>): () => void {
  const channel = world.openChannel?.(name, (message) => hear(message as Message))
  const locks = channel && world.locks
  const tell = (message: Message) => {
    hear(message)
    channel?.tell(message)
  }

  let giveUp: (() => void) | null = null
  const follow = () => {
    if (!world.isVisible()) {
      giveUp?.()
      giveUp = null
    } else {
      giveUp ??= locks ? leadInTurn(locks, name, () => lead(tell)) : lead(tell)
    }
  }
  follow()
  const stopFollowing = world.onVisibilityChange(follow)

  return () => {
    stopFollowing()
    giveUp?.()
    channel?.close()
  }
}

/** Waits for its turn, leads until told to give up, and then lets the next one lead. */
function leadInTurn(locks: Pick<LockManager, "request">, name: string, lead: () => () => void): () => void {
  const waiting = new AbortController()
  let letGo = () => waiting.abort()
  const turn = () =>
    new Promise<void>((done) => {
      if (waiting.signal.aborted) return done()
      const stop = lead()
      letGo = () => {
        stop()
        done()
      }
    })
  locks.request(name, { signal: waiting.signal }, turn).catch(() => undefined)
  return () => letGo()
}

/** This tab, as the browser has it. */
export function thisTab(): TabWorld {
  return {
    locks: navigator.locks,
    openChannel,
    isVisible: () => document.visibilityState === "visible",
    onVisibilityChange: (listener) => {
      document.addEventListener("visibilitychange", listener)
      return () => document.removeEventListener("visibilitychange", listener)
    },
  }
}
