/** Lets a few in, a few more wait, and turns the rest away: a flood of logins must not stop the shop. */
export function createGate({ running, waiting }: { running: number; waiting: number }) {
  let active = 0
  const queue: (() => void)[] = []

  /** A caller who has gone away leaves the queue, and nothing is done for them. */
  async function enter(gone: AbortSignal | undefined): Promise<boolean> {
    if (active < running) {
      active += 1
      return true
    }
    if (queue.length >= waiting) return false
    return new Promise<boolean>((resolve) => {
      // The one who leaves hands the place over, so `active` stays as it is.
      const come = () => {
        gone?.removeEventListener("abort", give)
        resolve(true)
      }
      const give = () => {
        queue.splice(queue.indexOf(come), 1)
        resolve(false)
      }
      queue.push(come)
      gone?.addEventListener("abort", give, { once: true })
    })
  }

  function leave() {
    const next = queue.shift()
    if (next) next()
    else active -= 1
  }

  return async function pass<T>(
    work: () => Promise<T>,
    gone?: AbortSignal,
  ): Promise<{ turnedAway: true } | { turnedAway: false; value: T }> {
    if (gone?.aborted || !(await enter(gone))) return { turnedAway: true }
    try {
      return { turnedAway: false, value: await work() }
    } finally {
      leave()
    }
  }
}
