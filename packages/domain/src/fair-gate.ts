/** An AbortSignal; this package knows no platform. */
type Gone = {
  readonly aborted: boolean
  addEventListener: (type: "abort", listener: () => void) => void
  removeEventListener: (type: "abort", listener: () => void) => void
}
type Limits = { running: number; waiting: number }
type Line = { active: number; queue: (() => void)[] }

/**
 * Lets a few in at the same time, with a limit for each caller. A few more wait, and the rest are refused. Waiting
 * callers take turns, so a hundred requests from one don't come before the first of another.
 */
export function createFairGate({ all, each }: { all: Limits; each: Limits }) {
  // In the order of their turns: someone who was let in goes to the end.
  const lines = new Map<string, Line>()
  let active = 0
  let queued = 0

  function letIn(key: string, line: Line): () => void {
    active += 1
    line.active += 1
    lines.delete(key)
    lines.set(key, line)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      active -= 1
      line.active -= 1
      tidy(key, line)
      letNext()
    }
  }

  function tidy(key: string, line: Line) {
    if (line.active === 0 && line.queue.length === 0) lines.delete(key)
  }

  function letNext() {
    for (const line of lines.values()) {
      if (active >= all.running) return
      if (line.active < each.running) line.queue[0]?.()
    }
  }

  /**
   * Resolves to a release function, which must be called, or to null if the caller was refused or went away while
   * waiting. We check for that only if they have to wait.
   */
  async function enter(key: string, whenGone?: () => Gone): Promise<(() => void) | null> {
    const line = lines.get(key) ?? { active: 0, queue: [] }
    if (active < all.running && line.active < each.running) return letIn(key, line)
    if (queued >= all.waiting || line.queue.length >= each.waiting) return null
    const gone = whenGone?.()
    if (gone?.aborted) return null
    return new Promise((resolve) => {
      const stepOut = () => {
        gone?.removeEventListener("abort", giveUp)
        line.queue.splice(line.queue.indexOf(come), 1)
        queued -= 1
      }
      const come = () => {
        stepOut()
        resolve(letIn(key, line))
      }
      const giveUp = () => {
        stepOut()
        tidy(key, line)
        resolve(null)
      }
      lines.set(key, line)
      line.queue.push(come)
      queued += 1
      gone?.addEventListener("abort", giveUp)
    })
  }

  return { enter, counts: () => ({ running: active, waiting: queued }) }
}
