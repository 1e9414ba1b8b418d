/** Lets a few in, a few more wait, and turns the rest away: a flood of sign-ins must not stop the shop. */
export function createGate({ running, waiting }: { running: number; waiting: number }) {
  let active = 0
  const queue: (() => void)[] = []

  async function enter(): Promise<boolean> {
    if (active < running) {
      active += 1
      return true
    }
    if (queue.length >= waiting) return false
    // The one who leaves hands the place over, so `active` stays as it is.
    await new Promise<void>((resolve) => queue.push(resolve))
    return true
  }

  function leave() {
    const next = queue.shift()
    if (next) next()
    else active -= 1
  }

  return async function pass<T>(
    work: () => Promise<T>,
  ): Promise<{ turnedAway: true } | { turnedAway: false; value: T }> {
    if (!(await enter())) return { turnedAway: true }
    try {
      return { turnedAway: false, value: await work() }
    } finally {
      leave()
    }
  }
}
