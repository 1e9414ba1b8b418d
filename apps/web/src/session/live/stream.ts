// The one stream of what happens, held by the leading tab.

const firstWait = 1000
const longestWait = 30_000

export interface StreamOptions {
  open: () => EventSource
  /** What came, as the API wrote it. */
  onEvent: (event: unknown) => void
  /** The stream stands: what happened before must be read. */
  onStanding: () => void
  /** The stream stands again after a break. */
  onReturn: () => void
  onBroken: () => void
}

/**
 * Browsers take a broken stream up again by themselves, except after a refusal: then it is opened again, ever more
 * slowly. After a good-bye they would too, and each of too many pages would push out another: so this one rests.
 */
export function keepStream({ open, onEvent, onStanding, onReturn, onBroken }: StreamOptions): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  let hasBroken = false

  const start = () => {
    const own = open()
    source = own
    own.addEventListener("open", () => {
      wait = firstWait
      onStanding()
      if (hasBroken) onReturn()
      hasBroken = false
    })
    const noteBreak = () => {
      hasBroken = true
      onBroken()
    }
    own.addEventListener("return", () => {
      noteBreak()
      own.close()
      timer = setTimeout(start, longestWait)
    })
    own.addEventListener("message", ({ data }) => onEvent(parsed(data)))
    own.addEventListener("error", () => {
      noteBreak()
      if (own.readyState !== own.CLOSED) return
      timer = setTimeout(start, wait)
      wait = Math.min(wait * 2, longestWait)
    })
  }
  start()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
